// `kalpler simulate`: computer players among themselves, to look at or to count.

import { type AddCommand, addExamples } from '../command.ts';
import { addRuleOptions, addWorkOptions, type RuleOptions, type WorkOptions } from '../options.ts';

export interface SimulateOptions extends RuleOptions, WorkOptions {
  readonly games?: string;
  readonly ai?: string;
  readonly watch?: true;
  readonly stats?: true;
  readonly json?: true;
  readonly speed?: string;
  readonly lang?: string;
  readonly log?: string;
  readonly force?: true;
}

export const USUAL_BOTS = 'basic';

export const addSimulate: AddCommand = (program, context) => {
  const command = program
    .command('simulate')
    .summary('let computer players play, to watch or to count')
    .description(
      'Lets computer players play whole games, shows them move by move, or counts what they do. The same seed ' +
        'gives the same games, however many threads play them.',
    )
    .option('--games <number>', 'how many games (default: 1)')
    .option('--ai <names>', `the players by seat, or one for all (default: ${USUAL_BOTS})`)
    .option('--watch', 'show the games move by move')
    .option('--stats', 'all figures with their confidence intervals')
    .option('--json', 'all figures as JSON')
    .option('--speed <moves>', 'with --watch: moves a second, or max')
    .option('--lang <language>', 'with --watch: tr or en')
    .option('--log <file>', 'write every game to a file that replay and verify read')
    .option('--force', 'with --log: write over a file that is there');
  addWorkOptions(addRuleOptions(command))
    .addHelpText('after', KEYS)
    .action(async (options: SimulateOptions) => {
      const { simulate } = await import('../runs/simulate.ts');
      await simulate(options, context);
    });
  addExamples(command, [
    ['kalpler simulate --ai random,basic,aggressive,defensive --watch', 'one game, move by move'],
    ['kalpler simulate --games 1000 --ai random,basic,aggressive,defensive --stats', 'all figures'],
    [
      'kalpler spades simulate --ai hard,easy --games 200 --json',
      'pair against pair, for a program',
    ],
    ['kalpler king simulate --games 50 --log parties.jsonl.gz', 'for replay and verify'],
  ]);
};

const KEYS = `
While watching: + and - change the speed, space stops and goes on, → makes one move,
n goes to the end of the deal, q ends.`;
