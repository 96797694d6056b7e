// Counts a match in text notation again, line by line, with nothing of the engine: standard rules only.

import { type PlainRules, plainTaker } from './plain-lines.ts';

interface PlainDeal {
  /** Who holds each card, after passes and exchanges. */
  readonly holder: Map<string, number>;
  readonly bids: (number | 'nil' | 'blind_nil')[];
  contract: string;
  readonly tricks: string[][];
}

const SUIT_ORDER = ['S', 'H', 'D', 'C'];
const KING_VALUES = {
  el: -50,
  kupa: -30,
  erkek: -60,
  kiz: -100,
  rifki: -320,
  sonIki: -180,
  koz: 50,
};

function readHand(text: string): string[] {
  return text
    .split('.')
    .flatMap((ranks, i) =>
      ranks === '-' ? [] : [...ranks].map((rank) => (rank === 'T' ? '10' : rank) + SUIT_ORDER[i]),
    );
}

/** The deals of a match; a pass goes left, right, across or nowhere, an exchange to the partner. */
function readDeals(lines: readonly string[]): PlainDeal[] {
  const deals: PlainDeal[] = [];
  let gifts: (() => void)[] = [];
  for (const line of lines) {
    const words = line.replaceAll('*', '').split(' ');
    const deal = deals.at(-1);
    if (words[0] === 'deal') {
      const holder = new Map<string, number>();
      words.slice(1, 5).forEach((hand, seat) => {
        for (const card of readHand(hand)) holder.set(card, seat);
      });
      deals.push({ holder, bids: [], contract: '', tricks: [] });
      gifts = [];
    } else if (words[0]!.endsWith('>')) {
      // The gifts change hands together, when all have been chosen.
      for (const give of gifts) give();
      gifts = [];
      deal!.tricks.push(words.slice(1));
    } else if (words[1] === 'pass' || words[1] === 'exchange') {
      const way = words[1] === 'exchange' ? 2 : [1, 3, 2, 0][(deals.length - 1) % 4]!;
      const to = (Number(words[0]) + way) % 4;
      gifts.push(() => {
        for (const card of words.slice(2)) deal!.holder.set(card, to);
      });
    } else if (words[1] === 'bid') {
      const bid = words[2]!;
      deal!.bids[Number(words[0])] = bid === 'nil' || bid === 'blind_nil' ? bid : Number(bid);
    } else if (words[1] === 'choose') {
      deal!.contract = words.slice(2).join(' ');
    }
  }
  return deals;
}

/** The cards that each seat took, trick by trick. */
function takenBy(deal: PlainDeal, rules: PlainRules): string[][][] {
  const taken: string[][][] = [[], [], [], []];
  for (const trick of deal.tricks) taken[deal.holder.get(plainTaker(rules, trick))!]!.push(trick);
  return taken;
}

function heartsScores(deal: PlainDeal): number[] {
  const points = takenBy(deal, { name: 'hearts', step: 1 }).map((tricks) =>
    tricks.flat().reduce((sum, card) => sum + (card === 'QS' ? 13 : card.endsWith('H') ? 1 : 0), 0),
  );
  return points.includes(26) ? points.map((own) => (own === 26 ? 0 : 26)) : points;
}

function spadesScores(deal: PlainDeal, bags: number[]): number[] {
  const tricks = takenBy(deal, { name: 'spades', step: 1 }).map((taken) => taken.length);
  return [0, 1].map((side) => {
    let [bid, taken, nilTricks, score] = [0, 0, 0, 0];
    for (const seat of [side, side + 2]) {
      const own = deal.bids[seat]!;
      if (typeof own === 'number') {
        bid += own;
        taken += tricks[seat]!;
        continue;
      }
      nilTricks += tricks[seat]!;
      score += (tricks[seat] === 0 ? 1 : -1) * (own === 'nil' ? 50 : 100);
    }
    const over = (taken >= bid ? taken - bid : 0) + nilTricks;
    score += (taken >= bid ? 10 : -10) * bid + over;
    bags[side]! += over;
    for (; bags[side]! >= 10; bags[side]! -= 10) score -= 100;
    return score;
  });
}

function kingScores(deal: PlainDeal): number[] {
  const [name, suit] = deal.contract.split(' ');
  const trump = name === 'trump' ? { trump: suit![0]!.toUpperCase() } : {};
  const taken = takenBy(deal, { name: name === 'trump' ? 'koz' : name!, step: -1, ...trump });
  const counting: Record<string, (card: string) => boolean> = {
    kupa: (card) => card.endsWith('H'),
    erkek: (card) => 'KJ'.includes(card[0]!),
    kiz: (card) => card.startsWith('Q'),
    rifki: (card) => card === 'KH',
  };
  const lastTwo = deal.tricks.slice(-2);
  const units = taken.map((tricks) => {
    if (name === 'sonIki') return tricks.filter((trick) => lastTwo.includes(trick)).length;
    const counts = counting[name!];
    return counts ? tricks.flat().filter(counts).length : tricks.length;
  });
  const isVoid = name === 'kiz' && units.every((queens) => queens > 0);
  const value = KING_VALUES[(name === 'trump' ? 'koz' : name) as keyof typeof KING_VALUES];
  return units.map((n) => (isVoid ? 0 : n * value));
}

/** The totals of a match of Hearts (kalpler), Spades or King (standard). */
export function plainTotals(text: string): number[] {
  const lines = text.split('\n');
  const game = /^game (\w+)/m.exec(text)![1]!;
  const bags = [0, 0];
  const count = (deal: PlainDeal): number[] => {
    if (game === 'hearts') return heartsScores(deal);
    return game === 'spades' ? spadesScores(deal, bags) : kingScores(deal);
  };
  return readDeals(lines)
    .map(count)
    .reduce((totals, scores) => totals.map((total, i) => total + scores[i]!));
}
