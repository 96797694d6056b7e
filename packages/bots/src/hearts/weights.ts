// The weights by which cards are weighed, laid out for the aim, the stand and the stage of a deal.

import { readTable } from '../weight-text.ts';

// Weights of the cards, in hundredths of a point, learned from the moves that cost least in play-outs.
//
// One row for each stand (lead, follow, discard) and stage (early to last): first while no moon is in sight, then while
// another seat may be shooting it, then while shooting it. What the numbers of a row stand for is listed in `features/`:
// as constants of a file, not as an object, because bundlers put those where they are used and the names cost nothing.

const WEIGHTS = `
1C1U8r3E18P2DNG1z1ZR5O6S1TIjF1p3T1F2c2q2O41C18A19M1I1Q8D2K103X1O1iXs5kM1V
9Q1kC1U16EkuZ3t3Y1E5J8T1N1R1zIJ1A2H1a6f1e38V1E37EV1M6H1X64Me3q1L1j3j6c1K
10S4x7J2A18H2o1dG8g3Rj5P9G1E6D3dI1M2h2Qs11y3c35X1g31O1WR2K3v34E1e6gf1a1x5k4L
8H4k1H1C13A1zj1s8f1PD24G6Ei5T3bEZ1h1I1e8u3P25H6u15U5U1ls15n11V2l4gnw1G4Wd
a4A14K1p6F3JWP5ba7R36n3e17d5T5g1Zj5AO6Au1l23Ac3y1K42B23I2bU39ps2N6i2Tvu
EY16R3R8H2VUE1zan16hf12q3V1r2H5U4O1B12D1X6h27T2a2LU40F28B7b4F46f3r2H3m1oy1B
Fd5Q11E6STMC16ga2p8v1h20h4R3O5E1T4S2N20W1P3G29B3d2Ry33R35H12i2S47f3o1b1eCoj
D6jc7SRap1q16ca8h8r6F23f3Y3R2Yg5C3A28F2Q8Y12R1jQb36X36W14me42a2bGzQ1cH
iCF5m2k10Nd4u4N2l5o2SDWgd2D2vh3D49w2J13h11G5Z1V3Ba23H7M
Cof3d2y11DS3y2N4u6z4MhZduL1hc2m21p4S11t3Z7Q1KWa23T8K
L1aFU10z5I1O4aV4n5i4ZuImrE2dF5n9h8O17l2R10ZPva18S8R
PqiV8e3q1R4xJaa1IqWkDV1jii5v1o8wK7LF1ea4S7R
1KPfL15K3BLB3nHa3v2M1mVYIg1Q6T1n5u3W23C11O38M7Sa9C5L34A6f10p2F2t2mBb
NE3F2Y8L1nkf6stE6W2VUVdJV4E3S2h3m2O29S4U32U4VR4Tj39X4J7l3W1t2fSw
W3aV2V9GWu1S9i3I2F7Y3I2a4L2lK4J5P4C2f1BG20S2J30Z5TU3UC30D4U8v5D1k3oB1u
4MleK5CY1tQ4cIz1eF1P4b1ap8V1I2W3f6O3Q22A9N36T9OS3M3p30T1W10a2D1h4b1I1I
a2G3H1PLPNU5da5e7b5W26p3Y6Q1d9E7Wk13Eb1c10C1c3Mm49P47V7gR41w14f2FS8fI1k
D4Z6U1B1N1wF1B4vai6y4D30n3J2Ch9C3T2E3o6X4h11SnD2z49E37C10o7J43m12s1H4i9ue9g
e6Q5a2L3h2s1TY10fa4j7b10P38qXj13b11Y2U3sb4Db4B3eB10x43D53P20am37o17n3Q16r2e3H12g
CJ1Um7xa5K2z13ja6v8l8N27o4T3C1L1f2V2x5W5A5m2N1B1Z7v45I36Z29s5b38k23k5J14w9k1Ow
bfEn2qT4A2f1C2b3s3Ug3euQC3af23d11v2I5e5XY1Tqa32C6Haa1N2d1ECD2f
Cos4B1u1H1K3q1A3y5l1Xcr1gC2x1aI22t8w3R7s2M6DF3Ma28W5Jaa1Rh1NIL2A
O1i1e10I3vy1D4hd5x6z2Dg1g2yF2q1pE22t5y4X6ia5ZUfa20T7Oaa1PD1GP3j3A
mL3ln4d3g2b3z3faaQm2y1BqMQ1v23h11o1X2n3L2UUUa24CYaa2H4l1CfRU
2uZ4f20l2V22J1P1Od2V2Y6F3HH17QKg2rZd7S2N4E11I23CI2FGaaaa8Fj2n3F
11g3X13f15h1H13YK3P12r5d5j20A2f2E32T2Dd1A12f3E11J4M7X5G28B14mMeaaaa17No4q5c
23w6t9U8v1l6Ll3F14k5E6E54C15G5S51U1Xi3Q10i2S2D11N16A1i11W10ga3Laaaa45Q1a6n13T
31o2y8B9Q13f8tkx5DBR36I4E10l25T16UDVkQ4nO2J3n4S4l1p2Raaaa4D7X8k2q
C17T3C3I6X5S2A2M9ka5u9R2r4bOe2K2N2V28w8Hv4t7Pjc5O24Gaaaas11t30Qd
a10Q6g5W6D2c3L3L3fa6f3G2k7x5c1b8Wy2D19o3K10o3f7T1j7W3G20Caaaa2gc28P1a
E6T3p2NO4s13K4A1Iahl6w1f4d3y7G1ER14k1M15k1cl2L4m5M11Uaaaa13y9u12Us
1n4Q3i5i1ja12Y5hTaNH3Wb3C1d4mQ3X1bBSOa1T1O3A3caaaa4r21r20N4t
FfO3D2j5z5P2k4Y4F1B1sU5H1e3P21l15O3B1Z2VW5u2J1K4L3Raaaaa19AM1nE
1Q2fE1Me1Zn2q1PK1f1IO1PzX6b5VC4tuK1i5pK5E3jaaaaa10AJ2yI
HyU1I2g2DX2l1HP1p4Er3i3a1l2H4C2h2z4b1v2u3qe4A3naaaaa6DM1bI
mfHIcCok1eaar1aMcp6p2m9w5n4qBa1AbbRaaaaa26Ka2f1P
`;

/** Weights for one stand and stage: as many as any card has features. */
export const SIZE = 38;
/** Leading, following suit, and playing off it. */
export const LEADING = 0;
export const FOLLOWING = 1;
export const DISCARDING = 2;
const STANDS = 3;
const STAGES = 4;
/** What a seat wants: few points, to stop the moon of another seat, or to shoot it. */
export const AVOIDING = 0;
export const STOPPING = 1;
export const SHOOTING = 2;
const ROWS = 3 * STANDS * STAGES;

/** Early, middle, late and last, by the cards in hand. */
const STAGE = Uint8Array.from({ length: 18 }, (_, cards) =>
  cards >= 10 ? 0 : cards >= 7 ? 1 : cards >= 4 ? 2 : 3,
);

/** Which row of weights counts. */
export function rowOf(aim: number, stand: number, cards: number): number {
  return (aim * STANDS + stand) * STAGES + STAGE[cards]!;
}

export const LEARNED = readTable(WEIGHTS, ROWS, SIZE);
