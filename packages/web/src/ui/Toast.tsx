// A short notice that goes by itself, sooner when it is closed.

import { type ReactNode, useEffect, useRef } from 'react';
import { useTexts } from '../state/texts.ts';
import { IconButton } from './Button.tsx';
import styles from './Toast.module.css';

const STAYS_MS = 6000;

interface Props {
  readonly children: ReactNode;
  readonly onClose: () => void;
}

export function Toast({ children, onClose }: Props) {
  const t = useTexts('start');
  const close = useRef(onClose);
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = notice.current!;
    if (!element.matches(':popover-open')) element.showPopover();
  }, []);
  useEffect(() => {
    close.current = onClose;
  }, [onClose]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new notice stays its full time
  useEffect(() => {
    const timer = setTimeout(() => close.current(), STAYS_MS);
    return () => clearTimeout(timer);
  }, [children]);
  return (
    // A popover also stands above an open dialog.
    <div ref={notice} className={styles.toast} popover="manual" role="status">
      <p>{children}</p>
      <IconButton icon="close" label={t.common.close} onClick={onClose} />
    </div>
  );
}
