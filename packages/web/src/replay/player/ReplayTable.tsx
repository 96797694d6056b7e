// One moment of a match on the table, with the cards of all seats open once it is over.

import { type Card, suitName, suitOf } from '@kalpler/engine';
import { PlayingCard, Suit } from '../../art/index.ts';
import { printedOn } from '../../art/printed.ts';
import { useSettings } from '../../state/settings.tsx';
import { useTexts } from '../../state/texts.ts';
import { Hand } from '../../table/hand/Hand.tsx';
import { sortHand } from '../../table/hand/hand-geometry.ts';
import { OwnRow } from '../../table/seats/OwnRow.tsx';
import { Table } from '../../table/Table.tsx';
import { useIsRoomy } from '../../ui/use-media.ts';
import type { Moment } from '../moments.ts';
import { happening } from './happening.ts';
import styles from './ReplayTable.module.css';

/** The cards of a replay lie where they are. */
const STILL = { isFresh: false, place: 0, seats: 4, received: [], giver: null } as const;
const nothing = () => {};

/** The same list each time, so that the hand is not drawn again. */
const NONE: readonly Card[] = [];

interface Props {
  readonly moment: Moment;
  /** Whether the cards of the others may be seen. */
  readonly isOpen: boolean;
  /** Cards of the hand that would have been better. */
  readonly marked: readonly Card[];
}

export function ReplayTable({ moment, isOpen, marked }: Props) {
  const t = useTexts('table');
  const m = useTexts('replay').replay;
  const { view, hands } = moment;
  const seat = view.seat!;
  const name = (other: number) => view.players[other]!;
  const status = { ...happening(moment, t, m), isUrgent: false };
  return (
    <Table
      view={view}
      players={[]}
      isOpen={isOpen}
      beside={(other) => isOpen && <OpenHand name={name(other)} cards={hands[other] ?? NONE} />}
    >
      <OwnRow view={view} status={status} isLive={false} tools={null} />
      <Hand
        cards={hands[seat] ?? null}
        count={view.deal?.counts[seat] ?? 0}
        legal={null}
        selected={NONE}
        marked={marked}
        arrival={{ ...STILL, deal: view.deal?.setup.number ?? 0 }}
        onTap={nothing}
      />
    </Table>
  );
}

interface OpenHandProps {
  readonly name: string;
  readonly cards: readonly Card[];
}

/** More cards than this lie in two rows. */
const ONE_ROW = 7;

/** The open cards of a seat: small cards in two rows where there is room, otherwise a line for each suit. */
function OpenHand({ name, cards }: OpenHandProps) {
  const t = useTexts('table');
  const label = useTexts('replay').replay.handOf(name);
  const isRoomy = useIsRoomy();
  const sorted = sortHand(cards, useSettings().settings);
  return (
    <div className={styles.hand} data-cards={cards.length}>
      <ul className="visuallyHidden" aria-label={label}>
        {sorted.map((card) => (
          <li key={card}>{t.cards.name(card)}</li>
        ))}
      </ul>
      {isRoomy ? <Rows cards={sorted} /> : <Lines cards={sorted} />}
    </div>
  );
}

function Rows({ cards }: { readonly cards: readonly Card[] }) {
  const cut = cards.length > ONE_ROW ? Math.floor(cards.length / 2) : 0;
  const rows = [cards.slice(0, cut), cards.slice(cut)].filter(({ length }) => length > 0);
  return rows.map((row) => (
    <span key={row[0]} className={styles.row} aria-hidden="true">
      {row.map((card) => (
        <PlayingCard key={card} card={card} small className={styles.card} />
      ))}
    </span>
  ));
}

/** As newspapers print hands. */
function Lines({ cards }: { readonly cards: readonly Card[] }) {
  const suits = [...new Set(cards.map(suitOf))];
  return suits.map((suit) => (
    <span key={suit} className={styles.line} aria-hidden="true">
      <Suit suit={suitName(suit)} isTinted />
      {cards
        .filter((card) => suitOf(card) === suit)
        .map((card) => (
          <span key={card}>{indexOf(card)}</span>
        ))}
    </span>
  ));
}

function indexOf(card: Card): string {
  const printed = printedOn(card);
  if (printed.joker !== null) return printed.joker === 'big' ? 'B' : 'L';
  return printed.rank;
}
