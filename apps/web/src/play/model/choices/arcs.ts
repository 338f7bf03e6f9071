import { distance, type HexId } from '@hexfall/hex';
import { boardOf, firingArc, type Game, isInFiringArc, type MechState, specOf, type WeaponArc } from '@hexfall/rules';

/** Weapons that reach the same directions, and the hexes within their arc and range. */
export interface ArcArea {
  readonly arc: WeaponArc;
  /** By how many hexsides the arc is turned against the legs. */
  readonly twist: number;
  readonly weapons: readonly number[];
  /** Hexes in the arc, as far as the weapon with the longest range reaches. */
  readonly hexes: ReadonlySet<HexId>;
}

/** Returns the arcs of a unit's weapons in a stance. */
export function arcAreas(game: Game, mech: MechState, twist: number, armsFlipped: boolean): ArcArea[] {
  const spec = specOf(game, mech);
  const groups = new Map<string, { arc: WeaponArc; twist: number; weapons: number[]; range: number }>();
  for (const [index, weapon] of spec.weapons.entries()) {
    const turned = firingArc(spec, weapon, { twist, armsFlipped });
    const key = `${turned.arc} ${turned.twist}`;
    const group = groups.get(key) ?? { ...turned, weapons: [], range: 0 };
    group.weapons.push(index);
    group.range = Math.max(group.range, weapon.type.ranges[2]);
    groups.set(key, group);
  }
  return [...groups.values()].map(group => ({
    arc: group.arc,
    twist: group.twist,
    weapons: group.weapons,
    hexes: hexesIn(game, mech, group, group.range),
  }));
}

function hexesIn(game: Game, mech: MechState, turned: { arc: WeaponArc; twist: number }, range: number): Set<HexId> {
  const { grid } = boardOf(game);
  const hexes = new Set<HexId>();
  for (let hex = 0; hex < grid.size; hex++) {
    if (hex === mech.hex || distance(grid, mech.hex, hex) > range) continue;
    if (isInFiringArc(game, mech, turned, hex)) hexes.add(hex);
  }
  return hexes;
}
