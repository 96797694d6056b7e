// The words of every screen in both languages: Turkish is the source, English has the same entries by its type.
//
// Those that only a table needs are in table-texts.ts, so that the home page is not kept waiting for them.

import { useSettings } from '../state/settings.tsx';
import { commonEn, commonTr } from './common.ts';
import { homeEn, homeTr } from './home.ts';

const tr = { common: commonTr, home: homeTr };

export type Texts = typeof tr;

const en: Texts = { common: commonEn, home: homeEn };

export const TEXTS = { tr, en } as const;

export function useTexts(): Texts {
  return TEXTS[useSettings().settings.language];
}
