import type { GameState } from './game-state.ts';
import type { MechState } from './mech-state.ts';

/**
 * Returns a copy that shares nothing that `apply` may write. It is written out field by field: a generic deep copy
 * costs twenty times as much, and search clones more than it plays. Frozen parts (queued rolls, declared attacks, board
 * changes) are shared.
 *
 * @example
 * ```ts
 * import { cloneState } from '@hexfall/rules';
 * import { setTheTable } from './table.mjs';
 *
 * const game = setTheTable();
 * const copy = cloneState(game.state);
 * copy.turn = 9;
 * game.state.turn; // => 1
 * ```
 */
export function cloneState(state: GameState): GameState {
  return {
    turn: state.turn,
    phase: state.phase,
    initiative: state.initiative.slice(),
    order: state.order.slice(),
    acted: state.acted,
    mechs: state.mechs.map(cloneMech),
    attacks: state.attacks.slice(),
    terrainChanges: state.terrainChanges.slice(),
    outcome: state.outcome,
    dice: state.dice.slice(),
  };
}

// oxlint-disable-next-line max-lines-per-function -- one line for each field
function cloneMech(mech: MechState): MechState {
  return {
    id: mech.id,
    side: mech.side,
    spec: mech.spec,
    gunnery: mech.gunnery,
    piloting: mech.piloting,
    c3: mech.c3,
    status: mech.status,
    pilot: mech.pilot,
    pilotWounds: mech.pilotWounds,
    hex: mech.hex,
    elevation: mech.elevation,
    facing: mech.facing,
    twist: mech.twist,
    armsFlipped: mech.armsFlipped,
    prone: mech.prone,
    heat: mech.heat,
    shutdown: mech.shutdown,
    shutdownByChoice: mech.shutdownByChoice,
    stealth: mech.stealth,
    stealthNext: mech.stealthNext,
    dumping: mech.dumping,
    dumpNext: mech.dumpNext,
    stuck: mech.stuck,
    boosterLevels: mech.boosterLevels.slice(),
    boostersRose: mech.boostersRose,
    armor: mech.armor.slice(),
    structure: mech.structure.slice(),
    slotHits: mech.slotHits.slice(),
    slotsOut: mech.slotsOut.slice(),
    locationsOut: mech.locationsOut,
    armoredHits: mech.armoredHits.slice(),
    hardenedHalves: mech.hardenedHalves,
    ammo: mech.ammo.slice(),
    jammed: mech.jammed,
    spent: mech.spent,
    capacitors: mech.capacitors,
    narcPods: mech.narcPods,
    frameShock: mech.frameShock,
    engineFlooding: mech.engineFlooding,
    podsUsed: mech.podsUsed,
    gearOn: mech.gearOn,
    gearNext: mech.gearNext,
    radicalLevel: mech.radicalLevel,
    radicalRose: mech.radicalRose,
    platesLost: mech.platesLost,
    morePlatesLost: mech.morePlatesLost,
    toMend: mech.toMend,
    shieldsWorn: mech.shieldsWorn,
    blueShieldTurns: mech.blueShieldTurns,
    coolantUses: mech.coolantUses,
    interference: mech.interference,
    discharged: mech.discharged,
    movement: mech.movement,
    hexesMoved: mech.hexesMoved,
    mpUsed: mech.mpUsed,
    heatBuildUp: mech.heatBuildUp,
    externalHeat: mech.externalHeat,
    boostersUsed: mech.boostersUsed,
    knockedOut: mech.knockedOut,
    weaponsFired: mech.weaponsFired,
    tagged: mech.tagged,
    spotting: mech.spotting,
    unjamming: mech.unjamming,
    acted: mech.acted,
    damageThisPhase: mech.damageThisPhase,
    shutdownThisPhase: mech.shutdownThisPhase,
    rolls: mech.rolls,
  };
}
