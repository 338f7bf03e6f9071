import {
  ARMOR_FACINGS,
  armorFacing,
  type DamageApplied,
  type Game,
  type GameEvent,
  LOCATIONS,
  type MechId,
  type MechSpec,
  type MechState,
} from '@hexfall/rules';
import { demand, type Invariant } from './invariant.ts';

export const DAMAGE_IS_ACCOUNTED_FOR: Invariant = {
  name: 'every point of damage is applied, transferred or discarded by an event',
  watch(checked) {
    const transfers = new Map<MechId, DamageApplied[]>();
    return {
      event(event) {
        if (event.type !== 'DamageApplied') return;
        const { damage, armorDamage, structureDamage, transferred, discarded } = event;
        demand(
          damage === armorDamage + structureDamage + transferred + discarded && Math.min(damage, discarded) >= 0,
          () => `${damage} points arrive, and ${JSON.stringify(event)} does not account for them`,
        );
        const waiting = transfers.get(event.unit) ?? [];
        const last = waiting.at(-1);
        // Some kinds of armor and structure multiply the damage that arrives.
        if (last?.transferLocation === event.location && last.transferred <= damage) waiting.pop();
        if (transferred > 0) waiting.push(event);
        transfers.set(event.unit, waiting);
        checked();
      },
      end() {
        const [waiting] = [...transfers.values()].flat();
        demand(waiting === undefined, () => `damage was transferred and never arrived: ${JSON.stringify(waiting)}`);
      },
    };
  },
};

export const SHEETS_FOLLOW_THE_EVENTS: Invariant = {
  name: 'armor and structure change only by events of damage and loss',
  watch(checked) {
    const sheets = new Map<MechId, Sheet>();
    return {
      event(event, { state }) {
        if (event.type !== 'DamageApplied' && event.type !== 'LocationLost' && event.type !== 'ArmorMended') return;
        const sheet = sheets.get(event.unit);
        if (sheet === undefined) return;
        const mech = state.mechs[event.unit]!;
        if (event.type === 'DamageApplied') strike(sheet, event);
        else if (event.type === 'ArmorMended') sheet.armor[armorFacing(event.location, event.rear)]! += event.points;
        else lose(sheet, event.location);
        demandEqual(sheet, mech);
        checked();
      },
      order(_command, { state }) {
        for (const mech of state.mechs) {
          const sheet = sheets.get(mech.id);
          if (sheet === undefined) sheets.set(mech.id, sheetOf(mech));
          else demandEqual(sheet, mech);
        }
      },
    };
  },
};

/** Armor by facing and structure by location, as the events say. */
interface Sheet {
  readonly armor: number[];
  readonly structure: number[];
}

function sheetOf({ armor, structure }: MechState): Sheet {
  return { armor: [...armor], structure: [...structure] };
}

function strike({ armor, structure }: Sheet, event: DamageApplied): void {
  armor[armorFacing(event.location, event.rear)]! -= event.armorDamage;
  structure[event.location]! -= event.structureDamage;
}

function lose({ armor, structure }: Sheet, location: number): void {
  armor[location] = 0;
  armor[armorFacing(location, true)] = 0;
  structure[location] = 0;
}

function demandEqual({ armor, structure }: Sheet, mech: MechState): void {
  const facing = armor.findIndex((points, i) => points !== mech.armor[i]);
  demand(
    facing < 0,
    () =>
      `unit ${mech.id} has ${mech.armor[facing]} points of armor on ${ARMOR_FACINGS[facing]}, its events say ${armor[facing]}`,
  );
  const location = structure.findIndex((points, i) => points !== mech.structure[i]);
  demand(
    location < 0,
    () =>
      `unit ${mech.id} has ${mech.structure[location]} points of structure in ${LOCATIONS[location]}, its events say ${structure[location]}`,
  );
}

export const FALLS_HURT: Invariant = {
  name: 'a fall removes armor or structure',
  watch(checked) {
    const fallen = new Map<MechId, number>();
    return {
      event(event, game) {
        if (event.type === 'Fell') fallen.set(event.unit, pointsLeft(game.state.mechs[event.unit]!));
        const hurt =
          event.type === 'PilotHit'
            ? event.cause === 'fall'
            : event.type === 'PilotingRolled' && event.reason === 'avoidWound';
        if (!hurt || !('unit' in event)) return;
        const before = fallen.get(event.unit);
        if (before === undefined) return;
        fallen.delete(event.unit);
        if (hasToughArmor(specOfUnit(game, event.unit))) return;
        demand(
          pointsLeft(game.state.mechs[event.unit]!) < before,
          () => `unit ${event.unit} fell without losing armor or structure`,
        );
        checked();
      },
    };
  },
};

function pointsLeft({ armor, structure }: MechState): number {
  return [...armor, ...structure].reduce((sum, points) => sum + points, 0);
}

/** Whether a single point of damage may leave the armor unchanged. */
function hasToughArmor({ armorType, gear }: MechSpec): boolean {
  return gear.modularArmor !== undefined || armorType === 'hardened' || armorType === 'ferroLamellor';
}

export const RACKS_SPREAD: Invariant = {
  name: 'a rack of 20 missiles never deals more than 5 points to one location at once',
  watch(checked) {
    let rack = false;
    return {
      event(event, game) {
        if (event.type === 'ClusterRolled') {
          const { type } = specOfUnit(game, event.attacker).weapons[event.weapon]!;
          rack = type.damage.kind === 'cluster' && type.damage.projectiles === 20 && type.damage.groupPoints <= 5;
        } else if (ENDS_VOLLEY.has(event.type)) {
          rack = false;
        } else if (event.type === 'DamageApplied' && rack && !isBrittle(specOfUnit(game, event.unit))) {
          demand(event.damage <= 5, () => `a group of missiles does ${event.damage} points`);
          checked();
        }
      },
    };
  },
};

/** Events that end a volley: they cause damage of their own. */
const ENDS_VOLLEY: ReadonlySet<GameEvent['type']> = new Set([
  'Exploded',
  'AttackRolled',
  'BuildingAttackRolled',
  'Fell',
  'PhaseEnded',
]);

/** Composite structure loses two points for each point of damage. */
function isBrittle({ structureType }: MechSpec): boolean {
  return structureType === 'composite';
}

export const CRITICALS_STAY_IN_PLACE: Invariant = {
  name: 'a critical hit in one location never touches another',
  watch(checked) {
    const before = new Map<MechId, readonly number[]>();
    return {
      event(event, { state }) {
        if (event.type === 'SlotHit') {
          const now = state.mechs[event.unit]!.slotHits;
          const then = before.get(event.unit) ?? now;
          const other = now.findIndex((mask, location) => location !== event.location && mask !== then[location]);
          demand(
            other < 0,
            () => `unit ${event.unit} is struck in ${LOCATIONS[event.location]} and hurt in ${LOCATIONS[other]}`,
          );
          checked();
        }
        if ('unit' in event) before.set(event.unit, state.mechs[event.unit]!.slotHits.slice());
      },
    };
  },
};

function specOfUnit({ match, state }: Game, unit: MechId): MechSpec {
  return match.specs[state.mechs[unit]!.spec]!;
}
