// Who selects and leads, which contracts are open, and what is chosen for a selector who is too slow.

import { describe, expect, it } from 'vitest';
import { cards, game } from '../../../testing/cards.ts';
import { king } from '../../../testing/king.ts';
import {
  type Action,
  type Call,
  cardName,
  contractText,
  type Deal,
  drawDeal,
  type King,
  type KingContract,
  MAX_ACTIONS,
  moveOf,
  NO_CARD,
  PENALTIES,
  phaseName,
  SeededRandom,
  type Standing,
  type Suit,
  setUp,
} from '../../index.ts';

const standard = king();

/** Hands by seat, abridged: `dealt(rules, '2D', '', 'AS')`. */
function dealt(rules: King, standing: Partial<Standing>, ...hands: string[]): Deal {
  return setUp(
    rules,
    { ...rules.start(), ...standing },
    { hands: hands.map((hand) => cards(rules, hand)) },
    1,
  );
}

const contract = (name: string): KingContract =>
  name === 'trump'
    ? { type: 'trump', trumpSuit: 'spades' }
    : ({ type: 'penalty', name } as KingContract);

/** A history such as `0:el 3:trump`. */
function calls(history: string): Call[] {
  const entries = history.split(' ').filter((entry) => entry !== '');
  return entries.map((entry) => {
    const [selector, name] = entry.split(':');
    return { selector: Number(selector), contract: contract(name!) };
  });
}

/** What is open to a seat after some games, in short: trump suits together count as `trump`. */
function open(rules: King, seat: number, history: string): string {
  const past = calls(history);
  const standing = { played: past.length, calls: past, dealer: seat, redeal: true };
  const out = new Int32Array(MAX_ACTIONS);
  const deal = dealt(rules, standing, '', '', '', '');
  const names = Array.from(out.subarray(0, rules.legal(deal, seat, out)), (action) => {
    const move = moveOf(action as Action);
    return move.kind === 'choose' ? contractText(move.contract).split(' ')[0]! : move.kind;
  });
  return [...new Set(names)].join(' ');
}

/** More deals than any party needs, redeals included. */
const MOST_DEALS = 200;

const ALL = 'el kupa erkek kiz rifki sonIki trump';

describe('who selects', () => {
  it.each(['2D', '6S', '7D', '3D'])('K1: the seat with the start card %s', (startCard) => {
    const rules = king({ startCard });
    for (let seat = 0; seat < 4; seat++) {
      const hands = ['2C', '2S', '2H', '3C'].map((held, i) => (i === seat ? startCard : held));
      const deal = dealt(rules, {}, ...hands);
      expect([deal.dealer, deal.opener, deal.turn]).toEqual([seat, seat, seat]);
      expect(cardName(deal.marker)).toBe(startCard);
      expect(phaseName(deal.phase)).toBe('selecting');
    }
  });

  it('K1: startCard=random leaves it to chance, whoever holds what', () => {
    const rules = king({ startCard: 'random' });
    expect(dealt(rules, {}, '2D', '3D', '6S', '7D').dealer).toBe(1);
    expect(rules.deal(rules.next(rules.start())!, rules.deck.cards, 3).dealer).toBe(3);
  });

  it('K1, K2: later the selector moves one seat to the right, whoever holds the start card', () => {
    const next = (dealer: number) => dealt(standard, { played: 1, dealer }, '2D').dealer;
    expect([0, 1, 2, 3].map(next)).toEqual([3, 0, 1, 2]);
    expect(dealt(standard, { played: 1, dealer: 0 }, '2D').marker).toBe(NO_CARD);
    const three = game('king', 'three') as King;
    expect([0, 1, 2].map((dealer) => dealt(three, { dealer }, '3D').dealer)).toEqual([2, 0, 1]);
  });

  it('K1: a redeal keeps the selector', () => {
    const standing = { played: 6, dealer: 3, redeal: true };
    const deal = dealt(standard, standing, '2D');
    expect([deal.dealer, deal.turn, deal.number]).toEqual([3, 3, 7]);
  });

  it('K1: the selector leads any legal card, not necessarily the start card', () => {
    const deal = dealt(standard, {}, 'AS', 'KH', '2D 5C 9H', '3C');
    standard.apply(deal, 2, choose(standard, deal, 'el'));
    expect(deal.turn).toBe(2);
    const out = new Int32Array(MAX_ACTIONS);
    expect(standard.legal(deal, 2, out)).toBe(3);
  });

  it('K15: cards may be removed for four players too', () => {
    const rules = king({ removedCards: ['2C', '2D', '2S', '2H'], startCard: '3D' });
    expect([rules.deck.size, rules.length]).toEqual([48, 12]);
    expect(dealt(rules, {}, '4C', '5C', '6C', '3D').dealer).toBe(3);
  });
});

