// Words of the achievements: a name and what is to be done for each.

import type { AchievementsTexts } from '../tr/achievements.ts';

export const achievementsEn: AchievementsTexts = {
  head: 'Achievements',
  list: {
    firstWin: { name: 'First tulip', how: 'Win a match without help.' },
    trio: { name: 'Three tables', how: 'Win a match of Hearts, one of Spades and one of King.' },
    masters: { name: 'Master of masters', how: 'Beat a table of experts in all three games.' },
    streak: { name: 'Five of five', how: 'Win five matches in a row.' },
    comeback: {
      name: 'The way back',
      how: 'Finish first after being last, or far behind, at half-way.',
    },
    week: { name: 'Seven days', how: 'Play the deal of the day on seven days running.' },
    flawless: { name: 'Flawless', how: 'Play a deal in which the analysis finds no mistake.' },
    heartsClean: { name: 'Spotless', how: 'Finish three deals running without a penalty.' },
    heartsMoon: { name: 'Moonrise', how: 'Shoot the moon.' },
    heartsMoonMasters: {
      name: 'Full moon',
      how: 'Shoot the moon under the eyes of three experts.',
    },
    heartsNoQueen: {
      name: 'Not my queen',
      how: 'Win a match without ever taking the Queen of Spades.',
    },
    heartsClear: { name: 'By a mile', how: 'Win by at least forty per cent of the end score.' },
    heartsEclipse: {
      name: 'Eclipse',
      how: 'Win a match although a rival has shot the moon.',
    },
    spadesNil: { name: 'Nothing at all', how: 'Bid nil and take no trick.' },
    spadesNilMasters: { name: 'Invisible', how: 'Keep a nil against experts.' },
    spadesBlind: { name: 'Eyes closed', how: 'Keep a blind nil.' },
    spadesExact: { name: 'Bull’s eye', how: 'Take exactly what you bid in five deals running.' },
    spadesKept: { name: 'True to your word', how: 'Win a match without ever breaking your word.' },
    spadesFewBags: {
      name: 'Light luggage',
      how: 'Win a match in which your team takes at most five bags.',
    },
    kingAlone: {
      name: 'The only one out',
      how: 'Come out of a party alone while all others sink.',
    },
    kingTrumps: {
      name: 'Lord of trumps',
      how: 'Come out of a party unbeaten in all your own trump games.',
    },
    kingPenalties: {
      name: 'Not a scratch',
      how: 'Take no penalty in any of the penalty games you choose.',
    },
    kingHigh: { name: 'Five hundred', how: 'Finish a party with at least 500 points.' },
    kingSteady: {
      name: 'Standing firm',
      how: 'Come out of a party without losing over 180 points in one game.',
    },
    kingNoTricks: { name: 'Empty-handed', how: 'Take no trick at all in No Tricks.' },
  },
  general: 'Every game',
  count: (done, all) => `${done}/${all}`,
  countLabel: (done, all) => `${done} of ${all} achievements`,
  reachedOn: (date) => `Reached: ${date}`,
  steps: (value, goal) => `${value}/${goal}`,
  against: {
    medium: 'rivals: medium or better',
    hard: 'rivals: hard or better',
    expert: 'rivals: expert',
  },
  unaided: 'Matches with hints, undo or changed rules do not count.',
  fresh: (count) => (count === 1 ? 'New achievement' : `${count} new achievements`),
  see: 'See achievements',
};

export { achievementsEn as texts };
