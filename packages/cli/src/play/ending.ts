// The end of a game as something to wait for: whoever knows of it first tells it.

export interface Ending {
  readonly promise: Promise<number>;
  readonly resolve: (code: number) => void;
  readonly reject: (error: unknown) => void;
}

export function ending(): Ending {
  let resolve: Ending['resolve'] = () => {};
  let reject: Ending['reject'] = () => {};
  const promise = new Promise<number>((done, failed) => {
    resolve = done;
    reject = failed;
  });
  return { promise, resolve, reject };
}
