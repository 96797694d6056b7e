// The question before a hand is looked at: blind nil, or open the cards.

import type { Move, SpadesView } from '@kalpler/engine';
import styles from '../../panels/Choices.module.css';
import { Panel } from '../../panels/Panel.tsx';
import { sidesOf } from '../../scores/sides.ts';
import { useTexts } from '../../state/texts.ts';
import { Button } from '../../ui/index.ts';
import type { ViewOf } from '../plugin.ts';

interface BlindPanelProps {
  readonly view: ViewOf<'spades'>;
  readonly deal: SpadesView;
  act(move: Move): void;
}

export function BlindPanel({ view, deal, act }: BlindPanelProps) {
  const t = useTexts('table');
  const { blindNilValue, blindNilExchange, mode } = view.options;
  const { totals } = view.standing;
  const sides = sidesOf(view);
  const own = sides.find((side) => side.isOwn);
  const others = sides.filter((side) => !side.isOwn).map((side) => totals[side.index]!);
  const behind = own === undefined ? 0 : Math.max(...others) - totals[own.index]!;
  const hasTeams = mode === 'partners';
  const mayBid = deal.legalBids.includes('blind_nil');
  const hint =
    behind <= 0
      ? t.panels.blindMay
      : hasTeams
        ? t.panels.blindTeamBehind(behind)
        : t.panels.blindBehind(behind);
  return (
    <Panel label={t.panels.blindNil} head={t.panels.blindHead} hint={hint}>
      {hasTeams && blindNilExchange > 0 && (
        <p className={styles.more}>{t.panels.blindExchange(blindNilExchange)}</p>
      )}
      <div className={styles.two}>
        <Button
          disabled={!mayBid}
          sub={mayBid ? t.panels.wins(blindNilValue) : t.panels.blindTaken}
          onClick={() => act({ kind: 'bid', bid: 'blind_nil' })}
        >
          {t.panels.blindNil}
        </Button>
        <Button kind="primary" onClick={() => act({ kind: 'reveal' })}>
          {t.panels.look}
        </Button>
      </div>
    </Panel>
  );
}
