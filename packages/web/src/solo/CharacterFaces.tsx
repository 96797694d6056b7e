// The faces of the characters: a few shapes each, out of tulip and ogee, on a tile of 64 by 64.

import type { ReactNode } from 'react';
import { Faces } from '../art/Avatar.tsx';
import { CROWN, OGEE, TULIP } from '../art/shapes.ts';
import { CHARACTERS, type CharacterId } from './characters.ts';

/** A shape, its colour and its place. */
type FacePart = readonly [d: string, fill: string, place: string];

interface FaceDesign {
  readonly ground: string;
  readonly parts: readonly FacePart[];
}

const pigment = (name: string) => `var(--cini-${name})`;
const COBALT = pigment('cobalt');
const BLUE = pigment('blue');
const TURQUOISE = pigment('turq');
const BOLE = pigment('bole');
const GREEN = pigment('green');
const WINE = pigment('wine');
const WHITE = pigment('white');
const GOLD = pigment('gold');

const MOON = 'M62 14A38 38 0 1 0 86 62 31 31 0 1 1 62 14Z';
const DOT = 'M50 38A12 12 0 1 1 50 62 12 12 0 1 1 50 38Z';

/** Around a point of the tile, `width` pixels wide, and turned. */
function place(x: number, y: number, width: number, turn = 0): string {
  return `translate(${x} ${y}) rotate(${turn}) scale(${width / 100}) translate(-50 -50)`;
}

const tulip = (fill: string, width: number, x = 32, y = 32, turn = 0): FacePart => [
  TULIP,
  fill,
  place(x, y, width, turn),
];

/** Upright, or lying like an eye. */
const ogee = (fill: string, width: number, height: number, turn = 0): FacePart => [
  OGEE,
  fill,
  `translate(32 32) rotate(${turn}) scale(${width / 56} ${height / 92}) translate(-50 -70)`,
];

const dot = (fill: string, width: number, x = 32, y = 32): FacePart => [
  DOT,
  fill,
  place(x, y, (width * 100) / 24),
];

/** The same tulip `count` times around the middle. */
function ring(fill: string, count: number, width: number, far: number, first = 0): FacePart[] {
  return Array.from({ length: count }, (_, i) => [
    TULIP,
    fill,
    `rotate(${first + (i * 360) / count} 32 32) ${place(32, 32 - far, width)}`,
  ]);
}

export const FACE_DESIGNS: Readonly<Record<CharacterId, FaceDesign>> = {
  mina: { ground: TURQUOISE, parts: [tulip(WHITE, 42, 32, 36), dot(BOLE, 7, 32, 10)] },
  kaya: { ground: GREEN, parts: [tulip(WHITE, 32, 20, 33, -16), tulip(GOLD, 32, 44, 33, 16)] },
  ela: { ground: GOLD, parts: [ogee(WHITE, 44, 58), tulip(BOLE, 25)] },
  deniz: {
    ground: BLUE,
    parts: [ogee(WHITE, 34, 60, 90), ...[16, 32, 48].map((x) => tulip(BLUE, 13, x))],
  },
  kerem: { ground: WINE, parts: [[CROWN, GOLD, place(32, 15, 24)], tulip(WHITE, 31, 32, 44)] },
  selin: { ground: COBALT, parts: [...ring(WHITE, 4, 25, 16), dot(TURQUOISE, 9)] },
  leyla: { ground: COBALT, parts: [ogee(WHITE, 38, 62, 90), dot(BLUE, 25), tulip(WHITE, 15)] },
  baran: { ground: BOLE, parts: [[MOON, GOLD, place(29, 34, 54)], tulip(WHITE, 24, 40, 26, 12)] },
  defne: {
    ground: GREEN,
    parts: [ogee(WHITE, 46, 60), ogee(GREEN, 36, 48), ogee(GOLD, 26, 36), tulip(GREEN, 14)],
  },
  aylin: {
    ground: WINE,
    parts: [
      ogee(WHITE, 30, 60),
      ogee(WHITE, 30, 60, 90),
      ogee(TURQUOISE, 15, 32),
      tulip(WHITE, 11),
    ],
  },
  emir: { ground: WHITE, parts: [ogee(COBALT, 48, 60), [CROWN, GOLD, place(32, 32, 24)]] },
  suna: {
    ground: WHITE,
    parts: [...ring(COBALT, 8, 20, 19), ...ring(BOLE, 8, 12, 9, 22.5), dot(GOLD, 8)],
  },
};

function drawn({ ground, parts }: FaceDesign): ReactNode {
  return (
    <>
      <circle cx="32" cy="32" r="32" fill={ground} />
      {parts.map(([d, fill, place]) => (
        <path key={place + fill} d={d} fill={fill} transform={place} />
      ))}
    </>
  );
}

const FACES = Object.fromEntries(CHARACTERS.map(({ id, name }) => [name, drawn(FACE_DESIGNS[id])]));

/** Gives everything within it the faces of the characters, wherever a name has a tile. */
export function CharacterFaces({ children }: { readonly children: ReactNode }) {
  return <Faces.Provider value={FACES}>{children}</Faces.Provider>;
}
