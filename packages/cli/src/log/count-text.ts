// How many there are of something, in good English.

export function countText(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

export function matchesText(count: number): string {
  return countText(count, 'match', 'matches');
}
