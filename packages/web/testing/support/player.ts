// Somebody who plays by looking at the page and clicking what it offers, for whole hands of every game.

import type { Locator } from 'playwright-core';
import type { TestWindow } from './browser.ts';

/** The strip of a card that its neighbours leave uncovered. */
const CORNER = { position: { x: 12, y: 14 } };

export class Player {
  readonly window: TestWindow;

  constructor(window: TestWindow) {
    this.window = window;
  }

  get page() {
    return this.window.page;
  }

  get hand(): Locator {
    return this.page.locator(`ul[aria-label="${this.window.t.table.hand}"]`);
  }

  get cards(): Locator {
    return this.hand.locator('button');
  }

  /** The cards that the page offers for play now. */
  get playable(): Locator {
    return this.hand.locator('button[data-legal="true"]');
  }

  /** The moment of the game that the page is in; null when no table is shown. */
  async phase(): Promise<string | null> {
    const [phase] = await this.page
      .locator('[data-phase]')
      .evaluateAll((tables) => tables.map((table) => table.getAttribute('data-phase')));
    return phase ?? null;
  }

  panel(label: string): Locator {
    return this.page.locator(`section[aria-label="${label}"]`);
  }

  get roundEnd(): Locator {
    return this.panel(this.window.t.panels.roundLabel);
  }

  /** Whether a tap on the cloth skips what moves while there is nothing to do. */
  isHasty = false;

  async hurry(): Promise<void> {
    if (!this.isHasty) return;
    const tap = () => document.querySelector<HTMLElement>('[data-board] > div')?.click();
    // A page that is just being left need not be hurried.
    await this.page.evaluate(tap).catch(() => {});
  }

  /** Does what the page asks for, if it asks for anything; plays no card and confirms no result once `isOver`. */
  async act(isOver: (player: Player) => Promise<boolean> = never): Promise<boolean> {
    switch (await this.phase()) {
      case 'passing':
      case 'exchanging':
        return this.give();
      case 'bidding':
        return (await this.look()) || this.bid();
      case 'selecting':
        return this.choose();
      case 'playing':
        // Looked at again once it is this player's turn: from then on nothing changes by itself.
        return (await this.isToPlay()) && !(await isOver(this)) && this.play();
      case 'roundEnd':
        if (await this.countMoon()) return true;
        // In this order: what appears in between is not missed.
        return (await this.roundEnd.isVisible()) && !(await isOver(this)) && this.advance();
      default:
        return false;
    }
  }

  /** Gives away the first cards of the hand. */
  async give(): Promise<boolean> {
    const { giveLabel, giveMore, giveConfirm } = this.window.t.panels;
    const panel = this.panel(giveLabel);
    const counts = [1, 2, 3, 4];
    const directions = ['left', 'right', 'across', null] as const;
    const more = panel.getByRole('button', { name: oneOf(counts.map(giveMore)) });
    for (let i = 0; await more.isVisible(); i++) await this.pick(i);
    const names = counts.flatMap((count) => directions.map((way) => giveConfirm(count, way)));
    return clickAway(panel.getByRole('button', { name: oneOf(names) }));
  }

  /** Taps one card of the hand. */
  pick(i: number): Promise<void> {
    return this.cards.nth(i).click(CORNER);
  }

  /** Opens a hand that may still be bid on blind. */
  look(): Promise<boolean> {
    const { blindNil, look } = this.window.t.panels;
    return clickAway(this.panel(blindNil).getByRole('button', { name: look }));
  }

  /** Confirms the bid that the page offers; where it offers none, one trick. */
  async bid(): Promise<boolean> {
    const { bidLabel, bidMore, bidChoose, bidConfirm, nilConfirm } = this.window.t.panels;
    const panel = this.panel(bidLabel);
    const names = [...Array.from({ length: 14 }, (_, tricks) => bidConfirm(tricks)), nilConfirm];
    // Advice may come in between: then one more than that is bid.
    if (await panel.getByRole('button', { name: bidChoose }).isVisible()) {
      await panel.getByRole('button', { name: bidMore }).click();
    }
    return clickAway(panel.getByRole('button', { name: oneOf(names) }));
  }

