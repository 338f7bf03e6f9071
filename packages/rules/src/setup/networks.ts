import { divideUp } from '../basics/integers.ts';
import type { Problems } from '../basics/problems.ts';
import { c3LinkKind, isPeerLink, mastersOf } from '../questions/to-hit/c3.ts';
import type { MechSpec } from '../vocabulary/spec/mech-spec.ts';
import type { MechState } from '../vocabulary/state/mech-state.ts';
import type { Input } from './input.ts';

/** Stands for a unit that is not linked to any other. */
const NO_LINK = -1;

/** Reads the unit that each unit is linked to: itself if others are linked to it and it to none, or `NO_LINK`. */
export function readLinks(units: readonly Input[]): number[] {
  const stated = units.map(unit => {
    const link = unit.peek('c3');
    return link.isGiven ? link.integer(0, units.length - 1) : NO_LINK;
  });
  return stated.map((link, id) => (link === NO_LINK && stated.includes(id) ? id : link));
}

/** Reports why the computers aboard cannot form the networks that the set-up asks for. */
export function checkNetworks(mechs: readonly MechState[], specs: readonly MechSpec[], problems: Problems): void {
  if (mechs.every(mech => mech.c3 === NO_LINK)) return;
  const linked = mechs.filter(mech => mech.c3 !== NO_LINK && mech.c3 !== mech.id);
  const known = problems.errors.length;
  for (const mech of linked) checkLink(mech, mechs, specs, problems);
  if (problems.errors.length > known) return;
  for (const mech of mechs) checkServed(mech, linked, specs, problems);
  checkSizes(mechs, specs, problems);
}

function checkLink(mech: MechState, mechs: readonly MechState[], specs: readonly MechSpec[], problems: Problems): void {
  const path = `units[${mech.id}].c3`;
  const head = mechs[mech.c3]!;
  const kind = c3LinkKind(specs[mech.spec], specs[head.spec]);
  if (head.side !== mech.side) problems.report('badNetwork', path, 'is a unit of another side');
  else if (kind === undefined) {
    problems.report(
      'badNetwork',
      path,
      'needs a C3 slave or master linked to a C3 master, or C3i or Nova suites in both units',
    );
  } else if (isPeerLink(kind) && head.c3 !== head.id) {
    problems.report(
      'badNetwork',
      path,
      'must be the first unit of the C3i or Nova network, which states no link itself',
    );
  } else if (headOf(mech, mechs) === undefined) problems.report('badNetwork', path, 'leads back to the unit itself');
}

/** Returns the unit at the top of a network; `undefined` if links form a circle. */
function headOf(mech: MechState, mechs: readonly MechState[]): MechState | undefined {
  let unit = mech;
  for (let steps = 0; steps < mechs.length; steps++) {
    if (unit.c3 === unit.id) return unit;
    unit = mechs[unit.c3]!;
  }
  return undefined;
}

/** The most units that one C3 master computer serves: slaves, or masters below it. */
const SERVED_BY_MASTER = 3;

/**
 * Checks the units below each master computer. One serves either slaves or other masters, so a unit at the head of a
 * company needs two.
 */
function checkServed(
  head: MechState,
  linked: readonly MechState[],
  specs: readonly MechSpec[],
  problems: Problems,
): void {
  const kinds = linked.filter(({ c3 }) => c3 === head.id).map(({ spec }) => c3LinkKind(specs[spec], specs[head.spec]));
  const slaves = kinds.filter(kind => kind === 'slave').length;
  const masters = kinds.filter(kind => kind === 'master').length;
  const needed = divideUp(slaves, SERVED_BY_MASTER) + divideUp(masters, SERVED_BY_MASTER);
  const spec = specs[head.spec];
  const aboard = spec === undefined ? 0 : mastersOf(spec).length;
  if (needed <= aboard) return;
  const below = `${slaves} slaves and ${masters} masters`;
  problems.report(
    'badNetwork',
    `units[${head.id}].c3`,
    `has ${below} below it, for which it needs ${needed} C3 masters`,
  );
}

/** The most units of one network. */
const MAX_IN_C3 = 12;
const MAX_AMONG_PEERS = 6;

function checkSizes(mechs: readonly MechState[], specs: readonly MechSpec[], problems: Problems): void {
  for (const head of mechs.filter(mech => mech.c3 === mech.id)) {
    const members = mechs.filter(mech => mech.c3 !== NO_LINK && headOf(mech, mechs) === head);
    const gear = specs[head.spec]?.gear;
    const peers = gear?.c3i !== undefined || gear?.novaCews !== undefined;
    const max = peers ? MAX_AMONG_PEERS : MAX_IN_C3;
    if (members.length <= max) continue;
    problems.report('badNetwork', `units[${head.id}].c3`, `heads a network of ${members.length}, more than ${max}`);
  }
}
