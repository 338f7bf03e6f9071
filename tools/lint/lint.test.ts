import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { binPath, ROOT } from '../bootstrap/run.mjs';
import { arrowOverrides } from './arrows.mjs';
import { RULES_LAYERS } from './layers.mjs';

/*
 * Plants violations in a tree of their own and lints it once, with the configuration of the workspace. Each planted file must be
 * complained about by the rule that is there for it, and each innocent one by none.
 */

type Planted = readonly [path: string, source: string];

const IMPORTS = 'eslint(no-restricted-imports)';
const GLOBALS = 'eslint(no-restricted-globals)';
const PROPERTIES = 'eslint(no-restricted-properties)';
const CYCLE = 'import(no-cycle)';
const EXACT_MATH = 'hexfall(exact-math)';
const ARROWS_AND_PURITY = new Set([
  IMPORTS,
  GLOBALS,
  PROPERTIES,
  CYCLE,
  EXACT_MATH,
  'typescript(consistent-type-imports)',
  'typescript(no-require-imports)',
]);

/** A file in a folder that imports one thing. */
function importing(folder: string, specifier: string): Planted {
  return [`${folder}/*.ts`, `export * from '${specifier}';`];
}

const FORBIDDEN_IMPORTS: readonly Planted[] = [
  // Arrows between packages.
  importing('packages/hex/src', '@hexfall/rules'),
  importing('packages/rules/src', '@hexfall/data'),
  importing('packages/rules/src', '@hexfall/testkit'),
  importing('packages/data/src', '@hexfall/bots'),
  importing('packages/bots/src', '@hexfall/sim'),
  importing('packages/view/src', '@hexfall/protocol'),
  importing('packages/sim/src', '@hexfall/testkit'),
  importing('packages/sim/src', '@hexfall/report'),
  importing('packages/report/src', '@hexfall/bots'),
  importing('packages/testkit/src', '@hexfall/sim'),
  importing('apps/cli/src', '@hexfall/testkit'),
  importing('packages/rules/src', '@hexfall/nothing'),
  importing('packages/lore/src', '@hexfall/hex'),
  importing('packages/report/player', '@hexfall/testkit'),
  ['apps/cli/src/*.ts', "import 'hexfall-web';"],
  ['packages/rules/src/*.ts', "import type { Unit } from '@hexfall/data';"],
  ['packages/rules/src/*.ts', "export type { Unit } from '@hexfall/data';"],
  ['packages/rules/src/*.ts', "export const data = await import('@hexfall/data');"],
  // Ways into a package.
  importing('packages/rules/src', '@hexfall/hex/src/grid.ts'),
  importing('packages/sim/src', '@hexfall/hex/src/grid.ts'),
  importing('packages/rules/src', '../../hex/src/grid.ts'),
  importing('packages/sim/src/batch', '../../../hex/src/grid.ts'),
  importing('packages/sim/src/batch', '../../../../tools/bootstrap/run.mjs'),
  importing('packages/rules/src', '@hexfall/rules'),
  importing('packages/sim/src', './batch.test.ts'),
  importing('packages/rules/src', '../weapons/shot.test.ts'),
  importing('packages/data/src/units', './../equipment/weapons.ts'),
  importing('packages/data/src/units', '../units/../equipment/weapons.ts'),
  // Libraries.
  importing('packages/rules/src', 'node:fs'),
  importing('packages/rules/src', 'node:fs/promises'),
  importing('packages/hex/src', 'fs'),
  importing('packages/rules/src', 'zod'),
  importing('packages/view/src', 'zod'),
  importing('packages/view/src', 'esbuild'),
  importing('packages/view/src', 'fast-check'),
  // Tests follow the arrows, too.
  ['packages/hex/src/*.test.ts', "import '@hexfall/rules';"],
  ['packages/view/src/*.test.ts', "import '@hexfall/sim';"],
  ['packages/view/src/*.test.ts', "import 'lodash';"],
];

