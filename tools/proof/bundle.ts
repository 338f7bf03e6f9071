import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/** Name under which the bundle puts what it exports into the global scope. */
export const BUNDLE_GLOBAL = 'hexfallProof';

/** Bundles `prove.ts` and all that it needs into one script for any engine, straight from source. */
export async function bundleProof(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('prove.ts', import.meta.url))],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: BUNDLE_GLOBAL,
    platform: 'neutral',
    target: 'es2022',
    conditions: ['@hexfall/source'],
  });
  return outputFiles[0]!.text;
}
