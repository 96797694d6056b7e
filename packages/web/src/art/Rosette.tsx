// The tile that belongs to a name: three rings of petals around a point.

import { memo, useContext } from 'react';
import { avatarDesign } from './avatar-design.ts';
import { Faces } from './faces.ts';

interface RingProps {
  readonly petal: string;
  readonly count: number;
  readonly fill: string;
  readonly scale: number;
  readonly turn: number;
}

function Ring({ petal, count, fill, scale, turn }: RingProps) {
  const angles = Array.from({ length: count }, (_, i) => turn + (i * 360) / count);
  return (
    <g fill={fill}>
      {angles.map((angle) => (
        <path
          key={angle}
          transform={`translate(32 32) rotate(${angle}) scale(${scale}) translate(-32 -32)`}
          d={petal}
        />
      ))}
    </g>
  );
}

interface Props {
  readonly name: string;
  readonly className?: string | undefined;
}

export const Rosette = memo(function Rosette({ name, className }: Props) {
  return (
    <svg className={className} viewBox="0 0 64 64" aria-hidden="true">
      {useContext(Faces)[name] ?? <Rings name={name} />}
    </svg>
  );
});

function Rings({ name }: { readonly name: string }) {
  const { colours, petals, petal } = avatarDesign(name);
  const [ground, large, small, between] = colours;
  return (
    <>
      <circle cx="32" cy="32" r="32" fill={ground} />
      <Ring petal={petal} count={petals} fill={between} scale={0.98} turn={180 / petals} />
      <Ring petal={petal} count={petals} fill={large} scale={0.92} turn={0} />
      <Ring petal={petal} count={petals} fill={small} scale={0.5} turn={0} />
      <circle cx="32" cy="32" r="5" fill={large} />
      <circle cx="32" cy="32" r="2.4" fill={between} />
    </>
  );
}
