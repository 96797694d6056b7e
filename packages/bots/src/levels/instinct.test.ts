// A beginner's rules of thumb, the good ones and the bad ones.

import {
  type AnyGame,
  type Bid,
  type Card,
  cardName,
  type Deal,
  type GameId,
  gameOf,
  type KingContract,
  moveOf,
  type Position,
  SeededRandom,
  setUp,
} from '@kalpler/engine';
import { describe, expect, it } from 'vitest';
import { games } from '../../testing/all-games.ts';
import { Instinct } from './instinct.ts';

interface Scene {
  readonly game: GameId;
  readonly options?: Readonly<Record<string, unknown>>;
  /** The hand of seat 0, who is to act; the others hold all other cards that were not played. */
  readonly hand: string;
  /** The trick so far, as in `3:10H`. */
  readonly trick?: string;
  readonly phase?: Position['phase'];
  readonly contract?: KingContract;
  readonly bids?: readonly (Bid | null)[];
  readonly tricks?: readonly number[];
  readonly seed?: number;
}

function cards(game: AnyGame, names: string): Card[] {
  return names.split(' ').map((name) => game.deck.parse(name)!);
}

/** What seat 0 does. */
function act(scene: Scene): string {
  const { phase = 'playing', trick = '', contract, bids, tricks = [] } = scene;
  const game = gameOf(scene.game, scene.options ?? {});
  const hand = cards(game, scene.hand);
  const played = trick === '' ? [] : trick.split(' ').map((play) => play.split(':'));
  const onTable = played.map(([seat, name]) => ({
    seat: Number(seat),
    card: game.deck.parse(name!)!,
  }));
  const gone = [...hand, ...onTable.map(({ card }) => card)];
  const rest = game.deck.cards.filter((card) => !gone.includes(card));
  const deal: Deal = setUp(game, game.start(), {
    phase,
    hands: [hand, rest],
    trick: onTable,
    turn: 0,
    trickNumber: 3,
    broken: true,
    tricks,
    looked: [0],
    ...(contract === undefined ? {} : { contract }),
    ...(bids === undefined ? {} : { bids }),
  });
  return text(
    moveOf(
      new Instinct(games.of(game).instinct, game).act(deal, 0, new SeededRandom(scene.seed ?? 1)),
    ),
  );
}

function text(move: ReturnType<typeof moveOf>): string {
  switch (move.kind) {
    case 'play':
      return cardName(move.card);
    case 'pass':
    case 'exchange':
      return move.cards.map(cardName).sort().join(' ');
    case 'bid':
      return `${move.bid}`;
    case 'choose':
      return move.contract.type === 'trump' ? move.contract.trumpSuit : move.contract.name;
    default:
      return move.kind;
  }
}

describe('Hearts', () => {
  const game = 'hearts' as const;
  it.each<[string, Omit<Scene, 'game'>, string]>([
    [
      'passes the queen of spades and the highest cards',
      { phase: 'passing', hand: '2C 3C AC KD 5D 6D QS 9S 8S 2H 3H JH 10H' },
      'AC KD QS',
    ],
    ['leads low', { hand: '9C 3D AS 7H' }, '3D'],
    ['ducks as high as it can', { hand: '3H 8H KH 2C', trick: '2:5C 3:10H' }, '2C'],
    ['stays just below', { hand: '3H 8H KH 2C', trick: '3:10H' }, '8H'],
    ['drops the queen under the king', { hand: '3S QS 9S 2C', trick: '3:KS' }, 'QS'],
    ['takes what costs nothing yet', { hand: '3C AC 9S', trick: '3:10C' }, 'AC'],
    ['even a spade with the queen out', { hand: '3S KS 9D', trick: '3:10S' }, 'KS'],
    ['but no points', { hand: '3C AC 9S', trick: '2:10C 3:4H' }, '3C'],
    ['goes low where it must win', { hand: 'JC AC 9S', trick: '2:10C 3:4H' }, 'JC'],
    ['or high where nobody follows', { hand: 'JC AC 9S', trick: '1:10C 2:3C 3:4H' }, 'AC'],
    ['throws the queen', { hand: 'QS AH AD', trick: '3:10C' }, 'QS'],
    ['then the highest heart', { hand: 'AS 9H 4H AD', trick: '3:10C' }, '9H'],
    ['then the highest card', { hand: 'AS 9D 4D', trick: '3:10C' }, 'AS'],
  ])('%s', (_, scene, wanted) => {
    expect(act({ game, ...scene })).toBe(wanted);
  });

  it('keeps the jack of diamonds where it is worth something (H11)', () => {
    const options = { preset: 'omnibus' };
    const hand = 'JD 9D 4D 2S';
    expect(act({ game, options, hand, trick: '3:10C' })).toBe('9D');
    expect(act({ game, hand, trick: '3:10C' })).toBe('JD');
  });
});

