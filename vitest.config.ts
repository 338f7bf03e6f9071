import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const sourceConditions = ['@hexfall/source'];

export default defineConfig({
  resolve: { conditions: sourceConditions },
  ssr: { resolve: { conditions: sourceConditions } },
  test: {
    include: [
      'packages/*/src/**/*.test.ts',
      'packages/stage/views/**/*.test.ts',
      'apps/*/src/**/*.test.ts',
      'tools/**/*.test.ts',
      'bench/**/*.test.ts',
      'examples/*.test.ts',
    ],
    // Nothing that the user of this machine has imported or set is part of a test.
    env: { HEXFALL_HOME: fileURLToPath(new URL('.cache/empty-home', import.meta.url)) },
    // Vitest would leave one core to itself, which on a machine of two is half of them.
    maxWorkers: '100%',
    setupFiles: ['tools/properties/seed.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
