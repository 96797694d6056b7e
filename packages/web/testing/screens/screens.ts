// Every screen and phase of the page, and how to get there.

import type { Payload } from '../../../server/testing/document-client.ts';
import { DocumentClient } from '../../../server/testing/document-client.ts';
import { SERVER_AWAY } from '../support/browser.ts';
import type { Player } from '../support/player.ts';
import { finishedMatch, NAMES, UNHURRIED } from '../support/tables.ts';
import { lessons, solo } from './solo-screens.ts';
import type { Studio } from './studio.ts';

const isMine = ({ waitingFor, seat }: Payload) => waitingFor.includes(seat);
const inPhase = (phase: string) => (state: Payload) => state.phase === phase;
const isMyTurn = (state: Payload) => state.phase === 'playing' && isMine(state);
/** In the middle of a hand, with cards on the table. */
const inMidHand = (state: Payload) =>
  isMyTurn(state) && state.hand.length <= 8 && state.currentTrick.length >= 2;
const atRoundEnd = (state: Payload) => state.phase === 'roundEnd' && state.waitingFor.length === 0;

const showsPanel = (label: (player: Player) => string) => (player: Player) =>
  player.panel(label(player)).waitFor();
const showsPlay = async ({ playable }: Player) => playable.first().waitFor();
const showsRound = async ({ roundEnd }: Player) => roundEnd.waitFor();

/** Other tables, for a list that is not empty. */
async function others(url: string): Promise<DocumentClient[]> {
  const requests: [string, object][] = [
    ['Zeynep', { game: 'hearts', bots: ['hard'] }],
    ['Emre', { game: 'king', preset: 'short' }],
    ['Deniz', { game: 'spades', options: { targetScore: 250 } }],
    ['Cem', { game: 'hearts', bots: ['easy', 'easy', 'easy'] }],
  ];
  const clients: DocumentClient[] = [];
  for (const [playerName, request] of requests) {
    const client = await new DocumentClient(url).connected();
    await client.ask('createTable', { playerName, ...request });
    clients.push(client);
  }
  const guest = await new DocumentClient(url).connected();
  await guest.ask('joinTable', { tableId: clients[0]!.tableId, playerName: 'Ali' });
  return [...clients, guest];
}

async function home(studio: Studio): Promise<void> {
  await studio.show('/');
  await studio.take('home-empty', ({ page, window }) =>
    page.getByText(window.t.lobby.noTables).waitFor(),
  );
  const clients = await others(studio.url);
  const { slug, tableId } = clients[1]!.all('tableJoined')[0];
  await studio.take(
    'home',
    // Bots at other tables have names like these, too.
    ({ page }) => page.getByRole('listitem').filter({ hasText: tableId }).first().waitFor(),
    true,
  );
  await studio.takeSheet('home-create', ({ window }) => window.t.home.create);
  await studio.takeSheet('settings', ({ window }) => window.t.common.settings);
  await studio.show(`/masa/${slug}`);
  await studio.take('door', ({ page, window }) =>
    page.getByRole('button', { name: window.t.door.doorSit }).waitFor(),
  );
  await studio.show('/masa/yokboyle');
  await studio.take('door-gone', ({ page, window }) =>
    page.getByText(window.t.door.doorGone).waitFor(),
  );
  for (const client of clients) client.close();
}

async function waiting(studio: Studio): Promise<void> {
  await studio.sit({ game: 'king', bots: ['hard'] });
  const bora = await new DocumentClient(studio.url).connected();
  const answer = await bora.ask('joinTable', { ...studio.beside.invitation, playerName: NAMES[1] });
  if (!answer.ok) throw new Error(JSON.stringify(answer));
  await studio.take('waiting', ({ page }) => page.getByText(NAMES[1]).first().waitFor(), true);
  bora.close();
}

async function hearts(studio: Studio): Promise<void> {
  await studio.sit({ game: 'hearts' });
  await studio.advance(inPhase('passing'));
  await studio.take(
    'hearts-pass',
    showsPanel(({ window }) => window.t.panels.giveLabel),
  );
  await studio.take('hearts-pass-chosen', async (player) => {
    for (const i of [0, 5, 9]) await player.pick(i);
  });
  await studio.advance(isMyTurn);
  await studio.take('hearts-first', showsPlay);
  await studio.advance(inMidHand);
  await studio.take('hearts-play', showsPlay);
  const { beside } = studio;
  await beside.ask('chatMessage', { text: 'Selam! Bol şans.' });
  await beside.ask('reaction', { reaction: '☕' });
  await studio.takeSheet('hearts-last', ({ window }) => window.t.table.tool.last);
  await studio.takeSheet('hearts-rules', ({ window }) => window.t.table.rules);
  await studio.takeSheet('hearts-chat', ({ window }) => window.t.table.chat);
  await studio.takeSheet('hearts-leave', ({ window }) => window.t.table.leave);
  await studio.advance(atRoundEnd);
  await studio.take('hearts-round', showsRound);
  await studio.takeSheet('hearts-scores', ({ window }) => window.t.table.scores);
  await studio.advance(inPhase('gameEnd'));
  await studio.take('hearts-end', showsEnd);
}

/** A deal in which blind nil may still be bid; a partner who has done so rules it out. */
async function sitBlind(studio: Studio, options: object): Promise<void> {
  do {
    await studio.sit({ game: 'spades', options: { ...options } });
    await studio.wait((state) => state.phase === 'bidding' && isMine(state));
  } while (!studio.beside.state.handHidden);
}

