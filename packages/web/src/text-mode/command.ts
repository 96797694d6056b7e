// What somebody has typed, understood: commands in both languages, whatever the page speaks.

import type { Bid, KingContract, MoonOption, Phase } from '@kalpler/engine';
import type { Language } from '@kalpler/words/language';
import { fold, readBid, readContract, readMoon } from '@kalpler/words/typed';
import { readCard, readCards, readSuit } from './card-words.ts';
import { type Asked, type Verb, verbOf } from './verbs.ts';

export type Command =
  | { readonly kind: 'play'; readonly card: string }
  | { readonly kind: 'give'; readonly cards: readonly string[] }
  | { readonly kind: 'bid'; readonly bid: Bid }
  | { readonly kind: 'choose'; readonly contract: KingContract }
  | { readonly kind: 'moon'; readonly option: MoonOption }
  | { readonly kind: 'look' | 'claim' | 'cancel' }
  | { readonly kind: 'ready' | 'start' }
  | { readonly kind: 'vote'; readonly isYes: boolean }
  | { readonly kind: 'leave'; readonly isSure: boolean }
  | { readonly kind: 'say'; readonly text: string }
  | { readonly kind: 'show'; readonly what: Asked }
  | { readonly kind: 'misread'; readonly what: Misread; readonly text: string };

/** What could not be read, so that the answer can say what was expected. */
type Misread = 'nothing' | 'command' | 'card' | 'cards' | 'bid' | 'contract' | 'text' | 'moon';

/** What the words are read against. */
export interface CommandContext {
  readonly language: Language;
  readonly phase: Phase | null;
}

const YES = ['evet', 'yes', 'e', 'y'];
const NO = ['hayir', 'no', 'h', 'n'];

export function parseCommand(typed: string, moment: CommandContext): Command {
  const text = typed.trim();
  if (text === '') return { kind: 'misread', what: 'nothing', text };
  const found = verbOf(text);
  if (found !== null) {
    const bare = found.rest === '' ? null : bareCommand(text, moment);
    // `son iki` is a game of King and `on` no verb: whole names of things come first.
    return bare ?? withVerb(found.verb, found.rest, moment);
  }
  return bareCommand(text, moment) ?? { kind: 'misread', what: 'command', text };
}

/** A thing without a verb: what is done with it follows from the moment. */
function bareCommand(text: string, { language, phase }: CommandContext): Command | null {
  if (phase === 'selecting') {
    const contract = readContract(text, (word) => readSuit(word, language), true);
    if (contract !== null) return { kind: 'choose', contract };
  }
  if (phase === 'bidding') {
    const bid = readBid(text);
    if (bid !== null) return { kind: 'bid', bid };
  }
  const cards = readCards(text, language);
  if (cards === null || cards.length === 0) return null;
  if (cards.length > 1 || phase === 'passing' || phase === 'exchanging') {
    return { kind: 'give', cards };
  }
  return { kind: 'play', card: cards[0]! };
}

function withVerb(verb: Verb, rest: string, { language }: CommandContext): Command {
  const misread = (what: Misread): Command => ({ kind: 'misread', what, text: rest });
  switch (verb) {
    case 'play': {
      const card = readCard(rest, language);
      return card === null ? misread('card') : { kind: 'play', card };
    }
    case 'give': {
      const cards = readCards(rest, language);
      return cards === null || cards.length === 0 ? misread('cards') : { kind: 'give', cards };
    }
    case 'bid': {
      const bid = readBid(rest);
      return bid === null ? misread('bid') : { kind: 'bid', bid };
    }
    case 'choose': {
      const contract = readContract(rest, (word) => readSuit(word, language), false);
      return contract === null ? misread('contract') : { kind: 'choose', contract };
    }
    case 'moon': {
      const option = readMoon(rest);
      return option === null ? misread('moon') : { kind: 'moon', option };
    }
    case 'say':
      return rest === '' ? misread('text') : { kind: 'say', text: rest };
    case 'vote':
      return { kind: 'vote', isYes: !NO.includes(fold(rest)) };
    case 'leave':
      return { kind: 'leave', isSure: YES.includes(fold(rest)) };
    case 'look':
    case 'claim':
    case 'cancel':
      return rest === '' ? { kind: verb } : misread('command');
    case 'ready':
    case 'start':
      return rest === '' ? { kind: verb } : misread('command');
    default:
      return rest === '' ? { kind: 'show', what: verb } : misread('command');
  }
}
