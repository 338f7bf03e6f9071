import type { AttackRolled } from './attack-events.ts';
import type { CollisionRolled } from './movement-events.ts';
import type { PhysicalRolled } from './physical-events.ts';
import type { Source } from './source.ts';

/** A source that is an attack of a unit, or a collision. */
export type AttackSource = Extract<Source, { readonly attacker: number }>;

/**
 * Returns the source that everything carries which follows from the roll of an attack or a collision. The munition of a shot is not part of
 * its roll.
 *
 * @example
 * ```ts
 * import { sourceOfRoll } from '@hexfall/rules';
 *
 * const roll = { need: 5, roll: 7, hit: true, modifiers: [] };
 * sourceOfRoll({ type: 'PhysicalRolled', attacker: 0, target: 1, kind: 'kick', limb: 6, item: -1, ...roll }); // => { kind: 'kick', attacker: 0 }
 * ```
 */
export function sourceOfRoll(rolled: AttackRolled | PhysicalRolled | CollisionRolled): AttackSource {
  if (rolled.type === 'CollisionRolled') return { kind: 'collision', attacker: rolled.unit };
  const { attacker } = rolled;
  if (rolled.type === 'AttackRolled') return { kind: 'weapon', attacker, weapon: rolled.weapon };
  if (rolled.kind === 'melee') return { kind: 'melee', attacker, item: rolled.item };
  return { kind: rolled.kind === 'fall' ? 'fallUpon' : rolled.kind, attacker };
}
