// Where a match stands before a single deal of an arena, so that deals taken together are like those of matches.

import {
  type AnyGame,
  type Call,
  contractOf,
  type Hearts,
  type King,
  type Random,
  type Spades,
  type Standing,
} from '@kalpler/engine';

/** The standing for a deal with this number, counted from 0. Totals are even. */
export function standingFor(game: AnyGame, number: number, random: Random): Standing {
  switch (game.id) {
    case 'hearts':
      return heartsStanding(game, number);
    case 'spades':
      return spadesStanding(game, number);
    case 'king':
      return kingStanding(game, number, random);
  }
}

/** The passes go round as in a game. */
function heartsStanding(game: Hearts, number: number): Standing {
  const rounds = game.options.passCycle.length * game.seats;
  return { ...game.start(), played: number % rounds };
}

/** Every count of bags comes up equally often, so that a bag costs what it costs in a game. */
function spadesStanding(game: Spades, number: number): Standing {
  const start = game.start();
  const { bagInterval } = game.options;
  return { ...start, bags: start.bags.map(() => (bagInterval > 0 ? number % bagInterval : 0)) };
}

/** The place in the party goes round; the games before it had contracts at random. */
function kingStanding(game: King, number: number, random: Random): Standing {
  const { penaltiesPerPlayer, trumpsPerPlayer, players } = game.options;
  const games = (penaltiesPerPlayer + trumpsPerPlayer) * players;
  let standing = game.start();
  for (let played = 0; played < number % games; played++) {
    const { dealer, terms } = game.next(standing)!;
    const selector = dealer ?? random.below(game.seats);
    const open = game.contracts.map((_, i) => i).filter((i) => ((terms >> i) & 1) === 1);
    const contract = contractOf(open[random.below(open.length)]!);
    const call: Call = { selector, contract };
    standing = {
      ...standing,
      played: played + 1,
      dealer: selector,
      calls: [...standing.calls, call],
    };
  }
  return standing;
}
