import { OFF_BOARD } from '@hexfall/hex';
import { ALL_SLOTS, armorFacing, LOCATION_COUNT } from '../spec/locations.ts';
import { isFire } from '../state/attacks.ts';
import type { GameState } from '../state/game-state.ts';
import { type MechState, NO_ROLLS } from '../state/mech-state.ts';
import type { AttackDeclared } from './attack-events.ts';
import type { ConsciousnessRolled, DamageApplied, LocationLost, PilotHit } from './damage-events.ts';
import type { Announcement, GameEvent } from './events.ts';
import type { Deployed, Jumped, Stepped, Withdrew } from './movement-events.ts';
import type { Fell, RollQueued } from './piloting-events.ts';
import type { PhaseBegan } from './turn-events.ts';

/**
 * Applies an event to the state; no other code writes it. It contains no rules and no dice: an event says what is true
 * afterwards, and this writes it down. Play, replay, server and page all use it. The writers that are exported also
 * serve the code that emits an event, without the search for its case.
 *
 * @example
 * ```ts
 * import { apply, mechOf } from '@hexfall/rules';
 * import { setTheTable } from './table.mjs';
 *
 * const game = setTheTable();
 * apply(game.state, { type: 'TorsoTwisted', unit: 0, twist: 1 });
 * mechOf(game, 0).twist; // => 1
 * ```
 */
