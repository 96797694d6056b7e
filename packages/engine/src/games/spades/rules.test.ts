// Trick play of Spades by position: leading, following, ruffing, breaking, and the decks with high cards.

import { describe, expect, it } from 'vitest';
import { card, cards, game, legal, names, playing } from '../../../testing/cards.ts';
import { cardName, type Deal, SPADES, setUp, suitOf } from '../../index.ts';
import type { Spades } from './game.ts';

function spades(changes: Record<string, unknown> = {}, preset = 'standard'): Spades {
  return game('spades', preset, changes) as Spades;
}

const jja = spades({}, 'jja');
const jjdd = spades({}, 'jjdd');
const deuces = spades({}, 'deucesHigh');

/** The trick that these cards make, seat 0 leading; the last one is played as a move. */
function trick(spades: Spades, played: string, broken = false): { winner: number; deal: Deal } {
  const plays = cards(spades, played).map((card, seat) => ({ seat, card }));
  const { seat, card } = plays.pop()!;
  const hands = Array.from({ length: spades.seats }, (_, each) => (each === seat ? [card] : []));
  const trickNumber = 5;
  const position = { phase: 'playing', hands, trick: plays, trickNumber, turn: seat } as const;
  const deal = setUp(spades, spades.start(), broken ? { ...position, broken } : position);
  spades.apply(deal, seat, spades.auto(deal, seat, { below: () => 0 }));
  return { winner: deal.takers[4]!, deal };
}

function refusal(spades: Spades, deal: Deal, name: string): unknown {
  const checked = spades.check(deal, deal.turn, { kind: 'play', card: card(spades, name) });
  return checked.ok ? undefined : checked.error;
}

describe('leading and following', () => {
  const standard = spades();

  it('S11: spades are not led before they are broken', () => {
    const deal = playing(standard, { hand: '3C KD 2S AS' });
    expect(legal(standard, deal)).toBe('3C KD');
    expect(refusal(standard, deal, 'AS')).toEqual({
      code: 'ILLEGAL_PLAY',
      rule: 'spadesNotBroken',
      suit: 'spades',
    });
  });

  it('S11: whoever holds only spades leads one before they are broken', () => {
    expect(legal(standard, playing(standard, { hand: '2S AS' }))).toBe('2S AS');
  });

  it('S11: broken spades are led freely', () => {
    expect(legal(standard, playing(standard, { hand: '3C 2S', broken: true }))).toBe('2S 3C');
  });

  it('S11: spadesMustBeBroken=false frees the lead from the first trick on', () => {
    const free = spades({ spadesMustBeBroken: false });
    expect(legal(free, playing(free, { hand: '3C 2S', trickNumber: 1 }))).toBe('2S 3C');
  });

  it('S11: the led suit is followed by whoever holds it', () => {
    const deal = playing(standard, { hand: '2H KH 5D AS', seat: 1, trick: '0:10H' });
    expect(legal(standard, deal)).toBe('2H KH');
    expect(refusal(standard, deal, 'AS')).toEqual({
      code: 'ILLEGAL_PLAY',
      rule: 'followSuit',
      suit: 'hearts',
    });
  });

  it('S11: a seat without the led suit plays anything and need not trump', () => {
    const deal = playing(standard, { hand: '5D 7C 4S', seat: 1, trick: '0:10H' });
    expect(legal(standard, deal)).toBe('4S 5D 7C');
  });

  it('S11: a spade lead is followed with spades, and no higher one is asked for', () => {
    const deal = playing(standard, { hand: 'KD 2S AS', seat: 1, trick: '0:7S', broken: true });
    expect(legal(standard, deal)).toBe('2S AS');
  });

  it('C4: a play is refused for its phase, then its turn, then its card, then the rules', () => {
    const ace = { kind: 'play', card: card(standard, 'AS') } as const;
    const code = (deal: Deal, seat: number) => {
      const checked = standard.check(deal, seat, ace);
      return checked.ok ? undefined : checked.error.code;
    };
    const hands = [cards(standard, 'AS 3C')];
    expect(code(setUp(standard, standard.start(), { hands }), 1)).toBe('WRONG_PHASE');
    expect(code(playing(standard, { hand: 'AS 3C' }), 1)).toBe('NOT_YOUR_TURN');
    expect(code(playing(standard, { hand: '3C' }), 0)).toBe('INVALID_CARD');
    expect(code(playing(standard, { hand: 'AS 3C' }), 0)).toBe('ILLEGAL_PLAY');
  });
});

