import { buildWorkspaces } from './build/workspaces.mjs';

/*
 * Builds what is given, or all packages and apps: node tools/build.mjs [FOLDER...]
 */
process.exitCode = await buildWorkspaces(process.cwd(), process.argv.slice(2));
