import { LAYERS } from '@hexfall/hex';
import {
  ARMOR_FACINGS,
  armorFacing,
  boardOf,
  type Command,
  type DiceRoller,
  type Game,
  type GameEvent,
  LOCATIONS,
  type MechId,
  type MechSpec,
  type RollTag,
} from '@hexfall/rules';
import type { Watcher } from '../invariants/invariant.ts';
import type { Coverage } from './coverage.ts';
import { seeGearInEvent, seeGearInOrder } from './gear-at-work.ts';

/** Creates a watcher that counts what a game covers. */
export function watchCoverage(coverage: Coverage): Watcher {
  return {
    carriedOut: command => {
      seeCommand(coverage, command);
      seeGearInOrder(coverage, command);
    },
    event: (event, game) => {
      coverage.see('event', event.type);
      seeEvent(coverage, event, game);
      seeGround(coverage, event, game);
      seeGearInEvent(coverage, event, game);
    },
  };
}

function seeCommand(coverage: Coverage, command: Command): void {
  coverage.see('command', command.type);
  for (const choice of chosen(command)) coverage.see('choice', choice);
  if ('steps' in command) for (const step of command.steps) coverage.see('step', step);
  if (!('shots' in command)) return;
  for (const choice of [...command.shots, ...(command.buildings ?? [])].flatMap(chosen)) coverage.see('choice', choice);
}

/** Names of the fields that are set. A flag that is false does not count. */
function chosen(fields: object): string[] {
  return Object.entries(fields).flatMap(([field, value]) => (value === false || value === undefined ? [] : [field]));
}

function seeEvent(coverage: Coverage, event: GameEvent, game: Game): void {
  if ('reason' in event) coverage.see('piloting roll', event.reason);
  switch (event.type) {
    case 'AttackDeclared':
      return coverage.see('attack', event.attack.kind);
    case 'WeaponFired':
      return seeShot(coverage, specOf(game, event.unit), event.weapon, event.bin);
    case 'AntiMissileRolled':
      return coverage.see('weapon fired', specOf(game, event.unit).weapons[event.weapon]!.type.id);
    case 'DamageApplied':
      return coverage.see('armor struck', ARMOR_FACINGS[armorFacing(event.location, event.rear)]!);
    case 'LocationLost':
      return coverage.see('location lost', LOCATIONS[event.location]!);
    case 'SlotHit':
      return seeSlot(coverage, specOf(game, event.unit), event.location, event.slot);
    case 'HeatRolled':
      return coverage.see('heat roll', event.about);
    case 'Moved':
      return coverage.see('movement', event.mode);
    case 'Displaced':
      return coverage.see('displacement', event.how);
    case 'PilotHit':
      return coverage.see('wound', event.cause);
    case 'UnitDestroyed':
      return coverage.see('end of a unit', event.cause);
    default:
  }
}

function seeShot(coverage: Coverage, spec: MechSpec, weapon: number, bin: number): void {
  coverage.see('weapon fired', spec.weapons[weapon]!.type.id);
  const load = spec.ammoBins[bin];
  if (load === undefined) return;
  coverage.see('munition fired', load.munition);
  coverage.see('guidance fired', load.guidance);
}

function seeSlot(coverage: Coverage, spec: MechSpec, location: number, index: number): void {
  const slot = spec.slots[location]![index]!;
  coverage.see('slot struck', slot.kind);
  if (slot.kind === 'equipment') coverage.see('equipment struck', spec.equipment[slot.item]!.kind);
}

/** Counts the terrain of the hex that a unit enters. */
function seeGround(coverage: Coverage, event: GameEvent, game: Game): void {
  if (!('hex' in event && 'unit' in event && 'elevation' in event) || event.hex < 0) return;
  const { layers } = boardOf(game);
  for (const layer of LAYERS) if (layers[layer][event.hex] !== 0) coverage.see('terrain entered', layer);
}

function specOf({ match, state }: Game, unit: MechId): MechSpec {
  return match.specs[state.mechs[unit]!.spec]!;
}

/** Dice that count the tags of their rolls. */
export class NotingDice implements DiceRoller {
  private readonly dice: DiceRoller;
  private readonly coverage: Coverage;

  constructor(dice: DiceRoller, coverage: Coverage) {
    this.dice = dice;
    this.coverage = coverage;
  }

  twoD6(tag: RollTag, need?: number): number {
    this.coverage.see('roll', tag);
    return this.dice.twoD6(tag, need);
  }

  oneD6(tag: RollTag): number {
    this.coverage.see('roll', tag);
    return this.dice.oneD6(tag);
  }

  pick(tag: RollTag, count: number): number {
    this.coverage.see('roll', tag);
    return this.dice.pick(tag, count);
  }
}
