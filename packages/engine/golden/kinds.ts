// One question to the engine for each kind of case; the answer has the fields that the case expects.

import {
  type Action,
  cardName,
  contractText,
  type Deal,
  type DealResult,
  Hearts,
  King,
  listCards,
  MAX_ACTIONS,
  partyOutcome,
  SeededRandom,
  seatOrder,
  trickUnits,
  viewDeal,
} from '../src/index.ts';
import { eventAnswer } from './event.ts';
import {
  cards,
  type Fields,
  type GoldenCase,
  type GoldenFile,
  gameOfCase,
  list,
  plays,
} from './file.ts';
import { dealOf, standingOf } from './given.ts';

type Answer = Readonly<Record<string, unknown>>;
type Kind = (file: GoldenFile, item: GoldenCase) => Answer;

export const KINDS: Readonly<Record<string, Kind>> = {
  legal(file, item) {
    const game = gameOfCase(file, item);
    const deal = dealOf(game, item.given, { phase: 'playing' });
    const out = new Int32Array(MAX_ACTIONS);
    const n = game.legal(deal, deal.turn, out);
    return { legal: Array.from(out.subarray(0, n), (action) => cardName(action as never)) };
  },

  autoplay(file, item) {
    const game = gameOfCase(file, item);
    const deal = dealOf(game, item.given, { phase: 'playing' });
    return { card: cardName(game.auto(deal, deal.turn, new SeededRandom(1)) as never) };
  },

  winner(file, item) {
    const deal = playLast(file, item, item.given.plays);
    const winner = deal.takers[deal.trick - 1]!;
    // The jack of diamonds is no penalty point.
    return { winner, points: viewDeal(gameOfCase(file, item), deal, null).taken[winner] };
  },

  broken(file, item) {
    return { broken: playLast(file, item, item.given.trick).broken === 1 };
  },

  order(file, item) {
    const game = gameOfCase(file, item);
    return { order: seatOrder(Number(item.given.leader), game.step, game.seats) };
  },

  pass(file, item) {
    const { direction, passes } = item.given;
    const passed = list(passes);
    const passCount = list(passed[0]).length;
    const game = gameOfCase(file, item, { passCycle: [direction], passCount });
    const deal = dealOf(game, { hands: passes });
    passed.forEach((names, seat) => {
      const checked = game.check(deal, seat, { kind: 'pass', cards: cards(game, names) });
      if (!checked.ok) throw new Error(`seat ${seat} may not pass: ${checked.error.code}`);
      game.apply(deal, seat, checked.value);
    });
    return { received: passed.map((_, seat) => listCards(deal.hands, seat << 2).map(cardName)) };
  },

  passCycle(file, item) {
    const game = gameOfCase(file, item);
    const direction = (roundNumber: unknown) => {
      const deal = dealOf(game, { roundNumber });
      return game instanceof Hearts ? game.passDirection(deal) : null;
    };
    return { directions: list(item.given.rounds).map(direction) };
  },

  score(file, item) {
    const game = gameOfCase(file, item);
    const { given } = item;
    const captured = list(given.captured).map((names) => cards(game, names));
    const deal = dealOf(
      game,
      { ...given, tricksWon: seatTricks(given) },
      {
        phase: 'roundEnd',
        ...(captured.length > 0 ? { captured } : {}),
      },
    );
    // Tricks given one by one are counted as the contract counts them.
    for (const trick of list(given.tricks)) {
      if (typeof trick !== 'object' || trick === null || !deal.contract) continue;
      const { winner, number = 1, cards: names } = trick as Fields;
      for (const card of cards(game, names))
        deal.taken[Number(winner)]! += deal.contract.units[card]!;
      deal.taken[Number(winner)]! += trickUnits(deal.contract, Number(number) - 1);
    }
    game.finish(deal);
    return scoreAnswer(game.result(deal, standingOf(game, given)));
  },

  event: eventAnswer,

  claim(file, item) {
    const game = gameOfCase(file, item);
    const { onLead, hand, outstanding } = item.given;
    const others = list(outstanding);
    const share = Math.ceil(others.length / (game.seats - 1));
    const hands = [hand, ...[0, 1, 2].map((i) => others.slice(i * share, (i + 1) * share))];
    const deal = dealOf(
      game,
      { hands, turn: onLead ? 0 : 1 },
      { phase: 'playing', trickNumber: 2 },
    );
    return { valid: game.check(deal, 0, { kind: 'claim' }).ok };
  },

  contracts(file, item) {
    const game = gameOfCase(file, item);
    const view = viewDeal(game, dealOf(game, item.given, {}), null);
    const open = view.game === 'king' ? view.open : [];
    return {
      contracts: [...new Set(open.map((contract) => contractText(contract).split(' ')[0]))],
    };
  },

  outcome(file, item) {
    const game = gameOfCase(file, item);
    if (!(game instanceof King)) throw new Error('an outcome is asked of King only');
    return { ...partyOutcome(game.options, list(item.given.totals).map(Number)) };
  },
};

/** Tricks by seat, where the case gives numbers. */
function seatTricks({ tricks, tricksWon }: Fields): unknown {
  return list(tricks).some((trick) => typeof trick === 'number') ? tricks : tricksWon;
}

/** Plays the last card of a trick onto the others. */
function playLast(file: GoldenFile, item: GoldenCase, trick: unknown): Deal {
  const game = gameOfCase(file, item);
  const played = plays(game, trick);
  const last = played.pop()!;
  const hands = Array.from({ length: game.seats }, (_, seat) =>
    seat === last.seat ? [last.card] : [],
  );
  const { trick: _, plays: __, ...given } = item.given;
  const deal = dealOf(
    game,
    { ...given, turn: last.seat },
    { phase: 'playing', hands, trick: played },
  );
  game.apply(deal, last.seat, last.card as number as Action);
  return deal;
}

function scoreAnswer(result: DealResult): Answer {
  const cancelled = 'cancelled' in result && result.cancelled !== null;
  return { ...result, cumulative: result.totals, roundScores: result.scores, cancelled };
}
