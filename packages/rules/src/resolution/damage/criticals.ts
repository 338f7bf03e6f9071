import { criticalModifier } from '../../questions/unit/armor-types.ts';
import { gyroHits, gyroTolerance, gyroToughness, isItemHit } from '../../questions/unit/condition.ts';
import { classesOfTwo, type OutcomeClasses } from '../../vocabulary/dice/roller.ts';
import type { Source } from '../../vocabulary/events/source.ts';
import { announce, emit } from '../../vocabulary/game/emit.ts';
import { type Game, specOf } from '../../vocabulary/game/game.ts';
import { armorFacing, hasRear, isTorso, type LocationId, NOWHERE, TRANSFER } from '../../vocabulary/spec/locations.ts';
import type { MechSpec } from '../../vocabulary/spec/mech-spec.ts';
import { type Actuator, countSlots, lowestSlot, type Slot, type SlotPlace } from '../../vocabulary/spec/slots.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';
import { queueRoll } from '../queue-roll.ts';
import { blowOff, checkEngine } from './destruction.ts';
import { type ExplosiveSlot, explode, setOff } from './explosions.ts';
import { breakSeal } from './hull-breach.ts';
import { killPilot } from './pilot.ts';

/** Returns how many critical hits two dice give: 8-9 one, 10-11 two, 12-13 three, and four from 14 on, which only modifiers reach. */
export function criticalCount(roll: number): number {
  if (roll <= 7) return 0;
  if (roll <= 9) return 1;
  if (roll <= 11) return 2;
  return roll <= 13 ? 3 : 4;
}

/** By modifier, from the lowest: the rolls that give equally many critical hits. */
const MAX_MODIFIER = 6;
const COUNT_CLASSES: readonly OutcomeClasses[] = Array.from({ length: 2 * MAX_MODIFIER + 1 }, (_, i) =>
  classesOfTwo(sum => criticalCount(sum + i - MAX_MODIFIER)),
);

/** Rolls for critical hits on a location and carries them out. On a 12 a limb or the head comes off instead. */
export function resolveCriticalRoll(
  game: Game,
  mech: MechState,
  location: LocationId,
  source: Source,
  extra = 0,
): void {
  const modifier = modifierAt(specOf(game, mech), mech, location) + extra;
  const roll = game.dice.twoD6('criticalCount', COUNT_CLASSES[modifier + MAX_MODIFIER]);
  const total = roll + modifier;
  const comesOff = total >= 12 && !isTorso(location);
  const hits = comesOff ? 0 : criticalCount(total);
  announce(game, { type: 'CriticalRolled', unit: mech.id, location, roll, hits, source });
  if (comesOff) blowOff(game, mech, location, source);
  for (let hit = 0; hit < hits; hit++) if (resolveCriticalHit(game, mech, location, source) === 'blownApart') return;
}

/** Returns the modifier of the critical roll for the armor and the structure of a location. */
function modifierAt(spec: MechSpec, { armor }: MechState, location: LocationId): number {
  if (spec.plain) return 0;
  const armored = armor[location]! > 0 || (hasRear(location) && armor[armorFacing(location, true)]! > 0);
  return criticalModifier(spec, armored);
}

/** The result of a critical hit: an explosion may destroy the whole location, and then nothing is left to strike there. */
type Aftermath = 'settled' | 'blownApart';

/**
 * Strikes an occupied slot that was not struck yet, all with equal chances. In a location that never had anything to hit, the critical hit
 * moves inward; if everything there has been struck already, it is lost.
 */
export function resolveCriticalHit(game: Game, mech: MechState, start: LocationId, source: Source): Aftermath {
  const { hittable, kinds } = specOf(game, mech).masks;
  let location = start;
  while (location !== NOWHERE && hittable[location] === 0) location = TRANSFER[location]!;
  if (location === NOWHERE) return 'settled';
  const open = hittable[location]! & ~mech.slotHits[location]!;
  if (open === 0) return 'settled';
  const slot = nthSlot(open, game.dice.pick('criticalSlot', countSlots(open), open, kinds[location]));
  return strikeSlot(game, mech, { location, slot, rolledAt: start }, source);
}

function nthSlot(mask: number, n: number): number {
  let rest = mask;
  for (let skip = 0; skip < n; skip++) rest &= rest - 1;
  return lowestSlot(rest);
}

/** Strikes a specific slot, with everything that follows from it. */
export function resolveSlotHit(game: Game, mech: MechState, { location, slot }: SlotPlace, source: Source): void {
  strikeSlot(game, mech, { location, slot, rolledAt: NOWHERE }, source);
}

