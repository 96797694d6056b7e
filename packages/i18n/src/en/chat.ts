// Words of the chat in English: lines and quick words, reactions, who came and went, and muting.

import type { chatTr } from '../tr/chat.ts';

const REACTIONS_EN: (typeof chatTr)['reaction'] = {
  '👍': 'Good',
  '👏': 'Applause',
  '😂': 'Laughing',
  '😮': 'Astonished',
  '😢': 'Sad',
  '😡': 'Angry',
  '🎉': 'Cheers',
  '🤔': 'Thinking',
  '❤️': 'Love',
  '☕': 'Tea',
};

export const chatEn: typeof chatTr = {
  you: 'You',
  message: 'Message',
  writeMessage: 'Write a message',
  send: 'Send',
  quickWords: 'Quick messages',
  quick: ['Hi', 'Good luck', 'Nice trick', 'Well played', 'Congrats', 'Have fun', 'Rematch?'],
  reactions: 'Reactions',
  reaction: REACTIONS_EN,
  isTyping: (names) => `Typing: ${names.join(', ')}`,
  none: 'No messages yet.',
  newLines: (count) => (count > 1 ? `${count} new messages` : 'New message'),

  came: (name) => `${name} has come.`,
  went: (name) => `${name} has left, a bot plays on.`,
  away: (name) => `Disconnected: ${name}`,
  standIn: (name) => `Disconnected: ${name}. A bot plays meanwhile.`,
  back: (name) => `Back again: ${name}`,
  watches: (name) => `Watching: ${name}`,
  watchesNoMore: (name) => `No longer watching: ${name}`,

  muted: (names) => `Muted: ${names.join(', ')}`,
  people: 'Chat settings',
  unmutedHelp: 'you see what they write',
  mutedHelp: 'you do not see what they write',
  nobody: 'There is nobody else at this table.',
  open: 'Chat is open',
  openHint: 'if you close it, nobody at the table can write',
  closed: 'The chat is closed.',
  closedByOwner: 'The owner of the table has closed it. Nobody can write now.',
  closedByYou: 'You have closed it. Nobody at the table can write.',
  reopen: 'Open the chat',

  nameNeeded: 'Choose a name to write.',
  name: 'Your name',
  nameGo: 'Write with this name',
};

export { chatEn as texts };
