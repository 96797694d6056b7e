// The breaks that the tests must notice: those of the rules, of what views hide, and of tables.

import { RULE_MUTANTS } from './rule-mutants.ts';

export interface Mutant {
  readonly name: string;
  /** Below packages/engine/src. */
  readonly file: string;
  /** A text that occurs once in the file, and what stands there instead. */
  readonly from: string;
  readonly to: string;
  /** Which tests to run; without it, all of the engine. */
  readonly tests?: readonly string[];
}

const hearts = ['engine/src/games/hearts', 'engine/golden'];
const inference = ['engine/src/view', 'engine/src/play', 'engine/laws'];
const hidden = [
  'engine/src/view/deal-view',
  'engine/src/view/bidding-view',
  'engine/src/games/spades',
];
const tables = ['engine/src/table', 'engine/laws'];

export const MUTANTS: readonly Mutant[] = [
  ...RULE_MUTANTS,

  // Hidden information.
  {
    name: 'C12: a view shows the hand of the next seat',
    file: 'games/view.ts',
    from: '? listCards(deal.hands, seat << 2) : null,',
    to: '? listCards(deal.hands, ((seat + 1) % game.seats) << 2) : null,',
    tests: hidden,
  },
  {
    name: 'C12: a pass is shown before it is exchanged',
    file: 'games/view.ts',
    from: 'if (mine && game.isGiftMoved(deal, from))',
    to: 'if (mine)',
    tests: hidden,
  },
  {
    name: 'S7: a hand is shown before it is looked at',
    file: 'games/view.ts',
    from: 'hand: hasSeat(deal.looked, seat) ?',
    to: 'hand: hasSeat(deal.looked | 15, seat) ?',
    tests: hidden,
  },
  {
    name: 'S10: sealed bids are shown',
    file: 'games/spades/game.ts',
    from: "return sealed && seat !== viewer ? 'hidden' : bidOf(code);",
    to: "return sealed && seat === viewer ? 'hidden' : bidOf(code);",
    tests: hidden,
  },
  {
    name: 'a play outside the led suit shows no void',
    file: 'play/inference.ts',
    from: 'barred[at | deal.led] = -1;',
    to: 'barred[at | deal.led] = 0;',
    tests: inference,
  },
  {
    name: 'forced plays show nothing',
    file: 'play/inference.ts',
    from: 'barred[at | s]! |= field[s]! & missing[s]!;',
    to: 'barred[at | s]! |= 0;',
    tests: inference,
  },
  {
    name: 'sample deals favour some',
    file: 'view/fill.ts',
    from: 'weight * CHOOSE[cards]![share]!',
    to: 'weight',
    tests: inference,
  },
  {
    name: 'cards passed on are forgotten',
    file: 'view/reconstruct-deal.ts',
    from: 'for (const card of view.gave) if (holds(unseen, card)) place(card, game.receiver(deal, seat));',
    to: '',
    tests: inference,
  },
  // Tables.
  {
    name: 'C4: a card not held is called illegal',
    file: 'games/game.ts',
    from: "return fail({ code: 'INVALID_CARD' });",
    to: "return fail({ code: 'ILLEGAL_PLAY' });",
    tests: hearts,
  },
  {
    name: 'C11: a finished game pauses',
    file: 'table/table.ts',
    from: 'if (this.standing.winners) return this.game.endPhase;',
    to: '',
    tests: tables,
  },
  {
    name: 'older tables see the entries of newer ones',
    file: 'table/table.ts',
    from: 'return this.#entries.slice(0, this.version);',
    to: 'return this.#entries;',
    tests: tables,
  },
  {
    name: 'a damaged file is not noticed',
    file: 'notation/table-json.ts',
    from: 'if (check !== expected) {',
    to: 'if (check === undefined) {',
    tests: tables,
  },
  {
    name: 'an unknown option is let through',
    file: 'games/options.ts',
    from: 'if (field === undefined) {',
    to: "if (field === undefined && name === '') {",
    tests: ['engine/src/games/options'],
  },
];
