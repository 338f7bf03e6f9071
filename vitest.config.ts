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
    setupFiles: ['tools/properties/seed.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