function choose(rules: King, deal: Deal, name: string): Action {
  const move = { kind: 'choose', contract: contract(name) } as const;
  const checked = rules.check(deal, deal.dealer, move);
  if (!checked.ok) throw new Error(checked.error.code);
  return checked.value;
}

describe('open contracts', () => {
  it('K3: at first everything', () => {
    expect(open(standard, 2, '')).toBe(ALL);
  });

  it('K3: a penalty is played twice in a party, by whomever', () => {
    expect(open(standard, 2, '0:kupa')).toBe(ALL);
    expect(open(standard, 2, '0:kupa 3:kupa')).toBe('el erkek kiz rifki sonIki trump');
    expect(open(standard, 0, '0:kupa 3:el 2:el 1:trump 0:kupa')).toBe(
      'erkek kiz rifki sonIki trump',
    );
  });

  it('K3: three penalties and two trumps for each player', () => {
    const three = '0:el 3:trump 2:trump 1:trump 0:kupa 3:trump 2:trump 1:trump 0:kiz';
    expect(open(standard, 0, three)).toBe('trump');
    expect(open(standard, 3, three)).toBe(ALL.replace(' trump', ''));
    expect(open(standard, 0, '0:trump 0:trump')).toBe(ALL.replace(' trump', ''));
    expect(open(standard, 0, '0:trump')).toBe(ALL);
    expect(open(standard, 0, '1:el 1:kupa 1:kiz 2:trump 2:trump')).toBe(ALL);
  });

  it('K3, K13: the quotas are options', () => {
    const short = game('king', 'short') as King;
    expect(open(short, 1, '1:el 1:kupa')).toBe('trump');
    expect(open(short, 1, '1:trump')).toBe(ALL.replace(' trump', ''));
    expect(open(king({ penaltiesPerPlayer: 1 }), 0, '0:el')).toBe('trump');
    expect(open(king({ trumpsPerPlayer: 3 }), 0, '0:trump 0:trump')).toBe(ALL);
    expect(open(king({ trumpsPerPlayer: 0 }), 0, '')).toBe(ALL.replace(' trump', ''));
    const often = king({ maxPerPenaltyType: 3 });
    expect(open(often, 0, '1:el 2:el')).toBe(ALL);
    expect(open(often, 0, '1:el 2:el 3:el')).toBe(ALL.replace('el ', ''));
  });

  it('K15: four penalties and two trumps with three players', () => {
    const three = game('king', 'three') as King;
    expect(open(three, 0, '0:el 0:kupa 0:kiz')).toBe(ALL);
    expect(open(three, 0, '0:el 0:kupa 0:kiz 0:erkek')).toBe('trump');
  });

  it('K3: initialPenaltyGames holds trumps back', () => {
    const later = king({ initialPenaltyGames: 4 });
    expect(open(later, 1, '0:el 3:kupa 2:erkek')).toBe(ALL.replace(' trump', ''));
    expect(open(later, 0, '0:el 3:kupa 2:erkek 1:kiz')).toBe(ALL);
  });

  it('K3: enforceQuotas=false opens everything in every game', () => {
    const free = king({ enforceQuotas: false });
    expect(open(free, 0, '0:el 0:el 0:el 0:el 0:trump 0:trump 0:trump')).toBe(ALL);
    const later = king({ enforceQuotas: false, initialPenaltyGames: 2 });
    expect(open(later, 0, '0:el')).toBe(ALL.replace(' trump', ''));
    expect(open(later, 0, '0:el 0:el')).toBe(ALL);
  });
});

