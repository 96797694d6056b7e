// Motion that nobody has to wait for: any tap or key brings it to its end.

import { type RefObject, useEffect } from 'react';

export function useSkippable(around: RefObject<Element | null>): void {
  useEffect(() => {
    const finish = () => {
      for (const move of around.current?.getAnimations({ subtree: true }) ?? []) move.finish();
    };
    addEventListener('pointerdown', finish);
    addEventListener('keydown', finish);
    return () => {
      removeEventListener('pointerdown', finish);
      removeEventListener('keydown', finish);
    };
  }, [around]);
}
