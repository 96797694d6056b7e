// A player who takes a lesson with the keyboard only, and knows what each step asks for.

import { type KingContract, type Move, SUITS } from '@kalpler/engine';
import type { LessonGame } from '@kalpler/i18n/areas';
import type { LessonWords, lessonsTr } from '@kalpler/i18n/tr/lessons';
import { expect } from 'vitest';
import { type Place, placesOf } from '../../src/lessons/lesson.ts';
import { LESSONS } from '../../src/lessons/lessons.ts';
import { cardsOf, wantedMoves } from '../../src/lessons/script.ts';
import type { TestWindow } from '../support/browser.ts';
import { Player } from '../support/player.ts';

/** The name of whatever has the focus. */
const FOCUSED = () => {
  const { activeElement: element } = document;
  return element?.getAttribute('aria-label') ?? element?.textContent ?? '';
};

/** Cards on their way may take a while. */
const WHILE = { timeout: 60_000 };

export class LessonPlayer extends Player {
  readonly l: typeof lessonsTr;
  readonly words: LessonWords;
  readonly places: readonly Place[];

  constructor(window: TestWindow, game: LessonGame, l: typeof lessonsTr, words: LessonWords) {
    super(window);
    this.l = l;
    this.words = words;
    this.places = placesOf(LESSONS[game]);
  }

  get guide() {
    return this.panel(this.l.guide);
  }

  /** What the guide says. */
  get said() {
    return this.guide.getByRole('status');
  }

  isAt(step: number) {
    return this.page.locator(`[data-step="${step}"]`);
  }

  /** Goes from one stop to the next until the focus is on something of this name. */
  async tabTo(fits: (name: string) => boolean): Promise<void> {
    for (let stops = 0; stops < 60; stops++) {
      if (fits(await this.page.evaluate(FOCUSED))) return;
      await this.page.keyboard.press('Tab');
    }
    throw new Error('nothing of that name is reached by the Tab key');
  }

  /** Goes to a card by the keys of the hand and presses it. */
  async press(card: string): Promise<void> {
    const held = await this.names();
    await this.tabTo((name) => held.includes(name));
    await this.page.keyboard.press('Home');
    for (const _ of held) {
      if ((await this.page.evaluate(FOCUSED)) === card) break;
      await this.page.keyboard.press('ArrowRight');
    }
    await this.page.keyboard.press('Enter');
  }

  /** Does what a step asks for, and sees that it was right. */
  async follow({ step }: Place): Promise<void> {
    const { say, done } = this.words[step.id]!;
    await expect.poll(() => this.said.textContent(), WHILE).toBe(say);
    const { ask } = step;
    if (ask.kind === 'try') await this.press(this.nameOf(ask.cards));
    const [move] = wantedMoves(ask);
    if (move !== undefined) await this.make(move);
    if (done === undefined) return;
    await expect.poll(() => this.said.textContent(), WHILE).toBe(done);
    // The way on has the focus by itself.
    await expect.poll(() => this.page.evaluate(FOCUSED), WHILE).toBe(this.l.next);
  }

  /** Presses the button that leads on. */
  async pressNext(): Promise<void> {
    await this.tabTo((name) => name === this.l.next);
    await this.page.keyboard.press('Enter');
  }

  private nameOf(cards: string): string {
    return this.window.t.cards.name(cardsOf(cards)[0]!);
  }

  private async make(move: Move): Promise<void> {
    const { t } = this.window;
    const { keyboard } = this.page;
    switch (move.kind) {
      case 'play':
        await expect.poll(() => this.isToPlay(), WHILE).toBe(true);
        await this.press(t.cards.name(move.card));
        return;
      case 'pass':
        await this.panel(t.panels.giveLabel).waitFor();
        for (const card of move.cards) await this.press(t.cards.name(card));
        await this.tabTo((name) => name === t.panels.giveConfirm(move.cards.length, 'left'));
        break;
      case 'bid':
        await this.panel(t.panels.bidLabel).waitFor();
        await this.setBid(move.bid);
        break;
      case 'choose':
        await this.panel(t.panels.contractLabel).waitFor();
        await this.tabTo((name) => this.isChoice(name, move.contract));
        await keyboard.press('Enter');
        await this.tabTo((name) => name === t.panels.choose);
        break;
      default:
        throw new Error(`no lesson asks for ${move.kind}`);
    }
    await keyboard.press('Enter');
  }

  private async setBid(bid: number | 'nil' | 'blind_nil'): Promise<void> {
    const { panels } = this.window.t;
    const { keyboard } = this.page;
    await this.tabTo((name) => name === panels.bidRange(0, 13));
    await keyboard.press('Home');
    for (let n = 0; n < Number(bid === 'nil' ? 0 : bid); n++) await keyboard.press('ArrowRight');
    const confirm = bid === 'nil' ? panels.nilConfirm : panels.bidConfirm(Number(bid));
    await this.tabTo((name) => name === confirm);
  }

  private isChoice(name: string, contract: KingContract): boolean {
    const { panels, table, cards } = this.window.t;
    if (contract.type === 'penalty') return name.startsWith(table.contract[contract.name]);
    const suit = SUITS.indexOf(contract.trumpSuit);
    const start = panels.trumpSuit(cards.suits[SUITS[suit]!], 0).replace(/0.*$/, '');
    return name.startsWith(start);
  }
}
