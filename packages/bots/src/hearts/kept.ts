// Weights of the cards kept after the pass, in hundredths, learned from play-outs of many passes.
//
// The numbers of a row stand in the order of the features in suit-worth.ts.

/** Points saved: clubs and diamonds, diamonds with a jack to win (H11), spades, hearts. */
export const FOR_SAFETY = `
1e5o4w2m1ongBBHIGS12e5t1v1D2O6C9Y6E6T4F6r6b4rlBkbMHKjXL1c1DkIch
Z1Y1Z2O1Z2O2G2F2P7khu3e7t1nc3M3O1F1D5R4V5V2j3m12d12u4bgb1C2Y4hoU2RR4e1e1Eb1C
3qkq1jrf1m1y2x2b4R5R5H5C3Fau4g2tp8W5L8J2e1A4s3Zaa9Mv3z5M6HQ3v2w7T2WV2h3w
7p6l6jfZ1U4B4E5A5F4U4Z3W1c2D1Dkgp1b14A11H3X2o4d2y2sO1U1EPT1Wl1O1A1AEE2B1LC
`;

/** Odds of a moon: clubs and diamonds, spades, hearts. */
export const FOR_MOON = `
1E1L1G1EZVQNEbgox2j1o1A2B1T1V1POd1JE1c2gsCddcbabeefaCcfs
1C1B1E1BZZSQNE1pgo2x1qY2E1H1JZe1bNi1c1zgaemjqCbaceFCBdt
1V1V1U1S1N1L1IVEgpw1i2n1Z3EaleD3fU2Wk1sqGbddjCDcgjiLEel1i
`;
