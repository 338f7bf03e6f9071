import { defaultClientConditions, defineConfig } from 'vite';
import { securityPolicy } from './build/security-policy.mjs';

export default defineConfig({
  // Addresses are relative, so that the site works from any folder of any host.
  base: './',
  plugins: [securityPolicy()],
  resolve: { conditions: ['@hexfall/source', ...defaultClientConditions] },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  worker: { format: 'es' },
  // Small files are not written into others as `data:` addresses, which the policy would have to allow.
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { bundlerTimings: false },
      // A large library that only some files need stays by itself: the bundler would put its own helpers, which every page needs, there.
      output: { codeSplitting: { groups: [{ name: 'yaml', test: /[\\/]node_modules[\\/]yaml[\\/]/ }] } },
    },
  },
});
