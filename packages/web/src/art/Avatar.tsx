// A player's tile with what belongs to its edge: the turn ring, the seconds left, the mark of a bot or of a lost connection.

import { createContext, memo, type ReactNode, useContext } from 'react';
import styles from './Avatar.module.css';
import { Icon } from './Icon.tsx';

type AvatarSize = 'xxs' | 'xs' | 'sm' | 'md' | 'lg' | 'xl';

interface Props {
  readonly name: string;
  readonly size?: AvatarSize | undefined;
  readonly bot?: boolean | undefined;
  /** Whether the player is not here now: it loses its colours and bears a sign. */
  readonly isAway?: boolean | undefined;
  /** A short number at the corner, in place of a mark. */
  readonly badge?: string | undefined;
  /** Whether that number is an alarm. */
  readonly isAlarm?: boolean | undefined;
  readonly className?: string | undefined;
  readonly children?: ReactNode;
}

export function Avatar({
  name,
  size = 'md',
  bot = false,
  isAway = false,
  badge,
  isAlarm = false,
  className = '',
  children,
}: Props) {
  return (
    <span
      className={`${styles.avatar} ${styles[size]} ${className}`}
      aria-hidden="true"
      data-tile=""
      data-away={isAway}
    >
      <Rosette name={name} className={styles.tile} />
      {children}
      {badge !== undefined ? (
        <b className={styles.badge} data-alarm={isAlarm}>
          {badge}
        </b>
      ) : (
        (isAway || bot) && (
          <b className={styles.badge} data-sign={isAway ? 'away' : 'bot'}>
            <Icon name={isAway ? 'unlinked' : 'bot'} className={styles.sign} />
          </b>
        )
      )}
    </span>
  );
}

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

interface RosetteProps {
  readonly name: string;
  readonly className?: string | undefined;
}

/** The tile that belongs to a name: three rings of petals around a point. */
const Rosette = memo(function Rosette({ name, className }: RosetteProps) {
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

/** Every name has its own tile: colours, petals and their form follow from nothing but the name. */
interface AvatarDesign {
  /** Ground, large petals, small petals, petals between; colours of the page. */
  readonly colours: readonly [ground: string, large: string, small: string, between: string];
  readonly petals: 6 | 8 | 10;
  /** One petal, upright in the upper half of a tile of 64 by 64. */
  readonly petal: string;
}

const COBALT = 'var(--cini-cobalt)';
const BLUE = 'var(--cini-blue)';
const TURQUOISE = 'var(--cini-turq)';
const BOLE = 'var(--cini-bole)';
const GREEN = 'var(--cini-green)';
const WINE = 'var(--cini-wine)';
const WHITE = 'var(--cini-white)';
const GOLD = 'var(--cini-gold)';

const COLOURS: readonly AvatarDesign['colours'][] = [
  [COBALT, WHITE, BOLE, TURQUOISE],
  [WHITE, BLUE, BOLE, COBALT],
  [TURQUOISE, WHITE, COBALT, BOLE],
  [WINE, WHITE, TURQUOISE, GOLD],
  [GREEN, WHITE, BOLE, TURQUOISE],
  [BOLE, WHITE, COBALT, TURQUOISE],
];

const PETALS = [6, 8, 10] as const;

const FORMS = [
  'M32 32C24 22 25 12 32 4 39 12 40 22 32 32Z',
  'M32 32C22 26 20 12 26 5 28 9 30 11 32 13 34 11 36 9 38 5 44 12 42 26 32 32Z',
  'M32 32C26 26 22 16 27 8 29 5 35 5 37 8 42 16 38 26 32 32Z',
];

/** A number below 2^32 that is the same for the same name everywhere. */
export function hashName(name: string): number {
  let hash = 0x811c9dc5;
  for (const character of name.trim().normalize('NFC')) {
    hash = Math.imul(hash ^ character.codePointAt(0)!, 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

export function avatarDesign(name: string): AvatarDesign {
  let rest = hashName(name);
  const pick = <T,>(list: readonly T[]): T => {
    const chosen = list[rest % list.length]!;
    rest = Math.floor(rest / list.length);
    return chosen;
  };
  return { colours: pick(COLOURS), petals: pick(PETALS), petal: pick(FORMS) };
}

/**
 * Faces that are drawn otherwise than by the hash of a name: given where known characters sit at the table.
 * What is drawn on the tile of a name, 64 by 64.
 */
export const Faces = createContext<Readonly<Record<string, ReactNode>>>({});
