import { formatCount } from '../../begin/model/match-words.ts';

/** Says how far a force is from its target Battle Value. */
export function targetWords(value: number, target: number): string {
  const points = Math.abs(value - target);
  if (points === 0) return 'Exactly there.';
  const share = (points / target) * 100;
  const percent = share < 0.5 ? 'less than 1%' : `${Math.round(share)}%`;
  return `${formatCount(points)} points ${value < target ? 'to go' : 'too many'} (${percent}).`;
}
