// The three ways to play: at once, at a table of one's own, or alone.

import type { GameId } from '@kalpler/engine';
import { useLocation } from 'wouter';
import { useClient } from '../state/client.tsx';
import { useTexts } from '../texts/texts.ts';
import { Button } from '../ui/index.ts';
import styles from './PlayActions.module.css';
import { fittingTables } from './table-request.ts';
import type { Play } from './use-play.ts';

interface Props {
  readonly game: GameId;
  readonly play: Play;
  readonly onCreate: () => void;
}

export function PlayActions({ game, play, onCreate }: Props) {
  const t = useTexts();
  const [, navigate] = useLocation();
  const { tables, connection } = useClient().state;
  const isLost = connection === 'reconnecting';
  const isTable = !isLost && fittingTables(tables, game).length > 0;
  const sub = play.isBusy ? t.home.busy : t.home.quickSub(t.common.games[game], isTable);
  return (
    <div className={styles.actions}>
      <Button
        kind="primary"
        icon="bolt"
        sub={sub}
        aria-busy={play.isBusy}
        onClick={() => play.quick(game)}
      >
        {t.home.quick}
      </Button>
      <Button
        icon="people"
        sub={isLost ? t.home.createLost : t.home.createSub}
        aria-disabled={isLost}
        onClick={isLost ? undefined : onCreate}
      >
        {t.home.create}
      </Button>
      <Button icon="bot" sub={t.home.soloSub} onClick={() => navigate(`/tek?oyun=${game}`)}>
        {t.home.solo}
      </Button>
    </div>
  );
}