const ALLOWED_IMPORTS: readonly Planted[] = [
  importing('packages/rules/src', '@hexfall/hex'),
  importing('packages/data/src/units/deep', '../../equipment/weapons.ts'),
  importing('packages/data/src', '@hexfall/rules'),
  importing('packages/protocol/src', 'zod'),
  importing('packages/testkit/src', 'fast-check'),
  importing('packages/sim/src', '@hexfall/bots'),
  importing('packages/sim/src', 'node:fs'),
  importing('packages/testkit/src', '@hexfall/data'),
  importing('packages/report/player', '../src/film/film.ts'),
  importing('apps/cli/src', '@hexfall/sim'),
  importing('apps/cli/src', '@hexfall/sim/threads'),
  importing('apps/cli/src', 'commander'),
  ...['@hexfall/testkit', '@hexfall/data', '@hexfall/hex', 'vitest', 'fast-check', 'node:fs'].map(
    (name): Planted => ['packages/hex/src/*.test.ts', `import '${name}';`],
  ),
  ['packages/rules/src/vocabulary/*.test.ts', "import '../turn/act.ts';"],
];

const FORBIDDEN_BETWEEN_LAYERS: readonly Planted[] = [
  ['basics', '../vocabulary/x.ts'],
  ['basics/deep', '../../vocabulary/state/x.ts'],
  ['vocabulary', '../questions/x.ts'],
  ['vocabulary', './state/x.ts'],
  ['vocabulary/dice', '../state/x.ts'],
  ['vocabulary/dice/deep', '../../state/x.ts'],
  ['vocabulary/dice/deep/deeper', '../../../state/x.ts'],
  ['vocabulary/dice/deep/deeper', '../../../../questions/x.ts'],
  ['vocabulary/state', '../../questions/weapons/x.ts'],
  ['vocabulary/events', '../game/x.ts'],
  ['vocabulary/unknown', '../dice/x.ts'],
  ['questions', './weapons/x.ts'],
  ['questions/weapons', '../to-hit/x.ts'],
  ['questions/to-hit', '../fire/x.ts'],
  ['questions/movement', '../to-hit/x.ts'],
  ['questions/fire', '../movement/x.ts'],
  ['questions/fire', '../../resolution/weapons/x.ts'],
  ['questions/fire/deep', '../../../turn/x.ts'],
  ['questions/fire', '../../vocabulary/game/emit.ts'],
  ['questions/fire/deep', '../../../vocabulary/game/emit.ts'],
  ['setup', '../resolution/x.ts'],
  ['setup/deep', '../../resolution/damage/x.ts'],
  ['resolution', './damage/x.ts'],
  ['resolution', '../setup/x.ts'],
  ['resolution/damage', '../weapons/x.ts'],
  ['resolution/damage', '../../setup/x.ts'],
  ['resolution/piloting', '../displacement/x.ts'],
  ['resolution/weapons', '../movement/x.ts'],
  ['resolution/weapons/deep', '../../physical/x.ts'],
  ['resolution/physical', '../../turn/x.ts'],
  ['resolution/physical', '../../x.ts'],
  ['turn', '../x.ts'],
  ['unknown', '../basics/x.ts'],
  ['unknown/deep', './x.ts'],
].map(([folder, specifier]) => importing(`packages/rules/src/${folder}`, specifier!));

const ALLOWED_BETWEEN_LAYERS: readonly Planted[] = [
  ['basics', './x.ts'],
  ['basics/deep', '../x.ts'],
  ['vocabulary', '../basics/x.ts'],
  ['vocabulary/state', '../dice/x.ts'],
  ['vocabulary/state/deep', '../../dice/seeded/x.ts'],
  ['vocabulary/state/deep', '../x.ts'],
  ['vocabulary/state/deep', '../other/x.ts'],
  ['vocabulary/state', '../x.ts'],
  ['vocabulary/game', '../events/x.ts'],
  ['questions/to-hit', '../weapons/x.ts'],
  ['questions/movement', '../piloting/x.ts'],
  ['questions/fire', '../../vocabulary/state/x.ts'],
  ['questions/fire', '../../vocabulary/game/game.ts'],
  ['setup', '../questions/movement/x.ts'],
  ['resolution/damage', '../../questions/weapons/x.ts'],
  ['resolution/damage', '../x.ts'],
  ['resolution/physical', '../weapons/x.ts'],
  ['resolution/physical', '@hexfall/hex'],
  ['turn', '../resolution/physical/x.ts'],
  ['turn/phases', '../x.ts'],
  ['turn/phases', '../../setup/x.ts'],
].map(([folder, specifier]) => importing(`packages/rules/src/${folder}`, specifier!));

