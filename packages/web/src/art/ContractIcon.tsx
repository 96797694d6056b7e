// A King contract as a pictogram: a small card that carries what is to be avoided or won.

import type { ReactNode } from 'react';
import styles from './ContractIcon.module.css';
import { SUIT_SHAPES, TULIP } from './shapes.ts';

type ContractIconName = 'el' | 'kupa' | 'erkek' | 'kiz' | 'rifki' | 'sonIki' | 'koz';

function Mini({ x, y, turn = 0, isOver = false }: MiniProps) {
  return (
    <rect
      className={isOver ? styles.over : undefined}
      x={x}
      y={y}
      width="15"
      height="21"
      rx="2.5"
      transform={turn === 0 ? undefined : `rotate(${turn} ${x + 7} ${y + 10})`}
    />
  );
}

interface MiniProps {
  readonly x: number;
  readonly y: number;
  readonly turn?: number;
  /** Lies on another card and covers its lines. */
  readonly isOver?: boolean;
}

function Letter({ x, y, size, children }: LetterProps) {
  return (
    <text className={styles.letter} x={x} y={y} fontSize={size} textAnchor="middle">
      {children}
    </text>
  );
}

interface LetterProps {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly children: string;
}

function Heart({
  x,
  y,
  scale,
}: {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}) {
  return (
    <path
      className={styles.filled}
      transform={`translate(${x} ${y}) scale(${scale})`}
      d={SUIT_SHAPES.hearts}
    />
  );
}

const DRAWINGS: Readonly<Record<ContractIconName, ReactNode>> = {
  el: (
    <>
      <Mini x={4} y={8} turn={-14} />
      <Mini x={9} y={6} isOver />
      <Mini x={14} y={8} turn={14} isOver />
    </>
  ),
  kupa: (
    <>
      <Mini x={8.5} y={5.5} />
      <Heart x={10} y={10} scale={0.5} />
    </>
  ),
  erkek: (
    <>
      <Mini x={4} y={6} turn={-8} />
      <Letter x={8.9} y={20} size={10.5}>
        K
      </Letter>
      <Mini x={13.5} y={6} turn={8} isOver />
      <g transform="rotate(8 20 16)">
        <Letter x={21} y={20.5} size={11.5}>
          J
        </Letter>
      </g>
    </>
  ),
  kiz: (
    <>
      <Mini x={8.5} y={5.5} />
      <Letter x={16} y={20.5} size={13}>
        Q
      </Letter>
    </>
  ),
  rifki: (
    <>
      <Mini x={8.5} y={5.5} />
      <Letter x={16} y={16} size={10.5}>
        K
      </Letter>
      <Heart x={12.2} y={17} scale={0.32} />
    </>
  ),
  sonIki: (
    <>
      <Mini x={5} y={6} />
      <Mini x={12} y={6} isOver />
      <Letter x={19.5} y={20.5} size={12}>
        2
      </Letter>
    </>
  ),
  koz: (
    <>
      <Mini x={8.5} y={5.5} />
      <path className={styles.filled} transform="translate(9.7 9.4) scale(.126)" d={TULIP} />
    </>
  ),
};

interface Props {
  readonly name: ContractIconName;
  readonly className?: string | undefined;
}

export function ContractIcon({ name, className = '' }: Props) {
  return (
    <svg className={`${styles.icon} ${className}`} viewBox="0 0 32 32" aria-hidden="true">
      {DRAWINGS[name]}
    </svg>
  );
}
