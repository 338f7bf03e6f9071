import type { Source } from '../../vocabulary/events/source.ts';
import { emit } from '../../vocabulary/game/emit.ts';
import type { Game } from '../../vocabulary/game/game.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';

/** Sources of damage that do not shake a frame: attacks from afar, and explosions inside. A fall shakes it once, as a whole. */
const HARMLESS: ReadonlySet<Source['kind']> = new Set<Source['kind']>([
  'weapon',
  'explosion',
  'fall',
  'heat',
  'drowning',
  'booster',
  'shock',
  'gearFailure',
  'other',
]);

/** Records that a blow has struck an IndustrialMech: at the end of the turn something inside may turn out to be broken. */
export function shakeFrame(game: Game, mech: MechState, { kind }: Source): void {
  if (!HARMLESS.has(kind) && mech.frameShock === 0) setShock(game, mech, 1);
}

/** Records that an IndustrialMech has fallen from this many levels; the last fall of a turn counts. */
export function shakeByFall(game: Game, mech: MechState, levels: number): void {
  setShock(game, mech, 1 + levels + 1);
}

function setShock(game: Game, mech: MechState, value: number): void {
  emit(game, { type: 'CounterSet', unit: mech.id, counter: 'frameShock', value });
}
