import { fileURLToPath } from 'node:url';
import { PURE_PACKAGES } from './layers.mjs';

const CHANCE = 'Every roll comes from the injected dice.';
const CLOCK = 'Results must not depend on time.';
const WORLD = 'The rules see only their arguments.';
const LANGUAGE = 'The result depends on the language settings of the machine.';
const INEXACT = 'Its last bits differ between engines, so replays would diverge.';

/** @type {Readonly<Record<string, string>>} */
const GLOBALS = {
  crypto: CHANCE,
  ...Object.fromEntries(
    'Date performance setTimeout setInterval setImmediate requestAnimationFrame queueMicrotask'
      .split(' ')
      .map(name => [name, CLOCK]),
  ),
  ...Object.fromEntries('console process globalThis fetch'.split(' ').map(name => [name, WORLD])),
  Intl: LANGUAGE,
};

const INEXACT_MATH =
  'sin cos tan asin acos atan sinh cosh tanh asinh acosh atanh atan2 exp expm1 log log2 log10 log1p pow cbrt hypot';

const QUESTION = 'A question rolls no dice and changes nothing; what does is in the layer of resolution.';

const LOCALE_METHODS =
  'localeCompare toLocaleString toLocaleUpperCase toLocaleLowerCase toLocaleDateString toLocaleTimeString';

/**
 * Nothing in the pure packages may give different results on different machines.
 * @param {readonly { name: string, message: string }[]} globals restrictions that hold everywhere
 * @returns {import('oxlint').OxlintOverride}
 */
export function purityOverride(globals) {
  const ownGlobals = Object.entries(GLOBALS).map(([name, message]) => ({ name, message }));
  return {
    files: PURE_PACKAGES.map(name => `packages/${name}/src/**`),
    excludeFiles: ['**/*.test.ts'],
    jsPlugins: [fileURLToPath(new URL('exact-math.mjs', import.meta.url))],
    rules: {
      'no-restricted-globals': ['error', ...globals, ...ownGlobals],
      'no-restricted-properties': ['error', ...impureProperties()],
      'hexfall/exact-math': 'error',
    },
  };
}

function impureProperties() {
  const inMath = INEXACT_MATH.split(' ').map(property => ({ object: 'Math', property, message: INEXACT }));
  const inTexts = LOCALE_METHODS.split(' ').map(property => ({ property, message: LANGUAGE }));
  return [{ object: 'Math', property: 'random', message: CHANCE }, ...inMath, ...inTexts];
}

/**
 * What the layer of questions may not do besides.
 * @returns {import('oxlint').OxlintOverride}
 */
export function questionsOverride() {
  const dice = ['dice', 'twoD6', 'oneD6'].map(property => ({ property, message: QUESTION }));
  return {
    files: ['packages/rules/src/questions/**'],
    excludeFiles: ['**/*.test.ts'],
    rules: { 'no-restricted-properties': ['error', ...impureProperties(), ...dice] },
  };
}
