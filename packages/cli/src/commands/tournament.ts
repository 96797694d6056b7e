// `kalpler tournament`: a round robin of strategies with ratings, standings and a cross table.

import { type AddCommand, addExamples } from '../command.ts';
import { addContestOptions, type ContestOptions } from '../contest/options.ts';

const ROUNDS = 50;

const HELP = `
In each of --rounds every pair plays one board: a game, or with --length deal one
deal, in every arrangement of the two over the seats, with the same cards for all
pairs. The round places all strategies by the points they are ahead. OpenSkill's
Plackett-Luce model turns places into ratings; in Spades a strategy is a team of two.`;

export const addTournament: AddCommand = (program, context) => {
  const command = program
    .command('tournament')
    .summary('a round robin with ratings and a cross table')
    .description('Holds a round robin of strategies: ratings, standings, cross table.')
    .option('--rounds <number>', `rounds in which every pair meets once (default: ${ROUNDS})`);
  addContestOptions(command)
    .addHelpText('after', HELP)
    .action(async (options: ContestOptions & { readonly rounds?: string }) => {
      const { runContest } = await import('../runs/contest.ts');
      const { tournamentReport } = await import('../contest/tournament-report.ts');
      await runContest(context, options, {
        flag: '--rounds',
        count: options.rounds ?? `${ROUNDS}`,
        report: tournamentReport,
      });
    });
  addExamples(command, [
    [
      'kalpler tournament --strategies random,basic,aggressive,defensive --rounds 100',
      'six pairs, a hundred rounds',
    ],
    [
      'kalpler tournament --strategies easy,medium,hard --format markdown --output levels.md',
      'for a page',
    ],
    [
      'kalpler king tournament --strategies basic,skilled,hard --rounds 200 --length deal --json',
      'single games of parties, for a program',
    ],
  ]);
};
