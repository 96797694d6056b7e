// The score sheet of Spades: both teams (or each player) with bags, and bids against tricks of every deal.

import { shownNumber } from '@kalpler/i18n/numbers';
import { SheetHead } from '../../scores/SheetHead.tsx';
import { type Side, sideName, sideNames, sidesOf } from '../../scores/sides.ts';
import { useTexts } from '../../state/texts.ts';
import type { DealOf, SheetProps, ViewOf } from '../plugin.ts';
import styles from './SpadesSheet.module.css';
import { TricksOfBid } from './TricksOfBid.tsx';

const COMPACT_ROWS = 6;

export function SpadesSheet({ view, isCompact }: SheetProps<'spades'>) {
  const t = useTexts('table');
  const { options, results } = view;
  const sides = sidesOf(view);
  const hasTeams = options.mode === 'partners';
  const shown = isCompact ? results.slice(-COMPACT_ROWS) : results;
  const live = liveDeal(view);
  return (
    <section className={hasTeams ? styles.teams : styles.single}>
      <SheetHead
        title={hasTeams ? t.scores.teams : t.scores.points}
        note={t.scores.target(options.targetScore)}
        isCompact={isCompact}
      />
      <ul className={styles.tiles}>
        {sides.map((side) => (
          <Tile key={side.index} view={view} side={side} hasBags={options.bagInterval > 0} />
        ))}
      </ul>
      {shown.length === 0 && live === null ? (
        <p className={styles.empty}>{t.scores.nothingYet}</p>
      ) : (
        <table className={styles.table}>
          <caption className={styles.hint}>{t.scores.tricksHint}</caption>
          <thead>
            <tr>
              <th scope="col">{t.scores.deal}</th>
              {sides.map((side) => (
                <th key={side.index} scope="col">
                  {sideName(view, side, t)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((result) => (
              <tr key={result.number}>
                <th scope="row">{result.number}</th>
                {sides.map((side) => (
                  <td key={side.index}>
                    <TricksOfBid side={side} bids={result.bids} tricks={result.tricks} isOver />
                    <b>{shownNumber(result.scores[side.index]!)}</b>
                  </td>
                ))}
              </tr>
            ))}
            {live && (
              <tr className={styles.live}>
                <th scope="row">
                  {live.setup.number} <small>{t.scores.live}</small>
                </th>
                {sides.map((side) => (
                  <td key={side.index}>
                    <TricksOfBid side={side} bids={live.bids} tricks={live.tricks} />
                  </td>
                ))}
              </tr>
            )}
          </tbody>
        </table>
      )}
    </section>
  );
}

function liveDeal(view: ViewOf<'spades'>): DealOf<'spades'> | null {
  const { deal, standing } = view;
  const isLive = deal !== null && deal.phase !== 'roundEnd' && standing.winners === null;
  return isLive ? deal : null;
}

interface TileProps {
  readonly view: ViewOf<'spades'>;
  readonly side: Side;
  readonly hasBags: boolean;
}

function Tile({ view, side, hasBags }: TileProps) {
  const t = useTexts('table');
  const isTeam = side.seats.length > 1;
  return (
    <li className={side.isOwn ? styles.own : undefined}>
      <span className={styles.name}>{sideName(view, side, t)}</span>
      <b>{shownNumber(view.standing.totals[side.index]!)}</b>
      {isTeam && view.seat !== null && <small>{sideNames(view, side).join(', ')}</small>}
      {hasBags && <small>{t.scores.bags(view.standing.bags[side.index] ?? 0)}</small>}
    </li>
  );
}
