// What a play shows about the hand it came from.

import { describe, expect, it } from 'vitest';
import { ALL_TABLES, gameAt } from '../../laws/tables.ts';
import { card, game, type PlayPosition, playing } from '../../testing/cards.ts';
import { type Card, cardName } from '../cards/card.ts';
import { SeededRandom, shuffle } from '../cards/random.ts';
import { cardSet, listCards } from '../cards/ranks.ts';
import { seatsOf } from '../cards/seat.ts';
import { Deal } from '../deal/deal.ts';
import { OVER, PLAYING } from '../deal/phase.ts';
import type { AnyGame } from '../games/games.ts';
import type { KingContract } from '../games/move.ts';
import { noteBarred } from './inference.ts';
import { legalPlays } from './legal.ts';

/** The cards of the deck that the player can no longer hold, by suit: `C- DKJ S- H*`; a star is the whole suit. */
function shown(any: AnyGame, position: PlayPosition, name: string): string {
  const deal = playing(any, position);
  const barred = new Int32Array(16);
  noteBarred(deal, card(any, name), barred);
  const cards = listCards(
    barred.map((ranks, at) => ranks & any.deck.set[at & 3]!),
    deal.turn << 2,
  );
  return [...'CDSH']
    .map((letter, suit) => {
      const held = cards.filter((c) => c >> 5 === suit).map((c) => cardName(c).slice(0, -1));
      const all = any.deck.cards.filter((c) => c >> 5 === suit).length;
      return (
        letter + (held.length === all ? '*' : held.length === 0 ? '-' : held.reverse().join(''))
      );
    })
    .join(' ');
}

const hearts = game('hearts');
const spades = game('spades');
const penalty = (name: 'el' | 'kupa' | 'erkek' | 'kiz' | 'rifki' | 'sonIki') =>
  ({ contract: { type: 'penalty', name } }) as const;
const trump: { contract: KingContract } = { contract: { type: 'trump', trumpSuit: 'spades' } };
const king = (changes: Record<string, unknown> = {}) => game('king', 'standard', changes);

describe('voids', () => {
  it.each([
    ['H13', hearts, { hand: '5D', trick: '3:KC' }, '5D', 'C* D- S- H-'],
    ['S11', spades, { hand: '5S', trick: '3:KH' }, '5S', 'C- D- S- H*'],
    ['K8', king(), { hand: '5H', trick: '1:9S', ...penalty('el') }, '5H', 'C- D- S* H-'],
    ['S14', game('spades', 'jjdd'), { hand: '5H', trick: '3:AS' }, '5H', 'C- D- S* H-'],
  ])('%s: whoever does not follow has none of the led suit', (_, any, position, name, expected) => {
    expect(shown(any, position, name)).toBe(expected);
  });

  it('nothing is shown by following suit or by a free lead', () => {
    expect(shown(hearts, { hand: '5C', trick: '3:KC' }, '5C')).toBe('C- D- S- H-');
    expect(shown(hearts, { hand: '5C' }, '5C')).toBe('C- D- S- H-');
    expect(shown(spades, { hand: '5S', broken: true }, '5S')).toBe('C- D- S- H-');
  });
});

describe('leads of a suit that is not broken', () => {
  it('H4: a heart is led only from hearts', () => {
    expect(shown(hearts, { hand: '5H' }, '5H')).toBe('C* D* S* H-');
    expect(shown(hearts, { hand: '5H', broken: true }, '5H')).toBe('C- D- S- H-');
  });

  it('S11: a spade only from spades', () => {
    expect(shown(spades, { hand: '5S' }, '5S')).toBe('C* D* S- H*');
  });

  it('K5, K9: in King a heart of Kupa and Rıfkı, or a trump', () => {
    expect(shown(king(), { hand: '5H', ...penalty('kupa') }, '5H')).toBe('C* D* S* H-');
    expect(shown(king(), { hand: '5H', ...penalty('rifki') }, '5H')).toBe('C* D* S* H-');
    expect(shown(king(), { hand: '5H', ...penalty('el') }, '5H')).toBe('C- D- S- H-');
    expect(shown(king(), { hand: '5S', ...trump }, '5S')).toBe('C* D* S- H*');
  });

  it('K5: where the highest must be led, no higher heart is left', () => {
    const strict = king({ onlyHeartsMustLeadHighest: true });
    expect(shown(strict, { hand: 'JH', ...penalty('kupa') }, 'JH')).toBe('C* D* S* HAKQ');
    expect(shown(strict, { hand: 'AH', ...penalty('kupa') }, 'AH')).toBe('C* D* S* H-');
  });
});

