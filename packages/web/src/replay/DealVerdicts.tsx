// Each deal with its verdict; a tap on one shows it in the replay.

import { Icon } from '../art/index.ts';
import { useMatchTexts } from '../texts/match.ts';
import { type Texts, useTexts } from '../texts/table-texts.ts';
import styles from './DealVerdicts.module.css';
import type { Fault } from './proof.ts';

interface Props {
  readonly faults: readonly (Fault | null)[];
  readonly players: readonly string[];
  readonly onDeal: (deal: number) => void;
}

export function DealVerdicts({ faults, players, onDeal }: Props) {
  const t = useTexts();
  const m = useMatchTexts();
  const sentence = (fault: Fault) => faultText(fault, players, t, m);
  return (
    <div className={styles.deals}>
      <h3>{m.dealsHead}</h3>
      <ol>
        {faults.map((fault, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a deal is known by its number
          <li key={i} data-fair={fault === null}>
            <button type="button" onClick={() => onDeal(i + 1)}>
              {m.deal(i + 1)}
              <span>
                <Icon name={fault === null ? 'check' : 'close'} />
                {fault === null ? m.dealFair : m.dealUnfair}
              </span>
            </button>
            {fault !== null && <p>{sentence(fault)}</p>}
          </li>
        ))}
      </ol>
    </div>
  );
}

function faultText(
  fault: Fault,
  players: readonly string[],
  t: Texts,
  m: ReturnType<typeof useMatchTexts>,
): string {
  switch (fault.what) {
    case 'card': {
      const { seat, actual, expected } = fault;
      return m.wrongCard(players[seat]!, t.cards.name(actual), t.cards.name(expected));
    }
    case 'first':
      return m.wrongFirst(players[fault.actual]!, players[fault.expected]!);
    case 'other':
      return m.wrongOther;
  }
}
