import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LAYERS } from '@hexfall/hex';
import type { JsonSchema } from '../../basics/schema.ts';
import type { DeclaredAttack, WeaponAttack } from './attacks.ts';
import { cloneState } from './clone.ts';
import { type GameState, OPEN_STATE, type Outcome, type Phase } from './game-state.ts';
import { hashState } from './hash.ts';
import type { MechState } from './mech-state.ts';
import { ROLL_REASONS } from './roll-reasons.ts';

/* The hash as it was first written, by hand. Replays carry its numbers, so this copy is never changed. */

const ATTACK_KINDS = ['weapon', 'punch', 'kick', 'push', 'melee', 'charge', 'dfa'];
const HIT_TABLES = ['full', 'punch', 'kick'];
const MECH_STATUSES = ['active', 'destroyed', 'withdrawn', 'undeployed'];
const PILOT_CONDITIONS = ['awake', 'unconscious', 'dead'];
const MOVE_MODES = ['undecided', 'stationary', 'walk', 'run', 'jump', 'crawl', 'skid'];

function shotNumbers({ rate, bin, aim, heat, spotter, secondary, charged }: WeaponAttack): number[] {
  return [rate, bin, aim, heat ? 1 : 0, spotter, secondary, charged ? 1 : 0];
}

function attackNumbers(attack: DeclaredAttack): number[] {
  const common = [ATTACK_KINDS.indexOf(attack.kind), attack.attacker, attack.target];
  switch (attack.kind) {
    case 'weapon':
      return [...common, attack.need, attack.weapon, attack.bracket, ...shotNumbers(attack)];
    case 'punch':
    case 'kick':
      return [...common, attack.need, attack.limb];
    case 'push':
      return [...common, attack.need];
    case 'melee':
      return [...common, attack.need, attack.item, HIT_TABLES.indexOf(attack.table)];
    case 'charge':
    case 'dfa':
      return [...common, attack.hex];
    default:
      attack satisfies never;
      return common;
  }
}

