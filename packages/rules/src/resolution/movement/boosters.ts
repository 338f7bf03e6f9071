import { hasBit } from '../../basics/integers.ts';
import { BOOSTERS, type Booster, strainNumber, workingBooster } from '../../questions/movement/boosters.ts';
import { isLocationGone, legsOf } from '../../questions/unit/condition.ts';
import { BOOSTER } from '../../vocabulary/events/source.ts';
import { emit } from '../../vocabulary/game/emit.ts';
import { type Game, specOf } from '../../vocabulary/game/game.ts';
import { CT, LOCATION_COUNT } from '../../vocabulary/spec/locations.ts';
import { lowestSlot } from '../../vocabulary/spec/slots.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';
import { criticalCount, resolveCriticalHit, resolveSlotHit } from '../damage/criticals.ts';
import { checkEngine } from '../damage/destruction.ts';
import { resolveQueuedRolls } from '../piloting/queued-rolls.ts';
import { queueRoll } from '../queue-roll.ts';

/**
 * Switches on the boosters of a run, each with its roll. Returns false when one fails: the player must order a new
 * move.
 */
export function switchOnBoosters(game: Game, mech: MechState, boosters: number): boolean {
  let allWork = true;
  for (const [i, booster] of BOOSTERS.entries()) {
    if (!hasBit(boosters, i) || mech.status !== 'active' || rollBooster(game, mech, booster)) continue;
    allWork = false;
    if (booster === 'masc') tearLegs(game, mech);
    else burstSupercharger(game, mech);
  }
  return allWork;
}

/** Rolls for a booster. Returns whether it withstands the strain. */
function rollBooster(game: Game, mech: MechState, booster: Booster): boolean {
  const index = BOOSTERS.indexOf(booster);
  const need = strainNumber(mech.boosterLevels[index]!);
  const roll = game.dice.twoD6(booster, need);
  const failed = roll < need;
  const used = mech.boostersUsed | (1 << index);
  emit(game, { type: 'BoosterRolled', unit: mech.id, booster, need, roll, failed, used });
  return !failed;
}

/** Damages the legs when MASC fails: a critical hit in each, with the resulting rolls at once. */
function tearLegs(game: Game, mech: MechState): void {
  for (const leg of legsOf(specOf(game, mech))) {
    if (!isLocationGone(mech, leg) && mech.status === 'active') resolveCriticalHit(game, mech, leg, BOOSTER);
  }
  if (game.rules.mascFailure) queueRoll(game, mech, 'mascFailure', 0);
  resolveQueuedRolls(game, mech);
}

/** Destroys a supercharger that fails, which may damage the engine by as many hits as a critical roll gives. */
function burstSupercharger(game: Game, mech: MechState): void {
  const spec = specOf(game, mech);
  const item = workingBooster(mech, spec, 'supercharger');
  for (let location = 0; location < LOCATION_COUNT; location++) {
    const slot = spec.slots[location]!.findIndex(content => content.kind === 'equipment' && content.item === item);
    if (slot >= 0) resolveSlotHit(game, mech, { location, slot }, BOOSTER);
  }
  damageEngine(game, mech, criticalCount(game.dice.twoD6('superchargerDamage')));
  if (game.rules.superchargerFailure) queueRoll(game, mech, 'superchargerFailure', 0);
  resolveQueuedRolls(game, mech);
}

/** Hits the first engine slots of the center torso that are still whole. */
function damageEngine(game: Game, mech: MechState, hits: number): void {
  const spec = specOf(game, mech);
  for (let hit = 0; hit < hits && mech.status === 'active'; hit++) {
    const open = spec.masks.engine[CT]! & ~mech.slotHits[CT]!;
    if (open !== 0) resolveSlotHit(game, mech, { location: CT, slot: lowestSlot(open) }, BOOSTER);
  }
  checkEngine(game, mech, BOOSTER);
}

/**
 * Adjusts the strain of boosters at the end of a turn: it grows with use and wears off without it, twice as fast if it
 * has only just grown.
 */
export function settleBoosters(game: Game, mech: MechState): void {
  const { boosterLevels, boostersRose, boostersUsed } = mech;
  if (boostersUsed === 0 && boostersRose === 0 && boosterLevels.every(level => level === 0)) return;
  const levels = boosterLevels.map((level, i) => {
    if (hasBit(boostersUsed, i)) return level + 1;
    return Math.max(0, level - (hasBit(boostersRose, i) ? 2 : 1));
  });
  emit(game, { type: 'BoostersSettled', unit: mech.id, levels, rose: boostersUsed });
}
