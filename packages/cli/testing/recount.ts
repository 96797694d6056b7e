// The figures of a log, counted once more and in another way: from the text of cards and moves alone, without the
// engine, its results or the counting of the program. It knows the usual rules of the three games and no others.

interface Recounted {
  /** By seat, in the order of the log: counts by name. */
  readonly seats: readonly Record<string, number>[];
  /** What each deal of each match came to, to hold identities against. */
  readonly deals: readonly {
    readonly penalties: number;
    readonly tricks: number;
    readonly scores: number;
  }[];
}

interface Line {
  readonly table: {
    readonly opening: { readonly options: Options };
    readonly log: readonly Entry[];
  };
  readonly scores: readonly (readonly number[])[];
  readonly totals: readonly number[];
  readonly winners: readonly number[] | null;
}
type Entry =
  | { readonly deal: readonly string[] }
  | { readonly seat: number; readonly move: string };
interface Options {
  readonly game: 'hearts' | 'spades' | 'king';
  readonly values: Readonly<Record<string, number>>;
}
interface Hand {
  readonly moves: { readonly seat: number; readonly move: string }[];
  readonly start: number;
}

const RANKS = '23456789TJQKA';
const SUITS: Record<string, string> = { C: 'clubs', D: 'diamonds', S: 'spades', H: 'hearts' };
const PLACES = ['first', 'second', 'third', 'last'];

const suit = (card: string): string => card.slice(-1);
const height = (card: string): number => RANKS.indexOf(card.replace('10', 'T')[0]!);

export function recount(lines: readonly string[]): Recounted {
  const seats = Array.from({ length: 4 }, (): Record<string, number> => ({}));
  const deals: { penalties: number; tricks: number; scores: number }[] = [];
  for (const line of lines) {
    const { table, scores, totals, winners } = JSON.parse(line) as Line;
    const { game, values } = table.opening.options;
    const hands = split(table.log);
    const sides = game === 'spades' ? [0, 1, 0, 1] : [0, 1, 2, 3];
    const best = (game === 'hearts' ? Math.min : Math.max)(
      ...(winners ?? []).map((w) => totals[w]!),
    );
    const first = (winners ?? []).filter((w) => totals[w] === best);
    seats.forEach((counts, seat) => {
      up(counts, 'matches');
      up(counts, 'total', totals[sides[seat]!]!);
      if (first.includes(sides[seat]!)) up(counts, 'won', 1 / first.length);
    });
    const bagsOf = [0, 0];
    const summed = totals.map(() => 0);
    hands.forEach((hand, number) => {
      const deal = tricksOf(hand, game);
      const points =
        game === 'hearts'
          ? hearts(deal, seats)
          : game === 'spades'
            ? spades(hand, deal, seats, bagsOf)
            : king(hand, deal, seats, values);
      points.forEach((score, side) => {
        summed[side]! += score;
      });
      // The one place where the log's own results are read: they must be the same.
      if (String(points) !== String(scores[number])) {
        throw new Error(`deal ${number + 1}: counted ${points}, the log says ${scores[number]}`);
      }
      for (const [seat, counts] of seats.entries()) {
        up(counts, 'deals');
        up(counts, 'points', points[sides[seat]!]!);
        up(counts, 'tricks', deal.filter(({ taker }) => taker === seat).length);
      }
      for (const { cards, leader } of deal) {
        if (cards.length === 0) continue;
        up(seats[leader]!, 'leads');
        up(seats[leader]!, `led.${SUITS[suit(cards[0]!)]}`);
      }
      deals.push({
        penalties: deal.reduce((sum, { penalties }) => sum + penalties, 0),
        tricks: deal.length,
        scores: points.reduce((sum, score) => sum + score, 0),
      });
    });
    if (String(summed) !== String(totals))
      throw new Error(`totals: ${summed}, the log says ${totals}`);
  }
  return { seats, deals };
}

function up(counts: Record<string, number>, name: string, amount = 1): void {
  counts[name] = (counts[name] ?? 0) + amount;
}

