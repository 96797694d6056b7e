// The languages that everything is said in; the first is the one for those who have not chosen.

export const LANGUAGES = ['tr', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];
