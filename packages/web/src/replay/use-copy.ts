// Copying a text, and saying for a while that it was copied.

import { useEffect, useState } from 'react';

const SHOWN_FOR = 2500;

export function useCopy() {
  const [state, setState] = useState<'still' | 'copied' | 'failed'>('still');
  useEffect(() => {
    if (state !== 'copied') return;
    const timer = setTimeout(() => setState('still'), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [state]);
  const copy = (text: string) => {
    const done = navigator.clipboard?.writeText(text) ?? Promise.reject(new Error('no clipboard'));
    done.then(
      () => setState('copied'),
      () => setState('failed'),
    );
  };
  return { state, copy };
}
