// Cards played so far: the whole deck by suit with what is gone, held and still out, and who has shown a void.

import { type Card, suitName, type TableView } from '@kalpler/engine';
import { useState } from 'react';
import { Suit } from '../art/index.ts';
import { useAidTexts } from '../texts/aids.ts';
import { useTexts } from '../texts/table-texts.ts';
import { Button } from '../ui/index.ts';
import { type KnownCard, type KnownSuit, knownSuits, outOf, ownOf, shownVoids } from './known.ts';
import { PlayedCard } from './PlayedCard.tsx';
import styles from './PlayedCards.module.css';
import { TricksSoFar } from './TricksSoFar.tsx';

export function PlayedCards({ view }: { readonly view: TableView }) {
  const a = useAidTexts();
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
  const t = useTexts();
  const a = useAidTexts();
  const name = suitName(suit.suit);
  const [out, own] = [outOf(suit), ownOf(suit)];
  const gone = suit.cards.flatMap(({ card, state }) => (state === 'played' ? [card] : []));
  const given = suit.cards.filter(({ state }) => state === 'given');
  const named = (cards: readonly Card[]) => cards.map((card) => t.cards.name(card)).join(', ');
  const notify = (cards: readonly Card[], say: (cards: string) => string) =>
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
        {notify(out, a.outList)}
        {notify(own, a.ownList)}
        {notify(gone, a.goneList)}
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

/** Each player who has shown out of something, with the suits. */
function Voids({ view }: { readonly view: TableView }) {
  const t = useTexts();
  const a = useAidTexts();
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
