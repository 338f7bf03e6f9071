import { type BoardChange, LAYERS } from '@hexfall/hex';
import { attackNumbers, type DeclaredAttack } from './attacks.ts';
import type { GameState, Outcome, Phase } from './game-state.ts';
import { mixMech } from './mech-hash.generated.ts';
import { mix, mixAll } from './mix.ts';

/**
 * Returns a 32-bit fingerprint of the state without the dice: two players, engines or browsers with the same game have the same number. A
 * replay contains one for every turn.
 *
 * @example
 * ```ts
 * import { cloneState, hashState } from '@hexfall/rules';
 * import { setTheTable } from './table.mjs';
 *
 * const game = setTheTable();
 * hashState(game.state) === hashState(cloneState(game.state)); // => true
 * ```
 */
export function hashState(state: GameState): number {
  let hash = HASH_START;
  for (const mixField of FIELD_MIXERS) hash = mixField(hash, state);
  return finish(hash);
}

/**
 * How each field of the state goes into the hash, in an order that must never change. The type requires every field, so that none is
 * forgotten.
 */
const MIXERS: Readonly<Record<Exclude<keyof GameState, 'dice'>, (hash: number, state: GameState) => number>> = {
  turn: (hash, { turn }) => mix(hash, turn),
  phase: (hash, { phase }) => mix(hash, PHASE_CODES.indexOf(phase)),
  initiative: (hash, { initiative }) => mixAll(hash, initiative),
  order: (hash, { order }) => mixAll(hash, order),
  acted: (hash, { acted }) => mix(hash, acted),
  mechs: (hash, { mechs }) => mechs.reduce(mixMech, hash),
  attacks: (hash, { attacks }) => attacks.reduce(mixAttack, mix(hash, attacks.length)),
  outcome: (hash, { outcome }) => mix(hash, outcomeCode(outcome)),
  terrainChanges: (hash, { terrainChanges }) => terrainChanges.reduce(mixTerrain, hash),
};

const FIELD_MIXERS = Object.values(MIXERS);

function mixAttack(hash: number, attack: DeclaredAttack): number {
  return mixAll(hash, attackNumbers(attack));
}

function mixTerrain(hash: number, { hex, content }: BoardChange): number {
  const start = mix(mix(hash, hex), content.level);
  const mixed = FIRST_LAYERS.reduce((sum, layer) => mix(sum, content.layers[layer] ?? 0), start);
  const { buildingArmor = 0 } = content.layers;
  return buildingArmor === 0 ? mixed : mix(mixed, buildingArmor);
}

/**
 * Layers that were in the first version of the hash. Replays contain hashes, so a layer that was added later counts only where it has a
 * value.
 */
const FIRST_LAYERS = LAYERS.filter(layer => layer !== 'buildingArmor');

/**
 * The phases by their numbers in the hash, which must never change, since replays contain hashes: a phase that is added later comes last
 * here, wherever it is in a turn.
 */
const PHASE_CODES: readonly Phase[] = [
  'initiative',
  'movement',
  'weapons',
  'physical',
  'heat',
  'end',
  'over',
  'deployment',
];

function outcomeCode(outcome: Outcome): number {
  if (outcome.kind === 'undecided') return -1;
  return outcome.kind === 'draw' ? -2 : outcome.side;
}

const HASH_START = 0x2f5c1e9b;

function finish(value: number): number {
  const mixed = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}
