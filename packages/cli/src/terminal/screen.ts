// The full screen of a terminal: rows that have changed are written again, all at once, and nothing else.

const BEGIN = '\u001b[?2026h';
const END = '\u001b[?2026l';
/** Its own screen, no cursor, and no line that runs over into the next. */
const ENTER = '\u001b[?1049h\u001b[?25l\u001b[?7l\u001b[2J';
const LEAVE = '\u001b[0m\u001b[?7h\u001b[?25h\u001b[?1049l';

export class Screen {
  readonly #write: (text: string) => void;
  #shown: readonly string[] = [];
  #isOpen = false;

  constructor(write: (text: string) => void) {
    this.#write = write;
  }

  get isOpen(): boolean {
    return this.#isOpen;
  }

  enter(): void {
    if (this.#isOpen) return;
    this.#isOpen = true;
    this.#shown = [];
    this.#write(ENTER);
  }

  /** The terminal as it was before. */
  leave(): void {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    this.#write(LEAVE);
  }

  /** Forgets what is shown, so that everything is drawn again; for a terminal whose size has changed. */
  forget(): void {
    this.#shown = [];
    if (this.#isOpen) this.#write('\u001b[0m\u001b[2J');
  }

  draw(lines: readonly string[]): void {
    if (!this.#isOpen) return;
    let changes = '';
    for (let row = 0; row < Math.max(lines.length, this.#shown.length); row++) {
      const line = lines[row] ?? '';
      if (line === this.#shown[row]) continue;
      if (line === '' && this.#shown[row] === undefined) continue;
      // Cleared first: behind a line that fills the row, its last cell would be cleared with it.
      changes += `\u001b[${row + 1};1H\u001b[K${line}`;
    }
    this.#shown = [...lines];
    if (changes !== '') this.#write(BEGIN + changes + END);
  }
}

/** For a program that ends without having left its screen. */
export const RESTORE: string = LEAVE;
