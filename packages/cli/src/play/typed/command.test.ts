// Typed lines: cards by all their names, bids, games of King, and what is said about the rest.

import {
  type Card,
  cardName,
  cardSymbol,
  QUEEN_OF_SPADES,
  STANDARD_DECK,
  viewTable,
} from '@kalpler/engine';
import { LANGUAGES } from '@kalpler/words/language';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { layHands, makeMoves, open } from '../../../../engine/testing/matches.ts';
import { anyTable, askedSeat } from '../../../testing/scenes.ts';
import { NAMES } from '../../words/names.ts';
import { askOf, choicesOf } from '../ask.ts';
import { WORDS } from '../words/words.ts';
import { readCards } from './card-names.ts';
import { readCommand } from './command.ts';
import { outcomeOf } from './outcome.ts';

const anyLanguage = fc.constantFrom(...LANGUAGES);

function said(typed: string, view: ReturnType<typeof viewTable>, language: 'tr' | 'en') {
  const command = readCommand(typed, { language, phase: view.deal?.phase ?? null });
  return outcomeOf(command, view, WORDS[language]);
}

describe('a card', () => {
  it('is found by its symbol, its printed name and its name in words', () => {
    const ways = (card: Card, language: 'tr' | 'en') => [
      cardSymbol(card),
      cardName(card),
      NAMES[language].card(card),
      NAMES[language].card(card).toLocaleUpperCase(language),
      cardSymbol(card).replace(/(.+)(.)$/u, '$2$1'),
    ];
    for (const language of LANGUAGES) {
      for (const card of STANDARD_DECK.cards) {
        for (const typed of ways(card, language)) {
          expect(readCards(typed, language), typed).toHaveLength(1);
          expect(readCards(typed, language)![0], typed).toContain(cardName(card));
        }
      }
    }
  });

  it.each([
    ['tr', 'MK', 'QS'],
    ['tr', 'maça kızı', 'QS'],
    ['tr', 'maca 7', '7S'],
    ['tr', 'ka', 'AH'],
    ['tr', 'rp', 'KD'],
    ['tr', 's10', '10C'],
    ['en', 'sq', 'QS'],
    ['en', 'QS', 'QS'],
    ['en', 'th', '10H'],
    ['en', 'Queen of Spades', 'QS'],
    ['en', 'maça kızı', 'QS'],
  ] as const)('in %s, %s is first of all %s', (language, typed, name) => {
    expect(readCards(typed, language)?.[0]?.[0]).toBe(name);
  });

  it('of two that a letter may mean is the one in the hand, and asked for where both are', () => {
    const table = makeMoves(
      layHands(
        open('spades', { firstDealer: 3 }),
        'Q.AKQJT.AKQJ.AK2',
        'AKJ.987.T98.QJT9',
        'T987.654.765.876',
        '65432.32.432.543',
      ),
      '0 bid 4',
      '1 bid 4',
      '2 bid 1',
      '3 bid 1',
    );
    const view = viewTable(table, 0);
    const queen = { kind: 'move', move: { kind: 'play', card: QUEEN_OF_SPADES } };
    // Sinek has no queen in this hand, so S is Spades; Kupa has Kız and K both.
    expect(said('sq', view, 'tr')).toEqual(queen);
    const outcome = said('kk', view, 'tr');
    expect(outcome.kind === 'refused' && outcome.text).toContain('Q♥');
    expect(outcome.kind === 'refused' && outcome.text).toContain('K♥');
  });
});

describe('a line at the table', () => {
  it('plays every card that may be played, by the name that is shown', () => {
    fc.assert(
      fc.property(anyTable, anyLanguage, (table, language) => {
        const view = viewTable(table, askedSeat(table));
        for (const card of view.deal?.legal ?? []) {
          for (const typed of [cardSymbol(card), NAMES[language].card(card)]) {
            expect(said(typed, view, language)).toEqual({
              kind: 'move',
              move: { kind: 'play', card },
            });
          }
        }
      }),
      { numRuns: 60 },
    );
  });

  it('takes every choice that is shown, by its number or as a bid', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(anyTable, anyLanguage, (table, language) => {
        const view = viewTable(table, askedSeat(table));
        for (const [i, { move, label }] of choicesOf(view, WORDS[language]).entries()) {
          seen.add(move.kind);
          const isBid = view.deal?.phase === 'bidding';
          const typed = move.kind === 'reveal' ? 'look' : isBid ? label : String(i + 1);
          expect(said(typed, view, language), typed).toEqual({ kind: 'move', move });
        }
      }),
      { numRuns: 300 },
    );
    expect([...seen].sort()).toEqual(expect.arrayContaining(['bid', 'choose']));
  });

  it('that makes no sense is answered with what may be typed', () => {
    fc.assert(
      fc.property(
        anyTable,
        anyLanguage,
        fc.constantFrom('xyzzy', '1x', 'oyna', 'bid'),
        (table, language, typed) => {
          const view = viewTable(table, 0);
          const outcome = said(typed, view, language);
          if (outcome.kind !== 'refused') throw new Error(`${typed} was taken`);
          expect(outcome.text).toContain(typed);
          expect(outcome.text).toContain(WORDS[language].t.allowedMore);
          if (askOf(view) === 'play')
            expect(outcome.text).toContain(cardSymbol(view.deal!.legal[0]!));
        },
      ),
      { numRuns: 60 },
    );
  });

  it('is no name of a card or a game because every object has something of that name', () => {
    const phases = ['passing', 'exchanging', 'bidding', 'selecting', 'playing', null] as const;
    const verbs = ['', 'play ', 'pass ', 'bid ', 'choose ', 'moon ', 'trumps ', 'hint '];
    const names = ['constructor', '__proto__', 'toString', 'valueOf', 'hasOwnProperty'];
    for (const [language, phase] of LANGUAGES.flatMap((one) =>
      phases.map((two) => [one, two] as const),
    )) {
      for (const text of verbs.flatMap((verb) => names.map((name) => verb + name))) {
        for (const typed of [text, `${text} spades`, `${text} 7`]) {
          expect(readCommand(typed, { language, phase })).toEqual({ kind: 'misread', text: typed });
        }
      }
    }
  });

  it('knows the games of King by name', () => {
    const selecting = { language: 'tr', phase: 'selecting' } as const;
    expect(readCommand('son iki', selecting)).toEqual({
      kind: 'choose',
      contract: { type: 'penalty', name: 'sonIki' },
    });
    expect(readCommand('koz maça king', selecting)).toEqual({
      kind: 'choose',
      contract: { type: 'trump', trumpSuit: 'spades', kingDeclared: true },
    });
    expect(readCommand('seç el', selecting)).toEqual({
      kind: 'choose',
      contract: { type: 'penalty', name: 'el' },
    });
    expect(readCommand('ac', { language: 'en', phase: 'playing' })).toMatchObject({ kind: 'play' });
    expect(readCommand('aç', { language: 'tr', phase: 'bidding' })).toEqual({ kind: 'look' });
    expect(readCommand('son', selecting)).toEqual({ kind: 'show', what: 'last' });
  });
});
