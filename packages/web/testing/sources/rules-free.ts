// What the page may take from the engine: names of things and options, never a judgement about the game.

import { Visitor } from 'vite';
import { type Module, placeOf } from './sources.ts';

/** What cards, seats and games are called, and how options are offered. */
const NAMES = [
  ...['SUITS', 'CLUBS', 'DIAMONDS', 'SPADES', 'HEARTS', 'suitOf', 'rankOf', 'suitName'],
  ...['cardName', 'cardOf', 'printedSuit', 'QUEEN_OF_SPADES', 'KING_OF_HEARTS', 'PENALTIES'],
  ...['seatFrom', 'seatOrder', 'GAME_IDS', 'OPTION_SHEETS', 'presetNames'],
];

/** Judgements that the view does not carry; the engine gives them, in these files and nowhere else. */
const PLACED: Readonly<Record<string, readonly string[]>> = {
  // Which cards there are at all.
  STANDARD_DECK: ['games/cards.ts', 'games/king/cards.ts'],
  spadesDeck: ['games/spades/cards.ts'],
  // Who came out and who sank in a party of King.
  partyOutcome: ['games/king/KingSheet.tsx', 'games/king/table.tsx'],
};

/** Folders that replay or hold a match of their own, which is not done without the rules. */
const AT_HOME: Readonly<Record<string, readonly string[]>> = {
  '@kalpler/engine': [
    ...['replay/', 'solo/', 'lessons/', 'stats/'],
    // What a deal is remembered by is taken from the finished table.
    ...['games/hearts/facts.ts', 'games/spades/facts.ts'],
  ],
  '@kalpler/fair': ['replay/', 'solo/', 'stats/'],
  '@kalpler/match': ['replay/', 'solo/', 'stats/', 'hints/', 'text-mode/'],
  '@kalpler/bots': [
    ...['solo/', 'replay/', 'hints/', 'stats/'],
    // Where matches of one's own fetch their computer players from.
    'games/bots.ts',
    // A suggested bid is a computer player's opinion.
    'games/spades/advised-bid.ts',
  ],
};

/** Questions to a game that the view has already answered. */
const QUESTIONS = ['legal', 'legalBids', 'canClaim', 'mayBid', 'giftSize', 'apply', 'actors'];

/** Everything by which a module judges instead of reading the view, one line each. */
export function judgements(module: Module): string[] {
  const found: string[] = [];
  const { path, program } = module;
  const isHome = (from: string) =>
    (AT_HOME[from] ?? []).some((place) => path === place || path.startsWith(place));
  const say = (start: number, what: string) => found.push(`${placeOf(module, start)} ${what}`);
  const take = (from: string, name: string, start: number) => {
    const bare = packageOf(from);
    if (!(bare in AT_HOME) || isHome(bare)) return;
    if (bare !== '@kalpler/engine') return say(start, `takes ${name} from ${from}`);
    const isFine = NAMES.includes(name) || (PLACED[name]?.includes(path) ?? false);
    if (!isFine) say(start, `takes ${name} from the engine`);
  };
  new Visitor({
    ImportDeclaration({ source, importKind, specifiers, start }) {
      if (importKind === 'type') return;
      if (specifiers.length === 0) take(source.value, 'everything', start);
      for (const one of specifiers) {
        if (one.type === 'ImportSpecifier' && one.importKind === 'type') continue;
        take(source.value, importedName(one), start);
      }
    },
    ImportExpression({ source, start }) {
      if (source.type === 'Literal') take(String(source.value), 'everything', start);
    },
    ExportAllDeclaration({ source, exportKind, start }) {
      if (exportKind !== 'type') take(source.value, 'everything', start);
    },
    ExportNamedDeclaration({ source, exportKind, specifiers, start }) {
      if (source === null || exportKind === 'type') return;
      for (const { local, exportKind: kind } of specifiers) {
        if (kind !== 'type') take(source.value, 'name' in local ? local.name : local.value, start);
      }
    },
    CallExpression({ callee, start }) {
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
      const { name } = callee.property;
      if (QUESTIONS.includes(name) && !isHome('@kalpler/engine')) say(start, `asks for ${name}()`);
    },
  }).visit(program);
  return found;
}

function packageOf(from: string): string {
  return from.split('/').slice(0, 2).join('/');
}

interface Specifier {
  readonly type: string;
  readonly imported?: { readonly name: string } | { readonly value: string };
}

function importedName({ type, imported }: Specifier): string {
  if (type !== 'ImportSpecifier' || imported === undefined) return 'everything';
  return 'name' in imported ? imported.name : imported.value;
}
