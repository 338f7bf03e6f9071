import { OFF_BOARD } from '@hexfall/hex';
import {
  armorFacing,
  boardOf,
  engineHits,
  type Game,
  gyroHits,
  hasRear,
  isLocationGone,
  LOCATIONS,
  type MechId,
  type MechSpec,
  type MechState,
  mechOf,
  specOf,
} from '@hexfall/rules';
import { locationName } from '../sheet/sheet-words.ts';
import { describeHex } from '../terrain-words.ts';
import { counted } from '../words/count-words.ts';

/**
 * Returns what bears on the odds of a unit, a few words each: its move, where it stands, and what has happened to it.
 *
 * @example
 * ```ts
 * import { circumstances } from '@hexfall/view';
 * import { setTheTable } from './table.mjs';
 *
 * circumstances(setTheTable(), 0); // => []
 * ```
 */
export function circumstances(game: Game, unit: MechId): string[] {
  const mech = mechOf(game, unit);
  return [
    ...situation(game, unit),
    ...(mech.heat > 0 ? [`heat ${mech.heat}`] : []),
    ...damageWords(mech, specOf(game, mech)),
  ];
}

/**
 * Returns the move of a unit, where it stands and how its pilot is, a few words each: what a list of units has room for.
 *
 * @example
 * ```ts
 * import { situation } from '@hexfall/view';
 * import { setTheTable } from './table.mjs';
 *
 * situation(setTheTable(), 0); // => []
 * ```
 */
export function situation(game: Game, unit: MechId): string[] {
  const mech = mechOf(game, unit);
  return [
    ...moveWords(mech),
    ...groundWords(game, mech),
    ...(mech.prone ? ['prone'] : []),
    ...(mech.shutdown ? ['shut down'] : []),
    ...(mech.pilot === 'unconscious' ? ['pilot unconscious'] : []),
    ...(mech.pilotWounds > 0 ? [counted(mech.pilotWounds, 'wound')] : []),
  ];
}

function moveWords({ movement, hexesMoved }: MechState): string[] {
  const far = hexesMoved === 0 ? '' : ` ${counted(hexesMoved, 'hex', 'hexes')}`;
  switch (movement) {
    case 'undecided':
      return [];
    case 'stationary':
      return ['stood still'];
    case 'run':
      return [`ran${far}`];
    case 'walk':
      return [`walked${far}`];
    default:
      return [`${movement === 'jump' ? 'jumped' : movement === 'crawl' ? 'crawled' : 'skidded'}${far}`];
  }
}

/** Open ground on level 0 is not worth a word. */
function groundWords(game: Game, { hex }: MechState): string[] {
  if (hex === OFF_BOARD) return [];
  const [level = '', ...terrain] = describeHex(boardOf(game), hex).split(', ');
  const kinds = terrain.filter(word => word !== 'clear').join(' and ');
  return [...(level === 'level 0' ? [] : [`on ${level}`]), ...(kinds === '' ? [] : [`in ${kinds}`])];
}

const MAX_PLACES = 4;

/** What is left where something is missing. */
function damageWords(mech: MechState, spec: MechSpec): string[] {
  const places = LOCATIONS.flatMap((_, location) => {
    const name = locationName(spec, location).toLowerCase();
    if (isLocationGone(mech, location)) return [`${name} lost`];
    if (mech.structure[location]! < spec.structure[location]!) return [`${name} structure ${mech.structure[location]}`];
    return [false, true].flatMap(rear => {
      const facing = armorFacing(location, rear);
      if (mech.armor[facing] === spec.armor[facing] || (rear && !hasRear(location))) return [];
      return [`${name}${rear ? ' rear' : ''} armor ${mech.armor[facing]}`];
    });
  });
  const engine = engineHits(mech, spec);
  const gyro = gyroHits(mech, spec);
  return [
    ...(places.length > MAX_PLACES ? [`damage in ${places.length} locations`] : places),
    ...(engine > 0 ? [counted(engine, 'engine hit')] : []),
    ...(gyro > 0 ? [counted(gyro, 'gyro hit')] : []),
  ];
}