describe('the first trick of Hearts', () => {
  const first = { trickNumber: 1, trick: '3:2C' };

  it('H3: a penalty card is discarded only from penalty cards', () => {
    // Left possible: hearts and the queen of spades.
    expect(shown(hearts, { hand: '5H', ...first }, '5H')).toBe('C* D* SAKJ1098765432 H-');
    expect(shown(hearts, { hand: 'QS', ...first }, 'QS')).toBe('C* D* SAKJ1098765432 H-');
    expect(shown(hearts, { hand: '5D', ...first }, '5D')).toBe('C* D- S- H-');
  });

  it('H3, H11: in Black Maria the king and the ace of spades are such cards too', () => {
    const maria = game('hearts', 'blackMaria');
    expect(shown(maria, { hand: 'KS', ...first }, 'KS')).toBe('C* D* SJ1098765432 H-');
  });

  it('H3: where points are allowed, nothing but the void is shown', () => {
    const free = game('hearts', 'kalpler', { firstTrickPoints: 'allow' });
    expect(shown(free, { hand: '5H', ...first }, '5H')).toBe('C* D- S- H-');
  });
});

describe('forced plays of King', () => {
  it('K5: in Kupa a discard that is no heart shows that there are none', () => {
    expect(shown(king(), { hand: '5C', trick: '1:9D', ...penalty('kupa') }, '5C')).toBe(
      'C- D* S- H*',
    );
    expect(shown(king(), { hand: '5H', trick: '1:9D', ...penalty('kupa') }, '5H')).toBe(
      'C- D* S- H-',
    );
    const any = king({ kupaVoid: 'any' });
    expect(shown(any, { hand: '5C', trick: '1:9D', ...penalty('kupa') }, '5C')).toBe('C- D* S- H-');
  });

  it('K6: in Erkek a discard that is no king or jack shows that there are none', () => {
    expect(shown(king(), { hand: '5C', trick: '1:9D', ...penalty('erkek') }, '5C')).toBe(
      'CKJ D* SKJ HKJ',
    );
    expect(shown(king(), { hand: 'JC', trick: '1:9D', ...penalty('erkek') }, 'JC')).toBe(
      'C- D* S- H-',
    );
  });

  it('K6: in Erkek a small card under the ace shows no king or jack of that suit', () => {
    expect(shown(king(), { hand: '5C', trick: '1:AC', ...penalty('erkek') }, '5C')).toBe(
      'CKJ D- S- H-',
    );
    // Under the queen only the jack would have been forced; under a nine nothing.
    expect(shown(king(), { hand: '5C', trick: '1:QC', ...penalty('erkek') }, '5C')).toBe(
      'CJ D- S- H-',
    );
    expect(shown(king(), { hand: '5C', trick: '1:9C', ...penalty('erkek') }, '5C')).toBe(
      'C- D- S- H-',
    );
    // One of the two is played: the other may still be held.
    expect(shown(king(), { hand: 'JC', trick: '1:AC', ...penalty('erkek') }, 'JC')).toBe(
      'C- D- S- H-',
    );
  });

  it('K6: in Kız the same holds for queens', () => {
    expect(shown(king(), { hand: '5C', trick: '1:KC', ...penalty('kiz') }, '5C')).toBe(
      'CQ D- S- H-',
    );
    expect(shown(king(), { hand: '5C', trick: '1:JC', ...penalty('kiz') }, '5C')).toBe(
      'C- D- S- H-',
    );
    expect(shown(king(), { hand: '5C', trick: '1:9D', ...penalty('kiz') }, '5C')).toBe(
      'CQ D* SQ HQ',
    );
  });

  it('K7: in Rıfkı a small heart shows no king, anything else no hearts at all', () => {
    expect(shown(king(), { hand: '5H', trick: '1:9D', ...penalty('rifki') }, '5H')).toBe(
      'C- D* S- HK',
    );
    expect(shown(king(), { hand: '5C', trick: '1:9D', ...penalty('rifki') }, '5C')).toBe(
      'C- D* S- H*',
    );
    const kingOnly = king({ rifkiVoid: 'kingOnly', forcedUnder: ['rifki'] });
    expect(shown(kingOnly, { hand: '5C', trick: '1:9D', ...penalty('rifki') }, '5C')).toBe(
      'C- D* S- HK',
    );
    expect(shown(kingOnly, { hand: '5H', trick: '1:AH', ...penalty('rifki') }, '5H')).toBe(
      'C- D- S- HK',
    );
    expect(shown(kingOnly, { hand: '5H', trick: '1:QH', ...penalty('rifki') }, '5H')).toBe(
      'C- D- S- H-',
    );
  });
});

