// The open cards of a seat: small cards in two rows where there is room, otherwise a line for each suit.

import { type Card, suitName, suitOf } from '@kalpler/engine';
import { PlayingCard, Suit } from '../art/index.ts';
import { printedOn } from '../art/printed.ts';
import { useIsRoomy } from '../panels/use-is-roomy.ts';
import { useSettings } from '../state/settings.tsx';
import { sortHand } from '../table/hand-geometry.ts';
import { useMatchTexts } from '../texts/match.ts';
import { useTexts } from '../texts/table-texts.ts';
import styles from './OpenHand.module.css';

interface Props {
  readonly name: string;
  readonly cards: readonly Card[];
}

/** From so many cards on they lie in two rows. */
const ONE_ROW = 7;

export function OpenHand({ name, cards }: Props) {
  const t = useTexts();
  const label = useMatchTexts().handOf(name);
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
