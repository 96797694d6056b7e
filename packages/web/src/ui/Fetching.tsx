// Stands around a part that is fetched when it is first shown: where it cannot be fetched, that is said, and the rest goes on.

import { Component, type ReactNode } from 'react';
import { useTexts } from '../state/texts.ts';
import { Button } from './Button.tsx';
import styles from './Fetching.module.css';
import { Toast } from './Toast.tsx';

interface Props {
  /** What the part stands for is closed again; without it, words and a way to try again stand in the part's place. */
  readonly onFail?: () => void;
  readonly children: ReactNode;
}

export class Fetching extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    const { onFail, children } = this.props;
    if (!this.state.hasFailed) return children;
    if (onFail !== undefined) return <Missing onFail={onFail} />;
    return <NotFetched onAgain={() => this.setState({ hasFailed: false })} />;
  }
}

function Missing({ onFail }: { readonly onFail: () => void }) {
  const { notFetched } = useTexts('start').common;
  return <Toast onClose={onFail}>{notFetched}</Toast>;
}

/** What stands in place of something that could not be fetched or read, with the way to try again. */
export function NotFetched({ onAgain }: { readonly onAgain: () => void }) {
  const { notFetched, tryAgain } = useTexts('start').common;
  return (
    <div className={styles.missing} role="status">
      <p>{notFetched}</p>
      <Button isSmall kind="line" icon="replay" onClick={onAgain}>
        {tryAgain}
      </Button>
    </div>
  );
}
