/** Probability of exactly `successes` in `trials`, each of which succeeds with `probability`. */
export function binomialPmf(successes: number, trials: number, probability: number): number {
  if (probability === 0 || probability === 1) return successes === trials * probability ? 1 : 0;
  const logWays = logFactorial(trials) - logFactorial(successes) - logFactorial(trials - successes);
  return Math.exp(logWays + successes * Math.log(probability) + (trials - successes) * Math.log1p(-probability));
}

/** Probability of at most `successes` in `trials`, each of which succeeds with `probability`. */
export function binomialCdf(successes: number, trials: number, probability: number): number {
  if (successes < 0) return 0;
  if (successes >= trials) return 1;
  // Summing the shorter tail takes fewer terms, and small probabilities keep their digits.
  if (successes > trials * probability) return 1 - binomialCdf(trials - successes - 1, trials, 1 - probability);
  let sum = 0;
  let term = binomialPmf(successes, trials, probability);
  const oddsAgainst = (1 - probability) / probability;
  for (let k = successes; k >= 0 && term > sum * NEGLIGIBLE; k--) {
    sum += term;
    term *= (k / (trials - k + 1)) * oddsAgainst;
  }
  return Math.min(1, sum);
}

/** Terms shrink away from the mean: one this much smaller than the sum no longer changes it. */
const NEGLIGIBLE = 1e-18;

const TABLE_END = 256;
const LOG_FACTORIALS: number[] = [0];
for (let n = 1; n <= TABLE_END; n++) LOG_FACTORIALS.push(LOG_FACTORIALS[n - 1]! + Math.log(n));

/** ln n!, from a table or, beyond it, from Stirling's series, which is exact to the last digits there. */
function logFactorial(n: number): number {
  const known = LOG_FACTORIALS[n];
  if (known !== undefined) return known;
  const inverse = 1 / n;
  const square = inverse * inverse;
  const series = inverse * (1 / 12 - square * (1 / 360 - square / 1260));
  return n * Math.log(n) - n + 0.5 * Math.log(2 * Math.PI * n) + series;
}
