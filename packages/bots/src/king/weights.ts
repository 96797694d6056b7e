// Learned weights of cards in King, one row for each contract, place in the trick and stage of a deal.

import { type King, PENALTIES } from '@kalpler/engine';
import { UnknownGame } from '../known-games.ts';
import { readTable } from '../weight-text.ts';

// Weights for four players, in hundredths, learned from the moves that won most in play-outs.
//
// One row for each contract (el, kupa, erkek, kiz, rifki, sonIki, trump), stand (lead, follow, discard) and
// stage (early to last). What the numbers of a row stand for is listed in `features/`: as constants of a file, not as an
// object, because bundlers put those where they are used and the names cost nothing.

const FOUR_PLAYERS = `
b1YlghEUlPIaaaaaaaaaa1a2HZ1Lz1lPd
U1S2XfgHTmaKaaaaaaaaaar3V1A3E1Q1CRh
k2B4YejH1AmCLaaaaaaaaaaB4Lo1S1Ca1Zi
QRVKiF1Zz1WCaaaaaaaaaaI2Qzbaa2GB
Ba4M2Msza4P3PTGaaac2K2KavaaaGadR1c1H
Ba4D2Eova4F2OkHjaag2J2Jataaaeamsr1C
Ea4H2Vlva4M1LQGhaao3B3Ba1baaaEasf1cQ
Ea2R2MaJa2Jaa1ihaam3G3GaHaaa2Wa1bj3m1t
HrIGaaaaU2T1Tu2AItHcPVDI
FoaGaaaa1A2O2MKQc1k1OhFYie
IocHaaaa1U2JJcJq1l1QjJVmF
JoidaaaaXQLteaa1AofGil
3FOodMCChGl3ItkFI1O1E2D3aHu4P1N2SCSMl
US1IamCLk1Dp4AhjCE1I1L3I2dak3DVf1d2bUn
2nP4XBnF1JsTE3HDhMIUV1M1sdR3G1k1y2e2v1Jt
v1R2Ad1ag1KjhBU1l1IQbvGN1dg1AYq1taa1Qn
ba3G1WiZ1L4I2HKCfd2di1Q4L6Cte3LOWRqhlJ
aa3D2Ud1D1I3M2HXDfg2rl2J4A4Qkf6S2bUTKjyK
aa1K3EqG1O3I1AkFht2h1c2L3E5Ffb7G1eRWoi1lZ
bat2JvT2R2Oaa1hh1atpL5A4AOI3Tu2N1X1cm1q1D
tClQtrat1G10L3b4ZTs5f1CX3N2Yt1g
lef1Kv1ea1I1Y9D1q2FV1x2v1KE3R1Efv
giFG1eza2f3S5B2zvU1i1s1Cb2Nlrm
hofcv2aalM1BJocaaMaaLCh
L1C1dbdbce1Kb4Plb4BhHKMdkD4Dd1Qjgam
EV1vaeCbh1Da3RjB2YiNO1KjnH3MLYBDKi
rG2QBhDKl1JI4Awc1TnFa1EhnW2Usopz1Fh
jFhHeBNt1CD2M1a1FFudi1MkcE1GmfaaRB
ba2X1SaOP2G1B1adfmaED5M5Kwb1V1MJ1Ye1N3cZ
aa2D1L1bJK1RJ1wdeoaBN4Q5Mbd2B1Bj1IaPr1C
Ca2GYkGR1QR1jqeeah1E3K6Ahc1XFK1Chf1dC
BaP1BoE2FGaawn2fas1M3L3SCJ1E1BMM1sVDS
BiLjgca2h1JeYSLo1biEGdhB
CjHCkba1t1GJ1PLDm1gQcgQfg
agECnda2p1A1IWHCpsOalNoJ
BcdewRayIDIgkaaFeDEiC
CN1dbebdc1Qa4L1bC4GiJMKMjB3Ge1BmsVd
aHLacCBgZD4K1fC3ShIS1JkpE2GaNaCLj
eKRbcaCfJD4L1rb2OkdJ1WrbH2DnchgRk
hE1CCfbCiID2F1g1CGrGBYcfFPjzaaYi
ba2A1S1FYL1SMgechaJG5U5Ulb3IOP1Ytgn1F
aa2DWqEc1GOFdcraDT5F5Hbd2CRF1GkBgQ
ca1MRlmU1MNybaoaEX4Q4SDe2PKJ1GoEyN
dabThBYGaambyagP3L3LEUV1BKegLnF
afFalMa1hZaNNJjyEBJgBE
CgFhjEa1cTM1NKEftFagSjM
CiDBkOa1fQP1CFHctKdbQgJ
EcchzlagIFLdbaaahcHj
BK1bdeade1Da4B1jZ2C1r1H1L1IHnk1JU1BqyLc
ilOCcaEdSd5J1iU2PsZ1C1CEoI1AEFdfef
dBMGaaDiCb5E1aT2EuC1A1DgJBSbaBBOe
CeUGDCDeee2Pb1KJvHG1DkldCdfaaDe
ba2MQ1EeG1LYGCfMkad4M6AKV3GaB1WvVeG
aa1TGalHYT1nebtzDK4I4Tgf2BaE2SjOjG
caPFugJECKab1hqGF2Y3ODe2BaL2JjByL
daGEFFJOaaIBjkBa1H1LeG2BaK1VpBaB
ecDIfGaaOFEFmhpaaaBuK
eeebodaaIGeIEGtGcjChE
ckEg1afaaHLNFccndbfMhG
dicdskaaFIGdfaaeagbbI
hF1jcDIlflGaaaaaa3FaaaR2ED1CUa1cF
SRkcCCkB1sbaaaaaa3WaaaE2PH2A1LWqD
GH2FGcdLk1rbaaaaaaNaaai2Cb1T1I1QFl
iGbMDjQ1bFMaaaaaa1Jaaad1O1keaa2Gf
bK4RUKJaR2m2wOnaag1baaGaaaQacvy1u
be4J1MLJa1DvtLlaad2iaaeaaaaafHK1e
e1X2FFUmaR2HknpaabhaaUaaa1Racr1t1m
C3Z2M1GiKa1Saa1g1qaa1d1X2VaXaaa2Yan1a1uJ
bbI1paa3Ja1Si1ErLHIGFRaNL
Bfalaa3Ca1IN1EBLfsCEJ1NEF
CgfGaa1Da1J1B1AIbs1eCCR1PfK
JspbaaBaXQLxpaa1LmmIoj
BI1FbocDeak1CC1e2J1afycbPk1C2Y1S1CP
beCjkpO1bKy1Wfy1HncfdCvp1DB2TEch
afCa1ak1SoDq1Kc1rNpBaEcBuJ1D2MKDp
aaEimETkDoFa2gZIceCjr1qIZ2QhBt
iCbDdQ1inDa1aiwo6dJcEEa2EbeI
lEbHC1BeibHhG1hb3rafBoqEKDc
jcaFS1KaGHDmodC2sabCncaDic
ibbDN1GdHJGldie2ngdbwvHfB1N
DfEbDNCLbPxb1fEf1BeaS1m1knBdg
CdBgBfdRhQBl1aEc1KcbZo2nrblh
afaeEBhGnMLjoEd1Icb1Ab3crdCf
beDhFbFWlXIgeEbaJb1Mv2qrnwb
`;

