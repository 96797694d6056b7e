// Which cards may be played in Hearts, what breaks hearts, and what a card is worth.

import { describe, expect, it, test } from 'vitest';
import { card, cards, game, legal, type PlayPosition, playing } from '../../../testing/cards.ts';
import {
  type AnyGame,
  actionOfMove,
  gameOf,
  type Hearts,
  penaltyPoints,
  STANDARD_DECK,
  viewDeal,
} from '../../index.ts';

const standard = game('hearts');
const HEARTS_AND_QUEEN = 'QS 2H 3H 4H';

/** Cards by name, sorted as `legal` gives them. */
function sorted(names: string): string {
  return names.split(' ').sort().join(' ');
}

function allowed(table: AnyGame, position: PlayPosition): string {
  return legal(table, playing(table, position));
}

function hearts(changes: Readonly<Record<string, unknown>>): Hearts {
  return gameOf('hearts', changes) as Hearts;
}

describe('the opening lead', () => {
  it('H2: only the two of clubs opens the first trick', () => {
    expect(allowed(standard, { trickNumber: 1, hand: '2C 3C AC 5D QS 7H' })).toBe('2C');
  });

  it('H2: the two of clubs is a card like any other after the first trick', () => {
    expect(allowed(standard, { trickNumber: 2, hand: '2C 3C 5D' })).toBe('2C 3C 5D');
  });

  const left = hearts({ openingLead: 'leftOfDealer', passCycle: ['hold'] });
  const dealt = [...STANDARD_DECK.cards];

  test.each([
    [1, 1],
    [2, 2],
    [3, 3],
    [4, 0],
    [5, 1],
  ])('H2: round %i is opened by seat %i, left of the dealer', (round, opener) => {
    const deal = left.deal(left.next({ ...left.start(), played: round - 1 })!, dealt, 2);
    const view = viewDeal(left, deal, null);
    expect(view).toMatchObject({ opener, actors: [opener], marker: null });
    expect(view.setup).toMatchObject({ number: round, dealer: (round - 1) % 4 });
  });

  it('H2: left of the dealer, any card but a heart may open, the queen of spades too', () => {
    const hand = '2C 7D QS 5H AH';
    expect(allowed(left, { trickNumber: 1, hand })).toBe('2C 7D QS');
    expect(allowed(left, { trickNumber: 1, hand: '4H 5H' })).toBe('4H 5H');
  });

  it('H2: left of the dealer, hearts may open where they need not be broken', () => {
    const free = hearts({ openingLead: 'leftOfDealer', heartsMustBeBroken: false });
    expect(allowed(free, { trickNumber: 1, hand: '7D 5H' })).toBe('5H 7D');
  });

  it('H2, H3: left of the dealer, penalty cards are barred from discards only', () => {
    const diamond = { trickNumber: 1, seat: 1, trick: '0:9D' };
    expect(allowed(left, { ...diamond, hand: '2C QS 5H' })).toBe('2C');
    expect(allowed(left, { ...diamond, hand: '4D QS 5H' })).toBe('4D');
    expect(allowed(left, { trickNumber: 1, seat: 1, trick: '0:9S', hand: '3S QS 5H' })).toBe(
      '3S QS',
    );
    const heart = { trickNumber: 1, seat: 1, trick: '0:9H' };
    expect(allowed(left, { ...heart, hand: '2C 5H AH' })).toBe('5H AH');
    expect(allowed(left, { ...heart, hand: '2C QS' })).toBe('2C');
  });
});