const IMPURE: Readonly<Record<string, readonly string[]>> = {
  [GLOBALS]: [
    'export const now = new Date();',
    'export const now = performance.now();',
    'export const now = `${Date.now()}`;',
    'export type Clock = typeof Date;',
    'console.log(1);',
    'export const { env } = process;',
    'export const clock = globalThis.Date;',
    'export const id = crypto.randomUUID();',
    'setTimeout(() => {}, 1);',
    "await fetch('x');",
    'export const compare = new Intl.Collator();',
    'export const wrong = isNaN(1);',
  ],
  [PROPERTIES]: [
    'export const chance = Math.random();',
    ...'sin cos tan asin acos atan atan2 exp expm1 log log2 log10 log1p pow cbrt sinh cosh tanh hypot'
      .split(' ')
      .map(name => `export const x = Math.${name}(1);`),
    "export const x = Math['pow'](2, 3);",
    'export const { sin } = Math;',
    "export const order = 'a'.localeCompare('b');",
    "export const upper = 'a'.toLocaleUpperCase();",
  ],
  [EXACT_MATH]: [
    'export const x = 2 ** 3;',
    'export let x = 2; x **= 3;',
    'export const other = Math;',
    'export const { floor } = Math;',
    "export const x = Math['floor'](2);",
    'export const all = { Math };',
    'export const all = [Math];',
    'export type Floor = typeof Math.floor;',
  ],
};

const PURE: readonly string[] = [
  'export const x = Math.floor(1) + Math.sqrt(2) + Math.imul(3, 4);',
  'export const a = { process: 1, Date: 2, Math: 3 };',
  'export interface Clock { readonly performance?: number; Math(): void }',
  'export const f = (log: { Date: number; Math: { pow: number } }): number => log.Date + log.Math.pow;',
  "export const text = 'Math.random() ** Date'; // console.log",
];

const CYCLES: readonly Planted[] = [
  ['packages/data/src/cycle/a.ts', "export * from './deep/b.ts';"],
  ['packages/data/src/cycle/deep/b.ts', "export * from '../c.ts';"],
  ['packages/data/src/cycle/c.ts', "export { a } from './a.ts';"],
];

const NO_CYCLES: readonly Planted[] = [
  ['packages/data/src/types/a.ts', "export * from './b.ts';"],
  ['packages/data/src/types/b.ts', "import type { A } from './a.ts';\nexport type B = A;"],
];

const tree = mkdtempSync(join(tmpdir(), 'hexfall-lint-'));
afterAll(() => rmSync(tree, { recursive: true }));

/** Where each source was planted: the same folder may get several. */
const places = new Map<string, string>();

function plant([path, source]: Planted): void {
  const place = path.replace('*', `planted-${places.size}`);
  places.set(`${path} ${source}`, place);
  mkdirSync(dirname(join(tree, place)), { recursive: true });
  writeFileSync(join(tree, place), `${source}\n`);
}

const inRules = (source: string): Planted => ['packages/rules/src/*.ts', source];
const FREE: readonly Planted[] = [
  ['packages/hex/src/*.test.ts', 'export const now = Date.now() + 2 ** 3;'],
  ['packages/data/src/*.ts', 'export const now = Date.now() + Math.sin(2 ** 3);'],
];
const NOT_STATEMENTS: readonly Planted[] = [
  inRules("export type Unit = import('@hexfall/data').Unit;"),
  inRules("export const data: unknown = require('@hexfall/data');"),
];