export function apply(state: GameState, event: GameEvent): void {
  switch (event.type) {
    case 'DamageApplied':
      return writeDamage(state.mechs[event.unit]!, event);
    case 'ArmorMended':
      state.mechs[event.unit]!.armor[armorFacing(event.location, event.rear)] = event.armor;
      return;
    case 'SlotHit':
      state.mechs[event.unit]!.slotHits[event.location]! |= 1 << event.slot;
      return;
    case 'ArmoredSlotStruck':
      state.mechs[event.unit]!.armoredHits[event.location]! |= 1 << event.slot;
      return;
    case 'Exploded':
      if (event.bin >= 0) state.mechs[event.unit]!.ammo[event.bin] = 0;
      return;
    case 'RollQueued':
      return writeQueuedRoll(state.mechs[event.unit]!, event);
    case 'RollsCleared':
      state.mechs[event.unit]!.rolls = NO_ROLLS;
      return;
    case 'Fell':
      return writeFall(state.mechs[event.unit]!, event);
    case 'PilotHit':
      return writePilotHit(state.mechs[event.unit]!, event);
    case 'ConsciousnessRolled':
      return writeConsciousness(state.mechs[event.unit]!, event);
    case 'LocationLost':
      return writeLoss(state.mechs[event.unit]!, event);
    case 'HullBreached':
      state.mechs[event.unit]!.slotHits[event.location] = ALL_SLOTS;
      return;
    case 'UnitDestroyed':
      state.mechs[event.unit]!.status = 'destroyed';
      return;
    case 'Deployed':
      return applyDeployment(state.mechs[event.unit]!, event);
    case 'Withdrew':
      return applyWithdrawal(state.mechs[event.unit]!, event);
    case 'Stepped':
    case 'Jumped':
      return applyStep(state.mechs[event.unit]!, event);
    case 'StandAttempted':
      state.mechs[event.unit]!.mpUsed = event.mpUsed;
      state.mechs[event.unit]!.heatBuildUp = event.heatBuildUp;
      return;
    case 'StoodUp':
      state.mechs[event.unit]!.prone = false;
      return;
    case 'WentProne':
      state.mechs[event.unit]!.prone = true;
      state.mechs[event.unit]!.mpUsed = event.mpUsed;
      return;
    case 'Bogged':
      state.mechs[event.unit]!.stuck = event.stuck;
      return;
    case 'BoosterRolled':
      state.mechs[event.unit]!.boostersUsed = event.used;
      return;
    case 'BoostersSettled':
      state.mechs[event.unit]!.boosterLevels = [...event.levels];
      state.mechs[event.unit]!.boostersRose = event.rose;
      return;
    case 'ShutDown':
      state.mechs[event.unit]!.shutdown = true;
      state.mechs[event.unit]!.shutdownByChoice = event.byChoice;
      state.mechs[event.unit]!.shutdownThisPhase = true;
      return;
    case 'StartedUp':
      state.mechs[event.unit]!.shutdown = false;
      state.mechs[event.unit]!.shutdownByChoice = false;
      state.mechs[event.unit]!.shutdownThisPhase = false;
      return;
    case 'RecoveryRolled':
      if (event.awake) state.mechs[event.unit]!.pilot = 'awake';
      return;
    case 'Moved':
      state.mechs[event.unit]!.movement = event.mode;
      state.mechs[event.unit]!.heatBuildUp = event.heatBuildUp;
      return;
    case 'TorsoTwisted':
      state.mechs[event.unit]!.twist = event.twist;
      return;
    case 'ArmsFlipped':
      state.mechs[event.unit]!.armsFlipped = true;
      return;
    case 'AttackDeclared':
      return applyDeclaration(state, event);
    case 'WeaponFired': {
      const mech = state.mechs[event.unit]!;
      mech.weaponsFired |= 1 << event.weapon;
      mech.heatBuildUp = event.heatBuildUp;
      if (event.bin >= 0) mech.ammo[event.bin] = event.shotsLeft;
      if (event.oneShot) mech.spent |= 1 << event.weapon;
      return;
    }
    case 'WeaponJammed':
      state.mechs[event.unit]!.jammed |= 1 << event.weapon;
      return;
    case 'UnjamBegan':
      state.mechs[event.unit]!.unjamming = true;
      return;
    case 'UnjamRolled':
      if (event.cleared) state.mechs[event.unit]!.jammed &= ~(1 << event.weapon);
      return;
    case 'NarcAttached':
      state.mechs[event.unit]!.narcPods |= 1 << event.side;
      return;
    case 'Tagged':
      state.mechs[event.unit]!.tagged |= 1 << event.side;
      return;
    case 'HeatInflicted':
      state.mechs[event.unit]!.externalHeat = event.externalHeat;
      return;
    case 'CapacitorSet': {
      const mech = state.mechs[event.unit]!;
      if (event.charged) mech.capacitors |= 1 << event.weapon;
      else mech.capacitors &= ~(1 << event.weapon);
      return;
    }
    case 'CounterSet':
      state.mechs[event.unit]![event.counter] = event.value;
      return;
    case 'GearSwitched':
      state.mechs[event.unit]!.gearOn = event.gearOn;
      state.mechs[event.unit]!.gearNext = event.gearNext;
      return;
    case 'StealthOrdered':
      state.mechs[event.unit]!.stealthNext = event.on;
      return;
    case 'DumpOrdered':
      state.mechs[event.unit]!.dumpNext |= 1 << event.bin;
      return;
    case 'AmmoDumped':
      state.mechs[event.unit]!.ammo[event.bin] = 0;
      state.mechs[event.unit]!.dumping &= ~(1 << event.bin);
      return;
    case 'AttacksCleared':
      state.attacks = event.phase === 'weapons' ? state.attacks.filter(attack => !isFire(attack)) : [];
      return;
    case 'Displaced':
      state.mechs[event.unit]!.hex = event.hex;
      state.mechs[event.unit]!.elevation = event.elevation;
      state.mechs[event.unit]!.stuck = false;
      return;
    case 'HeatSettled':
      state.mechs[event.unit]!.heat = event.heat;
      state.mechs[event.unit]!.heatBuildUp = 0;
      state.mechs[event.unit]!.externalHeat = 0;
      return;
    case 'TerrainChanged':
      state.terrainChanges.push({ hex: event.hex, content: event.content });
      return;
    case 'UnitActed':
      state.mechs[event.unit]!.acted = true;
      state.acted++;
      return;
    case 'ActionSkipped':
      state.acted++;
      return;
    case 'TurnBegan':
      return beginTurn(state, event.turn);
    case 'InitiativeRolled':
      state.initiative = [...event.order];
      return;
    case 'PhaseBegan':
      return beginPhase(state, event);
    case 'PhaseEnded':
      for (const mech of state.mechs) putOutOfAction(mech);
      return;
    case 'GameEnded':
      state.outcome = event.outcome;
      state.phase = 'over';
      return;
    default:
      event satisfies Announcement;
  }
}

