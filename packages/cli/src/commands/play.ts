// `kalpler play`: a person against bots, on a full screen or in lines.

import { type AddCommand, addExamples } from '../command.ts';
import { addRuleOptions, type RuleOptions } from '../options.ts';

export interface PlayOptions extends RuleOptions {
  readonly ai?: string;
  readonly seed?: string;
  readonly lang?: string;
  readonly name?: string;
  readonly save?: string;
  readonly resume?: string | true;
  readonly speed?: string;
  readonly deck?: string;
}

const KEYS = `
At the table: ← → and Enter play a card, a typed name such as Q♠, qs or maça kızı does too; Tab gives a
hint, Backspace takes a move back, ? shows everything else. Every move is saved. Where input or output is
no terminal, the game is played in lines, one command a line.`;

export const addPlay: AddCommand = (program, context) => {
  const command = program
    .command('play')
    .summary('play against bots in the terminal')
    .description(
      'You against computer players: Hearts, Spades or King, with hints, undo, and every move saved. Without a ' +
        'seed, the deals are drawn so that they can be checked afterwards.',
    )
    .option('--ai <names>', 'the others from your left, or one for all (default: medium)')
    .option('--seed <number>', 'where chance begins: the same cards every time')
    .option('--lang <language>', 'tr or en')
    .option('--name <name>', 'your name at the table')
    .option('--save <file>', 'keep the match in this file')
    .option('--resume [file]', 'go on with a saved match, or with the last unfinished one')
    .option('--speed <speed>', 'slow, normal, fast or instant (default: normal)')
    .option('--deck <colours>', 'two or four colours (default: two)');
  addRuleOptions(command)
    .addHelpText('after', KEYS)
    .action(async (options: PlayOptions) => {
      const { play } = await import('../play/start.ts');
      await play(options, context);
    });
  addExamples(command, [
    ['kalpler play', 'Hearts against medium players'],
    ['kalpler spades play --ai hard,expert,hard --name Ada', 'with an expert as partner'],
    ['kalpler king play --lang tr --speed fast', 'King in Turkish'],
    ['kalpler play --resume', 'go on where you left'],
  ]);
};