function frozenHash(state: GameState): number {
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

function mixMech(start: number, mech: MechState): number {
  let hash = mix(start, mech.id);
  hash = mix(hash, mech.side);
  hash = mix(hash, mech.spec);
  hash = mix(hash, mech.gunnery);
  hash = mix(hash, mech.piloting);
  hash = mix(hash, mech.c3);
  hash = mix(hash, MECH_STATUSES.indexOf(mech.status));
  hash = mix(hash, PILOT_CONDITIONS.indexOf(mech.pilot));
  hash = mix(hash, mech.pilotWounds);
  hash = mix(hash, mech.hex);
  hash = mix(hash, mech.elevation);
  hash = mix(hash, mech.facing);
  hash = mix(hash, mech.twist);
  hash = mix(hash, flag(mech.armsFlipped));
  hash = mix(hash, flag(mech.prone));
  hash = mix(hash, mech.heat);
  hash = mix(hash, flag(mech.shutdown));
  hash = mix(hash, flag(mech.shutdownByChoice));
  hash = mix(hash, flag(mech.stealth));
  hash = mix(hash, flag(mech.stealthNext));
  hash = mix(hash, flag(mech.stuck));
  hash = mixAll(hash, mech.boosterLevels);
  hash = mix(hash, mech.boostersRose);
  hash = mixAll(hash, mech.armor);
  hash = mixAll(hash, mech.structure);
  hash = mixAll(hash, mech.slotHits);
  hash = mixAll(hash, mech.slotsOut);
  hash = mix(hash, mech.locationsOut);
  hash = mixAll(hash, mech.armoredHits);
  hash = mix(hash, mech.hardenedHalves);
  hash = mixAll(hash, mech.ammo);
  hash = mix(hash, mech.jammed);
  hash = mix(hash, mech.spent);
  hash = mix(hash, mech.capacitors);
  hash = mix(hash, mech.narcPods);
  return mixTurn(hash, mech);
}

function mixTurn(start: number, mech: MechState): number {
  let hash = mix(start, MOVE_MODES.indexOf(mech.movement));
  hash = mix(hash, mech.hexesMoved);
  hash = mix(hash, mech.mpUsed);
  hash = mix(hash, mech.heatBuildUp);
  hash = mix(hash, mech.externalHeat);
  hash = mix(hash, mech.boostersUsed);
  hash = mix(hash, flag(mech.knockedOut));
  hash = mix(hash, mech.weaponsFired);
  hash = mix(hash, mech.tagged);
  hash = mix(hash, flag(mech.unjamming));
  hash = mix(hash, flag(mech.acted));
  hash = mix(hash, mech.damageThisPhase);
  hash = mix(hash, mech.rolls.length);
  for (const roll of mech.rolls) hash = mix(mix(hash, ROLL_REASONS.indexOf(roll.reason)), roll.modifier);
  return mixLaterFields(hash, mech);
}

function mixLaterFields(start: number, mech: MechState): number {
  let hash = mech.spotting ? mix(start, SPOTTING) : start;
  if (mech.shutdownThisPhase) hash = mix(hash, SHUTDOWN_THIS_PHASE);
  return (mech.dumping | mech.dumpNext) === 0 ? hash : mix(mix(mix(hash, DUMPING), mech.dumping), mech.dumpNext);
}

const SPOTTING = 1;
const DUMPING = 2;
const SHUTDOWN_THIS_PHASE = 3;

function outcomeCode(outcome: Outcome): number {
  if (outcome.kind === 'undecided') return -1;
  return outcome.kind === 'draw' ? -2 : outcome.side;
}

function flag(value: boolean): number {
  return value ? 1 : 0;
}

const HASH_START = 0x2f5c1e9b;

function mix(hash: number, value: number): number {
  const mixed = Math.imul(hash ^ value, 0x5bd1e995);
  return mixed ^ (mixed >>> 13);
}

function mixAll(start: number, values: readonly number[]): number {
  let hash = mix(start, values.length);
  for (const value of values) hash = mix(hash, value);
  return hash;
}

function finish(value: number): number {
  const mixed = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

/** Values that a schema allows. */
function valuesOf(schema: JsonSchema): fc.Arbitrary<unknown> {
  const { type, minimum, maximum, enum: names, items, minItems, maxItems, properties, oneOf } = schema as Json;
  if (oneOf !== undefined) return fc.oneof(...oneOf.map(valuesOf));
  if (schema['const'] !== undefined) return fc.constant(schema['const']);
  switch (type) {
    case 'integer':
      return fc.oneof(fc.integer({ min: minimum!, max: maximum! }), fc.constant(Math.max(0, minimum!)));
    case 'boolean':
      return fc.boolean();
    case 'string':
      return fc.constantFrom(...names!);
    case 'array':
      return fc.array(valuesOf(items!), { minLength: minItems ?? 0, maxLength: maxItems ?? 4 });
    default:
      return properties === undefined
        ? fc.dictionary(
            valuesOf(schema['propertyNames'] as JsonSchema) as fc.Arbitrary<string>,
            valuesOf(schema['additionalProperties'] as JsonSchema),
          )
        : fc.record(Object.fromEntries(Object.entries(properties).map(([name, inner]) => [name, valuesOf(inner)])));
  }
}

interface Json {
  readonly type?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly enum?: readonly string[];
  readonly items?: JsonSchema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly oneOf?: readonly JsonSchema[];
}

const states = valuesOf(OPEN_STATE.json(false)).map(state =>
  cloneState({ ...(state as GameState), dice: Int32Array.from([1, 2, 3, 4]) }),
);

describe('the hash of a state', () => {
  test('is the number that it was when it was written by hand', () => {
    fc.assert(
      fc.property(states, state => {
        expect(hashState(state)).toBe(frozenHash(state));
      }),
      { numRuns: 500 },
    );
  });
});
