/*
 * Which packages and folders may import which. Arrows point down only; a new package or folder gets its line here.
 * The linter's configuration is made from these tables.
 */

const CORE = ['hex', 'rules', 'data'];

/** @type {Readonly<Record<string, readonly string[]>>} */
export const PACKAGES = {
  hex: [],
  rules: ['hex'],
  data: ['hex', 'rules'],
  odds: ['hex', 'rules'],
  view: [...CORE, 'odds'],
  bots: CORE,
  protocol: [...CORE, 'odds', 'view'],
  sim: [...CORE, 'protocol', 'bots', 'view'],
  store: [...CORE, 'protocol', 'sim'],
  stage: [...CORE, 'protocol', 'view'],
  report: [...CORE, 'protocol', 'view', 'sim', 'stage'],
  testkit: [...CORE, 'odds', 'view', 'bots'],
};

/** An app may import every package but the test kit. */
export const APP_IMPORTS = Object.keys(PACKAGES).filter(name => name !== 'testkit');

/** What tests may import besides their own package and what that package may import. */
export const TEST_IMPORTS = ['testkit', 'data'];
export const TEST_LIBRARIES = ['vitest', 'fast-check'];

/** Packages that give the same results everywhere: no I/O, no clock, no chance, no library. */
export const PURE_PACKAGES = ['hex', 'rules'];

/**
 * A folder of `packages/rules/src`, and which of its neighbours it may import. Its own folders, where they are in an order, may import
 * the files at the root of the layer, and those folders that they list. The files at the root import none of the folders.
 * What it `forbids` it may not import, although it may import the folder around it.
 * @typedef {{ imports: readonly string[], forbids?: readonly string[], folders?: Readonly<Record<string, readonly string[]>> }} Layer
 */

/** @type {Readonly<Record<string, Layer>>} */
export const RULES_LAYERS = {
  basics: { imports: [] },
  vocabulary: {
    imports: ['basics'],
    folders: inOrder(['dice', 'spec', 'profile'], ['state'], ['explain', 'commands'], ['events'], ['game']),
  },
  questions: {
    imports: ['basics', 'vocabulary'],
    forbids: ['**/vocabulary/game/emit.ts'],
    folders: {
      ...inOrder(['unit'], ['board'], ['weapons', 'heat', 'piloting'], ['to-hit'], ['fire']),
      movement: ['unit', 'board', 'weapons', 'heat', 'piloting'],
      physical: ['unit', 'board', 'weapons', 'heat', 'piloting', 'to-hit', 'movement'],
    },
  },
  setup: { imports: ['basics', 'vocabulary', 'questions'] },
  resolution: {
    imports: ['basics', 'vocabulary', 'questions'],
    folders: inOrder(
      ['damage'],
      ['piloting'],
      ['walls'],
      ['displacement'],
      ['buildings'],
      ['movement', 'weapons'],
      ['physical'],
    ),
  },
  turn: {
    imports: ['basics', 'vocabulary', 'questions', 'setup', 'resolution'],
    folders: inOrder(['phases'], ['orders']),
  },
};

/**
 * Every folder may import those of all earlier rows.
 * @param {readonly string[][]} rows
 * @returns {Record<string, readonly string[]>}
 */
function inOrder(...rows) {
  return Object.fromEntries(rows.flatMap((row, i) => row.map(folder => [folder, rows.slice(0, i).flat()])));
}
