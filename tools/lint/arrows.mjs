import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { APP_IMPORTS, PACKAGES, PURE_PACKAGES, TEST_IMPORTS, TEST_LIBRARIES } from './layers.mjs';

/*
 * The tables of layers as overrides of `no-restricted-imports`. The linter compares the text of an import as .gitignore compares paths:
 * the last pattern that fits decides, and `!` allows. An override replaces what an earlier one says about the same file, so each list is
 * complete: everything is forbidden but relative paths, what the layers allow, and the libraries that the package.json names.
 */

/**
 * @typedef {import('oxlint').OxlintOverride} Override
 * @typedef {Readonly<Record<string, import('./layers.mjs').Layer>>} Layers
 */

const TABLE = 'tools/lint/layers.mjs';
const ROOT = new URL('../../', import.meta.url);
const RULES = 'packages/rules/src';
const TEST_KIT = 'packages/testkit';

/** How deep folders may be nested below one that has a place in the order. */
const MAX_DEPTH = 4;

const RELATIVE = ['!./**', '!../**'];
/** Imports by a detour: a package must be entered by its name, and a path must lead straight to its target. */
const DETOURS = ['@hexfall/*/src/**', './**/../**', '../**/[a-zA-Z]*/../**'];
const OUT_OF_PACKAGE = ['../**/src/**', '../**/tools/**', '../**/bench/**', '../**/examples/**'];
const TESTS = ['**/*.test.ts', '**/*.test.tsx'];

/**
 * @param {Layers} layers of the rules
 * @returns {Override[]} the later ones are for fewer files
 */
export function arrowOverrides(layers) {
  const packages = Object.entries(PACKAGES);
  const apps = readdirSync(new URL('apps/', ROOT));
  return [
    override(['packages/*/**'], ['@hexfall/**'], `its package has no place in ${TABLE}`),
    ...packages.flatMap(([name, imports]) => sourceOverrides(`packages/${name}`, imports)),
    ...apps.flatMap(name => sourceOverrides(`apps/${name}`, APP_IMPORTS)),
    ...layerOverrides(layers),
    ...packages.map(([name, imports]) => testOverride(`packages/${name}`, [name, ...imports])),
    ...apps.map(name => testOverride(`apps/${name}`, APP_IMPORTS)),
  ];
}

/**
 * @param {string} folder
 * @param {readonly string[]} imports
 * @returns {Override[]}
 */
function sourceOverrides(folder, imports) {
  const pure = PURE_PACKAGES.some(name => folder === `packages/${name}`);
  const libraries = pure ? [] : librariesOf(folder, folder === TEST_KIT ? TEST_LIBRARIES : []);
  const group = [...onlyPackages(imports), ...libraries];
  const why = mayImport(folder, [...imports, ...(pure ? [] : ['the dependencies in its package.json'])]);
  // What stands beside the sources, such as views and the configuration of tools, may use the package and what only builds it.
  const beside = [...onlyPackages([basename(folder), ...imports]), ...libraries, ...developmentOf(folder)];
  return [
    override([`${folder}/**`], beside, why),
    override([`${folder}/src/**`], [...group, ...OUT_OF_PACKAGE, ...TESTS], why),
  ];
}

/**
 * @param {string} folder
 * @param {readonly string[]} imports
 */
function testOverride(folder, imports) {
  const all = [...new Set([...imports, ...TEST_IMPORTS])];
  const development = [folder, '.'].flatMap(place => Object.keys(manifestOf(place).devDependencies ?? {}));
  const group = [...onlyPackages(all), ...librariesOf(folder, development), ...OUT_OF_PACKAGE];
  return override(
    TESTS.map(name => `${folder}/${name}`),
    group,
    mayImport(`a test of ${folder}`, all),
  );
}