const inQuestions = (source: string): Planted => ['packages/rules/src/questions/to-hit/*.ts', source];
/** What a question may not do, and resolution may. */
const ROLLS: readonly string[] = [
  "export const roll = (game: any) => game.dice.pick('toHit', 6);",
  "export const roll = ({ dice }: any) => dice.twoD6('toHit');",
  "export const roll = (roller: any) => roller.oneD6('ice');",
];

const ALL = [
  ...ROLLS.map(inQuestions),
  ...ROLLS.map((source): Planted => ['packages/rules/src/resolution/damage/*.ts', source]),
  ...[FORBIDDEN_IMPORTS, ALLOWED_IMPORTS, FORBIDDEN_BETWEEN_LAYERS, ALLOWED_BETWEEN_LAYERS].flat(),
  ...[...Object.values(IMPURE).flat(), ...PURE].map(inRules),
  ...[CYCLES, NO_CYCLES, FREE, NOT_STATEMENTS].flat(),
];
for (const planted of ALL) plant(planted);

/** Which rules complain about each planted file. */
function lintTree(): Map<string, Set<string>> {
  const config = JSON.stringify(pathToFileURL(join(ROOT, 'oxlint.config.mjs')).href);
  const overrides = JSON.stringify(arrowOverrides(RULES_LAYERS));
  writeFileSync(
    join(tree, 'oxlint.config.mjs'),
    `import config from ${config};
    export default { ...config, overrides: [...config.overrides, ...${overrides}] };`,
  );
  const args = [binPath('oxlint'), '-c', 'oxlint.config.mjs', '--format=json', 'packages', 'apps'];
  const { stdout } = spawnSync(process.execPath, args, { cwd: tree, encoding: 'utf8', maxBuffer: 2 ** 26 });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { filename: string; code: string }[] };
  const found = new Map<string, Set<string>>();
  for (const { filename, code } of diagnostics)
    if (ARROWS_AND_PURITY.has(code)) found.set(filename, (found.get(filename) ?? new Set()).add(code));
  return found;
}

const complaints = lintTree();

function complaintsAbout(path: string, source: string): string[] {
  return [...(complaints.get(places.get(`${path} ${source}`)!) ?? [])];
}

describe('arrows', () => {
  test.each([...FORBIDDEN_IMPORTS, ...FORBIDDEN_BETWEEN_LAYERS])('%s may not hold: %s', (path, source) => {
    expect(complaintsAbout(path, source)).toContain(IMPORTS);
  });

  test.each([...ALLOWED_IMPORTS, ...ALLOWED_BETWEEN_LAYERS])('%s may hold: %s', (path, source) => {
    expect(complaintsAbout(path, source)).toEqual([]);
  });

  test.each(NOT_STATEMENTS)('%s may not hold: %s', (path, source) => {
    expect(complaintsAbout(path, source)).toHaveLength(1);
  });

  test.each(CYCLES)('%s is part of a cycle: %s', (path, source) => {
    expect(complaintsAbout(path, source)).toEqual([CYCLE]);
  });

  test.each(NO_CYCLES)('%s is not part of a cycle at run time: %s', (path, source) => {
    expect(complaintsAbout(path, source)).toEqual([]);
  });
});

describe('purity', () => {
  test.each(ROLLS)('a question may not roll dice: %s', source => {
    expect(complaintsAbout(...inQuestions(source))).toContain(PROPERTIES);
    expect(complaintsAbout('packages/rules/src/resolution/damage/*.ts', source)).toEqual([]);
  });

  const impure = Object.entries(IMPURE).flatMap(([rule, sources]) => sources.map(source => [rule, source] as const));

  test.each(impure)('%s reports: %s', (rule, source) => {
    expect(complaintsAbout(...inRules(source))).toContain(rule);
  });

  test.each(PURE)('the rules may hold: %s', source => {
    expect(complaintsAbout(...inRules(source))).toEqual([]);
  });

  test.each(FREE)('%s is free to hold: %s', (path, source) => {
    expect(complaintsAbout(path, source)).toEqual([]);
  });
});