describe('the first trick', () => {
  const onClubs = { trickNumber: 1, seat: 2, trick: '0:2C 1:9C' };

  it('H3: without clubs, no heart and no queen of spades', () => {
    expect(allowed(standard, { ...onClubs, hand: '3D KS QS AS 2H AH' })).toBe('3D AS KS');
    expect(allowed(standard, { ...onClubs, hand: 'JD QS 2H' })).toBe('JD');
  });

  it('H3: with penalty cards only, all of them', () => {
    expect(allowed(standard, { ...onClubs, hand: HEARTS_AND_QUEEN })).toBe(
      sorted(HEARTS_AND_QUEEN),
    );
    expect(allowed(standard, { ...onClubs, hand: '2H 3H' })).toBe('2H 3H');
    expect(allowed(standard, { ...onClubs, hand: 'QS' })).toBe('QS');
  });

  it('H3: with clubs, every club and nothing else', () => {
    expect(allowed(standard, { ...onClubs, hand: '3C AC 4D QS 2H' })).toBe('3C AC');
  });

  it('H3: from the second trick on, nothing is barred', () => {
    const later = { trickNumber: 2, seat: 2, trick: '1:3C', hand: '3D QS 2H' };
    expect(allowed(standard, later)).toBe('2H 3D QS');
  });

  it('H3: firstTrickPoints allow lifts the bar', () => {
    const kind = hearts({ firstTrickPoints: 'allow' });
    expect(allowed(kind, { ...onClubs, hand: '3D QS 2H' })).toBe('2H 3D QS');
    expect(allowed(kind, { ...onClubs, hand: '4C QS 2H' })).toBe('4C');
    expect(allowed(kind, { trickNumber: 1, hand: '2C 3D QS 2H' })).toBe('2C');
  });

  it('H3, H11: black Maria bars the king and ace of spades as well', () => {
    const maria = game('hearts', 'blackMaria');
    expect(allowed(maria, { ...onClubs, hand: 'JS QS KS AS 2H' })).toBe('JS');
    expect(allowed(maria, { ...onClubs, hand: 'QS KS AS 2H' })).toBe('2H AS KS QS');
    expect(allowed(standard, { ...onClubs, hand: 'QS KS AS 2H' })).toBe('AS KS');
  });

  it('H3, H11: the jack of diamonds is never barred', () => {
    expect(allowed(game('hearts', 'omnibus'), { ...onClubs, hand: 'JD QS 2H' })).toBe('JD');
  });

  test.each([
    [0, 'QS'],
    [13, 'QS 5H'],
    [25, 'QS 5H'],
    [50, 'QS 5H'],
  ])('H3, H11: a spot queen of %i leaves %s', (spotQueen, left) => {
    const spot = game('hearts', 'spot', { spotQueen });
    expect(allowed(spot, { ...onClubs, hand: 'QS 5H' })).toBe(sorted(left));
  });

  it('H16: only the number of the trick counts, not the round or the dealer', () => {
    for (let played = 0; played < 6; played++) {
      const standing = { played };
      expect(allowed(standard, { ...onClubs, standing, hand: '3D QS 2H' })).toBe('3D');
      const second = { trickNumber: 2, seat: 2, trick: '1:3C', standing, hand: '3D QS 2H' };
      expect(allowed(standard, second)).toBe('2H 3D QS');
    }
  });
});

describe('leading hearts', () => {
  it('H4: hearts are not led before they are broken', () => {
    expect(allowed(standard, { hand: '3C QS 2H AH' })).toBe('3C QS');
    expect(allowed(standard, { hand: '3C QS 2H AH', broken: true })).toBe('2H 3C AH QS');
  });

  it('H4: hearts are led when nothing else is held', () => {
    expect(allowed(standard, { hand: '2H 9H AH' })).toBe('2H 9H AH');
  });

  it('H4: the queen of spades must be led when it is the only other card', () => {
    expect(allowed(standard, { hand: HEARTS_AND_QUEEN })).toBe('QS');
  });

  it('H4: where hearts need not be broken, any card is led after the opening', () => {
    const free = hearts({ heartsMustBeBroken: false });
    expect(allowed(free, { trickNumber: 2, hand: '3C QS 2H' })).toBe('2H 3C QS');
    expect(allowed(free, { trickNumber: 1, hand: '2C QS 2H' })).toBe('2C');
  });
});

describe('following', () => {
  it('H13: the led suit is followed, and anything goes without it', () => {
    const second = { seat: 1, trick: '0:9D' };
    expect(allowed(standard, { ...second, hand: '2D AD QS 5H' })).toBe('2D AD');
    expect(allowed(standard, { ...second, hand: '2C QS 5H' })).toBe('2C 5H QS');
    expect(allowed(standard, { seat: 1, trick: '0:9H', hand: '2C QS 5H' })).toBe('5H');
  });
});