/** @param {Layers} layers */
function layerOverrides(layers) {
  const overrides = Object.entries(layers).flatMap(([layer, { imports, forbids = [], folders }]) => {
    const below = imports.map(name => `${name}/**`);
    const why = mayImport(`rules/${layer}`, imports);
    if (!folders) return atEveryDepth(layer, why, [below]);
    const atRoot = [...onlyPackages(PACKAGES['rules']), './*/**', ...leaving(1, [below])];
    const inFolders = Object.entries(folders).flatMap(([folder, others]) => {
      const beside = [`the files of ${layer}`].concat(others, imports);
      const allowed = [['*.ts'].concat(others.map(name => `${name}/**`)), below];
      return atEveryDepth(`${layer}/${folder}`, mayImport(`rules/${layer}/${folder}`, beside), allowed, forbids);
    });
    return [unplaced(`${RULES}/${layer}`), override([`${RULES}/${layer}/*`], atRoot, why)].concat(inFolders);
  });
  return overrides.length === 0 ? [] : [unplaced(RULES), ...overrides];
}

/**
 * A folder that is not in the table may import nothing.
 * @param {string} parent
 */
function unplaced(parent) {
  return override([`${parent}/*/**`], ['**'], `its folder has no place in ${TABLE}`);
}

/**
 * One override for each depth below a folder, since an import from there goes up that many more levels.
 * @param {string} folder
 * @param {string} why
 * @param {readonly string[][]} allowed what may be imported beside the folder, one level up, and so on
 * @param {readonly string[]} [forbids] files that may not be imported all the same
 * @returns {Override[]}
 */
function atEveryDepth(folder, why, allowed, forbids = []) {
  return Array.from({ length: MAX_DEPTH }, (_, depth) => {
    const files = [`${RULES}/${folder}/${'*/'.repeat(depth)}*`];
    return override(files, [...onlyPackages(PACKAGES['rules']), ...leaving(depth + 1, allowed), ...forbids], why);
  });
}

/**
 * Forbids everything that is the given number of levels up or more, except what is allowed there.
 * @param {number} levels
 * @param {readonly string[][]} allowed
 */
function leaving(levels, allowed) {
  const patterns = allowed.flatMap((names, i) => {
    const up = '../'.repeat(levels + i);
    return [`${up}**`, ...names.map(name => `!${up}${name}`)];
  });
  return [...patterns, ...DETOURS, ...TESTS];
}

/** @param {readonly string[] | undefined} imports */
function onlyPackages(imports = []) {
  return ['*', ...RELATIVE, ...imports.flatMap(name => [`!@hexfall/${name}`, `!@hexfall/${name}/*`]), ...DETOURS];
}

/**
 * Node itself, the dependencies that a package.json names outside the workspace, and some more.
 * @param {string} folder
 * @param {readonly string[]} more
 */
function librariesOf(folder, more) {
  const { dependencies, peerDependencies } = manifestOf(folder);
  const names = Object.keys({ ...dependencies, ...peerDependencies }).filter(name => !name.startsWith('@hexfall/'));
  return ['node:*', ...names, ...more].flatMap(name => [`!${name}`, `!${name}/**`]);
}

/** @param {string} folder */
function developmentOf(folder) {
  const names = Object.keys(manifestOf(folder).devDependencies ?? {}).filter(name => !name.startsWith('@hexfall/'));
  return names.flatMap(name => [`!${name}`, `!${name}/**`]);
}

/**
 * @param {string} folder
 * @returns {Partial<Record<'dependencies' | 'peerDependencies' | 'devDependencies', Record<string, string>>>}
 */
function manifestOf(folder) {
  return JSON.parse(readFileSync(new URL(`${folder}/package.json`, ROOT), 'utf8'));
}

/**
 * @param {string} who
 * @param {readonly string[]} what
 */
function mayImport(who, what) {
  return `${who} may import ${what.join(', ') || 'no other package'}, and only what those export; see ${TABLE}`;
}

/**
 * @param {string[]} files
 * @param {string[]} group
 * @param {string} message
 * @returns {Override}
 */
function override(files, group, message) {
  return { files, rules: { 'no-restricted-imports': ['error', { patterns: [{ group, message }] }] } };
}