/** A slot that is struck, and the location whose critical roll it comes from; `NOWHERE` if there was none. */
interface StruckSlot extends SlotPlace {
  readonly rolledAt: LocationId;
}

function strikeSlot(game: Game, mech: MechState, struck: StruckSlot, source: Source): Aftermath {
  const { location, slot, rolledAt } = struck;
  const spec = specOf(game, mech);
  if ((spec.armoredSlots[location]! & ~mech.armoredHits[location]! & (1 << slot)) !== 0) {
    emit(game, { type: 'ArmoredSlotStruck', unit: mech.id, location, slot, rolledAt, source });
    return 'settled';
  }
  const content = spec.slots[location]![slot]!;
  const again = isStruckAlready(mech, spec, content);
  emit(game, { type: 'SlotHit', unit: mech.id, location, slot, rolledAt, source });
  return again ? 'settled' : resolveSlotEffect(game, mech, location, slot, source);
}

/** Whether an item is out already, in whichever location it was struck: a second slot of it then changes nothing. */
function isStruckAlready(mech: MechState, spec: MechSpec, content: Slot): boolean {
  const { kind } = content;
  if (kind !== 'weapon' && kind !== 'ammo' && kind !== 'equipment') return false;
  return isItemHit(mech, spec, kind, content.item);
}

/** Carries out the immediate effect of a struck slot; all other effects are derived from the slots when they matter. */
function resolveSlotEffect(game: Game, mech: MechState, location: LocationId, slot: number, source: Source): Aftermath {
  const content = specOf(game, mech).slots[location]![slot]!;
  switch (content.kind) {
    case 'engine':
      checkEngine(game, mech, source);
      break;
    case 'gyro':
      queueGyroRoll(game, mech);
      break;
    case 'cockpit':
      killPilot(game, mech, 'cockpit', source);
      break;
    case 'hip':
    case 'upperLeg':
    case 'lowerLeg':
    case 'foot':
      queueActuatorRoll(game, mech, content.kind);
      break;
    case 'equipment':
      strikeHarjel(game, mech, location, content.item, source);
      return explodeSlot(game, mech, { location, slot }, source);
    case 'weapon':
    case 'jumpJet':
    case 'ammo':
      return explodeSlot(game, mech, { location, slot }, source);
    default:
  }
  return 'settled';
}

/** Lets water in through HarJel that is struck or, if it is a kind that mends armor, makes one more critical roll. */
function strikeHarjel(game: Game, mech: MechState, location: LocationId, item: number, source: Source): void {
  const { kind } = specOf(game, mech).equipment[item]!;
  if (kind === 'harjel') breakSeal(game, mech, location, source);
  else if (kind === 'harjelTwo' || kind === 'harjelThree') resolveCriticalRoll(game, mech, location, source);
}

/** Sets off the content of a slot, if it can explode. */
function explodeSlot(game: Game, mech: MechState, { location, slot }: SlotPlace, source: Source): Aftermath {
  const content = specOf(game, mech).slots[location]![slot]! as ExplosiveSlot;
  const damage = setOff(game, mech, content);
  if (damage === 0) return 'settled';
  explode(game, mech, { location, slot, damage, bin: content.kind === 'ammo' ? content.item : -1 }, source);
  return mech.structure[location] === 0 ? 'blownApart' : 'settled';
}

/** Queues the roll for a gyro hit; once the gyro is destroyed, the unit cannot stand at all. A hit that the gyro tolerates does neither. */
function queueGyroRoll(game: Game, mech: MechState): void {
  const spec = specOf(game, mech);
  const hits = gyroHits(mech, spec);
  if (hits >= gyroToughness(spec)) queueRoll(game, mech, 'gyroDestroyed', 0);
  else if (hits > gyroTolerance(spec)) queueRoll(game, mech, 'gyroHit', game.rules.psrGyroTrigger);
}

export const LEG_ACTUATORS = ['hip', 'upperLeg', 'lowerLeg', 'foot'] as const satisfies readonly Actuator[];

/** Queues the roll for a leg actuator that stops working. Each has a roll of its own, and a hip the hardest. */
export function queueActuatorRoll(game: Game, mech: MechState, actuator: (typeof LEG_ACTUATORS)[number]): void {
  if (actuator === 'hip') queueRoll(game, mech, 'hipHit', game.rules.psrHipTrigger);
  else queueRoll(game, mech, 'legActuatorHit', game.rules.psrLegActuatorTrigger);
}
