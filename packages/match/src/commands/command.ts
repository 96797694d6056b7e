// A typed line as a command: what somebody wants, before it is known whether it can be done.

import type { Bid, KingContract, MoonOption, Phase } from '@kalpler/engine';
import { type Language, type Readings, readCards, suitReadings } from './card-names.ts';
import { readBid, readContract, readMoon } from './choices.ts';
import { fold } from './fold.ts';
import { ASKED, type Asked, BARE, type Bare, type Verb, verbOf } from './verbs.ts';

export type Command =
  | { readonly kind: 'play'; readonly card: Readings; readonly text: string }
  | { readonly kind: 'give'; readonly cards: readonly Readings[]; readonly text: string }
  | { readonly kind: 'bid'; readonly bid: Bid }
  | { readonly kind: 'choose'; readonly contract: KingContract }
  /** One of a numbered list, from 1. */
  | { readonly kind: 'number'; readonly number: number }
  | { readonly kind: 'moon'; readonly option: MoonOption }
  | { [Kind in Bare]: { readonly kind: Kind } }[Bare]
  | { readonly kind: 'vote'; readonly isYes: boolean }
  | { readonly kind: 'leave'; readonly isSure: boolean }
  | { readonly kind: 'say'; readonly text: string }
  | { readonly kind: 'show'; readonly what: Asked }
  | Misread;

export interface Misread {
  readonly kind: 'misread';
  /** What was expected, so that the answer can say so. */
  readonly what: 'nothing' | 'command' | 'card' | 'cards' | 'bid' | 'contract' | 'text' | 'moon';
  /** The part that could not be read. */
  readonly text: string;
  /** All that was typed. */
  readonly typed: string;
}

/** What the words are read against. */
export interface CommandContext {
  readonly language: Language;
  readonly phase: Phase | null;
  /** The commands that are understood here. */
  readonly verbs: ReadonlySet<Verb>;
}

const YES = ['evet', 'yes', 'e', 'y'];
const NO = ['hayir', 'no', 'h', 'n'];

export function parseCommand(line: string, context: CommandContext): Command {
  const typed = line.trim();
  const misread = (what: Misread['what'], text: string): Misread => ({
    kind: 'misread',
    what,
    text,
    typed,
  });
  if (typed === '') return misread('nothing', typed);
  const found = verbOf(typed, context.verbs);
  // `son iki` is a game of King and `ac` the ace of clubs: names of things come before verbs. `aç` is only what it
  // says, and while bids are made `ac` is the same.
  const isVerb =
    found?.rest === '' && (context.phase === 'bidding' || /ç/iu.test(typed.normalize('NFC')));
  const bare = isVerb ? null : bareCommand(typed, context);
  if (bare !== null) return bare;
  if (found === null) return misread('command', typed);
  const command = withVerb(found.verb, found.rest, context);
  return typeof command === 'string' ? misread(command, found.rest) : command;
}

/** A thing without a verb: what is done with it follows from the moment. */
function bareCommand(text: string, { language, phase }: CommandContext): Command | null {
  if (phase === 'bidding') {
    const bid = readBid(text);
    if (bid !== null) return { kind: 'bid', bid };
  }
  if (/^\d{1,2}$/.test(text)) return { kind: 'number', number: Number(text) };
  if (phase === 'selecting') {
    const contract = readContract(text, (word) => suitReadings(word, language)[0], true);
    if (contract !== null) return { kind: 'choose', contract };
  }
  const cards = readCards(text, language);
  if (cards === null) return null;
  if (cards.length > 1 || phase === 'passing' || phase === 'exchanging') {
    return { kind: 'give', cards, text };
  }
  return { kind: 'play', card: cards[0]!, text };
}

/** The command, or what was expected behind its verb. */
function withVerb(
  verb: Verb,
  rest: string,
  { language }: CommandContext,
): Command | Misread['what'] {
  switch (verb) {
    case 'play': {
      const cards = readCards(rest, language);
      return cards?.length === 1 ? { kind: 'play', card: cards[0]!, text: rest } : 'card';
    }
    case 'give': {
      const cards = readCards(rest, language);
      return cards === null ? 'cards' : { kind: 'give', cards, text: rest };
    }
    case 'bid': {
      const bid = readBid(rest);
      return bid === null ? 'bid' : { kind: 'bid', bid };
    }
    case 'choose': {
      if (/^\d{1,2}$/.test(rest)) return { kind: 'number', number: Number(rest) };
      const contract = readContract(rest, (word) => suitReadings(word, language)[0], false);
      return contract === null ? 'contract' : { kind: 'choose', contract };
    }
    case 'moon': {
      const option = readMoon(rest);
      return option === null ? 'moon' : { kind: 'moon', option };
    }
    case 'say':
      return rest === '' ? 'text' : { kind: 'say', text: rest };
    case 'vote':
      return { kind: 'vote', isYes: !NO.includes(fold(rest)) };
    case 'leave':
      return { kind: 'leave', isSure: YES.includes(fold(rest)) };
    default: {
      if (rest !== '') return 'command';
      const what = ASKED.find((asked) => asked === verb);
      if (what !== undefined) return { kind: 'show', what };
      return { kind: BARE.find((bare) => bare === verb)! };
    }
  }
}
