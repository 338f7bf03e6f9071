import type { Fate } from './hunt.ts';
import type { Mutant } from './plant.ts';

/** Longer texts of code are cut: the place says where the rest is. */
const LONGEST_TEXT = 110;

/** A mutant that got away: where it is, and what stands there instead of what. */
export function tellSurvivor({ file, line, original, replacement }: Mutant, fate: Fate): string {
  const reason = fate === 'notReached' ? 'no test comes by' : 'no test notices';
  return `${file}:${line}  ${reason}\n  - ${oneLine(original)}\n  + ${oneLine(replacement)}`;
}

function oneLine(code: string): string {
  const text = code.replace(/\s+/g, ' ');
  return text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT)}...` : text;
}

/** How many mutants were noticed, of each file that has any and of all. */
export function tellScores(mutants: readonly Mutant[], fates: readonly Fate[]): string {
  const files = [...new Set(mutants.map(({ file }) => file))];
  const rows = files.map(name =>
    score(
      name,
      fates.filter((_, i) => mutants[i]!.file === name),
    ),
  );
  return [...rows, score('all', fates)].join('\n');
}

function score(name: string, fates: readonly Fate[]): string {
  const noticed = fates.filter(fate => fate === 'noticed').length;
  const percent = fates.length === 0 ? 100 : Math.floor((100 * noticed) / fates.length);
  return `${String(percent).padStart(3)}%  ${noticed} of ${fates.length} noticed  ${name}`;
}
