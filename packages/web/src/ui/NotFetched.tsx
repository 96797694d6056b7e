// What stands in place of something that could not be fetched or read, with the way to try again.

import { useTexts } from '../texts/texts.ts';
import { Button } from './Button.tsx';
import styles from './NotFetched.module.css';

export function NotFetched({ onAgain }: { readonly onAgain: () => void }) {
  const { notFetched, tryAgain } = useTexts().common;
  return (
    <div className={styles.missing} role="status">
      <p>{notFetched}</p>
      <Button isSmall kind="line" icon="replay" onClick={onAgain}>
        {tryAgain}
      </Button>
    </div>
  );
}
