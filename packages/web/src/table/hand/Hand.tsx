// The player's own cards: a list of buttons with one tab stop, in one row or two.

import type { Card, Seat } from '@kalpler/engine';
import {
  type CSSProperties,
  type KeyboardEvent,
  memo,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { CardBack, CardFace } from '../../art/index.ts';
import { useSettings } from '../../state/settings.tsx';
import { useTexts } from '../../state/texts.ts';
import { useSteadily } from '../../state/use-stable.ts';
import { flyIn, type Spot, seatSpot, spotOf, useSpots } from '../motion/flight.ts';
import { type Pace, usePace } from '../motion/pace.ts';
import styles from './Hand.module.css';
import { layoutHand, sortHand } from './hand-geometry.ts';
import { nextCard } from './hand-keys.ts';
import { useDrag } from './use-drag.ts';

export interface HandProps {
  /** Null for cards that may not be looked at yet; `count` is how many there are. */
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

/** Drawn again only when one of its props has changed. */
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

interface Arrival {
  /** The number of the deal. */
  readonly deal: number;
  /** Whether the cards have just been dealt. */
  readonly isFresh: boolean;
  /** The place of the player's seat in the order of dealing, and the number of seats. */
  readonly place: number;
  readonly seats: number;
  /** Cards that were given, and by whom. */
  readonly received: readonly Card[];
  readonly giver: Seat | null;
}

const FADE_MS = 120;

/** How cards come into the hand: from the deck when they are dealt, from a seat when they were given. */
function useArrivals(
  list: RefObject<HTMLUListElement | null>,
  cards: readonly (Card | null)[],
  arrival: Arrival,
): void {
  const pace = usePace();
  const dealt = useRef<number | null>(null);
  const held = useRef<readonly (Card | null)[]>([]);
  useLayoutEffect(() => {
    const items = [...list.current!.children];
    const board = list.current!.closest('[data-board]');
    if (items.length === 0) return;
    if (dealt.current !== arrival.deal) {
      dealt.current = arrival.deal;
      if (arrival.isFresh && board !== null) deal(items, spotOf(board), arrival, pace);
    } else if (arrival.giver !== null && pace.gift > 0) {
      const isNew = (card: Card | null) =>
        card !== null && arrival.received.includes(card) && !held.current.includes(card);
      const spot = cards.some(isNew) ? seatSpot(board, arrival.giver) : null;
      if (spot !== null) {
        flyIn(
          items
            .filter((_, i) => isNew(cards[i]!))
            .map((element) => ({ element, spot, ms: pace.gift })),
        );
      }
    }
    held.current = cards;
  });
}

function deal(items: readonly Element[], deck: Spot, { place, seats }: Arrival, pace: Pace): void {
  if (pace.deal === 0) {
    for (const item of items) item.animate([{ opacity: 0 }, { opacity: 1 }], FADE_MS);
    return;
  }
  const spot = { ...deck, width: 50 };
  flyIn(
    items.map((element, round) => ({
      element,
      spot,
      ms: pace.flight,
      delay: (round * seats + place) * pace.stagger,
      isHiddenBefore: true,
    })),
  );
}
