// @ts-check
// Keeps the score of a hand of Hearts between two computer players, and checks that the deal was the promised one.

import { allBots } from '@kalpler/bots';
import { dealNext, openTable, SeededRandom, submit, viewTable } from '@kalpler/engine';
import { checkMatch, commitment, matchJson, newSecret, nextDraw } from '@kalpler/fair';

/**
 * What came of a step; at this table nothing is ever refused.
 *
 * @template T
 * @param {import('@kalpler/engine').Result<T, unknown>} result
 * @returns {T}
 */
function given(result) {
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.error)}`);
  return result.value;
}

// Each of the two sits at two seats, across from itself.
const [first = 'expert:50', second = 'basic'] = process.argv.slice(2);
const bots = [first, second, first, second].map((name) => allBots.create(name));

// The secret is promised before anybody plays, and shown afterwards.
const secret = newSecret();
const promise = commitment(secret);
console.log(`promised: ${promise}`);

const table = play();
const [result] = table.results;
if (result?.game !== 'hearts') throw new Error('no hand of Hearts was played');
console.log('\nseat  player      points  score');
result.raw.forEach((points, seat) => {
  const name = table.opening.players[seat] ?? '';
  const score = result.scores[seat] ?? 0;
  console.log(
    `${seat}     ${name.padEnd(10)}  ${`${points}`.padStart(6)}  ${`${score}`.padStart(5)}`,
  );
});
if (result.moonShooter !== null) console.log(`seat ${result.moonShooter} has shot the moon`);

const report = given(checkMatch(JSON.stringify(matchJson(table, secret))));
console.log(`\n${report.lines.join('\n')}`);
process.exitCode = report.fair ? 0 : 1;

/** The table after one hand. */
function play() {
  const players = bots.map((bot) => bot.name);
  const deals = { kind: 'fair', commitment: promise, salts: ['salt of seat 0', null, null, null] };
  const opened = given(openTable({ game: 'hearts', players, deals }));
  let table = given(dealNext(opened, nextDraw(opened, secret)));
  const random = new SeededRandom(Date.now() % 2 ** 32);
  while (table.actors.length > 0) {
    for (const seat of table.actors) {
      const bot = bots[seat];
      if (bot === undefined) throw new Error(`nobody sits at seat ${seat}`);
      const { move } = bot.choose(viewTable(table, seat), random);
      table = given(submit(table, seat, move));
    }
  }
  return table;
}