  /** Takes the first contract that is open. */
  async choose(): Promise<boolean> {
    const { contractLabel, choose, trumpSuits } = this.window.t.panels;
    const panel = this.panel(contractLabel);
    const confirm = panel.getByRole('button', { name: oneOf([choose]) });
    if (!(await confirm.isVisible())) return false;
    const penalties = panel.locator('button[aria-pressed][aria-disabled="false"]');
    const suits = panel.getByRole('group', { name: trumpSuits }).getByRole('button');
    await ((await penalties.count()) > 0 ? penalties : suits).first().click();
    return clickAway(confirm);
  }

  /** After every penalty card was taken: the others get the points. */
  countMoon(): Promise<boolean> {
    const { moonHead, moonOthers } = this.window.t.panels;
    return clickAway(this.panel(moonHead).getByRole('button', { name: moonOthers }));
  }

  /** The names of the cards in the hand, in their order. */
  names(): Promise<string[]> {
    return this.cards.evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label')!));
  }

  async isToPlay(): Promise<boolean> {
    return (await this.playable.count()) > 0;
  }

  async isToChoose(): Promise<boolean> {
    const { contractLabel, choose } = this.window.t.panels;
    return this.panel(contractLabel)
      .getByRole('button', { name: oneOf([choose]) })
      .isVisible();
  }

  /** Is ready for the next deal. */
  advance(): Promise<boolean> {
    const name = new RegExp(`^${escaped(this.window.t.panels.next)}`);
    return clickAway(this.roundEnd.getByRole('button', { name }));
  }

  /** Plays the first card that may be played, and sees it leave the hand. */
  async play(): Promise<boolean> {
    const [name] = await this.playable.evaluateAll((cards) =>
      cards.map((card) => card.getAttribute('aria-label')!),
    );
    if (name === undefined) return false;
    const card = this.hand.getByRole('button', { name, exact: true });
    const click = card.click(CORNER);
    // The last card may play itself before it is clicked.
    if ((await this.cards.count()) <= 1) click.catch(() => {});
    else await click;
    await card.waitFor({ state: 'detached' });
    return true;
  }
}

const never = async () => false;

/** Clicks a button, and waits until it is gone. */
async function clickAway(button: Locator): Promise<boolean> {
  if (!(await button.isVisible())) return false;
  await button.click();
  await button.waitFor({ state: 'detached' });
  return true;
}

/** The form of a name that is one of these. */
function oneOf(names: readonly string[]): RegExp {
  return new RegExp(`^(?:${names.map(escaped).join('|')})$`);
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** How long nobody may have anything to do before it counts as stuck. */
const STUCK_AFTER_MS = 100_000;

/** Lets everybody act for whom it is not over yet, until it is for all. */
export async function playUntil(
  players: readonly Player[],
  isOver: (player: Player) => Promise<boolean>,
): Promise<void> {
  let actedAt = performance.now();
  for (;;) {
    let isDone = true;
    for (const player of players) {
      if (await isOver(player)) continue;
      isDone = false;
      if (await player.act(isOver)) actedAt = performance.now();
    }
    if (isDone) return;
    if (performance.now() - actedAt > STUCK_AFTER_MS) throw new Error(await stuck(players));
    for (const player of players) await player.hurry();
    if (performance.now() - actedAt > 40) await players[0]!.page.waitForTimeout(50);
  }
}

/** What everybody sees of a table at which nothing happens any more. */
async function stuck(players: readonly Player[]): Promise<string> {
  const pages = await Promise.all(
    players.map(({ page }) => page.locator('body').ariaSnapshot({ timeout: 5_000 })),
  );
  return `nobody has anything to do:\n${pages.join('\n---\n')}`;
}
