// Counts lines of play with card names and lists, from the table of legal moves and nothing of the engine.

const HEIGHTS = '2 3 4 5 6 7 8 9 10 J Q K A'.split(' ');
/** S14: what is a spade above the ace in which deck, from below. */
const HIGH_SPADES: Readonly<Record<string, readonly string[]>> = {
  standard: [],
  jja: ['LJ', 'BJ'],
  jjdd: ['2S', '2D', 'LJ', 'BJ'],
  deucesHigh: ['2C', '2D', '2H', '2S'],
};

export interface PlainRules {
  /** `hearts`, `spades`, a penalty of King, or `koz` with a trump. */
  readonly name: string;
  readonly trump?: string;
  readonly deck?: string;
  /** +1 to the left, -1 to the right. */
  readonly step: 1 | -1;
}

interface PlainState {
  readonly hands: readonly (readonly string[])[];
  readonly turn: number;
  readonly trick: readonly string[];
  /** The number of the trick, from 1. */
  readonly number: number;
  readonly broken: boolean;
}

function suitOf(rules: PlainRules, card: string): string {
  return highSpades(rules).includes(card) ? 'S' : card.slice(-1);
}

function highSpades({ deck = 'standard' }: PlainRules): readonly string[] {
  return HIGH_SPADES[deck]!;
}

function heightOf(rules: PlainRules, card: string): number {
  const high = highSpades(rules).indexOf(card);
  return high >= 0 ? 13 + high : HEIGHTS.indexOf(card.slice(0, -1));
}

const orElse = (some: readonly string[], others: readonly string[]): readonly string[] =>
  some.length > 0 ? some : others;

function trumpOf(rules: PlainRules): string | null {
  return rules.name === 'spades' ? 'S' : (rules.trump ?? null);
}

/** The suit that may not be led before it is broken. */
function waitingSuit(rules: PlainRules): string | null {
  return ['hearts', 'kupa', 'rifki'].includes(rules.name) ? 'H' : trumpOf(rules);
}

function plainLegal(rules: PlainRules, state: PlainState): readonly string[] {
  const hand = state.hands[state.turn]!;
  const { trick, number, broken } = state;
  const suit = (card: string): string => suitOf(rules, card);
  if (trick.length === 0) {
    if (rules.name === 'hearts' && number === 1) return ['2C'];
    if (broken) return hand;
    return orElse(
      hand.filter((card) => suit(card) !== waitingSuit(rules)),
      hand,
    );
  }
  const led = suit(trick[0]!);
  const same = hand.filter((card) => suit(card) === led);
  if (same.length === 0) return discards(rules, hand, number);
  const top = Math.max(
    ...trick.filter((card) => suit(card) === led).map((card) => heightOf(rules, card)),
  );
  const under = (names: string): string[] =>
    same.filter((card) => names.includes(card[0]!) && heightOf(rules, card) < top);
  if (rules.name === 'erkek') return orElse(under('KJ'), same);
  if (rules.name === 'kiz') return orElse(under('Q'), same);
  if (rules.name === 'koz' && led === rules.trump) {
    return orElse(
      same.filter((card) => heightOf(rules, card) > top),
      same,
    );
  }
  return same;
}

function discards(rules: PlainRules, hand: readonly string[], number: number): readonly string[] {
  const hearts = hand.filter((card) => card.endsWith('H'));
  switch (rules.name) {
    case 'hearts':
      if (number > 1) return hand;
      return orElse(
        hand.filter((card) => !card.endsWith('H') && card !== 'QS'),
        hand,
      );
    case 'kupa':
      return orElse(hearts, hand);
    case 'erkek':
      return orElse(
        hand.filter((card) => 'KJ'.includes(card[0]!)),
        hand,
      );
    case 'kiz':
      return orElse(
        hand.filter((card) => card.startsWith('Q')),
        hand,
      );
    case 'rifki':
      return orElse(
        hand.filter((card) => card === 'KH'),
        orElse(hearts, hand),
      );
    default:
      return hand;
  }
}

function plainPlay(rules: PlainRules, state: PlainState, card: string): PlainState {
  const { turn, number } = state;
  const seats = state.hands.length;
  const hands = state.hands.map((hand, seat) =>
    seat === turn ? hand.filter((c) => c !== card) : hand,
  );
  const trick = [...state.trick, card];
  const suit = (played: string): string => suitOf(rules, played);
  const breaks = suit(card) === waitingSuit(rules) && suit(trick[0]!) !== suit(card);
  const broken = state.broken || breaks;
  const next = (turn + rules.step + seats) % seats;
  if (trick.length < seats) return { hands, turn: next, trick, number, broken };
  const best = plainTaker(rules, trick);
  // After the last card, the next seat is the leader again.
  const winner = (next + trick.indexOf(best) * rules.step + seats * seats) % seats;
  return { hands, turn: winner, trick: [], number: number + 1, broken };
}

/** The card that takes a trick. */
export function plainTaker(rules: PlainRules, trick: readonly string[]): string {
  const suit = (played: string): string => suitOf(rules, played);
  const trumps = trick.filter((played) => suit(played) === trumpOf(rules));
  const fighters = orElse(
    trumps,
    trick.filter((played) => suit(played) === suit(trick[0]!)),
  );
  return fighters.reduce((a, b) => (heightOf(rules, b) > heightOf(rules, a) ? b : a));
}

/** How many different ways there are to play the next cards. */
export function plainLines(rules: PlainRules, state: PlainState, depth: number): number {
  if (depth === 0 || state.hands[state.turn]!.length === 0) return 1;
  const legal = plainLegal(rules, state);
  if (depth === 1) return legal.length;
  return legal.reduce(
    (sum, card) => sum + plainLines(rules, plainPlay(rules, state, card), depth - 1),
    0,
  );
}
