import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../bootstrap/run.mjs';
import { type PackedPackage, run } from './pack.ts';

/**
 * Unpacks packages into the `node_modules` of a folder, as `npm install` would, without a registry: other packages that they declare are
 * linked from the workspace. Nothing else can be imported there.
 */
export function installPacked(folder: string, packages: readonly PackedPackage[]): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }\n');
  for (const { manifest, tarball } of packages) {
    const place = join(folder, 'node_modules', manifest.name);
    mkdirSync(place, { recursive: true });
    run('tar', ['-xzf', tarball, '--strip-components=1'], place);
  }
  const ours = new Set(packages.map(({ manifest }) => manifest.name));
  const declared = new Set(packages.flatMap(({ manifest }) => Object.keys(manifest.dependencies ?? {})));
  for (const name of declared) if (!ours.has(name)) link(folder, name);
}

function link(folder: string, name: string): void {
  if (name.startsWith('@hexfall/')) throw new Error(`${name} is needed and has not been packed`);
  const place = join(folder, 'node_modules', name);
  mkdirSync(dirname(place), { recursive: true });
  // The only kind of link that needs no special rights on Windows; elsewhere it makes no difference.
  symlinkSync(join(ROOT, 'node_modules', name), place, 'junction');
}