describe('who wins a trick', () => {
  const standard = spades();

  it.each([
    ['10D AC JD 3D', 2, 'the highest card of the led suit'],
    ['KH 2S AH 5S', 3, 'the highest spade'],
    ['AH KH QH 2S', 3, 'any spade over the ace of the led suit'],
    ['QS KS AH 3S', 1, 'the highest spade of a spade lead'],
    ['2C AD AH KD', 0, 'the lead when nobody follows or trumps'],
  ])('S11: of %s seat %i wins: %s', (played, winner) => {
    expect(trick(standard, played).winner).toBe(winner);
  });
});

describe('breaking spades', () => {
  const standard = spades();
  const broken = (of: Spades, played: string) => trick(of, played).deal.broken === 1;

  it('C2: a spade on a trick of another suit breaks them', () => {
    expect(broken(standard, 'KH 3H 5H 2S')).toBe(true);
  });

  it('C2: tricks without a spade do not', () => {
    expect(broken(standard, 'KH 3H AC AD')).toBe(false);
  });

  it('C2: spades led by force, and those that follow them, do not', () => {
    expect(broken(standard, 'QS 3S 5S 2S')).toBe(false);
  });

  it('C2: forcedLeadBreaks=true lets the lead itself break them', () => {
    const forced = spades({ forcedLeadBreaks: true });
    expect(broken(forced, 'QS 3S 5S 2S')).toBe(true);
    expect(broken(forced, 'KH 3H AC AD')).toBe(false);
  });

  it('C2: spades stay broken', () => {
    expect(trick(standard, 'KH 3H AC AD', true).deal.broken).toBe(1);
  });
});