function split(log: readonly Entry[]): Hand[] {
  const hands: Hand[] = [];
  for (const entry of log) {
    if ('deal' in entry) hands.push({ moves: [], start: hands.length });
    else hands.at(-1)!.moves.push(entry);
  }
  return hands;
}

interface Trick {
  readonly leader: number;
  readonly taker: number;
  readonly place: number;
  /** Empty where the rest was claimed. */
  readonly cards: readonly string[];
  readonly penalties: number;
  readonly hasQueen: boolean;
}

/** Cards follow each other round the table; the taker is who has played the highest of the suit, or a trump. */
function tricksOf({ moves }: Hand, game: Options['game']): Trick[] {
  const plays = moves.filter(({ move }) => /^(10|[2-9JQKA])[CDSH]$/.test(move));
  const chosen = moves.map(({ move }) => /^choose trump (\w)/.exec(move)?.[1]?.toUpperCase());
  const trump = game === 'spades' ? 'S' : chosen.find((letter) => letter !== undefined);
  const tricks: Trick[] = [];
  for (let i = 0; i + 3 < plays.length; i += 4) {
    const four = plays.slice(i, i + 4);
    const led = suit(four[0]!.move);
    const power = (card: string): number =>
      (suit(card) === trump ? 200 : suit(card) === led ? 100 : 0) + height(card);
    const winner = four.reduce((best, next) => (power(next.move) > power(best.move) ? next : best));
    const cards = four.map(({ move }) => move);
    tricks.push({
      leader: four[0]!.seat,
      taker: winner.seat,
      place: four.indexOf(winner),
      cards,
      penalties: cards.reduce((sum, card) => sum + penalty(card), 0),
      hasQueen: cards.includes('QS'),
    });
  }
  const claim = moves.find(({ move }) => move === 'claim');
  if (claim === undefined) return tricks;
  // Everything that is still out goes to the claimer; which cards fall together does not matter.
  const left = 13 - tricks.length;
  const isQueenOut = !tricks.some(({ hasQueen }) => hasQueen);
  const rest = 26 - tricks.reduce((sum, { penalties }) => sum + penalties, 0);
  for (let i = 0; i < left; i++) {
    tricks.push({
      leader: claim.seat,
      taker: claim.seat,
      place: 0,
      cards: [],
      penalties: i === 0 ? rest : 0,
      hasQueen: i === 0 && isQueenOut,
    });
  }
  return tricks;
}

function penalty(card: string): number {
  return card === 'QS' ? 13 : suit(card) === 'H' ? 1 : 0;
}

function hearts(tricks: readonly Trick[], seats: readonly Record<string, number>[]): number[] {
  const raw = [0, 0, 0, 0];
  let out = 0;
  let trier: number | null | undefined;
  for (const { taker, place, penalties, hasQueen } of tricks) {
    raw[taker]! += penalties;
    out += penalties;
    if (penalties > 0) up(seats[taker]!, `penalties.${PLACES[place]}`, penalties);
    if (hasQueen) up(seats[taker]!, 'queens');
    // Twenty of 26 are the first whole number of points from three quarters on.
    if (out >= 20 && trier === undefined) trier = raw[taker] === out ? taker : null;
  }
  if (trier !== null && trier !== undefined) up(seats[trier]!, 'moonsTried');
  raw.forEach((points, seat) => {
    up(seats[seat]!, 'penalties', points);
  });
  const shooter = raw.indexOf(26);
  if (shooter < 0) return raw;
  up(seats[shooter]!, 'moonsMade');
  return raw.map((_, seat) => (seat === shooter ? 0 : 26));
}

