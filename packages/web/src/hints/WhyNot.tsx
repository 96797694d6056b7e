// Why a card may not be played, said right above the hand, with those that may.

import type { TableView } from '@kalpler/engine';
import type { WireError } from '@kalpler/protocol';
import { useTexts } from '../state/texts.ts';
import { IconButton } from '../ui/index.ts';
import { AboveHand } from './AboveHand.tsx';
import { CardMark } from './CardMark.tsx';
import styles from './WhyNot.module.css';

interface WhyNotProps {
  readonly view: TableView;
  readonly problem: WireError;
  onClose(): void;
}

/** More legal cards than this are not listed: that would only repeat the hand. */
const MOST = 8;

export function WhyNot({ view, problem, onClose }: WhyNotProps) {
  const t = useTexts('table');
  const a = useTexts('hints');
  const legal = view.deal?.legal ?? [];
  return (
    <AboveHand label={a.whyNot}>
      <div className={styles.why}>
        <p role="status">
          <b>{t.common.error(problem)}</b>{' '}
          {legal.length > 0 && legal.length <= MOST && (
            <span className={styles.cards}>
              {a.mayPlay}:{' '}
              {legal.map((card) => (
                <CardMark key={card} card={card} />
              ))}
            </span>
          )}
        </p>
        <IconButton icon="close" label={t.common.close} onClick={onClose} />
      </div>
    </AboveHand>
  );
}