describe('decks with high spades', () => {
  it.each([
    ['jja', jja, 'KS AS LJ BJ'],
    ['jjdd', jjdd, 'KS AS 2S 2D LJ BJ'],
    ['deucesHigh', deuces, 'KS AS 2C 2D 2H 2S'],
    ['standard', spades(), '2S 3S QS KS AS'],
  ])('S14: %s: each of these spades beats the one before', (_, of, order) => {
    const high = order.split(' ');
    for (let i = 1; i < high.length; i++) {
      expect(trick(of, `3H ${high[i - 1]} ${high[i]} 4H`).winner, high[i]!).toBe(2);
      expect(trick(of, `3H ${high[i]} ${high[i - 1]} 4H`).winner, high[i]!).toBe(1);
    }
    const held = of.deck.cards.filter((card) => suitOf(card) === SPADES).map(cardName);
    expect(held.slice(-2)).toEqual(high.slice(-2));
  });

  it.each([
    ['standard', 4, 52, '2C 2D 2H 2S', ''],
    ['jokerJokerAce', 4, 52, '2H 2S BJ LJ', '2C 2D'],
    ['jokerJokerDeuceDeuce', 4, 52, '2D 2S BJ LJ', '2H 2C'],
    ['deucesHigh', 4, 52, '2C 2D 2H 2S', 'BJ LJ'],
    ['standard', 3, 51, '2D 2H 2S', '2C'],
    ['jokerJokerAce', 3, 54, '2C 2D 2H 2S BJ LJ', ''],
    ['jokerJokerDeuceDeuce', 3, 54, '2C 2D 2H 2S BJ LJ', ''],
  ])('S14: deck %s for %i players has %i cards', (deck, players, size, present, absent) => {
    const of = spades({ deck }, players === 3 ? 'cutthroat' : 'standard');
    expect(of.deck.size).toBe(size);
    expect(of.length).toBe(size / players);
    expect(names(cards(of, present))).toBe(present);
    for (const name of absent.split(' ')) expect(of.deck.parse(name)).toBeUndefined();
  });

  it('S14: the deuces that stay plain keep their suit and the lowest rank', () => {
    expect(trick(jja, '2S 3S 3H 4H').winner).toBe(1);
    expect(trick(jja, '2H 3H 4D 4C').winner).toBe(1);
    const three = spades({ deck: 'jokerJokerDeuceDeuce' }, 'cutthroat');
    expect(legal(three, playing(three, { hand: '2H 5C', seat: 1, trick: '0:9H' }))).toBe('2H');
    expect(legal(three, playing(three, { hand: '2C 5D', seat: 1, trick: '0:9C' }))).toBe('2C');
  });

  it('S14: a high deuce does not follow its printed suit', () => {
    const follow = { hand: '2D 6D 5C', seat: 1, trick: '0:9D' };
    expect(legal(jjdd, playing(jjdd, follow))).toBe('6D');
    expect(legal(deuces, playing(deuces, follow))).toBe('6D');
    const discard = { hand: '2D 5C', seat: 1, trick: '0:9D' };
    expect(legal(jjdd, playing(jjdd, discard))).toBe('2D 5C');
  });

  it('S14: high deuces and jokers follow a spade lead', () => {
    const jokers = { hand: 'BJ LJ 5C', seat: 1, trick: '0:9S', broken: true };
    expect(legal(jja, playing(jja, jokers))).toBe('BJ LJ');
    const all = { hand: '2C 2H 5C', seat: 1, trick: '0:9S', broken: true };
    expect(legal(deuces, playing(deuces, all))).toBe('2C 2H');
  });

  it('S14: a joker lead asks for spades', () => {
    const deal = playing(jja, { hand: '3S AH', seat: 1, trick: '0:LJ', broken: true });
    expect(legal(jja, deal)).toBe('3S');
  });

  it('S14: jokers and high deuces wait until spades are broken', () => {
    expect(legal(jja, playing(jja, { hand: 'BJ 3C' }))).toBe('3C');
    expect(legal(deuces, playing(deuces, { hand: '2H 3H' }))).toBe('3H');
    expect(legal(jjdd, playing(jjdd, { hand: '2D LJ' }))).toBe('2D LJ');
  });

  it('S14: a high deuce on its printed suit is a ruff: it wins and breaks spades', () => {
    const { winner, deal } = trick(jjdd, '9D AD KD 2D');
    expect(winner).toBe(3);
    expect(deal.broken).toBe(1);
    expect(trick(jja, '9D AD KD LJ').deal.broken).toBe(1);
  });
});

describe('the opening lead', () => {
  it.each([
    ['standard', 4, '2C'],
    ['jokerJokerAce', 4, '3C'],
    ['jokerJokerDeuceDeuce', 4, '3C'],
    ['deucesHigh', 4, '3C'],
    ['standard', 3, '3C'],
    ['jokerJokerAce', 3, '2C'],
    ['jokerJokerDeuceDeuce', 3, '2C'],
  ])('S9: openingLead=twoOfClubs, deck %s, %i players: %s opens', (deck, players, lowest) => {
    const changes = { deck, openingLead: 'twoOfClubs' };
    const of = spades(changes, players === 3 ? 'cutthroat' : 'standard');
    const hand = `${lowest} AC 4H AS`;
    const deal = playing(of, { hand, trickNumber: 1 });
    expect(legal(of, deal)).toBe(lowest);
    expect(refusal(of, deal, 'AC')).toEqual({ code: 'ILLEGAL_PLAY', rule: 'openingLead' });
    const later = playing(of, { hand, trickNumber: 2 });
    expect(legal(of, later)).toBe(names(cards(of, `${lowest} AC 4H`)));
    const following = playing(of, { hand: '4H AS 5D', seat: 1, trick: '0:KC', trickNumber: 1 });
    expect(legal(of, following)).toBe('4H 5D AS');
  });
});
