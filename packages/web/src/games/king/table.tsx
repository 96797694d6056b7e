// The table of King: choosing a contract, what is played, and the results of a game and of a party.

import { type KingContract, partyOutcome, type Seat } from '@kalpler/engine';
import type { TableTexts } from '@kalpler/i18n/tr/table';
import { ContractIcon, Suit } from '../../art/index.ts';
import { lazyComponent } from '../../state/lazy-resource.ts';
import { useTexts } from '../../state/texts.ts';
import type { Words } from '../../text-mode/report.ts';
import { Chip } from '../../ui/index.ts';
import type { DealOf, GameTable, ResultOf, ViewOf } from '../plugin.ts';
import { ContractPanel } from './ContractPanel.tsx';

const Sheet = lazyComponent(async () => (await import('./KingSheet.tsx')).KingSheet);

export const KING_TABLE: GameTable<'king'> = {
  Sheet,
  loadSheet: Sheet.load,
  sheetName: 'yazboz',
  Chips: ContractChip,
  panel: (view, deal, act) =>
    deal.phase === 'selecting' ? <ContractPanel view={view} deal={deal} act={act} /> : null,
  contractSaid: ({ contract }, t) => {
    if (contract === null) return '';
    return contract.type === 'penalty'
      ? `${t.table.contract[contract.name]}.`
      : `${t.table.contract.koz}: ${t.cards.suits[contract.trumpSuit]}.`;
  },
  contractName: ({ contract }, t) => contract && contractName(contract, t),
  choicesSince: (before, { contract, setup }, players, words) => {
    if (contract === null || (before !== null && before.contract !== null)) return [];
    return [words.p.contractOf(players[setup.dealer]!, contractInFull(contract, words))];
  },
  questions: (deal, seat, words) => {
    if (deal.phase !== 'selecting' || !deal.actors.includes(seat)) return [];
    const names = deal.open.map((one) => contractInFull(one, words));
    const open = words.p.contracts(names.join(', '));
    return deal.mayCancel ? [open, words.p.cancel] : [open];
  },
  isDear: ({ contract }, points) =>
    points > 0 && contract?.type === 'penalty' && /^(?:rifki|sonIki)$/.test(contract.name),
  countsPenalties: ({ contract }) => contract?.type === 'penalty',
  headline: (view, result, t) => {
    const seat = kingSeat(result);
    if (seat === null) return null;
    const isGood = result.king === 'made';
    return { text: kingText(view, result, seat, t.panels), seats: [seat], isGood };
  },
  happenings,
  howWon: (view, words) => {
    const result = view.results.at(-1);
    const king = result === undefined ? null : kingSeat(result);
    if (result === undefined) return null;
    if (king !== null) return kingText(view, result, king, words);
    const { totals, winners } = view.standing;
    const { cikmis } = partyOutcome(view.options, totals);
    return cikmis.length > 0 ? words.cameOut(winners!.length > 1) : words.bestOfSunk;
  },
  sideNote: ({ options, standing }, side, t) => {
    const { cikmis } = partyOutcome(options, standing.totals);
    return cikmis.includes(side) ? t.scores.out : t.scores.sunk;
  },
};

function ContractChip({ deal: { contract } }: { readonly deal: DealOf<'king'> }) {
  const t = useTexts('table');
  if (contract === null) return null;
  return contract.type === 'penalty' ? (
    <Chip icon={<ContractIcon name={contract.name} />}>{t.table.contract[contract.name]}</Chip>
  ) : (
    <Chip icon={<Suit suit={contract.trumpSuit} />}>{t.table.contract.koz}</Chip>
  );
}

function contractName(contract: KingContract, t: TableTexts): string {
  return contract.type === 'penalty'
    ? t.scores.penalties[contract.name]
    : t.scores.trumps[contract.trumpSuit];
}

/** With what was declared along with it. */
function contractInFull(contract: KingContract, { t }: Words): string {
  const name = contractName(contract, t);
  const declares = contract.type === 'trump' && contract.kingDeclared;
  return declares ? `${name}, ${t.panels.kingDeclared}` : name;
}

/** Who made King, or declared it and did not make it. */
function kingSeat(result: ResultOf<'king'>): Seat | null {
  if (result.king === 'made') return result.winners[0] ?? null;
  return result.king === 'lost' ? result.selector : null;
}

function kingText(
  view: ViewOf<'king'>,
  { king }: ResultOf<'king'>,
  seat: Seat,
  words: TableTexts['panels'],
): string {
  const say = king === 'made' ? words.kingMade : words.kingLost;
  return say(view.players[seat]!);
}

/** The contract, and who took nothing or the most. */
function happenings(view: ViewOf<'king'>, result: ResultOf<'king'>, t: TableTexts): string[] {
  const { contract, cancelled, counts } = result;
  const name = (seat: Seat) => view.players[seat]!;
  const lines: string[] = [];
  if (contract !== null) {
    lines.push(t.panels.contractChosen(contractName(contract, t), name(result.selector)));
  }
  if (cancelled !== null) return [...lines, t.panels.cancelled[cancelled]];
  if (kingSeat(result) !== null) return lines;
  if (contract?.type === 'penalty' && contract.name === 'rifki') {
    const taker = counts.findIndex((count) => count > 0);
    if (taker >= 0) lines.push(t.panels.kingOfHearts(name(taker)));
  } else if (contract?.type === 'trump') {
    const most = Math.max(...counts);
    const best = counts.flatMap((count, seat) => (count === most ? [name(seat)] : []));
    lines.push(t.panels.most(t.scores.names(best), most));
  } else {
    const clean = counts.flatMap((count, seat) => (count === 0 ? [name(seat)] : []));
    if (clean.length > 0) lines.push(t.panels.clean(t.scores.names(clean)));
  }
  return lines;
}
