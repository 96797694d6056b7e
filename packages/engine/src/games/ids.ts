// The names of the games, apart from everything else about them: a page that only names games fetches no options or rules.

export const GAME_IDS = ['hearts', 'spades', 'king'] as const;
export type GameId = (typeof GAME_IDS)[number];
