// The match that was played last, with who has how many points, and the way back to it.

import { shownNumber } from '@kalpler/i18n/numbers';
import type { MatchLine } from '@kalpler/match';
import { useLocation } from 'wouter';
import { Avatar } from '../../art/index.ts';
import { GameArt } from '../../games/GameArt.tsx';
import { useSettings } from '../../state/settings.tsx';
import { useTexts } from '../../state/texts.ts';
import { Button } from '../../ui/index.ts';
import styles from './ContinueCard.module.css';
import { ago, pointsOf } from './standing.ts';

export function ContinueCard({ line }: { readonly line: MatchLine }) {
  const t = useTexts('start');
  const h = useTexts('hub');
  const { language } = useSettings().settings;
  const [, navigate] = useLocation();
  const { match, progress } = line;
  const { game } = match.opening;
  const when = ago(progress.playedAt, Date.now(), language, h.justNow);
  return (
    <section className={styles.card}>
      <span className={styles.art}>
        <GameArt game={game} />
      </span>
      <div className={styles.words}>
        <h2>{match.kind === 'daily' ? h.daily : t.common.games[game]}</h2>
        <p>
          {h.dealsDone(progress.deals)} · {when}
        </p>
      </div>
      <ul className={styles.points}>
        {pointsOf(line).map(({ names, isOwn, points }) => (
          <li key={names.join()} className={isOwn ? styles.own : undefined}>
            {names.map((name) => (
              <Avatar key={name} name={name} size="xs" />
            ))}
            <span>{isOwn ? h.you : names[0]}</span>
            <b>{shownNumber(points)}</b>
          </li>
        ))}
      </ul>
      <Button
        className={styles.go}
        kind="primary"
        icon="right"
        isWide
        onClick={() => navigate(`/tek/${match.id}`)}
      >
        {h.resume}
      </Button>
    </section>
  );
}
