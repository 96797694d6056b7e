// Commands as they are typed: every card in both languages, every verb, and what is not understood.

import {
  type Card,
  cardName,
  cardSymbol,
  QUEEN_OF_SPADES,
  STANDARD_DECK,
  type TableView,
  viewTable,
} from '@kalpler/engine';
import { cardNameEn } from '@kalpler/i18n/en/cards';
import { LANGUAGES } from '@kalpler/i18n/language';
import { cardNameTr } from '@kalpler/i18n/tr/cards';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { layHands, makeMoves, open } from '../../engine/testing/matches.ts';
import { readCards } from '../src/commands/card-names.ts';
import { type Command, type CommandContext, parseCommand } from '../src/commands/command.ts';
import { commandedMove, isMoveCommand } from '../src/commands/move-command.ts';
import { ALL_VERBS, SOLO_VERBS, TABLE_VERBS } from '../src/commands/verbs.ts';

const NAMES = { tr: cardNameTr, en: cardNameEn } as const;
const at = (
  phase: CommandContext['phase'],
  language: 'tr' | 'en',
  verbs = TABLE_VERBS,
): CommandContext => ({ language, phase, verbs });
const playing = (language: 'tr' | 'en') => at('playing', language);

/** The likeliest meaning of a text that names one card. */
function readCard(text: string, language: 'tr' | 'en'): string | null {
  const cards = readCards(text, language);
  return cards?.length === 1 ? cards[0]![0]! : null;
}
const anyLanguage = fc.constantFrom(...LANGUAGES);
const anyCard = fc.constantFrom(...STANDARD_DECK.cards);

describe('cards', () => {
  it('each of the 52 is read by its full name, in either language, whatever the page speaks', () => {
    for (const card of STANDARD_DECK.cards) {
      for (const written of LANGUAGES) {
        for (const language of LANGUAGES) {
          expect(readCard(NAMES[written](card), language)).toBe(cardName(card));
        }
      }
    }
  });

  it('in capitals by the rules of its language, without marks, with any spaces', () => {
    fc.assert(
      fc.property(anyCard, anyLanguage, anyLanguage, fc.nat(4), (card, written, language, form) => {
        const name = NAMES[written](card);
        const forms = [
          name.toLocaleUpperCase(written),
          name.toLocaleLowerCase(written),
          name.normalize('NFD'),
          name.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ı', 'i'),
          `  ${name.replace(' ', '   ')} `,
        ];
        expect(readCard(forms[form]!, language)).toBe(cardName(card));
      }),
    );
  });

  it('MAÇA KIZI, QUEEN OF DIAMONDS and SİNEK İKİLİSİ keep their letters', () => {
    expect(readCard('MAÇA KIZI', 'tr')).toBe('QS');
    expect(readCard('QUEEN OF DIAMONDS', 'tr')).toBe('QD');
    expect(readCard('SİNEK İKİLİSİ', 'en')).toBe('2C');
    expect(readCard('Kupa Altılısı', 'en')).toBe('6H');
  });

  it('in short: the suit letters of the language, on either side', () => {
    const letters = {
      tr: { S: 'm', H: 'k', D: 'r', C: 's' },
      en: { S: 's', H: 'h', D: 'd', C: 'c' },
    };
    fc.assert(
      fc.property(
        anyCard,
        anyLanguage,
        fc.boolean(),
        fc.boolean(),
        (card, language, isBig, isFirst) => {
          const name = cardName(card);
          const rank = name.slice(0, -1);
          const suit = letters[language][name.slice(-1) as 'S' | 'H' | 'D' | 'C'];
          const short = isFirst ? `${suit}${rank}` : `${rank}${suit}`;
          const typed = isBig
            ? short.toLocaleUpperCase(language)
            : short.toLocaleLowerCase(language);
          // The Turkish word for an ace is any of them.
          const isWord = language === 'tr' && short.toLowerCase() === 'as';
          const read = readCards(typed, language);
          if (isWord) expect(read).toEqual([['AC', 'AS', 'AH', 'AD']]);
          else {
            // Two letters may mean two cards: then the hand decides.
            expect(read).toHaveLength(1);
            expect(read![0]).toContain(name);
          }
        },
      ),
    );
  });

  it.each([
    ['m7', 'tr', '7S'],
    ['maça 7', 'tr', '7S'],
    ['maça yedi', 'tr', '7S'],
    ['7 maça', 'tr', '7S'],
    ['s7', 'tr', '7C'],
    ['7s', 'en', '7S'],
    ['♠Q', 'tr', 'QS'],
    ['q♠', 'en', 'QS'],
    ['kupa papaz', 'tr', 'KH'],
    ['K10', 'tr', '10H'],
    ['k7', 'en', '7H'],
    ['MK', 'tr', 'QS'],
    ['maça kızı', 'tr', 'QS'],
    ['maca 7', 'tr', '7S'],
    ['ka', 'tr', 'AH'],
    ['rp', 'tr', 'KD'],
    ['s10', 'tr', '10C'],
    ['sq', 'en', 'QS'],
    ['QS', 'en', 'QS'],
    ['th', 'en', '10H'],
    ['Queen of Spades', 'en', 'QS'],
    ['maça kızı', 'en', 'QS'],
    ['K♣', 'tr', 'KC'],
    ['büyük joker', 'tr', 'BJ'],
    ['Little Joker', 'en', 'LJ'],
  ] as const)('%s (%s) is %s', (text, language, card) => {
    expect(readCard(text, language)).toBe(card);
  });

  it('several at once, with commas or without', () => {
    expect(readCards('m7 kq r10', 'tr')).toEqual([['7S'], ['QH'], ['10D']]);
    expect(readCards('Maça Kızı, Kupa Ası ve Sinek İkilisi', 'tr')).toEqual([
      ['QS'],
      ['AH'],
      ['2C'],
    ]);
    expect(readCards('queen of spades, 2c and ace of hearts', 'en')).toEqual([
      ['QS'],
      ['2C'],
      ['AH'],
    ]);
    expect(readCards('maça kupa', 'tr')).toBeNull();
  });
});