export function writeDamage(mech: MechState, event: DamageApplied): void {
  const facing = armorFacing(event.location, event.rear);
  mech.armor[facing] = event.armorRemaining;
  if (event.armorHalved || mech.hardenedHalves !== 0) writeHalf(mech, facing, event.armorHalved);
  mech.structure[event.location] = event.structureRemaining;
  mech.damageThisPhase = event.damageThisPhase;
}

function writeHalf(mech: MechState, facing: number, halved: boolean): void {
  if (halved) mech.hardenedHalves |= 1 << facing;
  else mech.hardenedHalves &= ~(1 << facing);
}

/**
 * Queues a roll for a unit. The list is replaced by one of its exact length: a list that grows would keep room for a
 * dozen more entries, and most units wait for one roll.
 */
export function writeQueuedRoll(mech: MechState, event: RollQueued): void {
  const roll = { reason: event.reason, modifier: event.modifier };
  mech.rolls = mech.rolls.length === 0 ? [roll] : mech.rolls.concat(roll);
}

export function writeLoss(mech: MechState, event: LocationLost): void {
  mech.structure[event.location] = 0;
  mech.armor[event.location] = 0;
  mech.armor[armorFacing(event.location, true)] = 0;
  // Hit or empty, no slot is left to strike.
  mech.slotHits[event.location] = ALL_SLOTS;
}

export function writePilotHit(mech: MechState, { pilotWounds, dead }: PilotHit): void {
  mech.pilotWounds = pilotWounds;
  if (dead) mech.pilot = 'dead';
}

export function writeConsciousness(mech: MechState, { awake }: ConsciousnessRolled): void {
  if (awake) return;
  mech.pilot = 'unconscious';
  mech.knockedOut = true;
}

export function writeFall(mech: MechState, event: Fell): void {
  mech.hex = event.hex;
  mech.elevation = event.elevation;
  mech.facing = event.facing;
  mech.twist = 0;
  mech.prone = true;
}

function applyDeployment(mech: MechState, event: Deployed): void {
  mech.status = 'active';
  mech.hex = event.hex;
  mech.elevation = event.elevation;
  mech.facing = event.facing;
}

function applyWithdrawal(mech: MechState, event: Withdrew): void {
  mech.status = 'withdrawn';
  mech.hex = OFF_BOARD;
  mech.elevation = 0;
  mech.mpUsed = event.mpUsed;
}

function applyStep(mech: MechState, event: Stepped | Jumped): void {
  mech.hex = event.hex;
  mech.elevation = event.elevation;
  mech.facing = event.facing;
  mech.mpUsed = event.mpUsed;
  mech.hexesMoved = event.hexesMoved;
}

/**
 * Records a declared attack. A unit that sees the target for another counts as spotting for the rest of the turn, even
 * after the shot is resolved.
 */
function applyDeclaration(state: GameState, { attack }: AttackDeclared): void {
  state.attacks.push(attack);
  if (attack.kind !== 'weapon' || attack.spotter < 0 || attack.spotter === attack.attacker) return;
  state.mechs[attack.spotter]!.spotting = true;
}

function beginTurn(state: GameState, turn: number): void {
  state.turn = turn;
  for (const mech of state.mechs) {
    mech.movement = 'undecided';
    mech.hexesMoved = 0;
    mech.mpUsed = 0;
    mech.weaponsFired = 0;
    mech.boostersUsed = 0;
    mech.knockedOut = false;
    mech.twist = 0;
    mech.armsFlipped = false;
    mech.tagged = 0;
    mech.spotting = false;
    mech.unjamming = false;
    mech.stealth = mech.stealthNext;
    mech.dumping = mech.dumpNext;
    mech.dumpNext = 0;
    mech.gearOn = mech.gearNext;
  }
}

function beginPhase(state: GameState, event: PhaseBegan): void {
  state.phase = event.phase;
  state.order = [...event.order];
  state.acted = 0;
  for (const mech of state.mechs) {
    mech.acted = false;
    mech.damageThisPhase = 0;
    mech.shutdownThisPhase = false;
  }
}

function putOutOfAction(mech: MechState): void {
  for (let location = 0; location < LOCATION_COUNT; location++) {
    mech.slotsOut[location] = mech.slotHits[location]!;
    if (mech.structure[location] === 0) mech.locationsOut |= 1 << location;
  }
}
