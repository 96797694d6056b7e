// The entrance to playing alone: going on with a match, a new one with a tap, and everything else below.

import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import home from '../../lobby/home/Home.module.css';
import { HomeHeader } from '../../lobby/home/HomeHeader.tsx';
import { lazyComponent } from '../../state/lazy-resource.ts';
import { useTexts } from '../../state/texts.ts';
import { Fetching, IconButton, NotFetched } from '../../ui/index.ts';
import { CharacterFaces } from '../CharacterFaces.tsx';
import { maySave } from '../page-store.ts';
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
    // Fetched while the matches are read: it is there when they are.
    void maySave().then((may) => may && ContinueCard.load().catch(() => {}));
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

interface Props {
  readonly title: string;
  /** Where the way back leads, in words and as an address. */
  readonly back: string;
  readonly to: string;
}

/** The top of a page that is reached from another: the way back, its name, and the tools of every page. */
export function HubHeader({ title, back, to }: Props) {
  const [, navigate] = useLocation();
  return (
    <HomeHeader>
      <IconButton className={styles.back} icon="back" label={back} onClick={() => navigate(to)} />
      <h1 className={styles.title}>{title}</h1>
    </HomeHeader>
  );
}
