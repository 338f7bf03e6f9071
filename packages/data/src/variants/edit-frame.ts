import { engineTons, HIGHEST_RATING, LOWEST_RATING } from '../construction/engine-table.ts';
import { ENGINE_BASE } from '../construction/tech-checks.ts';
import type { MechBlueprint } from '../units/blueprint.ts';
import { engineSinks } from '../units/figures.ts';
import { Bays } from './bays.ts';
import { engineRoom, holdSinks, sinkMakeOf } from './edit-sinks.ts';
import type { Change, OperationOf } from './operation.ts';

export function setEngine(unit: MechBlueprint, { rating, type }: OperationOf<'engine'>): Change {
  if (engineTons(type, rating) === undefined)
    return `Engines have ratings from ${LOWEST_RATING} to ${HIGHEST_RATING} in steps of five, not ${rating}.`;
  const foreign = engineRefusal(unit, type);
  if (foreign !== undefined) return foreign;
  const after = { ...unit, engine: type === 'fusion' ? { rating } : { rating, type } };
  const bays = new Bays(unit, after);
  const crowded = bays.settle();
  if (crowded !== undefined) return crowded;
  const { count } = unit.heatSinks;
  const more = Math.max(0, engineRoom(after) - engineRoom(unit));
  const inEngine = Math.min(count, engineSinks(unit, bays.filled.loadout) + more, engineRoom(after));
  const make = sinkMakeOf(unit, bays.filled);
  return holdSinks(bays, { make, keep: true, wanted: count - inEngine }) ?? bays.close();
}

/** Returns why a unit of one technology base cannot have an engine type; `undefined` if it can. */
export function engineRefusal(unit: MechBlueprint, type: OperationOf<'engine'>['type']): string | undefined {
  const { techBase = 'innerSphere' } = unit;
  const base = ENGINE_BASE[type];
  if (base === undefined || base === techBase || techBase === 'mixedClan' || techBase === 'mixedInnerSphere')
    return undefined;
  return `Only a unit of mixed technology has an engine that ${base === 'clan' ? 'the Clans build' : 'the Inner Sphere builds'}.`;
}

export function setGyro(unit: MechBlueprint, { type }: OperationOf<'gyro'>): Change {
  if (type === 'none' && unit.cockpit !== 'interface')
    return 'Only a unit with an interface cockpitcan do without a gyro.';
  const { gyro: _gyro, ...rest } = unit;
  return refit(unit, type === 'standard' ? rest : { ...rest, gyro: type });
}

export function setCockpit(unit: MechBlueprint, { type }: OperationOf<'cockpit'>): Change {
  if (unit.gyro === 'none' && type !== 'interface') return 'A unit without a gyro keeps its interface cockpit.';
  const { cockpit: _cockpit, cockpitMake: _make, ...rest } = unit;
  return refit(unit, type === 'standard' ? rest : { ...rest, cockpit: type });
}

export function setArm(unit: MechBlueprint, { location, without }: OperationOf<'arm'>): Change {
  if (unit.quad === true) return 'A machine on four legs has no arms.';
  const { armsWithout = {}, ...rest } = unit;
  const arms = Object.fromEntries(
    (['LA', 'RA'] as const).flatMap(code => {
      const missing = code === location ? without : (armsWithout[code] ?? 'nothing');
      return missing === 'nothing' ? [] : [[code, missing] as const];
    }),
  );
  return refit(unit, Object.keys(arms).length === 0 ? rest : { ...rest, armsWithout: arms });
}

/** Changes the technology base. A unit can have two without other parts: its own, and the mixed one of its chassis. */
export function setTechBase(unit: MechBlueprint, { techBase }: OperationOf<'techBase'>): Change {
  const { techBase: before = 'innerSphere', ...rest } = unit;
  const ownClan = before === 'clan' || before === 'mixedClan';
  if (ownClan !== (techBase === 'clan' || techBase === 'mixedClan'))
    return `A chassis of ${ownClan ? 'the Clans' : 'the Inner Sphere'} stays one, but it may carry both technologies.`;
  if ((techBase === 'clan' || techBase === 'innerSphere') && (unit.clanArmor ?? unit.clanStructure) !== undefined)
    return 'The armor or structure is of the other technology; change that first.';
  const foreign = engineRefusal({ ...unit, techBase }, unit.engine.type ?? 'fusion');
  if (foreign !== undefined) return foreign;
  return refit(unit, techBase === 'innerSphere' ? rest : { ...rest, techBase });
}

/** Puts the items of a unit between different fixed parts. */
function refit(before: MechBlueprint, after: MechBlueprint): Change {
  const bays = new Bays(before, after);
  return bays.settle() ?? bays.close();
}