describe('Spades', () => {
  const game = 'spades' as const;
  const bids = [4, 3, 3, 2] as const;
  it.each<[string, Omit<Scene, 'game'>, string]>([
    ['leads aces and kings', { bids, hand: 'KD 3D 4C 9S' }, 'KD'],
    ['or low', { bids, hand: 'QD 3D 4C 9S' }, '3D'],
    ['plays high second', { bids, hand: 'AD 3D 4C', trick: '3:10D' }, 'AD'],
    ['wins low last', { bids, hand: 'AD JD 4C', trick: '1:10D 2:2D 3:9D' }, 'JD'],
    ['ruffs', { bids, hand: 'AC 3S 4S', trick: '3:10D' }, '3S'],
    ['leaves aces to the partner', { bids, hand: 'AC 3S', trick: '2:AD 3:9D' }, 'AC'],
    ['throws low', { bids, hand: 'AC 3H 9H', trick: '3:10D' }, '3H'],
    [
      'has its bids and wants no more',
      { bids, tricks: [4, 0, 3, 0], hand: 'AD 3D 4C', trick: '3:10D' },
      '3D',
    ],
    [
      'takes on for its partner',
      { bids, tricks: [4, 0, 2, 0], hand: 'AD 3D 4C', trick: '3:10D' },
      'AD',
    ],
    [
      'takes no trick at nil, not even one that looks free',
      { bids: ['nil', 3, 3, 2], hand: 'AD 3D 9D', trick: '3:10D' },
      '9D',
    ],
    [
      'gives high cards after a blind nil',
      { phase: 'exchanging', bids: ['blind_nil', 3, 3, 2], hand: 'AD 3D KC 2C' },
      'AD KC',
    ],
    [
      'gives low cards to a blind nil',
      { phase: 'exchanging', bids: [3, 3, 'blind_nil', 2], hand: 'AD 3D KC 2C' },
      '2C 3D',
    ],
  ])('%s', (_, scene, wanted) => {
    expect(act({ game, ...scene })).toBe(wanted);
  });

  it('bids high cards and long trumps, give or take one', () => {
    const hand = 'AC KC 4C AD 9D 2D KS QS 8S 6S 5S 3H 2H';
    const said = Array.from({ length: 30 }, (_, seed) =>
      act({ game, phase: 'bidding', hand, seed }),
    );
    expect(new Set(said)).toEqual(new Set(['6', '7', '8']));
  });

  it('bids nil when nothing looks like a trick', () => {
    const hand = '3C 4C 9C QC 4D 9D 2D 8S 6S 3H 2H QH 10H';
    expect(act({ game, phase: 'bidding', hand })).toBe('nil');
    expect(act({ game, phase: 'bidding', hand: hand.replace('QC', 'KC') })).toMatch(/^\d+$/);
    expect(act({ game, phase: 'bidding', hand: hand.replace('8S', 'QS') })).toMatch(/^\d+$/);
    const options = { nil: false };
    expect(act({ game, options, phase: 'bidding', hand })).toMatch(/^[12]$/);
  });
});

describe('King', () => {
  const game = 'king' as const;
  const select = (hand: string): string => act({ game, phase: 'selecting', hand });

  it('a long strong suit makes trumps', () => {
    expect(select('AS KS QS JS 8S 5S 2S AH KH 7D 3D 5C 2C')).toBe('spades');
  });

  it('otherwise the penalty with the fewest cards in its hand', () => {
    expect(select('2C 3C 5C 8C 2D 4D 6D 10D JD QS 5S 8S 9S')).toBe('kupa');
    expect(select('AC 10C 9C 4C AD 10D 6D 3D AS 9S 4S 9H 5H')).toBe('erkek');
  });

  it('takes tricks in a trump game and avoids them in a penalty', () => {
    const trump = { type: 'trump', trumpSuit: 'clubs' } as const;
    const el = { type: 'penalty', name: 'el' } as const;
    const scene = { game, hand: 'AD 3D 9D', trick: '1:10D' } as const;
    expect(act({ ...scene, contract: trump })).toBe('AD');
    expect(act({ ...scene, contract: el })).toBe('9D');
  });
});
