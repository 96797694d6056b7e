// The score sheet of Hearts: points, with a mark on each moon.

import { PointsSheet } from '../../scores/PointsSheet.tsx';
import { useTexts } from '../../state/texts.ts';
import type { SheetProps } from '../plugin.ts';

export function HeartsSheet(props: SheetProps<'hearts'>) {
  const t = useTexts('table');
  return (
    <PointsSheet
      {...props}
      noteOf={({ moonShooter }, { index }) => (moonShooter === index ? t.scores.moon : null)}
    />
  );
}
