// Spoiled games and spoiled views, to show that each law can be broken and is then named.

import { describe, expect, it } from 'vitest';
import { OVER, PLAYING } from '../src/deal/phase.ts';
import {
  type Action,
  type AnyGame,
  type Card,
  type Deal,
  Hearts,
  type HeartsOptions,
  listCards,
  type Move,
  OPTION_SHEETS,
  openTable,
  type Random,
  type Refusal,
  type Result,
  type Seat,
  type Seats,
  type Standing,
  shuffle,
  Table,
  viewDeal,
  viewTable,
} from '../src/index.ts';
import { sampleDeal } from '../src/view/sample-deal.ts';
import { Judge } from './judge.ts';
import { playMatch } from './match.ts';
import { recordLaws } from './records.ts';
import { EYES, type Eyes } from './scene.ts';
import { tablesOf } from './tables.ts';

const options: HeartsOptions = OPTION_SHEETS.hearts.presets.kalpler!;
const kalpler = tablesOf('hearts').find(({ name }) => name === 'kalpler')!;
const opened = openTable({ game: 'hearts', options: {}, players: ['a', 'b', 'c', 'd'] });
if (!opened.ok) throw new Error(opened.error);
const { opening } = opened.value;

function freshTable(game: AnyGame): Table {
  return new Table(opening, game, { deal: null, standing: game.start(), results: [] }, [], 0);
}

/** The first law that breaks in a few matches. */
function brokenLaw(game: AnyGame, eyes: Eyes = EYES): string | undefined {
  for (let seed = 1; seed <= 10; seed++) {
    const plan = { table: kalpler, seed, seldom: 4, eyes, start: freshTable(game) };
    const breach = playMatch(plan, new Judge(), { deals: 0, plays: 0, checks: 0 });
    if (breach !== null) return breach.law;
  }
  return undefined;
}

class Sound extends Hearts {}

class Stuck extends Hearts {
  override legal(deal: Deal, seat: Seat, out: Int32Array): number {
    return deal.trick === 9 ? 0 : super.legal(deal, seat, out);
  }
}

class Forgetful extends Hearts {
  override actors(deal: Deal): Seats {
    return deal.count === 30 ? 0 : super.actors(deal);
  }
}

class Repeating extends Hearts {
  override legal(deal: Deal, seat: Seat, out: Int32Array): number {
    const n = super.legal(deal, seat, out);
    out[n] = out[0]!;
    return n + 1;
  }
}

class Habitual extends Hearts {
  override random(deal: Deal, seat: Seat, random: Random): Action {
    const action = super.random(deal, seat, random);
    if (deal.phase !== PLAYING) return action;
    return super.random(deal, seat, { below: () => 0 });
  }
}

class Generous extends Hearts {
  override auto(deal: Deal, seat: Seat, random: Random): Action {
    if (deal.phase !== PLAYING) return super.auto(deal, seat, random);
    const out = new Int32Array(64);
    return out[super.legal(deal, seat, out) - 1]! as Action;
  }
}

class Lenient extends Hearts {
  override check(deal: Deal, seat: Seat, move: Move): Result<Action, Refusal> {
    const checked = super.check(deal, seat, move);
    const isLenient =
      !checked.ok && checked.error.rule === 'heartsNotBroken' && move.kind === 'play';
    return isLenient ? { ok: true, value: move.card as number as Action } : checked;
  }
}

class Meddling extends Hearts {
  override check(deal: Deal, seat: Seat, move: Move): Result<Action, Refusal> {
    const checked = super.check(deal, seat, move);
    if (!checked.ok && deal.phase === PLAYING) deal.looked = 3;
    return checked;
  }
}

class Thieving extends Hearts {
  override apply(deal: Deal, seat: Seat, action: Action): void {
    super.apply(deal, seat, action);
    if (deal.count === 20) deal.hands[0] = 0;
  }
}

class Miscounting extends Hearts {
  override result(deal: Deal, standing: Standing) {
    const result = super.result(deal, standing);
    return { ...result, raw: result.raw.map((points) => points + 1) };
  }
}

class Unfair extends Hearts {
  override apply(deal: Deal, seat: Seat, action: Action): void {
    super.apply(deal, seat, action);
    if (deal.inTrick === 0 && deal.trick === 5 && deal.phase !== OVER) deal.taken[0]!++;
  }
}

class Resetting extends Hearts {
  override result(deal: Deal, standing: Standing) {
    const { scores } = super.result(deal, standing);
    return { ...super.result(deal, standing), totals: scores, ended: false, winners: [] };
  }
}

class Unending extends Hearts {
  override result(deal: Deal, standing: Standing) {
    const result = super.result(deal, standing);
    return { ...result, ended: false, winners: [] };
  }
}

