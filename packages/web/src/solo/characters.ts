// The people one can play against in solo play: each has a name, a face, a level and a way of playing that is true.

import type { GameId } from '@kalpler/engine';
import type { Rival } from '@kalpler/match';
import type { Level } from '@kalpler/protocol';

export interface Character {
  readonly id: CharacterId;
  readonly name: string;
  readonly level: Level;
  /** The bot that plays for them. */
  readonly bot: string;
  /** Temperaments are not equally strong in all games, so in some another bot plays. */
  readonly bots?: Readonly<Partial<Record<GameId, string>>>;
}

export type CharacterId =
  | 'mina'
  | 'kaya'
  | 'ela'
  | 'deniz'
  | 'kerem'
  | 'selin'
  | 'leyla'
  | 'baran'
  | 'defne'
  | 'aylin'
  | 'emir'
  | 'suna';

/** Three of each level, the weakest first. */
export const CHARACTERS: readonly Character[] = [
  { id: 'mina', name: 'Mina', level: 'easy', bot: 'easy' },
  { id: 'kaya', name: 'Kaya', level: 'easy', bot: 'easy' },
  { id: 'ela', name: 'Ela', level: 'easy', bot: 'easy' },
  { id: 'deniz', name: 'Deniz', level: 'medium', bot: 'medium' },
  // In King the two temperaments are about as strong as the medium level, in the other games as the hard one.
  {
    id: 'kerem',
    name: 'Kerem',
    level: 'medium',
    bot: 'medium',
    bots: { king: 'aggressive' },
  },
  {
    id: 'selin',
    name: 'Selin',
    level: 'medium',
    bot: 'medium',
    bots: { king: 'defensive' },
  },
  { id: 'leyla', name: 'Leyla', level: 'hard', bot: 'hard' },
  {
    id: 'baran',
    name: 'Baran',
    level: 'hard',
    bot: 'aggressive',
    bots: { king: 'skilled' },
  },
  { id: 'defne', name: 'Defne', level: 'hard', bot: 'defensive', bots: { king: 'hard' } },
  { id: 'aylin', name: 'Aylin', level: 'expert', bot: 'expert' },
  { id: 'emir', name: 'Emir', level: 'expert', bot: 'expert:endgame' },
  { id: 'suna', name: 'Suna', level: 'expert', bot: 'expert:200ms' },
];

const LEVELS: readonly Level[] = ['easy', 'medium', 'hard', 'expert'];

export function characterOf(id: string | null): Character | undefined {
  return CHARACTERS.find((one) => one.id === id);
}

/** A seat for a character in a game. */
export function rivalOf({ id, bot, bots }: Character, game: GameId): Rival {
  return { character: id, bot: bots?.[game] ?? bot };
}

/** Everybody except a character with the player's own name: the two would be mistaken for each other. */
export function charactersFor(name: string): readonly Character[] {
  const own = name.trim().toLocaleLowerCase('tr');
  return CHARACTERS.filter((one) => one.name.toLocaleLowerCase('tr') !== own);
}

/** `count` characters of a level; where there are not enough, of the levels next to it. */
export function ofLevel(level: Level, count: number, name: string): readonly Character[] {
  const off = (one: Character) => Math.abs(LEVELS.indexOf(one.level) - LEVELS.indexOf(level));
  return [...charactersFor(name)].sort((a, b) => off(a) - off(b)).slice(0, count);
}

/** `count` different characters by chance. */
export function anyOf(count: number, name: string): readonly Character[] {
  const left = [...charactersFor(name)];
  return Array.from({ length: count }, () => {
    const [one] = left.splice(Math.floor(Math.random() * left.length), 1);
    return one!;
  });
}
