// The score sheet of Hearts: points, with a mark on each moon.

import { PointsSheet } from '../../scores/PointsSheet.tsx';
import { useTexts } from '../../texts/table-texts.ts';
import type { SheetProps } from '../game.ts';

export function HeartsSheet(props: SheetProps<'hearts'>) {
  const t = useTexts();
  return (
    <PointsSheet
      {...props}
      noteOf={({ moonShooter }, { index }) => (moonShooter === index ? t.scores.moon : null)}
    />
  );
}
