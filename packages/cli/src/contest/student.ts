// Student's distribution: how often chance alone goes as far as a mean of few values did.

/** The chance that a t with so many degrees of freedom lies at least this far from 0, to either side. */
export function studentTail(t: number, freedom: number): number {
  if (!Number.isFinite(t)) return Number.isNaN(t) ? Number.NaN : 0;
  return incompleteBeta(freedom / (freedom + t * t), freedom / 2, 0.5);
}

/** How far a t must lie from 0 so that chance goes there this seldom; found by halving. */
export function studentReach(tail: number, freedom: number): number {
  let near = 0;
  let far = 1;
  while (studentTail(far, freedom) > tail) far *= 2;
  for (let halving = 0; halving < 60; halving++) {
    const middle = (near + far) / 2;
    if (studentTail(middle, freedom) > tail) near = middle;
    else far = middle;
  }
  return far;
}

/** The regularized incomplete beta function. */
function incompleteBeta(x: number, a: number, b: number): number {
  if (x <= 0) return 0;
  if (x >= 1) return 1;
  const front = Math.exp(
    logGamma(a + b) - logGamma(a) - logGamma(b) + a * Math.log(x) + b * Math.log1p(-x),
  );
  // The fraction converges fast below the middle of the distribution; above it, the other tail is taken.
  if (x < (a + 1) / (a + b + 2)) return (front * betaFraction(x, a, b)) / a;
  return 1 - (front * betaFraction(1 - x, b, a)) / b;
}

const MOST_TERMS = 1000;
const ENOUGH = 1e-15;
const TINY = 1e-300;

/** The continued fraction of the incomplete beta function, evaluated from the front (Lentz). */
function betaFraction(x: number, a: number, b: number): number {
  let c = 1;
  let d = 1 / nonZero(1 - ((a + b) * x) / (a + 1));
  let value = d;
  for (let m = 1; m <= MOST_TERMS; m++) {
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m));
    d = 1 / nonZero(1 + even * d);
    c = nonZero(1 + even / c);
    value *= d * c;
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1));
    d = 1 / nonZero(1 + odd * d);
    c = nonZero(1 + odd / c);
    value *= d * c;
    if (Math.abs(d * c - 1) < ENOUGH) break;
  }
  return value;
}

function nonZero(value: number): number {
  return Math.abs(value) < TINY ? TINY : value;
}

const LANCZOS = [
  0.99999999999980993, 676.5203681218851, -1259.1392167224028, 771.32342877765313,
  -176.61502916214059, 12.507343278686905, -0.13857109526572012, 9.9843695780195716e-6,
  1.5056327351493116e-7,
];

/** The logarithm of the gamma function of a number above 0 (Lanczos). */
export function logGamma(x: number): number {
  const z = x - 1;
  let sum = LANCZOS[0]!;
  for (let i = 1; i < LANCZOS.length; i++) sum += LANCZOS[i]! / (z + i);
  const base = z + 7.5;
  return 0.5 * Math.log(2 * Math.PI) + (z + 0.5) * Math.log(base) - base + Math.log(sum);
}
