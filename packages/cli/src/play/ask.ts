// What a view asks of the person, and the choices that are not cards of the hand.

import {
  type Bid,
  type Card,
  type KingContract,
  type KingView,
  type Move,
  type SpadesView,
  SUITS,
  suitOf,
  type TableView,
} from '@kalpler/engine';
import type { Words } from '../words.ts';
import { shownChange, shownNumber } from './numbers.ts';

/** `give`: cards to pass or exchange. `choose`: one of a list. `pause`: a deal is over. `wait`: others act. */
type Ask = 'play' | 'give' | 'choose' | 'pause' | 'over' | 'wait';

export function askOf(view: TableView): Ask {
  if (view.standing.winners !== null) return 'over';
  if (view.awaitsPause) return 'pause';
  const { deal, seat } = view;
  if (deal === null || seat === null || !deal.actors.includes(seat)) return 'wait';
  if (deal.give !== null) return 'give';
  return deal.legal.length > 0 ? 'play' : 'choose';
}

export interface ListedMove {
  readonly label: string;
  readonly note: string;
  readonly move: Move;
}

/** The choices of a view that asks for one, in the order in which they are shown. */
export function choicesOf(view: TableView, words: Words): ListedMove[] {
  const { deal } = view;
  if (deal === null || askOf(view) !== 'choose') return [];
  switch (deal.game) {
    case 'hearts':
      return (['othersPlus', 'shooterMinus'] as const).map((option) => ({
        label: words.t.moon[option],
        note: '',
        move: { kind: 'moon', option },
      }));
    case 'spades':
      return bids(view, deal, words);
    case 'king':
      return contracts(view, deal, words);
  }
}

function bids(view: TableView, deal: SpadesView, words: Words): ListedMove[] {
  // A hand that was not looked at is bid blind, or opened first.
  if (deal.hand === null) {
    const blind = deal.legalBids.includes('blind_nil') ? [bidChoice(view, 'blind_nil', words)] : [];
    return [{ label: words.t.look, note: '', move: { kind: 'reveal' } }, ...blind];
  }
  const names = deal.legalBids.filter((bid) => typeof bid !== 'number');
  const numbers = deal.legalBids.filter((bid) => typeof bid === 'number');
  return [...names, ...numbers].map((bid) => bidChoice(view, bid, words));
}

function bidChoice({ options }: TableView, bid: Bid, words: Words): ListedMove {
  const values = options.game === 'spades' ? options : null;
  const value = bid === 'nil' ? values?.nilValue : values?.blindNilValue;
  const note = typeof bid === 'number' ? '' : words.t.nilNote(String(value ?? ''));
  return { label: bidWords(bid, words), note, move: { kind: 'bid', bid } };
}

/** As short as it is shown beside a name. */
export function bidWords(bid: Bid | 'hidden', { t }: Words): string {
  if (typeof bid === 'number') return String(bid);
  if (bid === 'hidden') return t.hidden;
  return bid === 'nil' ? t.nil : t.blindNil;
}

function contracts(view: TableView, deal: KingView, words: Words): ListedMove[] {
  const { options } = view;
  if (options.game !== 'king') return [];
  const { t } = words;
  const choice = (contract: KingContract, note: string): ListedMove => ({
    label: words.contract(contract),
    note,
    move: { kind: 'choose', contract },
  });
  const list: ListedMove[] = [];
  for (const contract of deal.open) {
    if (contract.type === 'penalty') {
      const times = view.standing.calls.filter(
        (call) => call.contract.type === 'penalty' && call.contract.name === contract.name,
      ).length;
      const left = options.enforceQuotas ? options.maxPerPenaltyType - times : 1;
      list.push(choice(contract, t.penaltyNote(left, shownNumber(options.values[contract.name]))));
    } else {
      const held = heldOf(deal.hand ?? [], SUITS.indexOf(contract.trumpSuit));
      list.push(choice(contract, t.trumpNote(held, shownChange(options.values.trump))));
    }
  }
  if (options.kingRule === 'declare') {
    for (const contract of deal.open) {
      if (contract.type !== 'trump') continue;
      const { label, move } = choice({ ...contract, kingDeclared: true }, '');
      list.push({ label: label.replace(words.t.declared, t.declare), note: '', move });
    }
  }
  if (deal.mayCancel) list.push({ label: t.cancel, note: t.cancelNote, move: { kind: 'cancel' } });
  return list;
}

function heldOf(hand: readonly Card[], suit: number): number {
  return hand.filter((card) => suitOf(card) === suit).length;
}
