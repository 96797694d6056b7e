// `kalpler test`: strategies on deals of a kind, and how often they succeed.

import { type AddCommand, addExamples } from '../command.ts';
import { addReportOptions, type ReportOptions } from '../contest/options.ts';
import { addRuleOptions, addWorkOptions, type RuleOptions, type WorkOptions } from '../options.ts';

export interface TestOptions extends RuleOptions, WorkOptions, ReportOptions {
  readonly scenario?: string;
  readonly games?: string;
  readonly ai?: string;
  readonly list?: boolean;
}

export const GAMES = 100;
export const STRATEGIES = ['basic', 'aggressive', 'defensive', 'skilled'];

const HELP = `
--games counts deals. They are generated to fit the scenario: the cards that matter
are dealt where they must lie, all others at random. Each strategy of --ai sits in the
tested seat once for every deal; the others follow to its left in the order of --ai,
turned. In Spades the second to its left is its partner. A scenario brings its game
along.`;

export const addTest: AddCommand = (program, context) => {
  const command = program
    .command('test')
    .summary('how often strategies succeed on deals of a kind')
    .description(
      'Lets strategies play deals of a kind, such as shoot-the-moon, and counts how often they succeed.',
    )
    .option('--scenario <name>', 'what is tested; --list shows them')
    .option('--list', 'lists the scenarios')
    .option('--games <number>', `deals for each strategy (default: ${GAMES})`)
    .option(
      '--ai <list>',
      `bots by seat, or one, or two for one against the others (default: ${STRATEGIES.join(',')})`,
    );
  addRuleOptions(command);
  addReportOptions(addWorkOptions(command))
    .addHelpText('after', HELP)
    .action(async (options: TestOptions) => {
      const { runTest } = await import('../runs/test.ts');
      await runTest(context, options);
    });
  addExamples(command, [
    ['kalpler test --list', 'which scenarios there are'],
    [
      'kalpler test --scenario shoot-the-moon --games 100 --ai aggressive,defensive,defensive,defensive',
      'each of the two in the tested seat',
    ],
    ['kalpler test --scenario nil-under-attack --ai skilled,hard --games 500 --json', 'pairs'],
    ['kalpler king test --scenario son-iki-squeeze --preset pagat', 'by other rules'],
  ]);
};
