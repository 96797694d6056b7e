// Saves that could not be read, kept for a report.

import type { BrokenMatch } from '@kalpler/match';
import { downloadBroken } from '../solo/broken-report.ts';
import type { SoloStore } from '../solo/store.ts';
import { useTexts } from '../state/texts.ts';
import { Button } from '../ui/index.ts';
import styles from './BrokenSaves.module.css';
import { useShown } from './shown.ts';

interface Props {
  readonly broken: readonly BrokenMatch[];
  readonly store: SoloStore;
  readonly onChange: () => Promise<void>;
}

export function BrokenSaves({ broken, store, onChange }: Props) {
  const d = useTexts('stats').data;
  const shown = useShown();
  const forget = async (id: string) => {
    await store.forgetBroken(id);
    await onChange();
  };
  return (
    <section className={styles.broken}>
      <h2>{d.broken}</h2>
      <p>{d.brokenLead}</p>
      <ul>
        {broken.map(({ id, why, foundAt }) => {
          const date = shown.moment(foundAt);
          return (
            <li key={id}>
              <p>
                <b>{d.brokenWhen(date)}</b>
                <small>{d.brokenWhy(why)}</small>
              </p>
              <Button
                isSmall
                aria-label={d.downloadLabel(date)}
                onClick={() => void downloadBroken(id)}
              >
                {d.download}
              </Button>
              <Button
                isSmall
                kind="ghost"
                aria-label={d.forgetLabel(date)}
                onClick={() => void forget(id)}
              >
                {d.forget}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
