// What the page knows after messages of the server that have the form of their schemas.

import { openTable, viewTable } from '@kalpler/engine';
import { type AnnouncementName, type EventOf, eventProblem } from '@kalpler/protocol';
import { expect, it } from 'vitest';
import { OnlineSession } from './online-session.ts';
import { type OnlineEvent, type OnlineState, START } from './online-state.ts';
import { reduce } from './reduce.ts';

/** One message after the other, each checked against its schema. */
class Page {
  state: OnlineState = START;

  receive<Name extends AnnouncementName>(
    event: Name,
    payload: EventOf<Name, 'views'>,
  ): OnlineState {
    expect(eventProblem(event, payload)).toBeNull();
    this.state = reduce(this.state, { kind: 'message', event, payload } as OnlineEvent);
    return this.state;
  }
}

const PLAYERS = ['Ayşe', 'Bora', 'Can', 'Derya'];

const view = (() => {
  const opened = openTable({ game: 'hearts', players: PLAYERS, deals: { kind: 'given' } });
  if (!opened.ok) throw new Error(opened.error);
  return viewTable(opened.value, 0);
})();

const JOINED: EventOf<'tableJoined'> = {
  tableId: 'Çınar',
  slug: 'cinar',
  seat: 0,
  name: 'Ayşe',
  players: [],
  token: '',
  game: 'hearts',
  options: view.options,
  visibility: 'private',
  commitment: 'c',
  spectatorDelay: 0,
  chatClosed: false,
  muted: [],
  locked: false,
  key: 'key',
  code: '123456',
};

it('a table that was joined is the table; one that is closed is left, and why is kept', () => {
  const page = new Page();
  expect(page.receive('tableJoined', JOINED).table).toMatchObject({ word: 'Çınar', seat: 0 });
  expect(page.receive('tableClosed', { reason: 'kicked' })).toEqual({ ...START, closed: 'kicked' });
});

it('a change of the way in keeps the key of those who are sent none', () => {
  const page = new Page();
  page.receive('tableJoined', JOINED);
  const { table } = page.receive('tableAccess', { locked: true, key: null, code: null });
  expect(table).toMatchObject({ locked: true, key: 'key', code: null });
});

it('a whole view is held; a change that does not fit it asks for another', () => {
  const page = new Page();
  const held = { match: 'm', view };
  expect(page.receive('reconnected', { ...held, deadline: null })).toMatchObject({ held });
  const unfitting = { match: 'm', since: 5, version: 6, plays: [], deal: {}, deadline: null };
  expect(page.receive('updateGame', unfitting)).toMatchObject({ held, isOutOfStep: true });
});

it('chat is counted until it is read, and the last 200 lines are kept', () => {
  const page = new Page();
  const line = { from: 'Bora', seat: 1, text: 'selam', timestamp: 1 };
  page.receive('chatHistory', { lines: [line] });
  for (let i = 0; i < 250; i++) page.receive('chat', line);
  expect(page.state).toMatchObject({ unread: 250 });
  expect(page.state.chat).toHaveLength(200);
  const client = new OnlineSession();
  client.change(() => page.state);
  client.chatRead();
  expect(client.getState().unread).toBe(0);
});

it('a message of another form is named with what is wrong with it', () => {
  expect(eventProblem('paused', { paused: 'yes', timeoutAt: null })).toContain('paused');
  expect(eventProblem('nonsense', {})).toBe('nonsense: there is no such event');
});
