// One unfinished match of the list: against whom, how it stands, the way back to it and out of the list.

import { shownNumber } from '@kalpler/i18n/numbers';
import type { MatchLine } from '@kalpler/match';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { GameSign } from '../../games/GameSign.tsx';
import { useSettings } from '../../state/settings.tsx';
import { useTexts } from '../../state/texts.ts';
import { Button, IconButton } from '../../ui/index.ts';
import { pageStore } from '../store/page-store.ts';
import styles from './MatchRow.module.css';
import { ago, othersOf, pointsOf } from './standing.ts';

interface Props {
  readonly line: MatchLine;
  readonly onChange: () => Promise<void>;
}

export function MatchRow({ line, onChange }: Props) {
  const t = useTexts('start');
  const h = useTexts('hub');
  const { language } = useSettings().settings;
  const [, navigate] = useLocation();
  const [isAsked, setAsked] = useState(false);
  const { match, progress } = line;
  const isDaily = match.kind === 'daily';
  const game = t.common.games[match.opening.game];
  const names = othersOf(line).join(', ');
  const own = pointsOf(line).find(({ isOwn }) => isOwn)!;
  const remove = async () => {
    try {
      await (await pageStore()).remove(match.id);
      await onChange();
    } catch {
      // It is still there, and can be deleted again.
      setAsked(false);
    }
  };
  return (
    <li className={styles.row}>
      <span className={styles.sign}>
        <GameSign game={match.opening.game} />
      </span>
      <div className={styles.text}>
        <b>
          {isDaily ? h.daily : game}
          <em>{h.points(h.you, shownNumber(own.points))}</em>
        </b>
        <span>{isAsked ? h.removeAsk : names}</span>
        {!isAsked && <span>{ago(progress.playedAt, Date.now(), language, h.justNow)}</span>}
      </div>
      {isAsked ? (
        <div className={styles.ways}>
          <Button isSmall kind="line" onClick={() => void remove()}>
            {h.removeYes}
          </Button>
          <Button isSmall kind="ghost" onClick={() => setAsked(false)}>
            {h.removeNo}
          </Button>
        </div>
      ) : (
        <div className={styles.ways}>
          <Button
            isSmall
            aria-label={h.goOnWith(game, names)}
            onClick={() => navigate(`/tek/${match.id}`)}
          >
            {h.proceed}
          </Button>
          {/* A daily deal is played once: what was begun is not dealt again. */}
          {!isDaily && (
            <IconButton icon="close" label={h.remove(game, names)} onClick={() => setAsked(true)} />
          )}
        </div>
      )}
    </li>
  );
}
