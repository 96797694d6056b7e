// The words of the start page, the lobby and a table put together; a refusal then also knows the rules of the games.

import type { RuleName, Suit } from '@kalpler/engine';
import type { commonTr } from './common.ts';
import type { homeTr } from './home.ts';
import type { Refused } from './refusals.ts';
import type { Texts } from './texts.ts';
import type { AtTable } from './tr/at-table.ts';
import type { doorTr } from './tr/door.ts';
import type { lobbyTr } from './tr/lobby.ts';

interface LobbyTexts {
  readonly common: typeof commonTr;
  readonly home: typeof homeTr & typeof lobbyTr;
}

export interface DoorTexts extends LobbyTexts {
  readonly home: LobbyTexts['home'] & typeof doorTr;
}

export type TableTexts = Texts & AtTable;

export function withLobby({ common, home }: Texts, lobby: typeof lobbyTr): LobbyTexts {
  return { common, home: { ...home, ...lobby } };
}

export function withDoor({ common, home }: LobbyTexts, door: typeof doorTr): DoorTexts {
  return { common, home: { ...home, ...door } };
}

export function withTable<Base extends Texts>(base: Base, atTable: AtTable): Base & AtTable {
  const { common } = base;
  const error = (refused: Refused): string => {
    const rules: Readonly<Record<string, AtTable['refused'][RuleName]>> = atTable.refused;
    const suit = atTable.cards.suits[refused.suit as Suit] ?? '';
    return rules[refused.rule ?? '']?.(suit, refused.amount) ?? common.error(refused);
  };
  return { ...base, ...atTable, common: { ...common, error } };
}
