import { blankSource } from './blank.ts';
import { lineAt } from './imports.ts';
import type { SourceFile, Violation } from './workspace.ts';

interface Ban {
  readonly pattern: RegExp;
  readonly why: string;
}

const CHANCE = 'every roll comes from the injected dice';
const CLOCK = 'results must not depend on time';
const WORLD = 'the rules see only their arguments';
const LANGUAGE = 'the result depends on the language settings of the machine';
const INEXACT = 'its last bits differ between engines, so replays would diverge';

const BANS: readonly Ban[] = [
  { pattern: /(?<![\w$.])Math\s*\.\s*random\b/g, why: CHANCE },
  {
    pattern:
      /(?<![\w$.])Math\s*\.\s*(?:a?(?:sin|cos|tan)h?|atan2|exp|expm1|log|log2|log10|log1p|pow|cbrt|hypot)(?![\w$])/g,
    why: INEXACT,
  },
  {
    pattern: /(?<![\w$.])Math\b(?!\s*\.\s*\w)/g,
    why: 'Math is used as Math.name only, so that each use can be checked',
  },
  { pattern: /\*\*=?/g, why: INEXACT },
  { pattern: global('crypto'), why: CHANCE },
  { pattern: global('Date|performance|setTimeout|setInterval|setImmediate|requestAnimationFrame'), why: CLOCK },
  { pattern: global('console|process|globalThis|fetch'), why: WORLD },
  { pattern: global('Intl'), why: LANGUAGE },
  { pattern: /\.\s*(?:localeCompare|toLocale\w*)/g, why: LANGUAGE },
];

/** A global name: no property (`unit.process`) and no key of an object or type (`{ process: 1 }`). */
function global(names: string): RegExp {
  return new RegExp(`(?<![\\w$.]|[{,;]\\s*(?=(?:${names})\\s*\\??:))(?:${names})(?![\\w$])`, 'g');
}

/** Everything in a file that could make two runs differ. */
export function findImpurities(file: SourceFile): Violation[] {
  const blanked = blankSource(file.text);
  return BANS.flatMap(({ pattern, why }) =>
    Array.from(blanked.matchAll(pattern), match => ({
      path: file.path,
      line: lineAt(file.text, match.index),
      what: `uses ${match[0].replace(/\s+/g, '')}`,
      why,
    })),
  );
}
