import { buildWorkspaces } from './workspaces.mjs';

/*
 * Builds what is given, or all packages and apps: node tools/build/main.mjs [FOLDER...]
 */
process.exitCode = await buildWorkspaces(process.cwd(), process.argv.slice(2));
