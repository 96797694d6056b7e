// Stands where one would write while the chat is closed: who has closed it, and the way to open it.

import { Icon } from '../art/index.ts';
import { useTexts } from '../texts/table-texts.ts';
import { Button } from '../ui/index.ts';
import styles from './ClosedChat.module.css';

export function ClosedChat({ isOwner, onOpen }: { isOwner: boolean; onOpen: () => void }) {
  const t = useTexts();
  return (
    <div className={styles.closed}>
      <Icon name="lock" />
      <p role="status">
        <b>{t.talk.closed}</b> {isOwner ? t.talk.closedByYou : t.talk.closedByOwner}
      </p>
      {isOwner && (
        <Button isSmall onClick={onOpen}>
          {t.talk.reopen}
        </Button>
      )}
    </div>
  );
}
