// A player in text mode: types commands, reads the log and the lists.

import { type TextModeTexts, textModeTr } from '@kalpler/i18n/tr/text-mode';
import { readCards } from '@kalpler/match/commands';
import { expect } from 'vitest';
import type { TestWindow } from '../support/browser.ts';

export class TextModePlayer {
  readonly window: TestWindow;
  readonly p: TextModeTexts;

  constructor(window: TestWindow, p: TextModeTexts) {
    this.window = window;
    this.p = p;
  }

  get page() {
    return this.window.page;
  }

  get t() {
    return this.window.t;
  }

  async send(command: string): Promise<void> {
    await this.page.getByLabel(this.p.command, { exact: true }).fill(command);
    await this.page.keyboard.press('Enter');
  }

  /** Sends a command and waits for an answer that contains this text. */
  async types(command: string, answer: string): Promise<void> {
    const before = await this.received(answer);
    await this.send(command);
    await expect.poll(() => this.received(answer)).toBeGreaterThan(before);
  }

  log(): Promise<string[]> {
    return this.page.getByRole('log').getByRole('listitem').allTextContents();
  }

  /** How many lines of the log have this in them; a full stop at its end may be missing there. */
  private async received(text: string): Promise<number> {
    const part = text.replace(/\.$/, '');
    return (await this.log()).filter((line) => line.includes(part)).length;
  }

  async isSaid(text: string): Promise<boolean> {
    return (await this.received(text)) > 0;
  }

  async waitFor(text: string): Promise<void> {
    await expect.poll(() => this.isSaid(text)).toBe(true);
  }

  /** The lines under a heading. */
  private lines(title: string): Promise<string[]> {
    const section = this.page
      .locator('section')
      .filter({ has: this.page.getByRole('heading', { name: title, exact: true }) });
    return section.getByRole('listitem').allTextContents();
  }

  async hand(): Promise<string[]> {
    const lines = await this.lines(this.p.hand);
    return lines.flatMap((line) => {
      const [suit, ranks = ''] = line.split(': ');
      return ranks.split(', ').map((rank) => `${suit} ${rank}`);
    });
  }

  /** What a line of the moves lists behind its first words. */
  private async offered(line: (items: string) => string): Promise<string[]> {
    const head = line('').replace(/\.$/, '');
    const found = (await this.lines(this.p.moves)).find((one) => one.startsWith(head));
    return found === undefined ? [] : found.slice(head.length).replace(/\.$/, '').split(', ');
  }

  legal(): Promise<string[]> {
    return this.offered(this.p.mayPlay);
  }

  contracts(): Promise<string[]> {
    return this.offered(this.p.contracts);
  }

  /** Whether anything is asked of this player. */
  async isAsked(): Promise<boolean> {
    const [first] = await this.lines(this.p.moves);
    return first !== undefined && first !== this.p.noMoves;
  }

  /** Waits until a card is gone, or until the next deal has come. */
  async moved(card: string | undefined): Promise<void> {
    const isDone = async () =>
      card === undefined
        ? !(await this.lines(this.p.moves)).includes(this.p.ready)
        : !(await this.hand()).some((held) => this.isSame(held, card));
    await expect.poll(isDone).toBe(true);
  }

  /** Whether two names, one of them perhaps shorter, are of one card. */
  isSame(one: string, other: string): boolean {
    const { language } = this;
    const read = (text: string) => JSON.stringify(readCards(text, language));
    return read(one) === read(other);
  }

  private get language() {
    return this.p === textModeTr ? 'tr' : 'en';
  }

  played(card: string): string {
    return this.t.table.played('Ayşe', card);
  }

  isPlay(line: string): boolean {
    return /^\p{L}[^:]*: \p{L}+ \p{L}+\.$/u.test(line);
  }
}
