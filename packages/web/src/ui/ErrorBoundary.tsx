// What is shown when a part of the page has failed: nothing is lost, every move is kept.

import { Component, type ReactNode } from 'react';
import { useTexts } from '../state/texts.ts';
import { Button } from './Button.tsx';
import styles from './ErrorBoundary.module.css';

interface Props {
  /** Where the page is: elsewhere it begins anew. */
  readonly place: string;
  readonly children: ReactNode;
}

export class ErrorBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidUpdate({ place }: Props) {
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
      <h1>{t.common.mishap}</h1>
      <p>{t.common.mishapHelp}</p>
      <Button kind="primary" icon="replay" onClick={() => location.reload()}>
        {t.common.reload}
      </Button>
    </main>
  );
}
