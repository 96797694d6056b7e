// Help: what each key does and what can be typed, beside each other, or one below the other in a narrow terminal.

import type { Line } from '../../terminal/canvas.ts';
import { padEnd, widthOf, wrap } from '../../terminal/width.ts';
import { HEAD, plain, type SheetScene } from './sheet-scene.ts';

type HelpRow = readonly [keys: string, meaning: string];

/** What a meaning needs beside its keys, so as not to be chopped into single words. */
const LEAST_MEANING = 24;

export function helpLines(scene: SheetScene): Line[] {
  const { help, helpTyped } = scene.words.t;
  const { columns } = scene;
  return [...helpRows(help, columns), [], ...helpRows(helpTyped, columns), [], against(scene)];
}

/** What can be typed, without the keys. */
export function typedHelp(scene: SheetScene): Line[] {
  return [...helpRows(scene.words.t.helpTyped, scene.columns), against(scene)];
}

function helpRows(rows: readonly HelpRow[], columns = Infinity): Line[] {
  const width = 2 + Math.max(...rows.map(([keys]) => widthOf(keys)));
  const isStacked = columns - width < LEAST_MEANING;
  return rows.flatMap(([keys, meaning]): Line[] => {
    if (isStacked) {
      const below = wrap(meaning, columns - 2).map((text) => plain(`  ${text}`));
      return keys === '' ? below : [[{ text: keys, style: HEAD }], ...below];
    }
    return wrap(meaning, columns - width).map((text, i) => [
      { text: padEnd(i === 0 ? keys : '', width), style: HEAD },
      { text },
    ]);
  });
}

function against({ bots, view, words }: SheetScene): Line {
  const names = bots.flatMap((bot, seat) =>
    bot === null ? [] : [`${view.players[seat]} (${bot})`],
  );
  return plain(`${words.t.bots}: ${names.join(', ')}`);
}
