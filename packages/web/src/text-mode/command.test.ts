// Commands as they are typed: every card in both languages, every verb, and what is not understood.

import { cardName, STANDARD_DECK } from '@kalpler/engine';
import { cardNameEn } from '@kalpler/words/cards-en';
import { cardNameTr } from '@kalpler/words/cards-tr';
import { LANGUAGES } from '@kalpler/words/language';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCard, readCards } from './card-words.ts';
import { type Command, type CommandContext, parseCommand } from './command.ts';
import { ALL_VERBS } from './verbs.ts';

const NAMES = { tr: cardNameTr, en: cardNameEn } as const;
const playing = (language: 'tr' | 'en'): CommandContext => ({ language, phase: 'playing' });
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
          // The Turkish word for an ace is no card.
          const isWord = language === 'tr' && short.toLowerCase() === 'as';
          expect(readCard(typed, language)).toBe(isWord ? null : name);
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
    ['büyük joker', 'tr', 'BJ'],
    ['Little Joker', 'en', 'LJ'],
  ] as const)('%s (%s) is %s', (text, language, card) => {
    expect(readCard(text, language)).toBe(card);
  });

  it('several at once, with commas or without', () => {
    expect(readCards('m7 kq r10', 'tr')).toEqual(['7S', 'QH', '10D']);
    expect(readCards('Maça Kızı, Kupa Ası ve Sinek İkilisi', 'tr')).toEqual(['QS', 'AH', '2C']);
    expect(readCards('queen of spades, 2c and ace of hearts', 'en')).toEqual(['QS', '2C', 'AH']);
    expect(readCards('maça kupa', 'tr')).toBeNull();
  });
});

describe('commands', () => {
  const cases: readonly [string, CommandContext, Command][] = [
    ['oyna maça kızı', playing('tr'), { kind: 'play', card: 'QS' }],
    ['Queen of Spades', playing('en'), { kind: 'play', card: 'QS' }],
    [
      'ver m7, k8, sq',
      { language: 'tr', phase: 'passing' },
      { kind: 'give', cards: ['7S', '8H', 'QC'] },
    ],
    ['m7', { language: 'tr', phase: 'passing' }, { kind: 'give', cards: ['7S'] }],
    ['bid 3', { language: 'tr', phase: 'bidding' }, { kind: 'bid', bid: 3 }],
    ['3', { language: 'tr', phase: 'bidding' }, { kind: 'bid', bid: 3 }],
    ['NİL', { language: 'tr', phase: 'bidding' }, { kind: 'bid', bid: 'nil' }],
    ['ihale sıfır', playing('tr'), { kind: 'bid', bid: 'nil' }],
    ['kör sıfır', { language: 'tr', phase: 'bidding' }, { kind: 'bid', bid: 'blind_nil' }],
    ['bid blind', playing('en'), { kind: 'bid', bid: 'blind_nil' }],
    ['aç', playing('tr'), { kind: 'look' }],
    [
      'son iki',
      { language: 'tr', phase: 'selecting' },
      { kind: 'choose', contract: { type: 'penalty', name: 'sonIki' } },
    ],
    [
      'RIFKI',
      { language: 'tr', phase: 'selecting' },
      { kind: 'choose', contract: { type: 'penalty', name: 'rifki' } },
    ],
    ['seç kız', playing('tr'), { kind: 'choose', contract: { type: 'penalty', name: 'kiz' } }],
    [
      'koz maça',
      { language: 'tr', phase: 'selecting' },
      { kind: 'choose', contract: { type: 'trump', trumpSuit: 'spades' } },
    ],
    [
      'choose trumps hearts king',
      playing('en'),
      { kind: 'choose', contract: { type: 'trump', trumpSuit: 'hearts', kingDeclared: true } },
    ],
    ['el', { language: 'tr', phase: 'selecting' }, { kind: 'show', what: 'hand' }],
    ['son el', playing('tr'), { kind: 'show', what: 'last' }],
    ['mesaj Güzel EL!', playing('tr'), { kind: 'say', text: 'Güzel EL!' }],
    ['say m7', playing('en'), { kind: 'say', text: 'm7' }],
    ['kalk', playing('tr'), { kind: 'leave', isSure: false }],
    ['leave yes', playing('en'), { kind: 'leave', isSure: true }],
    ['rövanş hayır', playing('tr'), { kind: 'vote', isYes: false }],
    ['oyna', playing('tr'), { kind: 'misread', what: 'card', text: '' }],
    ['oyna maça on bir', playing('tr'), { kind: 'misread', what: 'card', text: 'maça on bir' }],
    ['ihale çok', playing('tr'), { kind: 'misread', what: 'bid', text: 'çok' }],
    ['seç batak', playing('tr'), { kind: 'misread', what: 'contract', text: 'batak' }],
    // Words that every object of JavaScript knows.
    ['seç constructor', playing('tr'), { kind: 'misread', what: 'contract', text: 'constructor' }],
    [
      'constructor',
      { language: 'en', phase: 'selecting' },
      { kind: 'misread', what: 'command', text: 'constructor' },
    ],
    ['ay valueOf', playing('tr'), { kind: 'misread', what: 'moon', text: 'valueOf' }],
    ['merhaba', playing('tr'), { kind: 'misread', what: 'command', text: 'merhaba' }],
    ['  ', playing('tr'), { kind: 'misread', what: 'nothing', text: '' }],
  ];

  it.each(cases)('%s', (typed, moment, command) => {
    expect(parseCommand(typed, moment)).toEqual(command);
  });

  it('every verb is its own, in any case', () => {
    for (const { word, verb } of ALL_VERBS) {
      for (const typed of [word, word.toLocaleUpperCase('tr'), word.toLocaleUpperCase('en')]) {
        const command = parseCommand(typed, playing('tr'));
        const kind = command.kind === 'show' ? command.what : command.kind;
        if (command.kind !== 'misread') expect(kind).toBe(verb);
        else expect(command.what).not.toBe('command');
      }
    }
  });

  it('anything at all is answered, and nothing is taken for a card that is none', () => {
    fc.assert(
      fc.property(fc.string(), anyLanguage, (typed, language) => {
        const command = parseCommand(typed, playing(language));
        if (command.kind === 'play')
          expect(command.card).toMatch(/^(?:[2-9AKQJ]|10)[SHDC]$|^[BL]J$/);
      }),
    );
  });
});
