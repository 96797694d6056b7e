// Checks the state that the documents describe: it says what the view says, and nothing more.

import { cardSymbol, type TableView, viewTable } from '@kalpler/engine';
import { expect, test } from 'vitest';
import { layDeck, make, makeMoves, open } from '../../../engine/testing/matches.ts';
import { cardsIn, RULES, sent, stepsOf, viewers } from '../../testing/tables.ts';
import { documentState } from './state.ts';

function known({ deal }: TableView): Set<string> {
  const cards = [...(deal?.hand ?? []), ...(deal?.plays ?? [])];
  return new Set(cards.map(cardSymbol));
}

test.each(RULES)(
  'C12: %s %j: the state follows from nothing but the view and shows no other card',
  (...rules) => {
    for (const { table } of stepsOf(rules, 11, 2)) {
      for (const seat of viewers(table)) {
        const view = viewTable(table, seat);
        const state = documentState(view);
        const fromSent = documentState(sent(view));
        if (JSON.stringify(fromSent) !== JSON.stringify(state)) expect(fromSent).toEqual(state);
        const seen = known(view);
        const more = cardsIn(state).filter((card) => !seen.has(card));
        if (more.length > 0) expect(more).toEqual([]);
        if (seat === null && (state.hand.length > 0 || state.legalCards.length > 0)) {
          expect(state).toMatchObject({ hand: [], legalCards: [] });
        }
      }
    }
  },
);

test('a round of Hearts that begins', () => {
  const table = layDeck(open('hearts'));
  expect(documentState(viewTable(table, 1))).toMatchObject({
    version: 1,
    game: 'hearts',
    phase: 'passing',
    seat: 1,
    roundNumber: 1,
    handHidden: false,
    cardCounts: [13, 13, 13, 13],
    currentTrick: [],
    currentPlayer: null,
    waitingFor: [0, 1, 2, 3],
    legalCards: [],
    cumulativeScores: [0, 0, 0, 0],
    winners: null,
    heartsBroken: false,
    passDirection: 'left',
    passSubmitted: false,
  });
});

test('a pass that is in shows only to its giver', () => {
  const dealt = layDeck(open('hearts'));
  const table = make(dealt, 1, { kind: 'pass', cards: dealt.game.deck.cards.slice(13, 16) });
  expect(documentState(viewTable(table, 1))).toMatchObject({ passSubmitted: true });
  expect(documentState(viewTable(table, 0))).toMatchObject({ passSubmitted: false });
  expect(documentState(viewTable(table, null))).toMatchObject({ passSubmitted: false, hand: [] });
});

test('a trick on the table', () => {
  const table = makeMoves(layDeck(open('hearts', { passCycle: ['hold'] })), '0 2C');
  expect(documentState(viewTable(table, 1))).toMatchObject({
    phase: 'playing',
    currentPlayer: 1,
    currentTrick: [{ seat: 0, card: { suit: 'clubs', rank: '2', display: '2♣' } }],
    cardCounts: [12, 13, 13, 13],
  });
});

test('S7: a hand that is still to be looked at is not there', () => {
  const table = layDeck(open('spades', { blindNilMinDeficit: -1000 }));
  expect(documentState(viewTable(table, 0))).toMatchObject({ handHidden: true, hand: [] });
  const looked = make(table, 0, { kind: 'reveal' });
  const state = documentState(viewTable(looked, 0));
  expect(state.handHidden).toBe(false);
  expect(state.hand).toHaveLength(13);
  expect(documentState(viewTable(looked, null)).handHidden).toBe(false);
});

test('S10: sealed bids of others are hidden', () => {
  const dealt = layDeck(open('spades', { bidVisibility: 'sealed', blindNil: false }));
  const table = make(dealt, 0, { kind: 'bid', bid: 4 });
  expect(documentState(viewTable(table, 0))).toMatchObject({ bids: [4, null, null, null] });
  expect(documentState(viewTable(table, 1))).toMatchObject({
    bids: ['hidden', null, null, null],
    bidsSubmitted: 1,
  });
});

test('a table without a deal has the common part only', () => {
  const state = documentState(viewTable(open('king'), 0));
  expect(state).toMatchObject({ phase: 'waiting', roundNumber: 0, hand: [], waitingFor: [] });
  expect(state).not.toHaveProperty('contract');
});
