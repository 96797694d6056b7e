// A deal of Hearts in words: passes, points taken, moons.

import type { HeartsResult, HeartsView } from '@kalpler/engine';
import type { PlayTexts } from '@kalpler/i18n/tr/terminal';
import { shownNumber } from '../../play/numbers.ts';
import type { GamePlugin } from '../plugin.ts';

const passOf = ({ pass }: HeartsView, { t }: { readonly t: PlayTexts }): string[] => [
  t.passes[pass],
];

export const heartsTable: GamePlugin<never, HeartsView, HeartsResult>['table'] = {
  heading: (_, deal, words) => passOf(deal, words),
  watchedHeading: passOf,
  broken: (_, t) => t.broken.hearts,
  seatNote: ({ taken }, seat, { t }) => t.now(shownNumber(taken[seat]!)),
  watchedNote: ({ taken }, seat, { t }) => t.now(`${taken[seat]!}`),
  question: (_, t) => t.moonAsk,
  choices: (_view, _deal, { t }) =>
    (['othersPlus', 'shooterMinus'] as const).map((option) => ({
      label: t.moon[option],
      note: '',
      move: { kind: 'moon', option },
    })),
  facts: ({ players }, result, _, { t }) => moonAndJack(result, t, (seat) => players[seat]!),
  remarks: moonAndJack,
};

function moonAndJack(
  { moonShooter, jackTaker }: HeartsResult,
  t: PlayTexts,
  nameOf: (seat: number) => string,
): string[] {
  return [
    ...(moonShooter === null ? [] : [t.moonShot(nameOf(moonShooter))]),
    ...(jackTaker === null ? [] : [t.jack(nameOf(jackTaker))]),
  ];
}