/** The usual rules: nil 50, blind nil 100, tricks of a lost nil are bags, ten bags cost 100. */
function spades(
  { moves }: Hand,
  tricks: readonly Trick[],
  seats: readonly Record<string, number>[],
  bagsOf: number[],
): number[] {
  const bids: string[] = [];
  for (const { seat, move } of moves) {
    if (move.startsWith('bid ')) bids[seat] = move.slice(4);
  }
  const taken = [0, 1, 2, 3].map((seat) => tricks.filter(({ taker }) => taker === seat).length);
  const isNil = (bid: string): boolean => /nil/.test(bid);
  bids.forEach((bid, seat) => {
    const counts = seats[seat]!;
    if (isNil(bid)) {
      const kind = bid === 'nil' ? 'nils' : 'blindNils';
      up(counts, kind);
      if (taken[seat] === 0) up(counts, `${kind}Made`);
      return;
    }
    up(counts, 'bids');
    up(counts, 'tricksBid', Number(bid));
    up(counts, 'tricksOfBids', taken[seat]!);
    if (taken[seat] === Number(bid)) up(counts, 'bidsExact');
  });
  return [0, 1].map((side) => {
    const own = [side, side + 2];
    const bidders = own.filter((seat) => !isNil(bids[seat]!));
    const contract = bidders.reduce((sum, seat) => sum + Number(bids[seat]), 0);
    const got = bidders.reduce((sum, seat) => sum + taken[seat]!, 0);
    const nilTricks = own
      .filter((seat) => isNil(bids[seat]!))
      .reduce((sum, seat) => sum + taken[seat]!, 0);
    const isMade = got >= contract;
    const bags = (isMade ? got - contract : 0) + nilTricks;
    let score = (isMade ? 10 : -10) * contract + bags;
    for (const seat of own.filter((seat) => isNil(bids[seat]!))) {
      const worth = bids[seat] === 'nil' ? 50 : 100;
      score += taken[seat] === 0 ? worth : -worth;
    }
    bagsOf[side]! += bags;
    while (bagsOf[side]! >= 10) {
      bagsOf[side]! -= 10;
      score -= 100;
    }
    for (const seat of own) {
      if (contract > 0) up(seats[seat]!, 'contracts');
      if (contract > 0 && isMade) up(seats[seat]!, 'contractsMade');
      up(seats[seat]!, 'bags', bags);
    }
    return score;
  });
}

const TAKEN: Record<string, (trick: Trick, number: number) => number> = {
  el: () => 1,
  kupa: ({ cards }) => cards.filter((card) => suit(card) === 'H').length,
  erkek: ({ cards }) => cards.filter((card) => /^[JK]/.test(card)).length,
  kiz: ({ cards }) => cards.filter((card) => card.startsWith('Q')).length,
  rifki: ({ cards }) => cards.filter((card) => card === 'KH').length,
  sonIki: (_, number) => (number >= 11 ? 1 : 0),
  trump: () => 1,
};

function king(
  { moves }: Hand,
  tricks: readonly Trick[],
  seats: readonly Record<string, number>[],
  values: Options['values'],
): number[] {
  const { seat: selector, move } = moves[0]!;
  const [, name = '', trumpSuit] = move.split(' ');
  const counts = [0, 0, 0, 0];
  tricks.forEach((trick, number) => {
    counts[trick.taker]! += TAKEN[name]?.(trick, number) ?? 0;
  });
  const isVoid =
    move === 'cancel' || tricks.length === 0 || (name === 'kiz' && counts.every((n) => n > 0));
  if (isVoid) {
    up(seats[selector]!, 'cancelled');
    return [0, 0, 0, 0];
  }
  const points = counts.map((count) => count * values[name]! || 0);
  const own = seats[selector]!;
  up(own, 'selected');
  up(own, 'selectorPoints', points[selector]!);
  up(own, `chosen.${name}`);
  up(own, `chosenPoints.${name}`, points[selector]!);
  if (name === 'trump') up(own, `trumps.${trumpSuit}`);
  seats.forEach((each, seat) => {
    up(each, 'games');
    up(each, `games.${name}`);
    up(each, `taken.${name}`, counts[seat]!);
    up(each, `points.${name}`, points[seat]!);
  });
  return points;
}
