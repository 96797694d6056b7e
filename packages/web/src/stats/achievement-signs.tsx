// What is drawn in the middle of each achievement's mark, around the point 50, 70.

import type { ReactNode } from 'react';
import { CROWN, OGEE, SUIT_SHAPES, TULIP } from '../art/shapes.ts';
import type { AchievementId } from './achievements.ts';

interface At {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly turn?: number;
  readonly className?: string | undefined;
}

/** A shape out of a box, with its middle at a place. */
const shape = (d: string, box: number, { x, y, size, turn = 0, className }: At) => (
  <path
    key={`${x} ${y} ${size}`}
    className={className}
    transform={`translate(${x} ${y}) rotate(${turn}) scale(${size / box}) translate(${-box / 2} ${-box / 2})`}
    d={d}
  />
);

const tulip = (x: number, y: number, size: number, turn = 0, className?: string) =>
  shape(TULIP, 100, { x, y, size, turn, className });
const heart = (x: number, y: number, size: number) => shape(SUIT_SHAPES.hearts, 24, { x, y, size });
const spade = (x: number, y: number, size: number) => shape(SUIT_SHAPES.spades, 24, { x, y, size });
const crown = (x: number, y: number, size: number) => shape(CROWN, 100, { x, y, size });
const MOON = 'M20.5 15.5A10 10 0 0 1 8.5 3.5a10 10 0 1 0 12 12Z';
const moon = (x: number, y: number, size: number) => shape(MOON, 24, { x, y, size });

/** Tulips around a point, standing outwards. */
const wreath = (count: number, y: number, radius: number, size: number) =>
  Array.from({ length: count }, (_, i) => {
    const angle = (i * 2 * Math.PI) / count;
    const place = [50 + radius * Math.sin(angle), y - radius * Math.cos(angle)] as const;
    return tulip(...place, size, (i * 360) / count);
  });

/** Tulips side by side, the outer ones leaning. */
const fan = (count: number, y: number, size: number, spread: number) =>
  Array.from({ length: count }, (_, i) => {
    const off = i - (count - 1) / 2;
    return tulip(50 + off * spread, y + Math.abs(off) * 2.2, size, off * 14);
  });

/** A small card lying upright, with what is on it cut out. */
const card = (x: number, y: number, turn: number, on: ReactNode) => (
  <g key={`${x} ${y}`} transform={`rotate(${turn} ${x} ${y})`}>
    <rect data-part="card" x={x - 9} y={y - 13} width="18" height="26" rx="2.5" />
    {on}
  </g>
);
const cut = (node: ReactNode) => <g data-part="cut">{node}</g>;
const ring = (y: number, radius: number) => <circle data-part="line" cx="50" cy={y} r={radius} />;
const letter = (text: string, x: number, y: number, size: number) => (
  <text x={x} y={y} fontSize={size} textAnchor="middle">
    {text}
  </text>
);

const three = fan(3, 52, 13, 11);

export const SIGNS: Readonly<Record<AchievementId, ReactNode>> = {
  firstWin: tulip(50, 70, 40),
  trio: [heart(50, 57, 20), spade(40.5, 78, 18), crown(60, 78.5, 19)],
  masters: [crown(50, 77, 34), ...three],
  streak: fan(5, 68, 14.5, 8.6),
  comeback: [tulip(50, 60, 27), tulip(50, 86, 17, 128)],
  week: wreath(7, 71, 14.5, 14),
  flawless: [tulip(50, 61, 28), <path key="check" data-part="stroke" d="m41 84 6 6 12-12" />],
  heartsClean: [heart(50, 70, 38), cut(heart(50, 70, 27))],
  heartsMoon: moon(50, 70, 34),
  heartsMoonMasters: [moon(50, 77, 28), ...three],
  heartsNoQueen: [card(45, 65, -14, cut(letter('Q', 45, 71.5, 19))), tulip(62, 84, 15)],
  heartsClear: [heart(50, 60, 27), heart(38, 85, 9), heart(50, 87, 9), heart(62, 85, 9)],
  heartsEclipse: [heart(50, 70, 38), cut(moon(50.5, 68, 20))],
  spadesNil: [spade(50, 70, 38), cut(<circle cx="50" cy="70" r="5.5" />)],
  spadesNilMasters: [spade(50, 77, 30), cut(<circle cx="50" cy="77" r="4.4" />), ...three],
  spadesBlind: [
    card(44, 71, -10, null),
    card(56, 71, 10, cut(shape(OGEE, 100, { x: 56, y: 66.3, size: 22 }))),
  ],
  spadesExact: [spade(50, 70, 17), ring(70, 15.5), ring(70, 19.5)],
  spadesKept: [spade(42, 65, 22), spade(58, 65, 22), tulip(50, 85, 14)],
  spadesFewBags: [spade(50, 64, 28), <path key="low" data-part="stroke" d="M40 86H60" />],
  kingAlone: crown(50, 70, 38),
  kingTrumps: [card(50, 70, 0, cut(tulip(50, 70, 15))), tulip(31, 72, 10), tulip(69, 72, 10)],
  kingPenalties: [
    card(44, 71, -10, null),
    card(56, 71, 10, cut(heart(56, 71, 13))),
    tulip(50, 48, 13),
  ],
  kingHigh: [crown(50, 64, 30), ...fan(5, 85, 10, 6.4)],
  kingSteady: [
    <path key="shield" d="M50 48c6 4 12 6 18 6 0 17-6 30-18 38-12-8-18-21-18-38 6 0 12-2 18-6Z" />,
    cut(crown(50, 68, 20)),
  ],
  kingNoTricks: [
    <g key="cards" data-part="outline">
      {card(42, 72, -14, null)}
      {card(50, 70, 0, null)}
      {card(58, 72, 14, null)}
    </g>,
  ],
};
