/** Checks who imports whom, and that the engine stays pure: `npx tsx tools/check-arrows.ts`. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkWorkspaces, formatViolation } from './arrows/arrows.ts';
import { type Manifest, readWorkspaces } from './arrows/workspace.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Manifest;
const workspaces = readWorkspaces(root);
const violations = checkWorkspaces(workspaces, manifest);

for (const violation of violations) console.log(formatViolation(violation));
const files = workspaces.reduce((sum, workspace) => sum + workspace.files.length, 0);
console.log(`${files} files in ${workspaces.length} packages, ${violations.length} violations`);
process.exitCode = violations.length > 0 ? 1 : 0;