describe('trumps of King', () => {
  it('K10: a led trump that is not beaten shows no higher one', () => {
    expect(shown(king(), { hand: '5S', trick: '1:JS', ...trump }, '5S')).toBe('C- D- SAKQ H-');
    expect(shown(king(), { hand: 'QS', trick: '1:JS', ...trump }, 'QS')).toBe('C- D- S- H-');
    const off = king({ yukseltme: 'off' });
    expect(shown(off, { hand: '5S', trick: '1:JS', ...trump }, '5S')).toBe('C- D- S- H-');
  });

  it('K9: who must trump and does not, has none', () => {
    const must = king({ mustTrumpWhenVoid: true });
    expect(shown(must, { hand: '5C', trick: '1:9D', ...trump }, '5C')).toBe('C- D* S* H-');
    expect(shown(king(), { hand: '5C', trick: '1:9D', ...trump }, '5C')).toBe('C- D* S- H-');
  });

  it('K10: who trumps too low has no higher trump, who discards shows nothing of it', () => {
    const over = king({ yukseltme: 'wheneverTrumping' });
    const ruffed = { trick: '2:9D 1:JS', ...trump };
    expect(shown(over, { hand: '5S', ...ruffed }, '5S')).toBe('C- D* SAKQ H-');
    expect(shown(over, { hand: 'QS', ...ruffed }, 'QS')).toBe('C- D* S- H-');
    expect(shown(over, { hand: '5C', ...ruffed }, '5C')).toBe('C- D* S- H-');
    const both = king({ yukseltme: 'wheneverTrumping', mustTrumpWhenVoid: true });
    expect(shown(both, { hand: '5S', ...ruffed }, '5S')).toBe('C- D* SAKQ H-');
    expect(shown(both, { hand: '5C', ...ruffed }, '5C')).toBe('C- D* S* H-');
  });

  it('K10: where plain suits must be beaten too, a low card shows no higher one', () => {
    const always = king({ yukseltme: 'always' });
    expect(shown(always, { hand: '5D', trick: '1:JD', ...trump }, '5D')).toBe('C- DAKQ S- H-');
    // Once the trick is ruffed there is nothing to beat.
    expect(shown(always, { hand: '5D', trick: '2:JD 1:2S', ...trump }, '5D')).toBe('C- D- S- H-');
  });
});

/** Whether a card may be played from a hand of just two. */
function mayPlay(deal: Deal, played: Card, other: Card): boolean {
  const two = new Deal().copyFrom(deal);
  two.hands.set(cardSet([played, other]), two.turn << 2);
  const out = new Int32Array(64);
  return out.subarray(0, legalPlays(two, two.turn, out)).includes(played);
}

describe('a play shows that a card is not held', () => {
  it.each(ALL_TABLES)('exactly if both in hand would forbid it: $game, $name', (table) => {
    const any = gameAt(table);
    const random = new SeededRandom(14);
    let shownCards = 0;
    for (let contract = 0; contract < any.contracts.length; contract++) {
      const terms = any.id === 'king' ? 1 << contract : 0;
      const setup = { number: 1, dealer: 0, terms };
      const deal = any.deal(setup, shuffle([...any.deck.cards], random), 0);
      while (deal.phase !== OVER) {
        const seat = seatsOf(any.actors(deal))[0]!;
        const action = any.random(deal, seat, random);
        if (deal.phase === PLAYING) {
          const barred = new Int32Array(16);
          const played = action as number as Card;
          noteBarred(deal, played, barred);
          const found = listCards(
            barred.map((ranks, at) => ranks & any.deck.set[at & 3]!),
            seat << 2,
          );
          const others = any.deck.cards.filter((other) => other !== played);
          expect(found).toEqual(others.filter((other) => !mayPlay(deal, played, other)));
          shownCards += found.length;
        }
        any.apply(deal, seat, action);
      }
    }
    expect(shownCards).toBeGreaterThan(0);
  });
});
