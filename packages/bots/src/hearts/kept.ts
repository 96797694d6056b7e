// Weights of the cards kept after the pass, in hundredths, learned from play-outs of many passes.
//
// The numbers of a row stand in the order of the features in suit-worth.ts.

/** Points saved: clubs and diamonds, diamonds with a jack to win (H11), spades, hearts. */
export const FOR_SAFETY = `
3a14e12g6e4a1dgBBHIG1I31g14j4h2J6G15I25I16A17F10J17d15h12b1bB1ab1CH1Aj2D1B2i2J1aIch
2F5A5B6G5B6G5I5H6H19ch2a8c20b3jc9A9C3B2J14H12F15B6b9a31f33c10fgb2I7G11b1e2A6J1H10i3a3Ab2I
9e1a1g3f1hf3i5a7f5d12B14H13H13C8Da2a11a7b1f23A14B21H5g2G12c10Daa24G2b10d14C16D1G9j7e20B7E2B5j10a
19h16h16ff2F4G10F10I13A13F12E12J10A2i5F2J1ag1f2h36E29D10B6g10h7g7a1E4G3A1F1J4I1b4A2G2GEE5D3HC
`;

/** Odds of a moon: clubs and diamonds, spades, hearts. */
export const FOR_MOON = `
3A3H3C3A2F2B1G1DEbg1e2d6b4a2G5D4F4H4B1Ed3FE2i5i1iCddcbabeefaCcf1i
2I2H3A2H2F2F1I1G1DE4bg1e7f4c2E5G3D3F2Fe2h1Di2i5bgae1cj1gCbaceFCBd1j
4H4H4G4E3J3H3E2BEg1f2c3e6f5B8Ca1beD8d2A7E1a4e1gGbddjCDcgji1BEe1b3e
`;
