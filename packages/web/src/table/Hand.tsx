// The player's own cards: a list of buttons with one tab stop, in one row or two.

import type { Card } from '@kalpler/engine';
import {
  type CSSProperties,
  type KeyboardEvent,
  memo,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { CardBack, CardFace } from '../art/index.ts';
import { useSettings } from '../state/settings.tsx';
import { useTexts } from '../state/texts.ts';
import { useSteadily } from '../state/use-stable.ts';
import styles from './Hand.module.css';
import { layoutHand, sortHand } from './hand-geometry.ts';
import { nextCard } from './hand-keys.ts';
import { useSpots } from './spots.ts';
import { type Arrival, useArrivals } from './use-arrivals.ts';
import { useDrag } from './use-drag.ts';

export interface HandProps {
  /** Null for cards that may not be looked at yet; `count` tells how many there are. */
  readonly cards: readonly Card[] | null;
  readonly count: number;
  /** The cards that may be played now; null when none is asked for. */
  readonly legal: readonly Card[] | null;
  readonly selected: readonly Card[];
  /** Cards that lie elsewhere for the time being, with their places kept. */
  readonly away?: readonly Card[];
  /** The card that is to be played when the turn comes. */
  readonly next?: Card | null;
  /** Cards that a hint speaks of. */
  readonly marked?: readonly Card[] | undefined;
  readonly arrival: Arrival;
  /** Whether the received cards still stand out. */
  readonly areRaised?: boolean;
  /** Whether its keys lead into it from anywhere on the page. */
  readonly takesKeys?: boolean;
  /** `isSure` when the card was pulled to the table. */
  onTap(card: Card, isSure: boolean): void;
}

function maxCardOf(width: number, isLarge: boolean): number {
  const { innerHeight: height } = window;
  const room = height < 500 ? 72 : height < 860 ? 88 : 116;
  const usual = Math.min(room, width >= 1000 ? 116 : width >= 640 ? 104 : 64);
  return isLarge ? usual * 1.15 : usual;
}

/** Drawn again only when something of it has changed. */
export const Hand = memo(function Hand(props: HandProps) {
  const { cards, count, legal, selected, next = null, arrival, areRaised = false, onTap } = props;
  const { away = [], marked = [], takesKeys = false } = props;
  const t = useTexts('table');
  const { settings } = useSettings();
  const list = useRef<HTMLUListElement>(null);
  const spots = useSpots();
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
  const shown = cards === null ? null : sortHand(cards, settings);
  const n = shown?.length ?? count;
  const held: (Card | null)[] = shown ?? new Array(count).fill(null);
  const layout = layoutHand(
    shown ?? new Array(count).fill(0),
    width,
    maxCardOf(width, settings.largeCards),
  );
  const at = Math.max(0, Math.min(focused, n - 1));
  useArrivals(list, held, arrival);
  const drag = useDrag(list, (i) => {
    const card = shown?.[i];
    if (card !== undefined) onTap(card, true);
  });
  const { cardWidth, cardHeight } = layout;
  // Before the width is known there is no place for a card, and none to move from.
  const places = width === 0 ? [] : layout.places;
  const lie = `${width} ${held.join(' ')}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again only when cards lie elsewhere
  useEffect(() => {
    const { left, top } = list.current!.getBoundingClientRect();
    spots.current.hand = new Map(
      (width === 0 ? [] : shown)?.map((card, i) => [
        card,
        {
          x: left + places[i]!.x + cardWidth / 2,
          y: top + places[i]!.y - layout.lift + cardHeight / 2,
          width: cardWidth,
        },
      ]),
    );
  }, [lie]);
  // When a card is gone, its neighbour has the focus.
  const hadFocus = useRef(false);
  useEffect(() => {
    if (hadFocus.current && !list.current?.contains(document.activeElement))
      focusCard(list.current, at);
  });

  const move = (event: KeyboardEvent | globalThis.KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey || shown === null) return;
    const found = nextCard(event.key, at, shown, places);
    if (found === null) return;
    event.preventDefault();
    setFocused(found);
    focusCard(list.current, found);
  };

  // Where nothing has the focus, the keys of the hand lead into it.
  const moveFromNowhere = useSteadily((event: globalThis.KeyboardEvent) => {
    if (takesKeys && event.target === document.body) move(event);
  });
  useEffect(() => {
    addEventListener('keydown', moveFromNowhere);
    return () => removeEventListener('keydown', moveFromNowhere);
  }, [moveFromNowhere]);

  return (
    <ul
      ref={list}
      className={styles.hand}
      style={{ height: layout.height }}
      aria-label={shown === null ? t.table.hiddenHand : t.table.hand}
      onKeyDown={move}
      onFocus={() => {
        hadFocus.current = true;
      }}
      onBlur={(event) => {
        hadFocus.current = event.relatedTarget === null && event.target.isConnected === false;
      }}
      onPointerDown={drag.onPointerDown}
      onPointerMove={drag.onPointerMove}
    >
      {places.map(({ x, y, turn }, i) => {
        const card = shown?.[i];
        const isPicked = card !== undefined && selected.includes(card);
        const isLegal = legal === null || card === undefined || legal.includes(card);
        const isUp =
          isPicked ||
          (card !== undefined && (card === next || (areRaised && arrival.received.includes(card))));
        const lifted = isUp ? layout.lift + 8 : legal !== null && isLegal ? layout.lift : 0;
        const place: CSSProperties = {
          width: cardWidth,
          height: cardHeight,
          transform: `translate(${x}px, ${y - lifted}px) rotate(${turn}deg)`,
        };
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
              data-next={card === next || undefined}
              data-away={away.includes(card) || undefined}
              data-marked={marked.includes(card) || undefined}
              aria-pressed={isPicked || card === next || away.includes(card) || undefined}
              aria-disabled={!isLegal}
              aria-label={t.cards.name(card)}
              tabIndex={i === at ? 0 : -1}
              onClick={() => {
                if (drag.isNoTap()) return;
                setFocused(i);
                onTap(card, false);
              }}
            >
              <CardFace card={card} small={cardWidth < 80} />
            </button>
          </li>
        );
      })}
    </ul>
  );
});

function focusCard(list: HTMLUListElement | null, i: number): void {
  list?.querySelectorAll('button')[i]?.focus();
}
