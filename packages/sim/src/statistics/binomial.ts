/** Chance of exactly `count` successes in `trials`. */
export function binomialChance(count: number, trials: number, chance: number): number {
  if (chance === 0 || chance === 1) return count === trials * chance ? 1 : 0;
  const ways = logFactorial(trials) - logFactorial(count) - logFactorial(trials - count);
  return Math.exp(ways + count * Math.log(chance) + (trials - count) * Math.log1p(-chance));
}

/** Chance of at most `count` successes in `trials`. */
export function binomialAtMost(count: number, trials: number, chance: number): number {
  if (count < 0) return 0;
  if (count >= trials) return 1;
  // The shorter tail is added up: fewer terms, and small chances keep their digits.
  if (count > trials * chance) return 1 - binomialAtMost(trials - count - 1, trials, 1 - chance);
  let sum = 0;
  let term = binomialChance(count, trials, chance);
  const odds = (1 - chance) / chance;
  for (let k = count; k >= 0 && term > sum * NEGLIGIBLE; k--) {
    sum += term;
    term *= (k / (trials - k + 1)) * odds;
  }
  return Math.min(1, sum);
}

/** Terms shrink from the middle outward: what is this much smaller than the sum adds nothing to it. */
const NEGLIGIBLE = 1e-18;

const EXACT = 256;
const TABLE: number[] = [0];
for (let n = 1; n <= EXACT; n++) TABLE.push(TABLE[n - 1]! + Math.log(n));

/** ln n!, from a table or Stirling's series, which is exact to the last digits where the table ends. */
function logFactorial(n: number): number {
  const known = TABLE[n];
  if (known !== undefined) return known;
  const inverse = 1 / n;
  const square = inverse * inverse;
  const series = inverse * (1 / 12 - square * (1 / 360 - square / 1260));
  return n * Math.log(n) - n + 0.5 * Math.log(2 * Math.PI * n) + series;
}
