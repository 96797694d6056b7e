// What was pressed, from the bytes that a terminal sends: letters of any language, arrows and other named keys.

type KeyName =
  | ('left' | 'right' | 'up' | 'down' | 'home' | 'end' | 'pageUp' | 'pageDown')
  | ('enter' | 'space' | 'tab' | 'backTab' | 'backspace' | 'delete' | 'escape' | 'f1')
  | ('ctrl-c' | 'ctrl-d' | 'ctrl-l' | 'ctrl-r' | 'ctrl-u' | 'ctrl-y' | 'ctrl-z');

export type Key =
  | { readonly name: KeyName }
  /** One character that can be written. */
  | { readonly name: 'text'; readonly text: string };

const CONTROLS: Readonly<Record<string, KeyName>> = {
  '\r': 'enter',
  '\n': 'enter',
  ' ': 'space',
  '\t': 'tab',
  '\u007f': 'backspace',
  '\b': 'backspace',
  '\u0003': 'ctrl-c',
  '\u0004': 'ctrl-d',
  '\u000c': 'ctrl-l',
  '\u0012': 'ctrl-r',
  '\u0015': 'ctrl-u',
  '\u0019': 'ctrl-y',
  '\u001a': 'ctrl-z',
};

/** What follows `ESC [` or `ESC O`; the Enter of a number pad has only the second, a mouse sends `ESC [ … M`. */
const SEQUENCES: Readonly<Record<string, KeyName>> = {
  A: 'up',
  B: 'down',
  C: 'right',
  D: 'left',
  H: 'home',
  F: 'end',
  P: 'f1',
  Z: 'backTab',
  '1~': 'home',
  '3~': 'delete',
  '4~': 'end',
  '5~': 'pageUp',
  '6~': 'pageDown',
  '7~': 'home',
  '8~': 'end',
  '11~': 'f1',
};

const ESC = '\u001b';
// biome-ignore lint/suspicious/noControlCharactersInRegex: escape sequences begin with one.
const WHOLE = /^\u001b(?:\[([\d;?<>=]*)([@-~])|O([A-Za-z])|\u001b)/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: escape sequences begin with one.
const BEGUN = /^\u001b(?:\[[\d;?<>=]*|O)?$/;

/** Reads text as it comes; a sequence may arrive in pieces. */
export class KeyReader {
  #rest = '';

  read(text: string): Key[] {
    this.#rest += text;
    const keys: Key[] = [];
    while (this.#rest !== '') {
      if (BEGUN.test(this.#rest)) break;
      const [key, length] = next(this.#rest);
      if (key !== null) keys.push(key);
      this.#rest = this.#rest.slice(length);
    }
    return keys;
  }

  /** Whether something has begun that may be an escape key or the start of a sequence. */
  get isWaiting(): boolean {
    return this.#rest !== '';
  }

  /** Nothing more came: what has begun was the escape key. */
  settle(): Key[] {
    const rest = this.#rest;
    this.#rest = '';
    return rest.startsWith(ESC) ? [{ name: 'escape' }] : [];
  }
}

/** The first key of a text and how long it is; sequences that mean nothing here are passed over. */
function next(text: string): [Key | null, number] {
  if (text.startsWith(ESC)) {
    const [whole, numbers = '', final, letter] = WHOLE.exec(text) ?? [];
    if (whole === undefined) return [{ name: 'escape' }, 1];
    if (whole === ESC + ESC) return [{ name: 'escape' }, 1];
    // `1;5C` is an arrow with Ctrl: the arrow is what counts.
    if (letter === 'M') return [{ name: 'enter' }, whole.length];
    // Reports about the mouse and the terminal itself begin with a sign of their own.
    if (/^[?<>=]/.test(numbers)) return [null, whole.length];
    const code = final === '~' ? `${numbers.split(';')[0]}~` : (final ?? letter ?? '');
    const name = SEQUENCES[code];
    return [name === undefined ? null : { name }, whole.length];
  }
  const char = String.fromCodePoint(text.codePointAt(0)!);
  const name = CONTROLS[char];
  if (name !== undefined) return [{ name }, char.length];
  return [char < ' ' ? null : { name: 'text', text: char }, char.length];
}
