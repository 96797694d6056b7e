// Friendly names for people who have not chosen one yet.

/** Any of the names, but not the one that is shown already. */
export function suggestName(names: readonly string[], not = ''): string {
  const others = names.filter((name) => name !== not);
  return others[Math.floor(Math.random() * others.length)] ?? not;
}
