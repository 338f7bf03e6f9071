/**
 * Functions that read files: the same as those of the command line. They are loaded when the first file is read, since a page without files
 * needs none of them.
 */
export { parseBoard, parseForce, parseMul, readYaml } from '@hexfall/data';
export { parseUnitFile } from '@hexfall/protocol';
export { readInSteps } from '../watch/model/prepare-film.ts';
