// `kalpler verify FILE`: whether a stored match is what it says, or every match of a log.

import { coloursFor } from '../colours.ts';
import { type AddCommand, addExamples, type Context } from '../command.ts';
import { DONE, FAILED, INTERRUPTED } from '../errors.ts';
import { STREAM, write, writeJson } from '../io.ts';
import { countText, matchesText } from '../log/count-text.ts';

interface Options {
  readonly again?: true;
  readonly json?: true;
}

export const addVerify: AddCommand = (program, context) => {
  const command = program
    .command('verify')
    .summary('check a stored match or a log')
    .description(
      'Checks that every move was legal, that the deals are those of the published secret or of the seed, and ' +
        'that a log has the results of its moves. The exit code is 1 if anything is not right.',
    )
    .argument(
      '<file>',
      `a match, a table or a log, also packed with gzip, or a link; ${STREAM} is the standard input`,
    )
    .option('--again', 'let the players of a log play every match once more')
    .option('--json', 'the verdict as JSON')
    .action((file: string, options: Options) => run(file, options, context));
  addExamples(command, [
    ['kalpler verify match.json', 'a match that was saved by the page'],
    ['kalpler verify games.jsonl.gz --again', 'a log of simulate, played once more'],
  ]);
};

async function run(file: string, options: Options, { io, exit }: Context): Promise<void> {
  const { sourceOf } = await import('../log/source.ts');
  const { verifyFile } = await import('../log/verify.ts');
  const progress = (matches: number): void => {
    if (io.stderr.isTTY) io.stderr.write(`\r\u001b[K${matchesText(matches)}`);
  };
  const verdict = await verifyFile(sourceOf(file, io), {
    isAgain: options.again === true,
    signal: io.signal,
    progress,
  });
  if (io.stderr.isTTY) io.stderr.write('\r\u001b[K');
  const { isSound, findings, matches, deals, moves } = verdict;
  if (options.json) {
    await writeJson(io, verdict);
  } else {
    const { bold, green, red } = coloursFor(io.stdout, io.env);
    const counted = `${matchesText(matches)}, ${countText(deals, 'deal', 'deals')}, ${countText(moves, 'move', 'moves')}`;
    const verdictText = isSound ? green('all is right') : red('NOT right');
    await write(
      io.stdout,
      [...findings, `${counted}: ${bold(verdictText)}`].map((line) => `${line}\n`).join(''),
    );
  }
  exit(isSound ? (io.signal.aborted ? INTERRUPTED : DONE) : FAILED);
}
