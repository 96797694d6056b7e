// Cards played so far: the whole deck by suit with what is gone, held and still out, and who has shown a void.

import { type Card, type Suit as SuitName, suitName, type TableView } from '@kalpler/engine';
import { trickCards } from '@kalpler/protocol';
import { useState } from 'react';
import { Suit } from '../art/index.ts';
import { printedOn } from '../art/printed.ts';
import { useTexts } from '../state/texts.ts';
import { Button } from '../ui/index.ts';
import { CardMark } from './CardMark.tsx';
import { type KnownCard, type KnownSuit, knownSuits, outOf, ownOf, shownVoids } from './known.ts';
import styles from './PlayedCards.module.css';

export function PlayedCards({ view }: { readonly view: TableView }) {
  const a = useTexts('hints');
  const [isOpen, setOpen] = useState(false);
  const suits = knownSuits(view);
  const given = suits.flatMap(({ cards }) => cards).find(({ state }) => state === 'given');
  return (
    <div className={styles.played}>
      {suits.map((suit) => (
        <SuitRow key={suit.suit} suit={suit} view={view} />
      ))}
      <ul className={styles.legend} aria-hidden="true">
        <li data-state="out">{a.out}</li>
        <li data-state="mine">{a.mine}</li>
        <li data-state="played">{a.gone}</li>
        {given !== undefined && <li data-state="given">{a.given(view.players[given.seat!]!)}</li>}
      </ul>
      <Voids view={view} />
      {(view.deal?.plays.length ?? 0) > 0 && (
        <Button isSmall kind="line" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? a.hideWho : a.whoPlayed}
        </Button>
      )}
      {isOpen && <TricksSoFar view={view} />}
    </div>
  );
}

interface RowProps {
  readonly suit: KnownSuit;
  readonly view: TableView;
}

function SuitRow({ suit, view }: RowProps) {
  const t = useTexts('table');
  const a = useTexts('hints');
  const name = suitName(suit.suit);
  const [out, own] = [outOf(suit), ownOf(suit)];
  const gone = suit.cards.flatMap(({ card, state }) => (state === 'played' ? [card] : []));
  const given = suit.cards.filter(({ state }) => state === 'given');
  const named = (cards: readonly Card[]) => cards.map((card) => t.cards.name(card)).join(', ');
  const spoken = (cards: readonly Card[], say: (cards: string) => string) =>
    cards.length === 0 ? '' : `${say(named(cards))} `;
  const gift = ({ card, seat }: KnownCard) =>
    `${t.cards.name(card)}: ${a.given(view.players[seat!]!)}. `;
  return (
    <section className={styles.suit}>
      <h3>
        <Suit suit={name} isTinted /> {t.cards.suits[name]}
        <span>
          <b>{a.outLeft(out.length)}</b>
          {own.length > 0 && ` · ${a.ownLeft(own.length)}`}
        </span>
      </h3>
      <p className="visuallyHidden">
        {spoken(out, a.outList)}
        {spoken(own, a.ownList)}
        {spoken(gone, a.goneList)}
        {given.map(gift)}
      </p>
      <ol aria-hidden="true">
        {suit.cards.map(({ card, state }) => (
          <PlayedCard key={card} card={card} state={state} suit={name} />
        ))}
      </ol>
    </section>
  );
}

/** Each player who has shown a void, with the suits. */
function Voids({ view }: { readonly view: TableView }) {
  const t = useTexts('table');
  const a = useTexts('hints');
  const shown = shownVoids(view);
  const seats = [...new Set(shown.map(({ seat }) => seat))].sort();
  return (
    <section className={styles.voids}>
      <h3>{a.voids}</h3>
      {seats.length === 0 ? (
        <p>{a.noVoids}</p>
      ) : (
        <ul>
          {seats.map((seat) => (
            <li key={seat}>
              <b>{view.players[seat]}</b>
              {shown
                .filter((one) => one.seat === seat)
                .map(({ suit }) => (
                  <span key={suit}>
                    <Suit suit={suitName(suit)} isTinted /> {t.cards.suits[suitName(suit)]}
                  </span>
                ))}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

interface Props {
  readonly card: Card;
  readonly state: KnownCard['state'];
  /** The suit it is listed under: a high deuce is printed with another. */
  readonly suit: SuitName;
}

/**
 * One card of the deck as a small square: paper while it is out, ringed while it is held, empty when it is gone.
 */
function PlayedCard({ card, state, suit }: Props) {
  const a = useTexts('hints');
  const face = printedOn(card);
  const isRed = face.joker === null && (face.suit === 'hearts' || face.suit === 'diamonds');
  return (
    <li className={styles.card} data-state={state} data-red={isRed || undefined}>
      {face.joker === null ? face.rank : a.joker[face.joker]}
      {face.joker === null && face.suit !== suit && <Suit suit={face.suit} />}
      {face.joker !== null && <i />}
    </li>
  );
}

/** Who played what, trick by trick: one column for each player, the taker's card marked. */
function TricksSoFar({ view }: { readonly view: TableView }) {
  const a = useTexts('hints');
  const { deal, players } = view;
  if (deal === null) return null;
  const tricks = Math.ceil(deal.plays.length / players.length);
  return (
    <table className={styles.tricks}>
      <thead>
        <tr>
          <td />
          {players.map((name, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
            <th key={seat} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: tricks }, (_, trick) => {
          const cards = trickCards(view, deal, trick);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a trick is its number
            <tr key={trick}>
              <th scope="row">
                <span className="visuallyHidden">{a.trick(trick + 1)}</span>
                <span aria-hidden="true">{trick + 1}</span>
              </th>
              {players.map((_, seat) => {
                const card = cards.find((one) => one.seat === seat)?.card;
                const isTaken = deal.takers[trick] === seat;
                return (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
                  <td key={seat} data-taker={isTaken || undefined}>
                    {card !== undefined && <CardMark card={card} />}
                    {isTaken && <span className="visuallyHidden">{a.tookIt}</span>}
                  </td>
                );
              })}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