describe('natural order', () => {
  /** Plays a party; each game as `seat:contract`, with a star where the seat was asked. */
  function party(rules: King): string[] {
    const random = new SeededRandom(7);
    const games: string[] = [];
    let standing = rules.start();
    for (let deals = 0; deals < MOST_DEALS; deals++) {
      const setup = rules.next(standing);
      if (setup === null) return games;
      const draw = drawDeal(rules, random);
      const deal = rules.deal(setup, draw.cards, draw.first);
      const asked = phaseName(deal.phase) === 'selecting';
      expect(deal.turn).toBe(deal.dealer);
      while (rules.actors(deal) !== 0) {
        rules.apply(deal, deal.turn, rules.random(deal, deal.turn, random));
      }
      const result = rules.result(deal, standing);
      standing = rules.after(standing, result);
      const name = result.contract === null ? '' : contractText(result.contract).split(' ')[0];
      if (!result.cancelled) games.push(`${result.selector}:${name}${asked ? '*' : ''}`);
    }
    throw new Error('the party does not end');
  }

  it.each([
    ['natural', {}, 4],
    ['three', { mode: 'natural' }, 3],
  ])('K12: %s: the penalties in order, then a trump of each seat; twice', (preset, changes, n) => {
    const games = party(king(changes, preset));
    const pass = [...PENALTIES, ...Array.from({ length: n }, () => 'trump*')];
    expect(games.map((entry) => entry.split(':')[1])).toEqual([...pass, ...pass]);
    const trumps = games.filter((entry) => entry.endsWith('*')).sort();
    const each = Array.from({ length: n }, (_, seat) => [`${seat}:trump*`, `${seat}:trump*`]);
    expect(trumps).toEqual(each.flat());
  });

  it('K12: a trump game asks for a suit only; a penalty game asks nothing', () => {
    const natural = game('king', 'natural') as King;
    const six = PENALTIES.map((name, i) => `${(6 - i) % 4}:${name}`).join(' ');
    expect(open(natural, 0, six)).toBe('trump');
    const past = calls(six);
    const trump = dealt(natural, { played: 6, calls: past, dealer: 1 }, 'AS');
    const named = (deal: Deal, name: string) =>
      natural.check(deal, deal.dealer, { kind: 'choose', contract: contract(name) });
    expect(named(trump, 'el')).toEqual({
      ok: false,
      error: { code: 'INVALID_CONTRACT', rule: 'contractClosed' },
    });
    expect(named(trump, 'trump').ok).toBe(true);
    const second = dealt(natural, { played: 1, calls: past.slice(0, 1), dealer: 2 }, 'AS');
    expect([phaseName(second.phase), second.turn]).toEqual(['playing', 1]);
    expect(natural.contract(second)).toEqual({ type: 'penalty', name: 'kupa' });
    expect(named(second, 'kupa')).toMatchObject({ error: { code: 'WRONG_PHASE' } });
  });
});

describe('selecting too slowly', () => {
  const random = new SeededRandom(1);

  it('K16: the first open penalty, in order', () => {
    const auto = (history: string): string => {
      const past = calls(history);
      const standing = { played: past.length, calls: past, dealer: 0, redeal: true };
      const deal = dealt(standard, standing, 'AS KS QS');
      const move = moveOf(standard.auto(deal, 0, random));
      return move.kind === 'choose' ? contractText(move.contract) : move.kind;
    };
    let history = '';
    for (const name of PENALTIES) {
      expect(auto(history)).toBe(name);
      history += ` 1:${name} 2:${name}`;
    }
  });

  it.each<[string, string, Suit]>([
    ['the longest suit', 'AS KS QS 2D 3D 4D 5D', 'diamonds'],
    ['of equal length the higher ranks', 'KS 2S AH 2H 5C 4C', 'hearts'],
    ['by their sum, not by their best card', 'AS 2S 10D 9D', 'diamonds'],
    ['a ten counts ten', '10S 2S 9H 4H', 'hearts'],
    ['spades first among equals', '5S 5H 5D 5C', 'spades'],
    ['then hearts', '4S 5H 5D 5C', 'hearts'],
    ['then diamonds', '4S 4H 5D 5C', 'diamonds'],
    ['clubs last', '4S 4H 4D 5C', 'clubs'],
  ])('K16: or else trumps: %s', (_, hand, trumpSuit) => {
    const past = calls('0:el 0:kupa 0:kiz');
    const standing = { played: 3, calls: past, dealer: 0, redeal: true };
    const rules = king({ kingRule: 'declare' });
    const deal = dealt(rules, standing, hand);
    expect(moveOf(rules.auto(deal, 0, random))).toEqual({
      kind: 'choose',
      contract: { type: 'trump', trumpSuit },
    });
  });
});
