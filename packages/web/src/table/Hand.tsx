// The player's own cards: a list of buttons with one tab stop, in one row or two.

import { type Card, rankOf, suitOf } from '@kalpler/engine';
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { CardBack, CardFace } from '../art/index.ts';
import { useSettings } from '../state/settings.tsx';
import { useTexts } from '../texts/table-texts.ts';
import styles from './Hand.module.css';
import { layoutHand, sortHand } from './hand-geometry.ts';

export interface HandProps {
  /** Null for cards that may not be looked at yet; `count` tells how many there are. */
  readonly cards: readonly Card[] | null;
  readonly count: number;
  /** The cards that may be played now; null when none is asked for. */
  readonly legal: readonly Card[] | null;
  readonly selected: readonly Card[];
  /** Cards that have just come from another hand. */
  readonly received: readonly Card[];
  readonly onTap: (card: Card) => void;
}

function maxCardOf(width: number, isLarge: boolean): number {
  const usual = width >= 1000 ? 116 : width >= 640 ? (window.innerHeight < 500 ? 72 : 104) : 64;
  return isLarge ? usual * 1.15 : usual;
}

export function Hand({ cards, count, legal, selected, received, onTap }: HandProps) {
  const t = useTexts();
  const { settings } = useSettings();
  const list = useRef<HTMLUListElement>(null);
  const [width, setWidth] = useState(0);
  const [focused, setFocused] = useState(0);
  useLayoutEffect(() => {
    const element = list.current!;
    const measure = () => setWidth(element.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const shown = cards === null ? null : sortHand(cards, settings.leftHanded);
  const n = shown?.length ?? count;
  const places = shown ?? Array.from({ length: count }, () => 0 as Card);
  const layout = layoutHand(places, width, maxCardOf(width, settings.largeCards));
  const at = Math.min(focused, n - 1);
  // When a card is gone, its neighbour has the focus.
  const hadFocus = useRef(false);
  useEffect(() => {
    if (hadFocus.current && !list.current?.contains(document.activeElement))
      focusCard(list.current, at);
  });

  const move = (event: KeyboardEvent) => {
    const next = shown === null ? null : nextCard(event.key, at, shown, layout.places);
    if (next === null) return;
    event.preventDefault();
    setFocused(next);
    focusCard(list.current, next);
  };

  const style = { height: layout.height };
  const isSmall = layout.cardWidth < 80;
  return (
    <ul
      ref={list}
      className={styles.hand}
      style={style}
      aria-label={shown === null ? t.table.hiddenHand : t.table.hand}
      onKeyDown={move}
      onFocus={() => {
        hadFocus.current = true;
      }}
      onBlur={(event) => {
        hadFocus.current = event.relatedTarget === null && event.target.isConnected === false;
      }}
    >
      {layout.places.map(({ x, y, turn }, i) => {
        const card = shown?.[i];
        const isLegal = legal === null || card === undefined || legal.includes(card);
        const isUp = card !== undefined && (selected.includes(card) || received.includes(card));
        const lifted = isUp ? layout.lift + 8 : legal !== null && isLegal ? layout.lift : 0;
        const place = {
          width: layout.cardWidth,
          height: layout.cardHeight,
          transform: `translate(${x}px, ${y - lifted}px) rotate(${turn}deg)`,
          '--i': i,
        } as React.CSSProperties;
        if (card === undefined) {
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: hidden cards are all alike
            <li key={i} className={styles.card} style={place}>
              <CardBack />
            </li>
          );
        }
        return (
          <li key={card} className={styles.card} style={place}>
            <button
              type="button"
              className={styles.button}
              data-legal={legal === null ? undefined : isLegal}
              aria-pressed={selected.length > 0 ? selected.includes(card) : undefined}
              aria-disabled={!isLegal}
              aria-label={t.cards.name(card)}
              tabIndex={i === at ? 0 : -1}
              onClick={() => {
                setFocused(i);
                onTap(card);
              }}
            >
              <CardFace card={card} small={isSmall} />
            </button>
          </li>
        );
      })}
    </ul>
  );
}

function focusCard(list: HTMLUListElement | null, i: number): void {
  list?.querySelectorAll('button')[i]?.focus();
}

const RANK_KEYS: Readonly<Record<string, number>> = {
  ...Object.fromEntries(
    ['2', '3', '4', '5', '6', '7', '8', '9', '0', 'j', 'q', 'k', 'a'].map((key, rank) => [
      key,
      rank,
    ]),
  ),
};
const SUIT_KEYS: Readonly<Record<string, number>> = { c: 0, d: 1, s: 2, h: 3 };

/** The card that a key leads to from the one at hand. */
function nextCard(
  key: string,
  at: number,
  cards: readonly Card[],
  places: readonly { readonly x: number; readonly row: number }[],
): number | null {
  const n = cards.length;
  const after = (fits: (card: Card) => boolean) => {
    for (let i = 1; i <= n; i++) if (fits(cards[(at + i) % n]!)) return (at + i) % n;
    return null;
  };
  switch (key) {
    case 'ArrowRight':
      return Math.min(n - 1, at + 1);
    case 'ArrowLeft':
      return Math.max(0, at - 1);
    case 'Home':
      return 0;
    case 'End':
      return n - 1;
    case 'ArrowUp':
    case 'ArrowDown': {
      const row = places[at]!.row + (key === 'ArrowUp' ? -1 : 1);
      const others = places
        .map((place, i) => ({ ...place, i }))
        .filter((place) => place.row === row);
      others.sort((a, b) => Math.abs(a.x - places[at]!.x) - Math.abs(b.x - places[at]!.x));
      return others[0]?.i ?? null;
    }
    default: {
      const suit = SUIT_KEYS[key.toLowerCase()];
      if (suit !== undefined) return after((card) => suitOf(card) === suit);
      const rank = RANK_KEYS[key.toLowerCase()];
      return rank === undefined ? null : after((card) => rankOf(card) === rank);
    }
  }
}
