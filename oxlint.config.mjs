import { readFileSync } from 'node:fs';
import { arrowOverrides } from './tools/lint/arrows.mjs';
import { RULES_LAYERS } from './tools/lint/layers.mjs';
import { purityOverride, questionsOverride } from './tools/lint/purity.mjs';

/*
 * What `npm run lint` checks: the rules of .oxlintrc.json, which editors find by themselves, and on top of them who may import whom and
 * what keeps the engine pure.
 */

const base = JSON.parse(readFileSync(new URL('.oxlintrc.json', import.meta.url), 'utf8'));
const [, ...globals] = base.rules['no-restricted-globals'];

export default {
  ...base,
  rules: { ...base.rules, 'import/no-cycle': 'error' },
  overrides: [
    ...base.overrides,
    ...arrowOverrides(RULES_LAYERS),
    purityOverride(globals),
    questionsOverride(),
    // Folders of the rules are in an order; files inside a folder may be friends.
    { files: ['packages/rules/src/**'], rules: { 'import/no-cycle': 'off' } },
    { files: ['packages/*/src/api.ts'], rules: { 'max-lines': 'off' } },
  ],
};
