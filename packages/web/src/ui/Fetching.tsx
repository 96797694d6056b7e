// A boundary around a part that is fetched when it is first shown: if that fails, it says so, and the rest goes on.

import { Component, type ReactNode } from 'react';
import { useTexts } from '../state/texts.ts';
import { Button } from './Button.tsx';
import styles from './Fetching.module.css';
import { Toast } from './Toast.tsx';

interface Props {
  /** Called when the message about a failed load is dismissed; without it, a retry button takes the part's place. */
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

interface ErrorBoundaryProps {
  /** Where the page is: elsewhere it begins anew. */
  readonly place: string;
  readonly children: ReactNode;
}

/** What is shown when a part of the page has failed: nothing is lost, every move is kept. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidUpdate({ place }: ErrorBoundaryProps) {
    if (place !== this.props.place && this.state.hasFailed) this.setState({ hasFailed: false });
  }

  override render() {
    return this.state.hasFailed ? <Apology /> : this.props.children;
  }
}

function Apology() {
  const t = useTexts('start');
  return (
    <main className={styles.apology}>
      <h1>{t.common.crashed}</h1>
      <p>{t.common.crashedHelp}</p>
      <Button kind="primary" icon="replay" onClick={() => location.reload()}>
        {t.common.reload}
      </Button>
    </main>
  );
}
