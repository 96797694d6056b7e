// A typed line as a command: what somebody wants, before it is known whether it can be done.

import type { Bid, KingContract, MoonOption, Phase } from '@kalpler/engine';
import type { Language } from '@kalpler/words/language';
import { readBid, readContract, readMoon } from '@kalpler/words/typed';
import { type Readings, readCards, suitReadings } from './card-names.ts';
import { ASKED, type Asked, type Verb, verbOf } from './verbs.ts';

export type Command =
  | { readonly kind: 'play'; readonly card: Readings; readonly text: string }
  | { readonly kind: 'give'; readonly cards: readonly Readings[]; readonly text: string }
  | { readonly kind: 'bid'; readonly bid: Bid }
  | { readonly kind: 'choose'; readonly contract: KingContract }
  /** One of a numbered list, from 1. */
  | { readonly kind: 'number'; readonly number: number }
  | { readonly kind: 'moon'; readonly option: MoonOption }
  | { readonly kind: 'look' | 'claim' | 'cancel' | 'next' }
  | { readonly kind: 'hint' | 'undo' | 'redo' | 'deck' | 'quit' }
  | { readonly kind: 'show'; readonly what: Asked }
  | { readonly kind: 'misread'; readonly text: string };

/** What the words are read against. */
interface Reader {
  readonly language: Language;
  readonly phase: Phase | null;
}

export function readCommand(typed: string, reader: Reader): Command {
  const text = typed.trim();
  const found = verbOf(text);
  // `son iki` is a game of King and `ac` the ace of clubs: names of things come before verbs. Only while bids are
  // made is `aç` what it says.
  const isVerb = found !== null && found.rest === '' && reader.phase === 'bidding';
  const bare = isVerb ? null : bareCommand(text, reader);
  if (bare !== null) return bare;
  const misread: Command = { kind: 'misread', text };
  return found === null ? misread : (withVerb(found.verb, found.rest, reader) ?? misread);
}

/** A thing without a verb: what is done with it follows from the moment. */
function bareCommand(text: string, { language, phase }: Reader): Command | null {
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

/** Null where the rest does not go with the verb. */
function withVerb(verb: Verb, rest: string, { language }: Reader): Command | null {
  switch (verb) {
    case 'play': {
      const cards = readCards(rest, language);
      return cards?.length === 1 ? { kind: 'play', card: cards[0]!, text: rest } : null;
    }
    case 'give': {
      const cards = readCards(rest, language);
      return cards === null ? null : { kind: 'give', cards, text: rest };
    }
    case 'bid': {
      const bid = readBid(rest);
      return bid === null ? null : { kind: 'bid', bid };
    }
    case 'choose': {
      if (/^\d{1,2}$/.test(rest)) return { kind: 'number', number: Number(rest) };
      const contract = readContract(rest, (word) => suitReadings(word, language)[0], false);
      return contract === null ? null : { kind: 'choose', contract };
    }
    case 'moon': {
      const option = readMoon(rest);
      return option === null ? null : { kind: 'moon', option };
    }
    default: {
      if (rest !== '') return null;
      const what = ASKED.find((asked) => asked === verb);
      if (what !== undefined) return { kind: 'show', what };
      return { kind: verb as Exclude<typeof verb, Asked> };
    }
  }
}
