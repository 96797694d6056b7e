// A whole game of Hearts between computer players, shown in the terminal hand by hand: `npm run demo`.

import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Bot, makeBot, readBot } from '@kalpler/bots';
import {
  dealNext,
  type HeartsResult,
  hands,
  openTable,
  presetNames,
  type Result,
  SeededRandom,
  submit,
  type Table,
  viewDeal,
  viewTable,
} from '@kalpler/engine';
import { checkMatch, commitment, matchJson, newSecret, nextDraw, type Secret } from '@kalpler/fair';
import { Screen } from './screen.ts';
import { WORDS, type Words } from './words.ts';

const USAGE = `usage: npm run demo -- [--preset ${presetNames('hearts').join('|')}] [--lang tr|en] [--bots A,B,C,D] [--save FILE]`;

const SEATS = 4;
const BOTS = 'skilled,skilled,skilled,skilled';

interface Settings {
  readonly preset: string;
  readonly lang: 'tr' | 'en';
  readonly bots: readonly string[];
  readonly save: string | undefined;
}

/** The settings, `help`, or what is wrong with the arguments. */
function settingsOf(args: readonly string[], locale: string | undefined): Settings | string {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        preset: { type: 'string' },
        lang: { type: 'string' },
        bots: { type: 'string', default: BOTS },
        save: { type: 'string' },
        help: { type: 'boolean' },
      },
    });
    if (values.help) return 'help';
    const { preset = 'kalpler', lang = locale?.startsWith('tr') ? 'tr' : 'en', save } = values;
    if (!presetNames('hearts').includes(preset)) return `--preset: there is no ${preset}`;
    if (lang !== 'tr' && lang !== 'en') return `--lang: expected tr or en, got ${lang}`;
    const bots = values.bots.split(',');
    if (bots.length !== SEATS) return `--bots: expected ${SEATS} names, got ${bots.length}`;
    for (const bot of bots) {
      const read = readBot(bot);
      if (!read.ok) return `--bots: ${read.error}`;
    }
    return { preset, lang, bots, save };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function expectOk<T, E>(result: Result<T, E>): T {
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.error)}`);
  return result.value;
}

/** Deals one hand and lets the bots play it, each from its own view. */
function playHand(table: Table, secret: Secret, bots: readonly Bot[]): Table {
  let now = expectOk(dealNext(table, nextDraw(table, secret)));
  while (now.actors.length > 0) {
    const seat = now.actors[0]!;
    const { move } = bots[seat]!.choose(viewTable(now, seat), new SeededRandom(now.version));
    now = expectOk(submit(now, seat, move));
  }
  return now;
}

function showHand(screen: Screen, words: Words, before: Table, after: Table): void {
  const { players } = after.opening;
  const width = Math.max(...players.map((name) => name.length));
  const entries = after.log.slice(before.version);
  const view = viewDeal(after.game, after.deal!, null);
  if (view.game !== 'hearts') return;
  screen.line();
  screen.line(screen.bold(`${words.hand(view.setup.number)}: ${words.passes[view.pass]}`));
  for (const entry of entries) {
    if (entry.kind === 'deal') {
      hands(entry.cards, players.length).forEach((hand, seat) => {
        screen.line(`  ${players[seat]!.padEnd(width)} ${screen.hand(hand)}`);
      });
    } else if (entry.move.kind === 'pass') {
      const to = players[after.game.receiver(after.deal!, entry.seat)]!;
      const given = entry.move.cards.map((card) => screen.card(card)).join(' ');
      screen.line(
        screen.dim(`  ${words.gave(players[entry.seat]!, to).padEnd(2 * width + 3)} `) + given,
      );
    }
  }
  view.takers.forEach((taker, trick) => {
    const leader = trick === 0 ? view.opener! : view.takers[trick - 1]!;
    const cards = view.plays.slice(trick * players.length, (trick + 1) * players.length);
    const shown = cards.map((card) => screen.card(card)).join(' ');
    const number = `${trick + 1}`.padStart(4);
    screen.line(`${number}. ${players[leader]!.padEnd(width)} ${shown}  → ${players[taker]}`);
  });
}

function showScores(screen: Screen, words: Words, table: Table): void {
  const { players } = table.opening;
  const result = table.results.at(-1) as HeartsResult;
  if (result.moonShooter !== null)
    screen.line(screen.bold(words.moon(players[result.moonShooter]!)));
  const label = Math.max(words.points.length, words.total.length);
  const row = (name: string, cells: readonly (string | number)[]): string =>
    `  ${name.padEnd(label)} ${cells.map((cell) => `${cell}`.padStart(7)).join('')}`;
  screen.line(screen.dim(row('', players)));
  screen.line(row(words.points, result.scores));
  screen.line(screen.bold(row(words.total, result.totals)));
}

function main(): number {
  const settings = settingsOf(process.argv.slice(2), process.env.LC_ALL || process.env.LANG);
  if (settings === 'help') {
    console.log(USAGE);
    return 0;
  }
  if (typeof settings === 'string') {
    console.error(`${settings}\n${USAGE}`);
    return 2;
  }
  const words = WORDS[settings.lang];
  const screen = new Screen(console.log, process.stdout.isTTY === true && !process.env.NO_COLOR);
  const bots = settings.bots.map((name) => makeBot(name));
  const secret = newSecret();
  const salts = words.players.map(() => null);
  const deals = { kind: 'fair', commitment: commitment(secret), salts };
  const options = { preset: settings.preset };
  let table = expectOk(openTable({ game: 'hearts', options, players: words.players, deals }));
  screen.line(screen.bold(words.title));
  screen.line(`${words.commitment}: ${deals.commitment}`);
  while (!table.standing.winners) {
    const after = playHand(table, secret, bots);
    showHand(screen, words, table, after);
    showScores(screen, words, after);
    table = after;
  }
  const match = matchJson(table, secret);
  const report = expectOk(checkMatch(JSON.stringify(match)));
  screen.line();
  screen.line(
    screen.bold(words.winner(table.standing.winners.map((seat) => words.players[seat]!))),
  );
  screen.line(`${words.secret}: ${match.secret}`);
  screen.line(report.fair ? words.checked(table.results.length) : words.unfair);
  if (settings.save !== undefined) {
    try {
      writeFileSync(settings.save, `${JSON.stringify(match, null, 2)}\n`);
    } catch (error) {
      console.error(`--save: ${error instanceof Error ? error.message : String(error)}`);
      return 1;
    }
    screen.line(words.saved(settings.save));
  }
  return report.fair ? 0 : 1;
}

process.exitCode = main();
