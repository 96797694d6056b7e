// The weights of hand features for each contract family: units that a selector with such a hand takes.
//
// Fitted by least squares to 60,000 random hands (three players: 40,000), each played twice under every contract
// by four players of this kind. One row each for el, kupa, erkek, kiz, rifki, sonIki and trumps.

import { readRows } from '../weight-text.ts';

const THOUSANDTHS = 1000;

export const HAND_WEIGHTS: Record<'four' | 'three', readonly (readonly number[])[]> = {
  four: readRows(
    `
321D115f15f136d45g44e19d18i20i20E29f28b123d
327H129h49b82g46h62i16fE9J3a88H80a17H445e327i23C56B3H229c132e
126C76e13F52g14i6c13D10D6B69a64E40b50j31j8b39b28d12d23a7f10b5b17d8i61d35c9d64h18c3a6b
61C51g7h21j7f9h2F8I3J32a44A19i7j15j8d62j38h14j42d19h7dh
12G21j8b6a4b3h2A3HB15d15F7e5C2h2Df3A1F4A64e16g46b11a19j1e1Fe11B2C
65F96c52d2a1F45e16b1c13F84e81A5g46G
3c15e5a102g45d10b28i15e1h9j11c103a60g28g12c53A15c7c5J3G20F41j32j8b16h8f3d9I
`,
    THOUSANDTHS,
  ),
  three: readRows(
    `
486B263g149f162i100a164i117j25d8f11j172A82aH
235G302d125a34c54e145h65f16g20E112g284F41b118F435j409f115g59A31C220a144f
176D173i9g54e27e93g41c21c31E102h120G9H35e41b9b31c12j11h14j2H1jf24d12d30e33f17j31c23f8d1b
69G96c31h18c17f64d30d7e20D50b79I9g20D17a9b43d39g28g44e23e14e2a
c39g15b2g5h19f7i2f5J23j25H6J8J6g1G1E2J3C2J59j5g50b7a34b6d13I4G12B7I
27J156i30f1b3F71b13a5f15A104b124J21H28H
55A51e1i85c40j19f26h14i6f9f6j104h62a43c21e39F24g4d4H9d17F12D13e9f23d12b4a1H
`,
    THOUSANDTHS,
  ),
};
