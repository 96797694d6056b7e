// `kalpler compare`: strategies head to head on the same deals, and whether a difference is more than luck.

import { type AddCommand, addExamples } from '../command.ts';
import { addContestOptions, type ContestOptions } from '../contest/options.ts';

const GAMES = 100;

const HELP = `
Every pair meets at a table: two seats against two in Hearts and King, pair
against pair in Spades; where three play, one against two and two against one. Each
of --games is a board: one game (with --length deal one deal) that is played in every
arrangement of the two over the seats with the same cards, so that the luck of the
deal cancels. All pairs have the same boards. Their differences are tested: exactly,
by flipping signs, if the boards are few, else by a paired t-test. The p-values of
several pairs are corrected (Holm).`;

export const addCompare: AddCommand = (program, context) => {
  const command = program
    .command('compare')
    .summary('strategies head to head on the same deals')
    .description(
      'Lets strategies meet head to head on the same deals, and says whether a difference is more than luck.',
    )
    .option('--games <number>', `games for each pair (default: ${GAMES})`);
  addContestOptions(command)
    .addHelpText('after', HELP)
    .action(async (options: ContestOptions & { readonly games?: string }) => {
      const { runContest } = await import('../runs/contest.ts');
      const { compareReport } = await import('../contest/compare-report.ts');
      await runContest(context, options, {
        flag: '--games',
        count: options.games ?? `${GAMES}`,
        report: compareReport,
      });
    });
  addExamples(command, [
    ['kalpler compare --strategies random,basic,aggressive --games 100', 'three pairs'],
    [
      'kalpler spades compare --strategies skilled,hard --games 500 --length deal',
      'single deals settle more in the same time',
    ],
    ['kalpler king compare --strategies expert:50,skilled --games 40 --json', 'for a program'],
    ['kalpler compare --strategies basic,basic --games 20', 'a check: exactly even'],
  ]);
};
