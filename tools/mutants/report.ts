import type { Fate } from './hunt.ts';
import type { Mutant } from './plant.ts';

/** Longer pieces of code are cut: the line number says where the rest is. */
const MAX_CODE_LENGTH = 110;

/** A mutant that survived: where it is, the original code and its replacement. */
export function formatSurvivor({ file, line, original, replacement }: Mutant, fate: Fate): string {
  const reason = fate === 'notReached' ? 'no test reaches it' : 'survived';
  return `${file}:${line}  ${reason}\n  - ${oneLine(original)}\n  + ${oneLine(replacement)}`;
}

function oneLine(code: string): string {
  const text = code.replace(/\s+/g, ' ');
  return text.length > MAX_CODE_LENGTH ? `${text.slice(0, MAX_CODE_LENGTH)}...` : text;
}

/** How many mutants were killed: in each file that has any, and in all of them. */
export function formatScores(mutants: readonly Mutant[], fates: readonly Fate[]): string {
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
  const killed = fates.filter(fate => fate === 'killed').length;
  const percent = fates.length === 0 ? 100 : Math.floor((100 * killed) / fates.length);
  return `${String(percent).padStart(3)}%  ${killed} of ${fates.length} killed  ${name}`;
}
