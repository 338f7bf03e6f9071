import {
  type Command,
  type EquipmentKind,
  type Game,
  type GameEvent,
  type GearCounter,
  type MechId,
  type MechSpec,
} from '@hexfall/rules';
import type { Coverage } from './coverage.ts';

/** Gear whose work shows in orders and events: it strikes, is switched, rolls dice, wears out, carries a unit or fires with its weapon. */
export const WORKING_GEAR = [
  'hatchet',
  'sword',
  'mace',
  'lance',
  'retractableBlade',
  'flail',
  'chainsaw',
  'miningDrill',
  'rockCutter',
  'combine',
  'backhoe',
  'dualSaw',
  'spotWelder',
  'pileDriver',
  'wreckingBall',
  'chainWhip',
  'smallVibroblade',
  'mediumVibroblade',
  'largeVibroblade',
  'nullSignature',
  'chameleon',
  'voidSignature',
  'blueShield',
  'radicalSinks',
  'emergencyCoolant',
  'pulseModule',
  'laserInsulator',
  'coolantPod',
  'smallShield',
  'mediumShield',
  'largeShield',
  'spikes',
  'modularArmor',
  'harjelTwo',
  'harjelThree',
  'ppcCapacitor',
  'artemisIV',
  'artemisV',
  'apollo',
  'machineGunArray',
  'masc',
  'supercharger',
  'umu',
] as const satisfies readonly EquipmentKind[];

const SECTION = 'gear at work';

/** Counters that one kind of gear alone writes. */
const BY_COUNTER: Readonly<Partial<Record<GearCounter, EquipmentKind>>> = {
  podsUsed: 'coolantPod',
  platesLost: 'modularArmor',
  blueShieldTurns: 'blueShield',
  radicalLevel: 'radicalSinks',
  coolantUses: 'emergencyCoolant',
};

/** Counts gear that an order puts to work by itself. */
export function seeGearInOrder(coverage: Coverage, command: Command): void {
  if (command.type === 'move' && command.swim === true) coverage.see(SECTION, 'umu');
}

/** Counts gear that an event shows at work. */
export function seeGearInEvent(coverage: Coverage, event: GameEvent, game: Game): void {
  const see = (unit: MechId, item: number): void => coverage.see(SECTION, specOf(game, unit).equipment[item]!.kind);
  switch (event.type) {
    case 'GearSwitched':
    case 'GearRolled':
      return see(event.unit, event.item);
    case 'AttackDeclared':
      if (event.attack.kind === 'melee') see(event.attack.attacker, event.attack.item);
      return;
    case 'CounterSet':
      return coverage.see(SECTION, BY_COUNTER[event.counter] ?? '');
    case 'WeaponFired': {
      const { addOn } = specOf(game, event.unit).weapons[event.weapon]!;
      return addOn < 0 ? undefined : see(event.unit, addOn);
    }
    case 'BoosterRolled':
      return coverage.see(SECTION, event.booster);
    case 'ArmorMended':
      return seeMending(coverage, specOf(game, event.unit), event.location);
    default:
  }
}

function seeMending(coverage: Coverage, { equipment }: MechSpec, location: number): void {
  for (const { kind, location: at } of equipment) {
    if (at === location && (kind === 'harjelTwo' || kind === 'harjelThree')) coverage.see(SECTION, kind);
  }
}

function specOf({ match, state }: Game, unit: MechId): MechSpec {
  return match.specs[state.mechs[unit]!.spec]!;
}
