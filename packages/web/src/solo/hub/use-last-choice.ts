// The choice for the next match: the last one of its game, kept as soon as it changes.

import { GAME_IDS, type GameId } from '@kalpler/engine';
import { useState } from 'react';
import { useSearch } from 'wouter';
import { useSettings } from '../../state/settings.tsx';
import { choiceFor, type GameChoice, keepLastChoice, loadLastChoice } from '../last-choice.ts';

export interface NextMatch {
  readonly game: GameId;
  readonly choice: GameChoice;
  chooseGame(game: GameId): void;
  change(changes: Partial<GameChoice>): void;
}

export function useLastChoice(): NextMatch {
  const { name } = useSettings().settings;
  const asked = new URLSearchParams(useSearch()).get('oyun');
  const [last, setLast] = useState(() => {
    const stored = loadLastChoice();
    return { ...stored, game: GAME_IDS.find((game) => game === asked) ?? stored.game };
  });
  const { game } = last;
  const choice = choiceFor(last, game, name);
  const keep = (next: typeof last) => {
    setLast(next);
    keepLastChoice(next);
  };
  return {
    game,
    choice,
    chooseGame: (next) => keep({ ...last, game: next }),
    change: (changes) =>
      keep({ ...last, games: { ...last.games, [game]: { ...choice, ...changes } } }),
  };
}
