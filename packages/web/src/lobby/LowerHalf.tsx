// The lower half of the start page: open tables, and joining one by its word.

import { JoinByWord } from './JoinByWord.tsx';
import { OpenTables } from './OpenTables.tsx';
import type { Play } from './use-play.ts';

export function LowerHalf({ play }: { play: Play }) {
  return (
    <>
      <OpenTables play={play} />
      <JoinByWord play={play} />
    </>
  );
}
