// Words of the sheets in which opponents, rules and speed of a game alone are chosen, in English.

import type { soloSetupTr } from '../tr/solo-setup.ts';

export const soloSetupEn: typeof soloSetupTr = {
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