async function spades(studio: Studio): Promise<void> {
  await sitBlind(studio, { blindNilMinDeficit: 0, targetScore: 150 });
  await studio.take(
    'spades-blind',
    showsPanel(({ window }) => window.t.panels.blindNil),
  );
  await studio.beside.ask('revealHand');
  await studio.take(
    'spades-bid',
    showsPanel(({ window }) => window.t.panels.bidLabel),
  );
  await studio.take('spades-bid-nil', ({ page, window }) =>
    page
      .getByRole('switch', { name: new RegExp(`^${window.t.panels.nil.split(' ')[0]}`) })
      .check({ force: true }),
  );
  await studio.advance(inMidHand);
  await studio.take('spades-play', showsPlay);
  await studio.advance(atRoundEnd);
  await studio.take('spades-round', showsRound);
  await studio.takeSheet('spades-scores', ({ window }) => window.t.table.scores);
  await studio.advance(inPhase('gameEnd'));
  await studio.take('spades-end', showsEnd);

  await sitBlind(studio, { blindNilMinDeficit: 0 });
  await studio.beside.ask('submitBid', { bid: 'blind_nil' });
  await studio.advance(inPhase('exchanging'));
  await studio.take(
    'spades-exchange',
    showsPanel(({ window }) => window.t.panels.giveLabel),
  );
}

async function king(studio: Studio): Promise<void> {
  const isTrump = ({ contract }: Payload) => contract?.type === 'trump';
  await studio.sit({ game: 'king' });
  await studio.advance((state) => state.phase === 'selecting' && isMine(state));
  await studio.take(
    'king-choose',
    showsPanel(({ window }) => window.t.panels.contractLabel),
  );
  await studio.advance((state) => inMidHand(state) && !isTrump(state));
  await studio.take('king-play', showsPlay);
  await studio.advance(atRoundEnd);
  await studio.take('king-round', showsRound);
  await studio.advance((state) => inMidHand(state) && isTrump(state));
  await studio.take('king-trump', showsPlay);
  await studio.takeSheet('king-yazboz', ({ window }) => window.t.table.tool.yazboz);
  await studio.advance(
    (state) => state.phase === 'selecting' && isMine(state) && state.roundNumber > 12,
  );
  await studio.take(
    'king-choose-late',
    showsPanel(({ window }) => window.t.panels.contractLabel),
  );
  await studio.advance(inPhase('partyEnd'));
  await studio.take('king-end', showsEnd);
}

const showsEnd = ({ page, window }: Player) =>
  page.getByRole('button', { name: new RegExp(`^${window.t.matchEnd.rematch}(?!\\?)`) }).waitFor();

async function match(studio: Studio): Promise<void> {
  const salts = ['nar tanesi', 'yarım çay'];
  const id = await finishedMatch(studio.url, { game: 'king', preset: 'short' }, salts);
  const heading = ({ page }: Player) => page.getByRole('heading', { level: 2 }).first().waitFor();
  await studio.show(`/mac/${id}#sonuc`);
  await studio.take('match-result', heading, true);
  await studio.show(`/mac/${id}#adil`);
  await studio.take('match-fair', heading, true);
  for (const [name, moment] of [
    ['match-dealt', 'oyun=2&hamle=0'],
    ['match-replay', 'oyun=3&hamle=24'],
  ] as const) {
    await studio.show(`/mac/${id}?${moment}#izle`);
    await studio.take(name, async ({ page, window }) => {
      window.forgive(/status of 404/);
      await page.getByTestId('trick').waitFor({ state: 'attached' });
    });
  }
  await studio.show('/mac/yokboylebirmac');
  await studio.take('match-unknown', ({ page }) => page.getByRole('heading').waitFor());
}

/** Moments that are rare: the last seconds, a server that is away, a list of keys, text mode, watching. */
async function rare(studio: Studio): Promise<void> {
  const seconds = 600;
  await studio.sit({ game: 'hearts', options: { timers: { turnSeconds: seconds } } });
  await studio.advance(inMidHand);
  const since = Date.now();
  await studio.take('hearts-alarm', async (player) => {
    await showsPlay(player);
    // The page's clock stands still four seconds before the end; the server's goes on.
    await player.page.evaluate(
      (at) => {
        Date.now = () => at;
      },
      since + (seconds - 4) * 1000,
    );
    await player.page.locator('[data-low="true"]').first().waitFor();
  });
  await studio.take('keys', async ({ page }) => {
    await page.keyboard.press('?');
    await page.getByRole('dialog').waitFor();
  });
  const table = `/masa/${studio.beside.all('tableJoined').at(-1).slug}`;
  await studio.show(`${table}/metin`);
  await studio.take('text-mode', ({ page }) => page.getByRole('textbox').first().waitFor(), true);

  await studio.beside.ask('leaveTable');
  const other = await new DocumentClient(studio.url).connected();
  await other.ask('createTable', {
    playerName: 'Zeynep',
    game: 'spades',
    bots: ['hard', 'hard', 'hard'],
    options: { timers: UNHURRIED },
  });
  const watched = `/masa/${other.all('tableJoined')[0].slug}`;
  await studio.show(watched);
  await studio.take('watching', async ({ page, window }) => {
    await page.getByRole('button', { name: window.t.lobby.watch, exact: true }).click();
    await page.locator('[data-board]').waitFor();
  });
  other.close();

  await studio.take('home-away', async ({ page, window }) => {
    window.forgive(...SERVER_AWAY, /ERR_FAILED|Failed to load resource/);
    await page.route('**/socket.io/**', (route) => route.abort());
    await page.routeWebSocket(/socket\.io/, (socket) => socket.close());
    await page.goto(studio.url);
    await page.getByText(window.t.lobby.unreachable).waitFor();
  });
}

export const SCREENS = {
  ...{ home, waiting, hearts, spades, king, match, rare },
  ...{ solo, lessons },
} as const;
export type ScreenName = keyof typeof SCREENS;
