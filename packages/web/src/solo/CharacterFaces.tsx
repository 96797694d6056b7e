// Gives everything within it the faces of the characters, wherever a name has a tile.

import type { ReactNode } from 'react';
import { Faces } from '../art/Avatar.tsx';
import { CHARACTERS } from './characters.ts';
import { FACE_DESIGNS, type FaceDesign } from './face-shapes.ts';

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

export function CharacterFaces({ children }: { readonly children: ReactNode }) {
  return <Faces.Provider value={FACES}>{children}</Faces.Provider>;
}