describe('a spoiled game breaks a law', () => {
  it('which a sound one does not', () => {
    expect(brokenLaw(new Sound(options))).toBeUndefined();
  });

  it.each([
    [Stuck, 'an actor has a legal action'],
    [Forgetful, 'someone may act until the deal is over'],
    [Repeating, 'legal actions differ'],
    [Habitual, 'a random action is any legal one, each as likely'],
    [Generous, 'C3: the automatic play is the lowest card'],
    [Lenient, 'exactly the legal actions are accepted'],
    [Meddling, 'a refused move changes nothing'],
    [Thieving, 'the cards are in the hands or among the plays, each once'],
    [Miscounting, 'the penalty points of a deal are those of the deck'],
    [Unfair, 'what lies in the tricks is taken'],
    [Resetting, 'totals add the scores'],
  ])('%o: %s', (Spoiled, law) => {
    expect(brokenLaw(new Spoiled(options))).toBe(law);
  });

  it('that never ends is noticed', () => {
    const plan = { table: kalpler, seed: 1, seldom: 1e6, start: freshTable(new Unending(options)) };
    const breach = playMatch({ ...plan, mostDeals: 30 }, new Judge(), {
      deals: 0,
      plays: 0,
      checks: 0,
    });
    expect(breach?.law).toBe('a match comes to an end');
    expect(breach?.hand).toContain('game hearts kalpler');
  });

  it('that favours a seat is noticed when the table is turned', () => {
    class Favouring extends Hearts {
      override legal(deal: Deal, seat: Seat, out: Int32Array): number {
        const n = super.legal(deal, seat, out);
        return seat === 2 && deal.phase === PLAYING ? 1 : n;
      }
      override check(deal: Deal, seat: Seat, move: Move): Result<Action, Refusal> {
        const checked = super.check(deal, seat, move);
        if (!checked.ok || seat !== 2 || move.kind !== 'play') return checked;
        const out = new Int32Array(64);
        super.legal(deal, seat, out);
        const rule = { code: 'ILLEGAL_PLAY', rule: 'followSuit' } as const;
        return out[0] === checked.value ? checked : { ok: false, error: rule };
      }
    }
    expect(brokenLaw(new Favouring(options))).toBe('turning the table turns the deal');
  });
});

describe('spoiled eyes break a law', () => {
  const sound = new Sound(options);
  const view = 'a view of a sample deal is the view it was sampled from';
  const secret = 'a view does not depend on what is hidden from it';

  it('C12: a view with another hand in it', () => {
    const peeking = (game: AnyGame, deal: Deal, seat: Seat | null) => ({
      ...viewDeal(game, deal, seat),
      next: listCards(deal.hands, (((seat ?? 0) + 1) % 4) << 2),
    });
    expect(brokenLaw(sound, { ...EYES, viewDeal: peeking })).toBe(view);
  });

  it('C12: a table view that shows one suit length of another hand', () => {
    const counting = (table: Table, seat: Seat | null) => ({
      ...viewTable(table, seat),
      version: table.deal!.hands[3]!,
    });
    expect(brokenLaw(sound, { ...EYES, viewTable: counting })).toBe(secret);
  });

  it('C12: a table view that shows the cards of an unfinished pass', () => {
    const showing = (table: Table, seat: Seat | null) => ({
      ...viewTable(table, seat),
      players: [...table.deal!.gifts].map(String),
    });
    expect(brokenLaw(sound, { ...EYES, viewTable: showing })).toBe(secret);
  });

  it('C12: a sampler that forgets what plays have shown', () => {
    const careless: Eyes['sampleDeal'] = (game, seen, random) => {
      const deal = sampleDeal(game, seen, random);
      if (seen.phase !== 'playing') return deal;
      const hidden = [0, 1, 2, 3].filter((seat) => seat !== seen.seat);
      const pool = shuffle(
        hidden.flatMap((seat) => listCards(deal.hands, seat << 2)),
        random,
      );
      for (const seat of hidden) {
        deal.hands.fill(0, seat << 2, (seat + 1) << 2);
        for (const card of pool.splice(0, seen.counts[seat])) giveCard(deal, seat, card);
      }
      return deal;
    };
    expect(brokenLaw(sound, { ...EYES, sampleDeal: careless })).toBe(
      'a sample deal could have come about',
    );
  });
});

function giveCard(deal: Deal, seat: Seat, card: Card): void {
  deal.hands[(seat << 2) | (card >> 5)]! |= 1 << (card & 31);
}

it('a table whose log does not lead to it is noticed', () => {
  const game = new Sound(options);
  const standing = { ...game.start(), totals: [1, 0, 0, 0] };
  const table = new Table(opening, game, { deal: null, standing, results: [] }, [], 0);
  expect(() => recordLaws(table, table, new Judge())).toThrow(
    'replaying the log gives the table back',
  );
});
