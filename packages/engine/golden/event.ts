// Events: something happens at a table, and the case names fields of the table afterwards, or an error.

import {
  type Bid,
  cardName,
  dealNext,
  drawDeal,
  Hearts,
  listCards,
  type MoonOption,
  type Move,
  openTable,
  type Refusal,
  type Result,
  SeededRandom,
  Spades,
  seatsOf,
  submit,
  type Table,
  tableAt,
  takeSeat,
  timeOut,
  viewDeal,
  viewTable,
} from '../src/index.ts';
import {
  type Fields,
  type GoldenCase,
  type GoldenFile,
  gameOfCase,
  list,
  triedCard,
  wireContract,
} from './file.ts';
import { dealOf, standingOf } from './given.ts';

const random = new SeededRandom(1);

export function eventAnswer(file: GoldenFile, item: GoldenCase): Fields {
  const { given } = item;
  const event = given.event as Fields;
  if (event.type === 'joinTable') return joinAnswer(file, item);
  const dealing = item.game === 'spades' && given.dealer !== undefined;
  const dealer = dealing && given.phase !== 'roundEnd' ? { firstDealer: given.dealer } : {};
  const game = gameOfCase(file, item, dealer);
  const before = tableAt(game, standingOf(game, given), dealOf(game, given, scored(event)));
  const pictures = pictureOf(before);
  const after = happen(before, event, given);
  if (!after.ok) {
    if (pictureOf(before) !== pictures) throw new Error('a refused event changed the table');
    return { ...report(before), error: after.error.code };
  }
  return report(after.value);
}

/** A game that is scored has been played to its end. */
function scored(event: Fields): { phase?: 'roundEnd' } {
  return event.type === 'gameScored' ? { phase: 'roundEnd' } : {};
}

function happen(table: Table, event: Fields, given: Fields): Result<Table, Refusal> {
  const { game } = table;
  const seat = Number(event.seat);
  const tried = (names: unknown) => list(names).map((name) => triedCard(game, name));
  switch (event.type) {
    case 'playCard':
      return act(table, seat, { kind: 'play', card: triedCard(game, event.card) });
    case 'submitPass':
      return act(table, seat, { kind: 'pass', cards: tried(event.cards) });
    case 'submitBid':
      return act(table, seat, { kind: 'bid', bid: event.bid as Bid });
    case 'revealHand':
      return act(table, seat, { kind: 'reveal' });
    case 'submitExchange':
      return act(table, seat, { kind: 'exchange', cards: tried(event.cards) });
    case 'selectContract':
      return act(table, seat, { kind: 'choose', contract: wireContract(event.contract) });
    case 'cancelDeal':
      return act(table, seat, { kind: 'cancel' });
    case 'chooseMoon':
      return act(table, seat, { kind: 'moon', option: event.option as MoonOption });
    case 'claim':
      return act(table, seat, { kind: 'claim' });
    case 'exchange': {
      const gifts = given.cards as Fields;
      let after: Result<Table, Refusal> = { ok: true, value: table };
      // The seats are listed with the bidder first.
      for (const giver of list(given.seats ?? Object.keys(gifts))) {
        const gift: Move = { kind: 'exchange', cards: tried(gifts[`${giver}`]) };
        if (after.ok) after = act(after.value, Number(giver), gift);
      }
      return after;
    }
    case 'passTimeout':
    case 'bidTimeout':
    case 'exchangeTimeout':
    case 'selectTimeout':
    case 'turnTimeout':
    case 'moonTimeout':
      return { ok: true, value: timeOut(table, random) };
    case 'dealt':
      return { ok: true, value: table };
    case 'roundEndElapsed':
    case 'nextRound':
      return deal(tableAt(game, table.standing, dealOf(game, given, { phase: 'roundEnd' })));
    case 'gameScored': {
      const result = game.result(table.deal!, table.standing);
      const over = tableAt(game, game.after(table.standing, result), table.deal!);
      return over.awaitsDeal ? deal(over) : { ok: true, value: over };
    }
    default:
      throw new Error(`no event ${JSON.stringify(event.type)}`);
  }
}

/** A host deals again at once when a deal was cancelled before it was played. */
function act(table: Table, seat: number, move: Move): Result<Table, Refusal> {
  const after = submit(table, seat, move);
  const again = after.ok && after.value.awaitsDeal && !after.value.awaitsPause;
  return again ? deal(after.value) : after;
}

function deal(table: Table): Result<Table, Refusal> {
  return dealNext(table, drawDeal(table.game, random));
}

function joinAnswer(file: GoldenFile, item: GoldenCase): Fields {
  const game = gameOfCase(file, item);
  const { phase, seatsTaken } = item.given;
  const taken = (1 << Number(seatsTaken)) - 1;
  const joined = takeSeat(phase as Table['phase'], taken, game.seats);
  if (!joined.ok) return { error: joined.error.code };
  const players = Array.from({ length: game.seats }, (_, seat) => `${seat}`);
  const opened = openTable({ game: game.id, options: game.options, players });
  if (!opened.ok) throw new Error(opened.error);
  const dealt = joined.value.full ? deal(opened.value) : opened;
  if (!dealt.ok) throw new Error('the first deal was refused');
  return { ...report(dealt.value), seat: joined.value.seat };
}

/** The fields that a case may ask for, read from views and results. */
function report(table: Table): Fields {
  const { game, standing } = table;
  const now = table.deal!;
  const view = viewDeal(game, now, null);
  const king = table.results.some((result) => result.game === 'king' && result.king !== null);
  const bids = view.game === 'spades' ? view.bids : [];
  return {
    phase: table.phase,
    roundNumber: now.number,
    cumulative: standing.totals,
    winners: standing.winners ?? [],
    ...(king ? { reason: 'king' } : {}),
    redeal: standing.redeal,
    turn: now.turn,
    trickNumber: now.trick + 1,
    trickWinner: view.takers.at(-1),
    leader: view.opener,
    dealer: now.dealer,
    selector: now.dealer,
    contract: view.game === 'king' ? view.contract : null,
    moonChoice: view.game === 'hearts' ? view.moonChoice : null,
    actors: table.actors,
    passDirection: game instanceof Hearts ? game.passDirection(now) : null,
    bids: Object.fromEntries(bids.flatMap((bid, seat) => (bid === null ? [] : [[seat, bid]]))),
    exchangeSeats: game instanceof Spades ? seatsOf(game.exchangers(now)) : [],
    hands: Object.fromEntries(
      Array.from({ length: game.seats }, (_, seat) => [
        seat,
        listCards(now.hands, seat << 2).map(cardName),
      ]),
    ),
  };
}

/** Everything that anyone can see of a table. */
function pictureOf(table: Table): string {
  const seats = [null, ...Array.from({ length: table.game.seats }, (_, seat) => seat)];
  return JSON.stringify(seats.map((seat) => viewTable(table, seat)));
}
