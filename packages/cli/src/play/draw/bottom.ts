// The last two rows, with what is typed and what the keys do, and the message above the hand.

import { cardSymbol } from '@kalpler/engine';
import type { Canvas } from '../../terminal/canvas.ts';
import { inHandOrder } from '../../terminal/cards.ts';
import type { Style } from '../../terminal/style.ts';
import { clip, widthOf } from '../../terminal/width.ts';
import { askOf, mayClaim } from '../ask.ts';
import type { Message } from '../ui.ts';
import type { Area, Scene } from './scene.ts';

const QUIET: Style = { ink: 'grey' };

/** `keys`: the text of the last row. */
export function drawBottom(canvas: Canvas, { ui }: Scene, area: Area, keys: string): void {
  const { x, y, columns, rows } = area;
  canvas.text(x, y + rows - 2, '› ', { ink: 'amber', isBold: true });
  // The end of a long line is where one types.
  let typed = ui.typed;
  while (widthOf(typed) > columns - 4) typed = [...typed].slice(1).join('');
  canvas.text(x + 2, y + rows - 2, `${typed}▏`);
  canvas.text(x, y + rows - 1, clip(keys, columns), QUIET);
}

export function keysOf({ view, words, ui }: Scene): string {
  const { footer } = words.t;
  if (ui.sheet !== null) return footer.sheet;
  return footer[askOf(view)];
}

const STYLES: Readonly<Record<Message['kind'], Style>> = {
  info: {},
  wrong: { ink: 'bright', isBold: true },
  hint: { ink: 'leaf' },
};

/** What was said last, or what is good to know now. */
export function messageOf({ view, words, ui }: Scene): { text: string; style: Style } {
  const { t } = words;
  if (ui.message !== null) return { text: ui.message.text, style: STYLES[ui.message.kind] };
  const { deal } = view;
  if (mayClaim(view)) return { text: t.mayClaim, style: STYLES.hint };
  const isFresh = deal?.phase === 'playing' && deal.plays.length < 2 * view.players.length;
  if (isFresh && deal.received !== null && deal.gave !== null) {
    const symbols = (cards: Parameters<typeof inHandOrder>[0]) =>
      inHandOrder(cards).map(cardSymbol).join(' ');
    const text = `${t.gave(symbols(deal.gave))} · ${t.received(symbols(deal.received))}`;
    return { text, style: QUIET };
  }
  return { text: '', style: {} };
}
