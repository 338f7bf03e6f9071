import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const ENTRY = fileURLToPath(new URL('../../packages/report/player/main.ts', import.meta.url));

/** Bundles the script of a report's page into one line of JavaScript. */
export async function bundlePageScript(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [ENTRY],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
    charset: 'ascii',
    conditions: ['@hexfall/source'],
  });
  return outputFiles[0]!.text.trim();
}