describe('commands', () => {
  const cases: readonly [string, CommandContext, Command][] = [
    ['oyna maça kızı', playing('tr'), { kind: 'play', card: ['QS'], text: 'maça kızı' }],
    ['Queen of Spades', playing('en'), { kind: 'play', card: ['QS'], text: 'Queen of Spades' }],
    [
      'ver m7, k8, sq',
      at('passing', 'tr'),
      { kind: 'give', cards: [['7S'], ['8H'], ['QC', 'QS']], text: 'm7, k8, sq' },
    ],
    ['m7', at('passing', 'tr'), { kind: 'give', cards: [['7S']], text: 'm7' }],
    ['bid 3', at('bidding', 'tr'), { kind: 'bid', bid: 3 }],
    ['3', at('bidding', 'tr'), { kind: 'bid', bid: 3 }],
    ['NİL', at('bidding', 'tr'), { kind: 'bid', bid: 'nil' }],
    ['ihale sıfır', playing('tr'), { kind: 'bid', bid: 'nil' }],
    ['kör sıfır', at('bidding', 'tr'), { kind: 'bid', bid: 'blind_nil' }],
    ['bid blind', playing('en'), { kind: 'bid', bid: 'blind_nil' }],
    ['aç', playing('tr'), { kind: 'look' }],
    [
      'son iki',
      at('selecting', 'tr'),
      { kind: 'choose', contract: { type: 'penalty', name: 'sonIki' } },
    ],
    [
      'RIFKI',
      at('selecting', 'tr'),
      { kind: 'choose', contract: { type: 'penalty', name: 'rifki' } },
    ],
    ['seç kız', playing('tr'), { kind: 'choose', contract: { type: 'penalty', name: 'kiz' } }],
    [
      'koz maça',
      at('selecting', 'tr'),
      { kind: 'choose', contract: { type: 'trump', trumpSuit: 'spades' } },
    ],
    [
      'choose trumps hearts king',
      playing('en'),
      { kind: 'choose', contract: { type: 'trump', trumpSuit: 'hearts', kingDeclared: true } },
    ],
    ['el', at('selecting', 'tr'), { kind: 'show', what: 'hand' }],
    ['son el', playing('tr'), { kind: 'show', what: 'last' }],
    ['mesaj Güzel EL!', playing('tr'), { kind: 'say', text: 'Güzel EL!' }],
    ['say m7', playing('en'), { kind: 'say', text: 'm7' }],
    [
      'seç el',
      at('selecting', 'tr'),
      { kind: 'choose', contract: { type: 'penalty', name: 'el' } },
    ],
    [
      'koz maça king',
      at('selecting', 'tr'),
      { kind: 'choose', contract: { type: 'trump', trumpSuit: 'spades', kingDeclared: true } },
    ],
    ['son', at('selecting', 'tr'), { kind: 'show', what: 'last' }],
    ['3', at('selecting', 'tr'), { kind: 'number', number: 3 }],
    // Without its mark it is the ace of clubs, but not while bids are made.
    ['ac', playing('en'), { kind: 'play', card: ['AC'], text: 'ac' }],
    ['ac', at('bidding', 'tr'), { kind: 'look' }],
    ['aç', at('bidding', 'tr'), { kind: 'look' }],
    // The cards in the hand, and those that are gone.
    ['kartlar', playing('tr'), { kind: 'show', what: 'hand' }],
    ['cards', at('playing', 'en', SOLO_VERBS), { kind: 'show', what: 'hand' }],
    ['giden', at('playing', 'tr', SOLO_VERBS), { kind: 'show', what: 'played' }],
    // What only the other place knows is not understood.
    ['geri', playing('tr'), { kind: 'misread', what: 'command', text: 'geri', typed: 'geri' }],
    ['geri', at('playing', 'tr', SOLO_VERBS), { kind: 'undo' }],
    [
      'mesaj selam',
      at('playing', 'tr', SOLO_VERBS),
      { kind: 'misread', what: 'command', text: 'mesaj selam', typed: 'mesaj selam' },
    ],
    ['kalk', playing('tr'), { kind: 'leave', isSure: false }],
    ['leave yes', playing('en'), { kind: 'leave', isSure: true }],
    ['rövanş hayır', playing('tr'), { kind: 'vote', isYes: false }],
    ['oyna', playing('tr'), { kind: 'misread', what: 'card', text: '', typed: 'oyna' }],
    [
      'oyna maça on bir',
      playing('tr'),
      { kind: 'misread', what: 'card', text: 'maça on bir', typed: 'oyna maça on bir' },
    ],
    ['ihale çok', playing('tr'), { kind: 'misread', what: 'bid', text: 'çok', typed: 'ihale çok' }],
    [
      'seç batak',
      playing('tr'),
      { kind: 'misread', what: 'contract', text: 'batak', typed: 'seç batak' },
    ],
    // Words that every object of JavaScript knows.
    [
      'seç constructor',
      playing('tr'),
      { kind: 'misread', what: 'contract', text: 'constructor', typed: 'seç constructor' },
    ],
    [
      'constructor',
      at('selecting', 'en'),
      { kind: 'misread', what: 'command', text: 'constructor', typed: 'constructor' },
    ],
    [
      'ay valueOf',
      playing('tr'),
      { kind: 'misread', what: 'moon', text: 'valueOf', typed: 'ay valueOf' },
    ],
    [
      'merhaba',
      playing('tr'),
      { kind: 'misread', what: 'command', text: 'merhaba', typed: 'merhaba' },
    ],
    ['  ', playing('tr'), { kind: 'misread', what: 'nothing', text: '', typed: '' }],
  ];

  it.each(cases)('%s', (typed, moment, command) => {
    expect(parseCommand(typed, moment)).toEqual(command);
  });

  it('every verb is its own, in any case', () => {
    const verbs = new Set([...TABLE_VERBS, ...SOLO_VERBS]);
    for (const { word, verb } of ALL_VERBS) {
      for (const typed of [word, word.toLocaleUpperCase('tr'), word.toLocaleUpperCase('en')]) {
        for (const phase of ['bidding', 'playing'] as const) {
          // Alone, this is the ace of clubs.
          if (word === 'ac' && phase === 'playing') continue;
          const command = parseCommand(typed, at(phase, 'tr', verbs));
          const kind = command.kind === 'show' ? command.what : command.kind;
          if (command.kind !== 'misread') expect(kind).toBe(verb);
          else expect(command.what).not.toBe('command');
        }
      }
    }
  });

  it('anything at all is answered, and nothing is taken for a card that is none', () => {
    fc.assert(
      fc.property(fc.string(), anyLanguage, (typed, language) => {
        const command = parseCommand(typed, playing(language));
        if (command.kind !== 'play') return;
        for (const card of command.card) expect(card).toMatch(/^(?:[2-9AKQJ]|10)[SHDC]$|^[BL]J$/);
      }),
    );
  });

  it('are no names of a card or a game because every object has something of that name', () => {
    const phases = ['passing', 'exchanging', 'bidding', 'selecting', 'playing', null] as const;
    const verbs = ['', 'play ', 'pass ', 'bid ', 'choose ', 'moon ', 'trumps ', 'hint '];
    const names = ['constructor', '__proto__', 'toString', 'valueOf', 'hasOwnProperty'];
    for (const [language, phase] of LANGUAGES.flatMap((one) =>
      phases.map((two) => [one, two] as const),
    )) {
      for (const text of verbs.flatMap((verb) => names.map((name) => verb + name))) {
        for (const typed of [text, `${text} spades`, `${text} 7`]) {
          const command = parseCommand(typed, at(phase, language, SOLO_VERBS));
          expect(command).toMatchObject({ kind: 'misread', typed });
        }
      }
    }
  });
});

