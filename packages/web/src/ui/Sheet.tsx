// A dialog over the page: a sheet from below on phones, a card in the middle from 700 px.

import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { useTexts } from '../state/texts.ts';
import { IconButton } from './Button.tsx';
import styles from './Sheet.module.css';

interface Props {
  readonly title: ReactNode;
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly className?: string | undefined;
  /** Whether it may take all the height, and its foot stays in sight: for tables. */
  readonly isTall?: boolean;
}

export function Sheet({ title, onClose, children, className = '', isTall = false }: Props) {
  const t = useTexts('start');
  const heading = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  // It closes before it is gone from the page: only then does the browser give the focus back.
  useLayoutEffect(() => {
    const element = dialog.current!;
    if (!element.open) element.showModal();
    return () => element.close();
  }, []);
  const closeOnScrim = (event: MouseEvent) => {
    if (event.target === dialog.current) onClose();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a native dialog
    <dialog
      ref={dialog}
      className={`${styles.sheet} ${className}`}
      data-tall={isTall}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={closeOnScrim}
    >
      <div className={styles.inside}>
        <header className={styles.head}>
          <h2 id={heading}>{title}</h2>
          <IconButton icon="close" label={t.common.close} onClick={onClose} />
        </header>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
        <div className={styles.body} tabIndex={0}>
          {children}
        </div>
      </div>
    </dialog>
  );
}
