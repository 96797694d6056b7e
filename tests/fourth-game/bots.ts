// Plays a fourth game with bots of every kind in the arena: none may fail, and rules of thumb must beat chance.

import assert from 'node:assert/strict';
import { allBots } from '@kalpler/bots';
import { type ContestRequest, playContest, readContest, summarize } from '@kalpler/bots/arena';
import { dealNext, drawDeal, openTable, SeededRandom, viewTable } from '@kalpler/engine';

const [game] = process.argv.slice(2) as [ContestRequest['game']];

async function play(request: Partial<ContestRequest>) {
  const contest = readContest({ game, bots: ['basic'], seed: 5, ...request });
  assert(contest.ok, JSON.stringify(contest));
  return summarize(contest.value, await playContest(contest.value)).bots;
}

const kinds = await play({
  bots: ['basic', 'easy', 'hard', 'expert:8'],
  length: 'match',
  count: 1,
});
for (const { name, tally } of kinds) assert.equal(tally.fallbacks, 0, `${name} failed`);
const [basic] = await play({ bots: ['basic', 'random'], count: 40 });

const opened = openTable({ game, players: ['Ayşe', 'Bora', 'Can', 'Defne'] });
assert(opened.ok);
const dealt = dealNext(opened.value, drawDeal(opened.value.game, new SeededRandom(2)));
assert(dealt.ok);
const view = viewTable(dealt.value, dealt.value.actors[0]!);
const { move } = allBots.create('basic').choose(view, new SeededRandom(1));
const { expected } = allBots.hint(view, { ms: 30 });
console.log(
  JSON.stringify({
    decisions: kinds.map(({ tally }) => tally.decisions > 0),
    margin: basic!.margin.low,
    reason: allBots.explain(view, move).kind,
    hints: expected.length,
  }),
);
