// Refusals in words: a sentence for every code and every rule, with its subject where it has one.

import { describe, expect, it } from 'vitest';
import { card, game, type PlayPosition, playing } from '../../testing/cards.ts';
import type { AnyGame } from './games.ts';
import { PLAY_RULES } from './play-rule.ts';
import { CHOICE_RULES, REFUSAL_CODES, type Refusal, refusalText } from './refusal.ts';

const RULES = [...PLAY_RULES, ...CHOICE_RULES];

describe('the text of a refusal', () => {
  it('C4: differs from code to code and from rule to rule', () => {
    const codes = REFUSAL_CODES.map((code) => refusalText({ code }));
    const rules = RULES.map((rule) => refusalText({ code: 'ILLEGAL_PLAY', rule }));
    const all = [...codes, ...rules];
    expect(new Set(all).size).toBe(REFUSAL_CODES.length + RULES.length);
    for (const text of all) expect(text).toMatch(/^(?=.{10,90}$)[a-zK][^.:]*[^.:\s]$/);
  });

  it('C4: has the codes of the documents and those added to them', () => {
    expect([...REFUSAL_CODES].sort()).toEqual(
      [
        ...['INVALID_CARD', 'NOT_YOUR_TURN', 'ILLEGAL_PLAY', 'TABLE_FULL', 'TABLE_NOT_FOUND'],
        ...['GAME_IN_PROGRESS', 'INVALID_BID', 'INVALID_CONTRACT', 'WRONG_PHASE', 'INVALID_PASS'],
        ...['ALREADY_SUBMITTED', 'CANNOT_RECONNECT', 'INVALID_MOVE'],
      ].sort(),
    );
    expect(new Set(RULES).size).toBe(RULES.length);
  });

  it.each<[Refusal, string]>([
    [{ code: 'NOT_YOUR_TURN' }, 'it is not your turn'],
    [{ code: 'ILLEGAL_PLAY', rule: 'followSuit', suit: 'clubs' }, 'must follow suit: clubs'],
    [
      { code: 'INVALID_PASS', rule: 'cardsToGive', amount: 3 },
      'that is not the number of cards to give: 3',
    ],
    [
      { code: 'INVALID_BID', rule: 'bidRange', amount: 13 },
      'a bid is a whole number of tricks, nil or blind_nil: 13',
    ],
    [
      { code: 'INVALID_BID', rule: 'minTeamBid', amount: 0 },
      'the bids of the side are below its minimum: 0',
    ],
  ])('C4: %j', (refusal, text) => {
    expect(refusalText(refusal)).toBe(text);
  });
});

describe('the subject of a refusal', () => {
  it('H13: is the led suit where it must be followed', () => {
    const hearts = game('hearts');
    expect(why(hearts, { hand: '3D 4S', trick: '3:9D' }, '4S')).toEqual({
      code: 'ILLEGAL_PLAY',
      rule: 'followSuit',
      suit: 'diamonds',
    });
  });

  it('C2: is the suit that is not broken', () => {
    expect(why(game('hearts'), { hand: '3D 4H' }, '4H')).toMatchObject({
      rule: 'heartsNotBroken',
      suit: 'hearts',
    });
    expect(why(game('spades'), { hand: '3D 4S' }, '4S')).toMatchObject({
      rule: 'spadesNotBroken',
      suit: 'spades',
    });
    const contract = { type: 'trump', trumpSuit: 'clubs' } as const;
    expect(why(game('king'), { hand: '3D 4C', contract }, '4C')).toMatchObject({
      rule: 'trumpNotBroken',
      suit: 'clubs',
    });
  });

  it('K6: is left out where the rule speaks of cards', () => {
    const contract = { type: 'penalty', name: 'kiz' } as const;
    expect(why(game('king'), { hand: 'QD 5D', trick: '1:AD', contract }, '5D')).toEqual({
      code: 'ILLEGAL_PLAY',
      rule: 'forcedUnder',
    });
  });
});

/** Why a card may not be played in a position. */
function why(at: AnyGame, position: PlayPosition, name: string): Refusal | undefined {
  const deal = playing(at, position);
  const checked = at.check(deal, deal.turn, { kind: 'play', card: card(at, name) });
  return checked.ok ? undefined : checked.error;
}
