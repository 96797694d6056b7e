// The daily deal: the same cards and the same opponents for everybody, one deal of each game a day.

import type { GameId } from '@kalpler/engine';
import { dailySecret, secretText } from '@kalpler/fair';
import type { SoloMatchRequest } from '@kalpler/match';
import { gameEntry } from '../../games/games.ts';
import { paceOptions } from '../../lobby/table-request.ts';
import { type CharacterId, characterOf, rivalOf } from '../characters.ts';
import type { Day } from './day.ts';

/** Three of the hard level, none of whom goes by the clock: they answer the same everywhere. */
const RIVALS: readonly CharacterId[] = ['baran', 'leyla', 'defne'];

/** The deal of a day, by the same rules on all days, for somebody who sits at seat 0; in King that seat chooses the contract. */
export function dailyRequest(game: GameId, day: Day, name: string): SoloMatchRequest {
  const rivals = RIVALS.map((id) => characterOf(id)!);
  return {
    kind: 'daily',
    day,
    game,
    options: { ...gameEntry(game).daily.options, ...paceOptions(null) },
    name,
    rivals: rivals.map((one) => rivalOf(one, game)),
    rivalNames: rivals.map((one) => one.name),
    secret: secretText(dailySecret(game, day)),
  };
}
