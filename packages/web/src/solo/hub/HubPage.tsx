// The entrance to solo play: going on with a match, a new one with a tap, and everything else below.

import { useCallback, useEffect, useState } from 'react';
import home from '../../lobby/home/Home.module.css';
import { lazyComponent } from '../../state/lazy-resource.ts';
import { useTexts } from '../../state/texts.ts';
import { Fetching, NotFetched } from '../../ui/index.ts';
import { CharacterFaces } from '../CharacterFaces.tsx';
import { maySave } from '../store/page-store.ts';
import { HubHeader } from './HubHeader.tsx';
import styles from './HubPage.module.css';
import { NewGame } from './NewGame.tsx';
import { useSaved } from './use-saved.ts';

const ContinueCard = lazyComponent(async () => (await import('./ContinueCard.tsx')).ContinueCard);
const HubNotices = lazyComponent(async () => (await import('./HubNotices.tsx')).HubNotices);
const HubMore = lazyComponent(async () => (await import('./HubMore.tsx')).HubMore);

export function HubPage() {
  const t = useTexts('start');
  const h = useTexts('hub');
  const [saved, refresh] = useSaved();
  // Playing comes first: everything else waits until nothing is missing for it.
  const [isReady, setReady] = useState(false);
  const onReady = useCallback(() => setReady(true), []);
  useEffect(() => {
    document.title = `${h.title} · ${t.common.brand}`;
  }, [h, t]);
  useEffect(() => {
    // Fetched while the matches are read, to be ready together with them.
    void maySave()
      .then((may) => (may ? ContinueCard.load() : null))
      .catch(() => {});
  }, []);
  const running = saved?.lines.filter(({ progress }) => !progress.isOver) ?? [];
  const [newest, ...others] = running;
  const isAmiss = saved !== null && (!saved.isPersistent || saved.broken.length > 0);
  return (
    <CharacterFaces>
      <div className={home.home}>
        <HubHeader title={h.title} back={h.toHome} to="/" />
        {saved !== null && (
          <main className={styles.hub}>
            <div className={newest === undefined ? styles.play : `${styles.play} ${styles.both}`}>
              {saved.isUnread && <NotFetched onAgain={() => void refresh()} />}
              {isAmiss && (
                <Fetching>
                  <HubNotices saved={saved} onChange={refresh} />
                </Fetching>
              )}
              {newest !== undefined && (
                <Fetching>
                  <ContinueCard line={newest} />
                </Fetching>
              )}
              <NewGame isFirst={newest === undefined} onReady={onReady} />
            </div>
            <Fetching>
              {isReady && <HubMore saved={saved} others={others} onChange={refresh} />}
            </Fetching>
          </main>
        )}
      </div>
    </CharacterFaces>
  );
}
