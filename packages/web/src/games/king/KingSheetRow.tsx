// One game on the King sheet: its number, its contract and who chose it, and what it brought each player.

import type { KingContract, TableView } from '@kalpler/engine';
import { shownNumber } from '@kalpler/i18n/numbers';
import { Avatar, Suit } from '../../art/index.ts';
import type { Side } from '../../scores/sides.ts';
import { useTexts } from '../../state/texts.ts';
import styles from './KingSheet.module.css';
import type { KingRow } from './party.ts';

interface KingSheetRowProps {
  readonly row: KingRow;
  readonly view: TableView;
  readonly sides: readonly Side[];
  readonly isCompact: boolean;
}

export function KingSheetRow({ row, view, sides, isCompact }: KingSheetRowProps) {
  const t = useTexts('table');
  const isTurn = (row.number - 1) % view.players.length === 0;
  const look = [
    row.state === 'now' ? styles.now : '',
    row.contract?.type === 'trump' && row.state === 'played' ? styles.koz : '',
    isTurn ? styles.turn : '',
  ];
  const selector = row.selector === null ? null : (view.players[row.selector] ?? '');
  return (
    <tr className={look.join(' ')}>
      <th scope="row">{row.number}</th>
      <td className={styles.game}>
        {selector !== null && (
          <span className={row.state === 'now' ? styles.callNow : styles.call}>
            <Avatar name={selector} size="xxs" />
            {row.contract ? <ContractName contract={row.contract} /> : t.scores.choosing}
            {row.king && <b>{t.scores.kingMade}</b>}
            <i>{row.state === 'now' && row.contract && !isCompact ? t.scores.playing : null}</i>
            {row.state === 'played' && !isCompact && (
              <i className={styles.who}>{t.scores.chose(selector)}</i>
            )}
          </span>
        )}
      </td>
      {sides.map(({ index }) => (
        <Cell
          key={index}
          score={row.scores?.[index] ?? null}
          total={isCompact ? null : (row.totals?.[index] ?? null)}
        />
      ))}
    </tr>
  );
}

function Cell({ score, total }: { score: number | null; total: number | null }) {
  if (score === null) return <td />;
  return (
    <td className={score < 0 ? styles.minus : score > 0 ? styles.plus : styles.zero}>
      {shownNumber(score)}
      {total !== null && <small className={styles.running}>{shownNumber(total)}</small>}
    </td>
  );
}

function ContractName({ contract }: { contract: KingContract }) {
  const t = useTexts('table');
  if (contract.type === 'penalty') {
    return (
      <>
        <span className={styles.long}>{t.scores.penalties[contract.name]}</span>
        <span className={styles.short}>{t.scores.shortPenalties[contract.name]}</span>
      </>
    );
  }
  return (
    <span className={styles.trump} data-suit={contract.trumpSuit}>
      {t.scores.trump} <Suit suit={contract.trumpSuit} />
      <span className="visuallyHidden">{t.cards.suits[contract.trumpSuit]}</span>
    </span>
  );
}
