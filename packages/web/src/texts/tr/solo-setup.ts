// Words of the sheets in which opponents, rules and speed of a game alone are chosen.

export const soloSetupTr = {
  opponentsTitle: 'Kimler otursun?',
  allLevel: 'Hepsinin düzeyi',
  mixed: 'karışık',
  shuffle: 'Karıştır',
  seats: 'Sandalye',
  seatOf: (number: number, name: string) => `${number}. ${name}`,
  partnerOf: (name: string) => `Eşin: ${name}`,
  choose: (number: number) => `${number}. sandalyeye kim otursun?`,
  choosePartner: 'Eşin kim olsun?',
  isSeated: 'oturuyor',
  done: 'Tamam',
};
