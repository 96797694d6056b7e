// A deal of King in words: the contract, who chose it, and what cancels it.

import {
  type Card,
  type KingContract,
  type KingResult,
  type KingView,
  SUITS,
  suitOf,
} from '@kalpler/engine';
import { shownChange, shownNumber } from '../../play/numbers.ts';
import type { GamePlugin, ListedMove } from '../plugin.ts';

export const kingTable: GamePlugin<never, KingView, KingResult>['table'] = {
  heading: ({ players }, { contract, setup }, words) =>
    contract === null ? [] : [words.t.chose(players[setup.dealer]!, words.contract(contract))],
  watchedHeading: ({ contract }, words) => (contract === null ? [] : [words.contract(contract)]),
  broken: ({ contract }, { broken }) => (contract?.type === 'trump' ? broken.trump : broken.hearts),
  seatNote: ({ contract, tricks }, seat, { t }) =>
    contract === null ? null : t.tricks(tricks[seat]!),
  watchedNote: ({ tricks }, seat, { t }) => t.tricks(tricks[seat]!),
  question: (_, t) => t.choiceAsk,
  info: ({ players, standing }) => [
    players.map((name, seat) => `${name} ${shownNumber(standing.totals[seat]!)}`).join('   '),
  ],
  choices(view, deal, words) {
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
        const points = shownNumber(options.values[contract.name]);
        list.push(choice(contract, t.penaltyNote(left, points)));
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
    if (deal.mayCancel) {
      list.push({ label: t.cancel, note: t.cancelNote, move: { kind: 'cancel' } });
    }
    return list;
  },
  news(old, { players }, { contract, setup }, words) {
    if (contract === null || (old !== null && old.contract !== null)) return [];
    return [words.t.chose(players[setup.dealer]!, words.contract(contract))];
  },
  facts({ players }, { contract, selector, cancelled, king }, _, words) {
    const { t } = words;
    const name = players[selector]!;
    return [
      ...(contract === null ? [] : [t.chose(name, words.contract(contract))]),
      ...(cancelled === null ? [] : [t.cancelled[cancelled]]),
      ...(king === null ? [] : [(king === 'made' ? t.kingMade : t.kingLost)(name)]),
    ];
  },
  sheetFacts: ({ cancelled }, t) => (cancelled === null ? [] : [t.cancelled[cancelled]]),
  contract: ({ contract }, words) => (contract === null ? '' : words.contract(contract)),
  remarks({ cancelled, king, winners, selector }, t, nameOf) {
    if (cancelled !== null) return [t.cancelled[cancelled]];
    if (king === 'made') return winners.map((seat) => t.kingMade(nameOf(seat)));
    return king === 'lost' ? [t.kingLost(nameOf(selector))] : [];
  },
};

function heldOf(hand: readonly Card[], suit: number): number {
  return hand.filter((card) => suitOf(card) === suit).length;
}
