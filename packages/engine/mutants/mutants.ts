// The breaks that the tests must notice: restrictions, scoring lines, redactions and turns of the game.

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
const spades = ['engine/src/games/spades', 'engine/golden'];
const king = ['engine/src/games/king', 'engine/golden'];
const inference = ['engine/src/view', 'engine/src/play', 'engine/laws'];
const hidden = [
  'engine/src/view/deal-view',
  'engine/src/view/bidding-view',
  'engine/src/games/spades',
];
const tables = ['engine/src/table', 'engine/laws'];

export const MUTANTS: readonly Mutant[] = [
  // Restrictions.
  {
    name: 'H2: any card opens the first trick',
    file: 'games/hearts/rules.ts',
    from: 'when(leading, onFirstTrick), [TWO_OF_CLUBS]',
    to: 'when(leading, onFirstTrick), STANDARD_DECK.cards',
    tests: hearts,
  },
  {
    name: 'H3: penalty cards may be discarded on the first trick',
    file: 'games/hearts/rules.ts',
    from: 'penaltyPoints(options, card) === 0',
    to: 'penaltyPoints(options, card) >= 0',
    tests: hearts,
  },
  {
    name: 'H4: hearts may be led at any time',
    file: 'games/hearts/rules.ts',
    from: "dropSuit('heartsNotBroken', when(leading, unbroken), HEARTS)",
    to: "dropSuit('heartsNotBroken', when(leading, (s) => s.broken), HEARTS)",
    tests: hearts,
  },
  {
    name: 'C2: a forced heart lead breaks hearts',
    file: 'games/hearts/rules.ts',
    from: 'options.forcedLeadBreaks ? BREAKS_ALWAYS : BREAKS_OFF_SUIT',
    to: 'options.forcedLeadBreaks ? BREAKS_OFF_SUIT : BREAKS_ALWAYS',
    tests: hearts,
  },
  {
    name: 'H5: the queen of spades never breaks hearts',
    file: 'games/hearts/rules.ts',
    from: 'if (options.queenBreaksHearts)',
    to: 'if (options.queenBreaksHearts && options.claim)',
    tests: hearts,
  },
  {
    name: 'S11: spades may be led unbroken',
    file: 'games/spades/rules.ts',
    from: 'if (options.spadesMustBeBroken) {',
    to: 'if (!options.spadesMustBeBroken) {',
    tests: spades,
  },
  {
    name: 'S9: the lowest club need not open',
    file: 'games/spades/rules.ts',
    from: 'when(leading, onFirstTrick), [lowestClub(deck)]',
    to: 'when(leading, onFirstTrick), deck.cards',
    tests: spades,
  },
  {
    name: 'K5: a void hand need not throw a heart',
    file: 'games/king/rules.ts',
    from: "options.kupaVoid === 'mustHeart' ? [",
    to: "options.kupaVoid !== 'mustHeart' ? [",
    tests: king,
  },
  {
    name: 'K6: forced under counts the card itself',
    file: 'games/king/rules.ts',
    from: '& below(rankOf(deal.best))',
    to: '& ~0',
    tests: king,
  },
  {
    name: 'K6: a void hand need not throw an honour',
    file: 'games/king/rules.ts',
    from: "options.honourVoid === 'must'",
    to: "options.honourVoid !== 'must'",
    tests: king,
  },
  {
    name: 'K7: hearts are not asked for after the king',
    file: 'games/king/rules.ts',
    from: "return [king, keepSuit('mustDiscardHeart', void_, HEARTS)];",
    to: 'return [king];',
    tests: king,
  },
  {
    name: 'K9: trumps may be led before a ruff',
    file: 'games/king/rules.ts',
    from: "dropSuit('trumpNotBroken', when(leading, unbroken), trump)",
    to: "dropSuit('trumpNotBroken', when(leading, (s) => s.broken), trump)",
    tests: king,
  },
  {
    name: 'K10: a led trump need not be beaten',
    file: 'games/king/rules.ts',
    from: 'contested ? above(rankOf(deal.best)) : -1',
    to: 'contested ? -1 : -1',
    tests: king,
  },
  {
    name: 'K10: a plain suit must be beaten too',
    file: 'games/king/rules.ts',
    from: '(deal.led === trump || alsoPlainSuits)',
    to: '(deal.led === trump || true)',
    tests: king,
  },
  {
    name: 'K10: overtrumping binds although no higher trump is held',
    file: 'games/king/rules.ts',
    from: '    binds(deal, set) {\n      set.fill(0);',
    to: '    binds(deal, set) {\n      set.fill(-1);',
    tests: king,
  },
  {
    name: 'following suit is not asked for',
    file: 'play/legal.ts',
    from: 'const following = led < 0 ? 0 : hands[at | led]!;',
    to: 'const following = led < 0 ? 0 : 0 & hands[at | led]!;',
    tests: hearts,
  },
  // Tricks.
  {
    name: 'S11: the first trump wins, not the highest',
    file: 'play/trick.ts',
    from: 'suit === deal.best >> 5 ? card > deal.best :',
    to: 'suit === deal.best >> 5 ? card > deal.best && suit !== contract.trump :',
    tests: spades,
  },
  {
    name: 'H13: the last card wins the trick',
    file: 'play/trick.ts',
    from: '} else if (suit === deal.best >> 5 ? card > deal.best : suit === contract.trump) {',
    to: '} else {',
    tests: hearts,
  },
  {
    name: 'C1: play goes the other way',
    file: 'play/trick.ts',
    from: 'const next = seat + deal.step;',
    to: 'const next = seat - deal.step;',
    tests: king,
  },
  {
    name: 'C3: the highest legal card is played on timeout',
    file: 'play/legal.ts',
    from: 'if ((card & 31) < (lowestCard & 31)) lowestCard = card;',
    to: 'if ((card & 31) > (lowestCard & 31)) lowestCard = card;',
    tests: hearts,
  },
  // Scoring.
  {
    name: 'H1: a game ends only above the end score',
    file: 'games/hearts/scoring.ts',
    from: '>= options.endScore',
    to: '> options.endScore',
    tests: hearts,
  },
  {
    name: 'H7: the shooter is charged with the others',
    file: 'games/hearts/scoring.ts',
    from: '(seat === shooter ? 0 : moon) + jack',
    to: 'moon + jack',
    tests: hearts,
  },
  {
    name: 'H7: a smart moon is never turned',
    file: 'games/hearts/scoring.ts',
    from: "return wasted ? 'shooterMinus' : 'othersPlus';",
    to: "return wasted ? 'othersPlus' : 'othersPlus';",
    tests: hearts,
  },
  {
    name: 'H8: only one of the lowest wins',
    file: 'games/hearts/scoring.ts',
    from: 'totals.flatMap((total, seat) => (total === lowest ? [seat] : []))',
    to: '[totals.indexOf(lowest)]',
    tests: hearts,
  },
  {
    name: 'H9: cards passed to the right go to the left',
    file: 'games/hearts/options.ts',
    from: 'right: -1,',
    to: 'right: 1,',
    tests: hearts,
  },
  {
    name: 'H11: the jack of diamonds is forgotten',
    file: 'games/hearts/scoring.ts',
    from: 'seat === count.jackTaker ? JACK_BONUS : 0',
    to: 'seat === count.jackTaker ? 0 : 0',
    tests: hearts,
  },
  {
    name: 'H11: spot hearts count one more',
    file: 'games/hearts/rules.ts',
    from: 'rankOf(card) + 2 : 1',
    to: 'rankOf(card) + 3 : 1',
    tests: hearts,
  },
  {
    name: 'S3: tricks of a failed nil help the partner',
    file: 'games/spades/scoring.ts',
    from: "options.failedNilTricks === 'contract'",
    to: "options.failedNilTricks !== 'none'",
    tests: spades,
  },
  {
    name: 'S4: only one bag penalty in a round',
    file: 'games/spades/scoring.ts',
    from: 'while (options.bagInterval > 0 && bags >= options.bagInterval) {',
    to: 'if (options.bagInterval > 0 && bags >= options.bagInterval) {',
    tests: spades,
  },
  {
    name: 'S5: a failed nil costs nothing',
    file: 'games/spades/scoring.ts',
    from: 'taken === 0 ? value : -value',
    to: 'taken === 0 ? value : 0',
    tests: spades,
  },
  {
    name: 'S6: blind nil needs one point more',
    file: 'games/spades/bidding.ts',
    from: '>= options.blindNilMinDeficit',
    to: '> options.blindNilMinDeficit',
    tests: spades,
  },
  {
    name: 'S7: a seen hand may still bid blind',
    file: 'games/spades/bidding.ts',
    from: "if (hasSeat(deal.looked, seat)) return refuse('INVALID_BID', 'blindNilSeen');",
    to: '',
    tests: spades,
  },
  {
    name: 'S10: bids may be changed by nobody',
    file: 'games/spades/game.ts',
    from: 'return checkBid(this.options, deal, seat, move.bid);',
    to: "if (deal.bids[seat] !== NO_BID) return refuse('ALREADY_SUBMITTED');\n        return checkBid(this.options, deal, seat, move.bid);",
    tests: spades,
  },
  {
    name: 'S16: a Boston is not rewarded',
    file: 'games/spades/scoring.ts',
    from: 'score += options.bostonBonus',
    to: 'score += 0',
    tests: spades,
  },
  {
    name: 'K3: a penalty may be called three times',
    file: 'games/king/selection.ts',
    from: 'if (times < options.maxPerPenaltyType)',
    to: 'if (times <= options.maxPerPenaltyType)',
    tests: king,
  },
  {
    name: 'K4: a Kız in which all took a queen is scored',
    file: 'games/king/scoring.ts',
    from: 'counts.every((queens) => queens > 0)',
    to: 'counts.every((queens) => queens > 4)',
    tests: king,
  },
  {
    name: 'K8: the last three tricks count in Son İki',
    file: 'games/king/rules.ts',
    from: 'unitTricksFrom: tricks - 2',
    to: 'unitTricksFrom: tricks - 3',
    tests: king,
  },
  {
    name: 'K11: King needs one trick more',
    file: 'games/king/game.ts',
    from: 'return most >= kingTricks ? KING_MADE : 0;',
    to: 'return most > kingTricks ? KING_MADE : 0;',
    tests: king,
  },
  {
    name: 'K14: zero is sunk',
    file: 'games/king/scoring.ts',
    from: 'totals[seat]! >= 0',
    to: 'totals[seat]! > 0',
    tests: king,
  },
  {
    name: 'K17: an early end comes never',
    file: 'games/king/game.ts',
    from: 'sumOf(deal.taken) === units',
    to: 'this.taken(deal) > units',
    tests: king,
  },
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
    name: 'imagined deals favour some',
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
