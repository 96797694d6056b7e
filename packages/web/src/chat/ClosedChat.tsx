// Stands where one would write while the chat is closed: who has closed it, and the way to open it.

import { Icon } from '../art/index.ts';
import { useTalkTexts } from '../texts/talk-texts.ts';
import { Button } from '../ui/index.ts';
import styles from './ClosedChat.module.css';

export function ClosedChat({ isOwner, onOpen }: { isOwner: boolean; onOpen: () => void }) {
  const talk = useTalkTexts();
  return (
    <div className={styles.closed}>
      <Icon name="lock" />
      <p role="status">
        <b>{talk.closed}</b> {isOwner ? talk.closedByYou : talk.closedByOwner}
      </p>
      {isOwner && (
        <Button isSmall onClick={onOpen}>
          {talk.reopen}
        </Button>
      )}
    </div>
  );
}