describe('a card that is typed', () => {
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
  const moveOf = (typed: string, view: TableView, language: 'tr' | 'en') => {
    const command = parseCommand(typed, at('playing', language));
    if (!isMoveCommand(command)) throw new Error(`${typed} is no move`);
    return commandedMove(command, view);
  };

  it('is found by its symbol, its printed name and its name in words', () => {
    const ways = (card: Card, language: 'tr' | 'en') => [
      cardSymbol(card),
      cardName(card),
      NAMES[language](card),
      NAMES[language](card).toLocaleUpperCase(language),
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

  it('is the one in the hand, of two that a letter may mean, and asked for where both are', () => {
    const view = viewTable(table, 0);
    // Sinek has no queen in this hand, so S is Spades; Kupa has Kız and K both.
    expect(moveOf('sq', view, 'tr')).toEqual({ move: { kind: 'play', card: QUEEN_OF_SPADES } });
    const two = moveOf('kk', view, 'tr');
    if (!('why' in two) || two.why !== 'which') throw new Error('one of them was played');
    expect(two.cards.map(cardName).sort()).toEqual(['KH', 'QH']);
  });

  it('is no move of somebody who watches, who has another hand or whose turn it is not', () => {
    expect(moveOf('Q♠', viewTable(table, null), 'en')).toEqual({ why: 'watching' });
    expect(moveOf('Q♠', viewTable(table, 1), 'en')).toEqual({ why: 'notHeld', card: 'QS' });
    expect(moveOf('A♠', viewTable(table, 1), 'en')).toEqual({ why: 'notYours' });
  });
});
