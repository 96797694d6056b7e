// The tools at a solo table; a daily deal is played without those that help.

import type { SoloState } from '@kalpler/match';
import { useMemo } from 'react';
import { AidIcon } from '../../art/AidIcon.tsx';
import { useTexts } from '../../state/texts.ts';
import { useSteadily } from '../../state/use-stable.ts';
import type { OpenSheet } from '../../table/TableSheets.tsx';
import type { Tool } from '../../table/ToolBar.tsx';
import type { SoloSheet } from './SoloSheets.tsx';

interface ToolOptions {
  readonly state: SoloState;
  ask(): void;
  undo(): void;
  redo(): void;
  setSheet(sheet: OpenSheet): void;
  setOwnSheet(sheet: SoloSheet): void;
}

export function useTools({ state, setSheet, setOwnSheet, ...acts }: ToolOptions): readonly Tool[] {
  const t = useTexts('table');
  const a = useTexts('solo');
  const ask = useSteadily(acts.ask);
  const undo = useSteadily(acts.undo);
  const redo = useSteadily(acts.redo);
  const { kind, view, canUndo, canRedo } = state;
  const isAsked = view.deal?.actors.includes(view.seat!) ?? false;
  return useMemo((): Tool[] => {
    const last: Tool = {
      icon: 'last',
      label: t.table.tool.last,
      isInRail: true,
      onClick: () => setSheet('last'),
    };
    const menu: Tool = {
      icon: <AidIcon name="menu" />,
      label: a.more,
      onClick: () => setOwnSheet('menu'),
    };
    if (kind === 'daily') {
      return [last, { icon: 'flag', label: t.table.rules, onClick: () => setSheet('rules') }, menu];
    }
    return [
      { icon: <AidIcon name="hint" />, label: a.hint, isOff: !isAsked, onClick: ask },
      { icon: <AidIcon name="undo" />, label: a.undo, isOff: !canUndo, onClick: undo },
      // There is room for five, and after taking something back the last trick is fresh in mind.
      canRedo ? { icon: <AidIcon name="redo" />, label: a.redo, onClick: redo } : last,
      { icon: <AidIcon name="played" />, label: a.played, onClick: () => setOwnSheet('played') },
      menu,
    ];
  }, [t, a, kind, isAsked, canUndo, canRedo, ask, undo, redo, setSheet, setOwnSheet]);
}
