import { LAYERS } from '@hexfall/hex';
import type { NameSchema, Schema } from '../../basics/schema.ts';
import { ATTACK_FIELDS, ATTACK_KINDS, type DeclaredAttack } from './attacks.ts';
import type { GameState, Outcome, Phase } from './game-state.ts';
import { mixMech } from './mech-hash.generated.ts';
import { mix, mixAll } from './mix.ts';

/**
 * A 32-bit fingerprint of the state without the dice: two players, two engines or two browsers that hold the same
 * game hold the same number. A replay carries one for every turn.
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
  let hash = mix(HASH_START, state.turn);
  hash = mix(hash, PHASE_CODES.indexOf(state.phase));
  hash = mixAll(hash, state.initiative);
  hash = mixAll(hash, state.order);
  hash = mix(hash, state.acted);
  for (const mech of state.mechs) hash = mixMech(hash, mech);
  hash = mix(hash, state.attacks.length);
  for (const attack of state.attacks) hash = mixAll(hash, attackNumbers(attack));
  hash = mix(hash, outcomeCode(state.outcome));
  for (const { hex, content } of state.terrainChanges) {
    hash = mix(mix(hash, hex), content.level);
    for (const layer of LAYERS) hash = mix(hash, content.layers[layer] ?? 0);
  }
  return finish(hash);
}

/** Their numbers are for good, since replays carry hashes: a phase that is added later comes last, wherever it stands in a turn. */
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

/** All that an attack says, as numbers in the order of its table. */
function attackNumbers(attack: DeclaredAttack): number[] {
  const numbers = [ATTACK_KINDS.indexOf(attack.kind), attack.attacker, attack.target];
  const values = attack as unknown as Readonly<Record<string, unknown>>;
  for (const [name, schema] of Object.entries<Schema<unknown>>(ATTACK_FIELDS[attack.kind])) {
    numbers.push(toNumber(schema, values[name]));
  }
  return numbers;
}

/** A number, a flag, or a name by its place in the list of names. */
function toNumber(schema: Schema<unknown>, value: unknown): number {
  return 'names' in schema ? (schema as NameSchema<unknown>).names.indexOf(value) : Number(value);
}

function outcomeCode(outcome: Outcome): number {
  if (outcome.kind === 'undecided') return -1;
  return outcome.kind === 'draw' ? -2 : outcome.side;
}

const HASH_START = 0x2f5c1e9b;

function finish(value: number): number {
  const mixed = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}
