import { defaultClientConditions, defineConfig } from 'vite';

export default defineConfig({
  // Addresses are relative, so that the site works from any folder of any host.
  base: './',
  resolve: { conditions: ['@hexfall/source', ...defaultClientConditions] },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  worker: { format: 'es' },
  build: { target: 'es2022', outDir: 'dist/site', emptyOutDir: true },
});
