import type { Coverage, RunFindings } from '@hexfall/testkit';
import { ALLOWED } from './allowed.ts';

/** Formats how often each invariant was checked, and what was encountered, as tables of text. */
export function formatReport({ checkCounts, coverage }: RunFindings): string {
  const checks = [...checkCounts].map(([name, times]) => `${String(times).padStart(10)}  ${name}`);
  const seen = coverage.report().map(({ section, all, seen: count, unseen }) => {
    const never = unseen.length === 0 ? '' : `  never: ${unseen.join(', ')}`;
    return `${`${count} of ${all}`.padStart(12)}  ${section}${never}`;
  });
  return ['', 'checks of each invariant', ...checks, '', 'seen', ...seen, ''].join('\n');
}

/** Returns what was never seen although it should have been, and allowances for things that do not exist. */
export function gapsIn(coverage: Coverage): string[] {
  const reasons = new Set(ALLOWED.map(({ section, item }) => `${section}: ${item}`));
  const unseen = coverage
    .report()
    .flatMap(({ section, unseen: items }) => items.map(item => `${section}: ${item}`))
    .filter(gap => !reasons.has(gap))
    .map(gap => `never seen: ${gap}`);
  const stale = ALLOWED.filter(({ section, item }) => !coverage.knows(section, item)).map(
    ({ section, item }) => `tools/random-games/allowed.ts allows ${section}: ${item}, which does not exist`,
  );
  return [...unseen, ...stale];
}
