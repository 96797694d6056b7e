// What stands at an address that leads nowhere: the address, the way home, and a field for the word of a table.

import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { Tulip } from '../art/index.ts';
import { useTexts } from '../state/texts.ts';
import { Button, Toast } from '../ui/index.ts';
import home from './home/Home.module.css';
import { HomeHeader } from './home/HomeHeader.tsx';
import { JoinByWord } from './home/JoinByWord.tsx';
import styles from './NotFound.module.css';
import { usePlay } from './use-play.ts';

export function NotFound({ path }: { readonly path: string }) {
  const t = useTexts('lobby');
  const [, navigate] = useLocation();
  const play = usePlay();
  useEffect(() => {
    document.title = `${t.lobby.notFound} · ${t.common.brand}`;
  }, [t]);
  return (
    <div className={home.home}>
      <HomeHeader />
      <main className={styles.missing}>
        <section>
          <span className={styles.sign}>
            <Tulip />
          </span>
          <h1>{t.lobby.notFound}</h1>
          <p className={styles.address}>
            <bdi>{path}</bdi>
          </p>
          <p>{t.lobby.notFoundHelp}</p>
          <Button kind="primary" onClick={() => navigate('/')}>
            {t.lobby.home}
          </Button>
        </section>
        <JoinByWord play={play} />
      </main>
      {play.problem !== null && (
        <Toast onClose={play.dismiss}>{t.common.error(play.problem)}</Toast>
      )}
    </div>
  );
}
