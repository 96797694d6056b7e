// Says how far a long run is, on one line that is overwritten, and only where somebody watches.

export function progressLine(what: string, whole: number): ((done: number) => void) | undefined {
  const { stderr } = process;
  if (!stderr.isTTY) return undefined;
  return (done) => {
    stderr.write(`\r\u001b[K${done < whole ? `${what}: ${done} of ${whole}` : ''}`);
  };
}