describe('breaking hearts', () => {
  const none = {};
  const forced = { forcedLeadBreaks: true };
  const queen = { queenBreaksHearts: true };
  const free = { heartsMustBeBroken: false };
  test.each([
    ['C2: a heart on another suit breaks', none, '0:9D', '5H', true],
    ['C2: a heart on a heart does not', none, '0:9H', '5H', false],
    ['C2: another discard does not', none, '0:9D', '5C', false],
    ['C2: a card of the led suit does not', none, '0:9D', '5D', false],
    ['C2: a forced heart lead does not', none, '', '5H', false],
    ['C2: a forced heart lead does with forcedLeadBreaks', forced, '', '5H', true],
    ['C2: a spade lead does not with forcedLeadBreaks', forced, '', '5S', false],
    ['C2: a discarded heart does with forcedLeadBreaks', forced, '0:9D', '5H', true],
    ['C2: a free heart lead does not where none is needed', free, '', '5H', false],
    ['H5: a discarded queen of spades does not', none, '0:9D', 'QS', false],
    ['H5: a led queen of spades does not', none, '', 'QS', false],
    ['H5: a discarded queen does with queenBreaksHearts', queen, '0:9D', 'QS', true],
    ['H5: a led queen does with queenBreaksHearts', queen, '', 'QS', true],
    ['H5: a queen on spades does with queenBreaksHearts', queen, '0:9S', 'QS', true],
    ['H5: a king of spades does not with queenBreaksHearts', queen, '0:9D', 'KS', false],
    ['H5: a discarded heart does with queenBreaksHearts', queen, '0:9D', '5H', true],
  ])('%s', (_, changes, trick, name, broken) => {
    const table = hearts(changes);
    const seat = trick === '' ? 0 : 1;
    const deal = playing(table, { hand: name, seat, trick });
    const played = table.check(deal, seat, { kind: 'play', card: card(table, name) });
    if (!played.ok) throw new Error(played.error.code);
    table.apply(deal, seat, played.value);
    expect(viewDeal(table, deal, null).broken).toBe(broken);
  });

  it('C2: hearts stay broken', () => {
    const deal = playing(standard, { hand: '2C 3C', broken: true });
    standard.apply(deal, 0, actionOfMove({ kind: 'play', card: card(standard, '2C') }));
    expect(deal.broken).toBe(1);
  });
});

describe('what a card is worth', () => {
  const spot = '2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH AH';
  const worth = (preset: string, names: string, changes = {}) => {
    const table = game('hearts', preset, changes) as Hearts;
    return cards(table, names).map((c) => penaltyPoints(table.options, c));
  };
  const sum = (preset: string, changes = {}) => {
    const table = game('hearts', preset, changes) as Hearts;
    return STANDARD_DECK.cards.reduce((n, c) => n + penaltyPoints(table.options, c), 0);
  };

  it('H6: a heart is one point and the queen of spades thirteen, nothing else counts', () => {
    expect(worth('kalpler', '2H 10H AH QS KS AS QC QD JD')).toEqual([1, 1, 1, 13, 0, 0, 0, 0, 0]);
    expect(sum('kalpler')).toBe(26);
    expect(sum('omnibus')).toBe(26);
  });

  it('H11: black Maria counts the ace and king of spades seven and ten', () => {
    expect(worth('blackMaria', 'AS KS QS JS AH 2H')).toEqual([7, 10, 13, 0, 1, 1]);
    expect(sum('blackMaria')).toBe(43);
  });

  test.each([
    [0, 104],
    [13, 117],
    [25, 129],
    [50, 154],
  ])('H11: spot hearts count their pips, with a queen of %i in all %i', (spotQueen, total) => {
    expect(worth('spot', spot, { spotQueen })).toEqual([
      2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14,
    ]);
    expect(worth('spot', 'QS KS AS JD', { spotQueen })).toEqual([spotQueen, 0, 0, 0]);
    expect(sum('spot', { spotQueen })).toBe(total);
  });

  it('H11: the queen of spot hearts counts there only', () => {
    expect(worth('kalpler', 'QS', { spotQueen: 50 })).toEqual([13]);
    expect(worth('blackMaria', 'QS', { spotQueen: 50 })).toEqual([13]);
  });
});
