// A table online: what the server sends, chat and presence of the others, and the vote after a match.

import { useMemo, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useRecentPresence } from '../chat/presence.ts';
import { gameTable } from '../games/tables.ts';
import { GameEnd, RematchVote } from '../panels/index.ts';
import { useSeenCommitment } from '../replay/fairness/commitments.ts';
import { tableAddress } from '../state/address.ts';
import { lazyComponent } from '../state/lazy-resource.ts';
import { useOnline } from '../state/online-context.tsx';
import { loadTexts, useTexts } from '../state/texts.ts';
import { Fetching } from '../ui/index.ts';
import styles from './PlayTable.module.css';
import { PlayTable } from './PlayTable.tsx';
import railStyles from './Rail.module.css';
import type { OpenSheet } from './TableSheets.tsx';
import type { Tool } from './ToolBar.tsx';

const Chat = lazyComponent(
  async () => (await import('../chat/Chat.tsx')).Chat,
  () => loadTexts('table', 'chat'),
);

export function TableScreen() {
  const t = useTexts('table');
  const chatTexts = useTexts('chat');
  const { state, session } = useOnline();
  const { players, table, unread } = state;
  const [, navigate] = useLocation();
  const [open, setOpen] = useState<OpenSheet>(null);
  const { sheetName = 'scores' } = gameTable(table!.game);
  const scores = t.table.tool[sheetName];
  const tools = useMemo(
    (): Tool[] => [
      { icon: 'last', label: t.table.tool.last, isInRail: true, onClick: () => setOpen('last') },
      { icon: 'score', label: scores, isInRail: true, onClick: () => setOpen('scores') },
      { icon: 'flag', label: t.table.rules, onClick: () => setOpen('rules') },
      {
        icon: 'chat',
        label: t.table.chat,
        badge: unread,
        isInRail: true,
        onClick: () => setOpen('chat'),
      },
    ],
    [t, scores, unread],
  );
  const presence = useRecentPresence();
  useSeenCommitment();
  const leave = async () => {
    navigate('/');
    await session.leave();
  };
  return (
    <PlayTable
      tools={tools}
      open={open}
      onOpen={setOpen}
      word={table?.word ?? ''}
      note={presence && chatTexts[presence.kind](presence.name)}
      first={
        <Link className={styles.skip} href={`${tableAddress(table ?? { slug: '' })}/metin`}>
          {t.table.textMode}
        </Link>
      }
      rail={
        <section className={railStyles.chat}>
          <h2>{t.table.chat}</h2>
          <Fetching>
            <Chat />
          </Fetching>
        </section>
      }
      end={(view) => (
        <GameEnd
          view={view}
          players={players}
          link={state.finished === null ? '/' : `/mac/${state.finished.match}`}
        >
          <RematchVote
            view={view}
            players={players}
            rematch={state.rematch}
            onVote={session.vote}
            onLeave={leave}
          />
        </GameEnd>
      )}
      onBack={() => setOpen('leave')}
      onLeave={leave}
    />
  );
}
