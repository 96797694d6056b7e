// The cards of another hand, face down: where there is room for them.

import { type CSSProperties, memo } from 'react';
import { CardBack } from '../art/index.ts';
import { useIsRoomy } from '../panels/use-is-roomy.ts';

interface Props {
  readonly cards: number;
  readonly className: string | undefined;
}

export const Fan = memo(function Fan({ cards, className }: Props) {
  if (!useIsRoomy()) return null;
  return (
    <span className={className} aria-hidden="true">
      {Array.from({ length: cards }, (_, i) => (
        <CardBack
          // biome-ignore lint/suspicious/noArrayIndexKey: backs are all alike
          key={i}
          style={{ '--i': i - (cards - 1) / 2 } as CSSProperties}
        />
      ))}
    </span>
  );
});
