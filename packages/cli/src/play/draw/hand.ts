// The person's own cards: side by side, suits apart, the one under the cursor raised, those that may be played marked.

import { type Card, suitOf } from '@kalpler/engine';
import type { Canvas } from '../../terminal/canvas.ts';
import { FACE_WIDTH, type FaceKind, inHandOrder } from '../../terminal/cards.ts';
import { askOf } from '../ask.ts';
import { isAdvised } from '../ui.ts';
import type { Area, Scene } from './scene.ts';

/** Rows of the hand: room for a raised card, the card itself, and the mark below it. */
export const HAND_ROWS = 6;

export function drawHand(canvas: Canvas, scene: Scene, area: Area): void {
  const { view, ui } = scene;
  const { deal, seat } = view;
  if (deal === null || seat === null) return;
  if (deal.hand === null) {
    const places = spread(
      Array.from({ length: deal.counts[seat]! }, () => 0),
      area,
    );
    for (const x of places) canvas.back(x, area.y + 1, 2);
    return;
  }
  const cards = inHandOrder(deal.hand);
  const places = spread(cards.map(suitOf), area);
  const ask = askOf(view);
  for (const [i, card] of cards.entries()) {
    const isUnder = card === ui.card && ask !== 'pause' && ask !== 'over';
    const isRaised = ui.picked.includes(card) || (ask === 'play' && isUnder);
    const x = places[i]!;
    const kind = kindOf(scene, card, isUnder);
    canvas.face(x, area.y + (isRaised ? 0 : 1), card, kind, [markOf(scene, card)]);
    if (isUnder && ask !== 'wait' && ask !== 'choose') {
      canvas.text(x + 2, area.y + HAND_ROWS - 1, '▲', { ink: 'amber', isBold: true });
    }
  }
}

function kindOf({ view }: Scene, card: Card, isUnder: boolean): FaceKind {
  const ask = askOf(view);
  if (ask === 'play' && !view.deal!.legal.includes(card)) return 'faint';
  return isUnder && (ask === 'play' || ask === 'give') ? 'chosen' : 'plain';
}

/** Below the name of a card: advised, picked, just received, or playable. */
function markOf({ view, ui }: Scene, card: Card): string {
  const { deal } = view;
  if (isAdvised(ui, card)) return ' ★';
  if (ui.picked.includes(card)) return ' ✓';
  if (askOf(view) === 'play' && deal!.legal.includes(card)) return ' •';
  return '';
}

/** The columns of cards of these suits: apart where there is room, else one over the other. */
function spread(suits: readonly number[], { x, columns }: Area): number[] {
  const breaks = suits.filter((suit, i) => i > 0 && suit !== suits[i - 1]).length;
  const room = columns - FACE_WIDTH - breaks;
  const step = Math.min(FACE_WIDTH, Math.floor(room / Math.max(1, suits.length - 1)));
  const width = step * (suits.length - 1) + FACE_WIDTH + breaks;
  let at = x + Math.max(0, Math.floor((columns - width) / 2));
  return suits.map((suit, i) => {
    if (i > 0) at += step + (suit === suits[i - 1] ? 0 : 1);
    return at;
  });
}
