import type { Chapter, Moment } from './contents.ts';

/** How many turns are called turning points, and how much the balance has to swing in one. */
const MAX_POINTS = 3;
const MIN_SWING = 0.06;

/**
 * Returns the turns in which the balance swung most, in their order, each at its step with the largest change. `balance` has an entry for
 * the start of the game and one after each step.
 */
export function turningPoints(chapters: readonly Chapter[], balance: readonly number[]): Moment[] {
  const swings = chapters.map(chapter => ({ chapter, swing: balance[chapter.end]! - balance[chapter.step]! }));
  const largest = swings
    .filter(({ swing }) => Math.abs(swing) >= MIN_SWING)
    .sort((one, two) => Math.abs(two.swing) - Math.abs(one.swing))
    .slice(0, MAX_POINTS);
  return largest.map(each => pointOf(each.chapter, each.swing, balance)).sort((one, two) => one.step - two.step);
}

function pointOf({ step, end, title }: Chapter, swing: number, balance: readonly number[]): Moment {
  let at = step;
  for (let each = step; each < end; each++) {
    if (gain(each, swing, balance) > gain(at, swing, balance)) at = each;
  }
  const [before, after] = [balance[step]!, balance[end]!].map(share =>
    Math.round((swing > 0 ? share : 1 - share) * 100),
  );
  const side = swing > 0 ? 0 : 1;
  return {
    step: at,
    kind: 'swing',
    side,
    title: `${title} turns the game towards ${'AB'[side]}: from ${before}% to ${after}%`,
  };
}

/** How much a step changes the balance in the direction of the swing. */
function gain(step: number, swing: number, balance: readonly number[]): number {
  return (balance[step + 1]! - balance[step]!) * Math.sign(swing);
}
