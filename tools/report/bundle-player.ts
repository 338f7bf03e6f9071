import { fileURLToPath } from 'node:url';
import { type BuildOptions, build } from 'esbuild';

const HOME = new URL('../../packages/report/player/', import.meta.url);

/** Bundles the script of a report's page into one line of JavaScript. */
export function bundlePageScript(): Promise<string> {
  return bundle('main.tsx', {
    format: 'iife',
    platform: 'browser',
    charset: 'ascii',
    conditions: ['@hexfall/source'],
    jsx: 'automatic',
    jsxImportSource: 'preact',
  });
}

/** Bundles the style of the player and of the views that it shows. */
export function bundlePlayerStyle(): Promise<string> {
  return bundle('player.css', {});
}

async function bundle(file: string, options: BuildOptions): Promise<string> {
  const { outputFiles } = await build({
    ...options,
    entryPoints: [fileURLToPath(new URL(file, HOME))],
    bundle: true,
    write: false,
    minify: true,
    target: 'es2022',
  });
  return outputFiles[0]!.text.trim();
}
