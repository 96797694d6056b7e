// One suit sign on a card, around a point and possibly upside down.

import type { Suit } from '@kalpler/engine';
import { SUIT_SHAPES } from './shapes.ts';

interface Props {
  readonly suit: Suit;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly isTurned?: boolean;
}

export function Pip({ suit, x, y, scale, isTurned = false }: Props) {
  const turned = isTurned ? -scale : scale;
  return (
    <path
      transform={`translate(${x} ${y}) scale(${turned}) translate(-12 -12)`}
      d={SUIT_SHAPES[suit]}
    />
  );
}
