// The words of the page as an app: there at once in both languages, because the notice of a new version stands apart.

import { appEn } from '@kalpler/i18n/en/app';
import { appTr } from '@kalpler/i18n/tr/app';
import { useSettings } from '../state/settings.tsx';

export const APP_TEXTS = { tr: appTr, en: appEn } as const;

export const useAppTexts = () => APP_TEXTS[useSettings().settings.language];
