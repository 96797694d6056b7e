// Waits for a part that is fetched when it is first shown; where it cannot be fetched, that is said, and the rest goes on.

import { Component, type ReactNode, Suspense } from 'react';
import { useTexts } from '../texts/texts.ts';
import { Toast } from './Toast.tsx';

interface Props {
  /** What the part stands for is closed again; without it, words stand in the part's place. */
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
    return this.state.hasFailed ? <Missing onFail={onFail} /> : <Suspense>{children}</Suspense>;
  }
}

function Missing({ onFail }: { readonly onFail: (() => void) | undefined }) {
  const { notFetched } = useTexts().common;
  if (onFail === undefined) return <p role="status">{notFetched}</p>;
  return <Toast onClose={onFail}>{notFetched}</Toast>;
}
