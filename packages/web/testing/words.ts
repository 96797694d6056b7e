// The words of the page in both languages, for tests that look for them.

import { commonEn, commonTr } from '../src/texts/common.ts';
import { atTable as atTableEn } from '../src/texts/en/at-table.ts';
import { doorEn } from '../src/texts/en/door.ts';
import { endsEn } from '../src/texts/en/ends.ts';
import { lobbyEn } from '../src/texts/en/lobby.ts';
import { talkEn } from '../src/texts/en/talk.ts';
import {
  type DoorTexts,
  type TableTexts,
  withDoor,
  withLobby,
  withTable,
} from '../src/texts/gather.ts';
import { homeEn, homeTr } from '../src/texts/home.ts';
import { atTable as atTableTr } from '../src/texts/tr/at-table.ts';
import { doorTr } from '../src/texts/tr/door.ts';
import { endsTr } from '../src/texts/tr/ends.ts';
import { lobbyTr } from '../src/texts/tr/lobby.ts';
import { talkTr } from '../src/texts/tr/talk.ts';

export type Words = DoorTexts &
  TableTexts & {
    readonly ends: typeof endsTr;
    readonly talk: typeof talkTr;
  };

const tr: Words = {
  ...withTable(withDoor(withLobby({ common: commonTr, home: homeTr }, lobbyTr), doorTr), atTableTr),
  ends: endsTr,
  talk: talkTr,
};
const en: Words = {
  ...withTable(withDoor(withLobby({ common: commonEn, home: homeEn }, lobbyEn), doorEn), atTableEn),
  ends: endsEn,
  talk: talkEn,
};

export const WORDS = { tr, en } as const;
export { LANGUAGES } from '@kalpler/words/language';
export const THEMES = ['kahvehane', 'bogaz'] as const;