/** Trump games in which a player without the led suit must ruff (K9). */
const MUST_RUFF = `
CfjByn1LoIEEb1tT1QBGHdIeJ2LKVLC
Bdejpk1NoGg1Id1k1CEBnHdKpNS2WEEq
Cedanh1TrEkGc2bauarIgElLV2BaBo
agBlve1IlCscb2iQDHgDoK2aEZ2AEiu
iBbBDFombd1agpp5nJcDCc1SdpJ
kDbCe1EMecajhqa3uDfFkqJilK
iCbCEQikeDjfuB3eqcEjkeGBN
gabCQ1NpCHGiIeI2n1cbGgEiaid
HeCgGGrDGXaaaHcaaa1A1jokIf
cfeeHMaVCOaaaEdaaaQo2gsCfb
ClceFQfIfDaaaCjaabQe2zsEi
boCIFaFUEIaaaaraaBXI1l1kmjE
`;

/** Weights for one contract, stand and stage: as many as any card has features. */
const SIZE = 28;
/** Leading, following suit, and playing off it. */
export const LEADING = 0;
export const FOLLOWING = 1;
export const DISCARDING = 2;
const STANDS = 3;
const STAGES = 4;
/** The six penalties, and all trump games as one. */
export const TRUMPS = PENALTIES.length;
const ROWS = (TRUMPS + 1) * STANDS * STAGES;

/** Where the weights of a row begin. */
export function weightsAt(family: number, stand: number, stage: number): number {
  return ((family * STANDS + stand) * STAGES + stage) * SIZE;
}

/** What the cards of a table are weighed by. */
export type Weights = (game: King) => Float64Array;

const read = (text: string) => readTable(text, ROWS, SIZE);

const four = read(FOUR_PLAYERS);
const mustRuff = four.slice();
mustRuff.set(read(MUST_RUFF).subarray(0, STANDS * STAGES * SIZE), weightsAt(TRUMPS, 0, 0));

/** The weights for all tables, or for all but those of three players. */
export function weightsFrom(threePlayers?: string): Weights {
  const three = threePlayers === undefined ? undefined : read(threePlayers);

  function forThree(): Float64Array {
    if (three !== undefined) return three;
    throw new UnknownGame('these bots do not know king for three');
  }

  return ({ options }) => {
    const { players, mustTrumpWhenVoid, values } = options;
    // Three players need other weights, and so do trump games in which a void must ruff (K9).
    const weights = (players === 3 ? forThree() : mustTrumpWhenVoid ? mustRuff : four).slice();
    PENALTIES.forEach((name, number) => {
      if (values[name] > 0) reverse(weights, number);
    });
    if (values.trump < 0) reverse(weights, TRUMPS);
    return weights;
  };
}

/** Where a table rewards what usually costs, the card that was the worst is now the best. */
function reverse(weights: Float64Array, family: number): void {
  const end = weightsAt(family + 1, 0, 0);
  for (let i = weightsAt(family, 0, 0); i < end; i++) weights[i]! *= -1;
}
