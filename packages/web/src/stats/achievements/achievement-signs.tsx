// What signs on the marks of achievements are drawn of, around the point 50, 70, and those that belong to no game.

import type { ReactNode } from 'react';
import { CROWN, SUIT_SHAPES, TULIP } from '../../art/shapes.ts';

interface At {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly turn?: number;
  readonly className?: string | undefined;
}

/** A shape out of a box, with its middle at a place. */
export const shape = (d: string, box: number, { x, y, size, turn = 0, className }: At) => (
  <path
    key={`${x} ${y} ${size}`}
    className={className}
    transform={`translate(${x} ${y}) rotate(${turn}) scale(${size / box}) translate(${-box / 2} ${-box / 2})`}
    d={d}
  />
);

export const tulip = (x: number, y: number, size: number, turn = 0, className?: string) =>
  shape(TULIP, 100, { x, y, size, turn, className });
export const heart = (x: number, y: number, size: number) =>
  shape(SUIT_SHAPES.hearts, 24, { x, y, size });
export const spade = (x: number, y: number, size: number) =>
  shape(SUIT_SHAPES.spades, 24, { x, y, size });
export const crown = (x: number, y: number, size: number) => shape(CROWN, 100, { x, y, size });
const MOON = 'M20.5 15.5A10 10 0 0 1 8.5 3.5a10 10 0 1 0 12 12Z';
export const moon = (x: number, y: number, size: number) => shape(MOON, 24, { x, y, size });

/** Tulips around a point, standing outwards. */
export const wreath = (count: number, y: number, radius: number, size: number) =>
  Array.from({ length: count }, (_, i) => {
    const angle = (i * 2 * Math.PI) / count;
    const place = [50 + radius * Math.sin(angle), y - radius * Math.cos(angle)] as const;
    return tulip(...place, size, (i * 360) / count);
  });

/** Tulips side by side, the outer ones leaning. */
export const fan = (count: number, y: number, size: number, spread: number) =>
  Array.from({ length: count }, (_, i) => {
    const off = i - (count - 1) / 2;
    return tulip(50 + off * spread, y + Math.abs(off) * 2.2, size, off * 14);
  });

/** A small card lying upright, with what is on it cut out. */
export const card = (x: number, y: number, turn: number, on: ReactNode) => (
  <g key={`${x} ${y}`} transform={`rotate(${turn} ${x} ${y})`}>
    <rect data-part="card" x={x - 9} y={y - 13} width="18" height="26" rx="2.5" />
    {on}
  </g>
);
export const cut = (node: ReactNode) => <g data-part="cut">{node}</g>;
export const ring = (y: number, radius: number) => (
  <circle data-part="line" cx="50" cy={y} r={radius} />
);
export const letter = (text: string, x: number, y: number, size: number) => (
  <text x={x} y={y} fontSize={size} textAnchor="middle">
    {text}
  </text>
);

export const three = fan(3, 52, 13, 11);

export const GENERAL_SIGNS = {
  firstWin: tulip(50, 70, 40),
  trio: [heart(50, 57, 20), spade(40.5, 78, 18), crown(60, 78.5, 19)],
  masters: [crown(50, 77, 34), ...three],
  streak: fan(5, 68, 14.5, 8.6),
  comeback: [tulip(50, 60, 27), tulip(50, 86, 17, 128)],
  week: wreath(7, 71, 14.5, 14),
  flawless: [tulip(50, 61, 28), <path key="check" data-part="stroke" d="m41 84 6 6 12-12" />],
};
