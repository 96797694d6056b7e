// A word that outlasts one reload of the page, and is then forgotten.

const NAME = 'kalplerNotice';

export function reloadWith(notice: string): void {
  history.replaceState({ ...history.state, [NAME]: notice }, '');
  location.reload();
}

export function takeNotice(): string | null {
  const { [NAME]: notice, ...rest } = (history.state ?? {}) as Record<string, unknown>;
  if (typeof notice !== 'string') return null;
  history.replaceState(rest, '');
  return notice;
}
