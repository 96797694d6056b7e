// Asks the browser to keep what the page stores, which it might throw away otherwise.

const KEY = 'kalpler.kept';
/** Browsers grant more to a page that is used, and most to one that is installed. */
type Occasion = 'played' | 'installed';

/** Asks the browser to keep the games: once for each occasion, as some browsers put it to the player. */
export async function askToKeep(occasion: Occasion = 'played'): Promise<void> {
  try {
    const asked = (localStorage.getItem(KEY) ?? '').split(' ');
    if (asked.includes(occasion)) return;
    localStorage.setItem(KEY, [...asked, occasion].join(' ').trim());
    if (!(await navigator.storage.persisted())) await navigator.storage.persist();
  } catch {
    // Without storage, or over plain HTTP, there is nobody to ask.
  }
}
