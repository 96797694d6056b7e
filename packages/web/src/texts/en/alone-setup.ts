// Words of the sheets in which opponents, rules and speed of a game alone are chosen, in English.

import type { aloneSetupTr } from '../tr/alone-setup.ts';

export const aloneSetupEn: typeof aloneSetupTr = {
  opponentsTitle: 'Who sits with you?',
  allLevel: 'Level of everybody',
  mixed: 'mixed',
  shuffle: 'Shuffle',
  seats: 'Seat',
  seatOf: (number, name) => `${number}. ${name}`,
  partnerOf: (name) => `Partner: ${name}`,
  choose: (number) => `Who takes seat ${number}?`,
  choosePartner: 'Who is your partner?',
  isSeated: 'at the table',
  done: 'Done',
};
