/**
 * Plays replays again in the Node that runs this: node run-in-node.mjs BUNDLE REPLAY... prints the proofs as JSON. Plain
 * JavaScript without a package, so that every Node runs it as it is.
 */
import { readFileSync } from 'node:fs';
import { runInThisContext } from 'node:vm';

const [bundle = '', ...replays] = process.argv.slice(2);
runInThisContext(readFileSync(bundle, 'utf8'), { filename: bundle });
const { hexfallProof } = /** @type {{ hexfallProof: { prove(text: string): unknown } }} */ (
  /** @type {unknown} */ (globalThis)
);
process.stdout.write(JSON.stringify(replays.map(path => hexfallProof.prove(readFileSync(path, 'utf8')))));
