// Random deals through the public interface of the engine: the work that every search repeats millions of times.

import {
  type Action,
  type AnyGame,
  bidAction,
  contractAction,
  contractOf,
  Deal,
  gameOf,
  MAX_ACTIONS,
  PLAYING,
  SeededRandom,
  shuffle,
} from '../src/index.ts';

export interface Playout {
  readonly name: string;
  readonly game: AnyGame;
  /** Plays a number of random deals and returns how many cards were played and a checksum of what was taken. */
  run(deals: number, seed: number): { plays: number; checksum: number };
}

type Choose = (game: AnyGame, deal: Deal, random: SeededRandom) => Action;

const pickAtOnce: Choose = (game, deal, random) => game.random(deal, deal.turn, random);
const legal = new Int32Array(MAX_ACTIONS);
/** The way of a player that looks at every legal card. */
const pickFromList: Choose = (game, deal, random) =>
  legal[random.below(game.legal(deal, deal.turn, legal))]! as Action;

/** `prepare` brings an opened deal to the point where play begins. */
function playout(
  name: string,
  game: AnyGame,
  prepare: (deal: Deal) => void,
  choose = pickAtOnce,
): Playout {
  const setup = { ...game.next(game.start())!, dealer: 0 };
  const deal = new Deal();
  const cards = [...game.deck.cards];
  return {
    name,
    game,
    run(deals, seed) {
      const random = new SeededRandom(seed);
      cards.splice(0, cards.length, ...game.deck.cards);
      let plays = 0;
      let checksum = 0;
      for (let i = 0; i < deals; i++) {
        shuffle(cards, random);
        game.open(deal, setup, cards, 0);
        prepare(deal);
        while (deal.phase === PLAYING) {
          game.apply(deal, deal.turn, choose(game, deal, random));
        }
        plays += deal.count;
        checksum =
          (Math.imul(checksum, 31) +
            deal.taken[0]! +
            deal.taken[1]! * 7 +
            deal.taken[2]! * 49 +
            deal.taken[3]! * 343) |
          0;
      }
      return { plays, checksum };
    },
  };
}

/** Hearts without the pass, Spades with fixed bids, King in each of its ten contracts, Hearts once more. */
export function playouts(): Playout[] {
  const hearts = gameOf('hearts', { passCycle: ['hold'] });
  const spades = gameOf('spades');
  const king = gameOf('king');
  const three = bidAction(3);
  const kingContracts = Array.from({ length: 10 }, (_, number) => contractOf(number));
  return [
    playout('hearts', hearts, () => {}),
    playout('spades', spades, (deal) => {
      for (let seat = 0; seat < 4; seat++) spades.apply(deal, seat, three);
    }),
    ...kingContracts.map((contract) => {
      const action = contractAction(contract);
      const name = contract.type === 'penalty' ? contract.name : `koz ${contract.trumpSuit}`;
      return playout(`king ${name}`, king, (deal) => king.apply(deal, 0, action));
    }),
    playout('hearts, listed', hearts, () => {}, pickFromList),
  ];
}
