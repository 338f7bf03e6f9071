import { defineConfig } from 'vitest/config';
import { flipSwitch } from './flip.ts';

const sourceConditions = ['@hexfall/source'];
const [id = '', side = ''] = (process.env['HEXFALL_FLIP'] ?? '').split(':');

/** The scenario tests of the rules, with one value of one switch exchanged for the other profile's. */
export default defineConfig({
  resolve: { conditions: sourceConditions },
  ssr: { resolve: { conditions: sourceConditions } },
  plugins: [
    {
      name: 'flip-switch',
      enforce: 'pre',
      transform: (code: string, file: string) =>
        id !== '' && file.endsWith('/profile/switches.ts') ? flipSwitch(code, id, side as 'spec' | 'canon') : undefined,
    },
  ],
  test: {
    include: ['packages/rules/src/**/*.test.ts'],
    exclude: ['**/*.golden.test.ts', '**/*.property.test.ts', '**/*.invariants.test.ts', '**/profile/*.test.ts'],
    testTimeout: 60_000,
    bail: 1,
  },
});
