import type { Source } from '../../vocabulary/events/source.ts';
import { emit } from '../../vocabulary/game/emit.ts';
import type { Game } from '../../vocabulary/game/game.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';

/** What does not shake a frame: what strikes it from afar, and what goes off inside. A fall shakes it once, as a whole. */
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

/** A blow has struck an IndustrialMech: at the end of the turn something inside may turn out to be broken. */
export function shakeFrame(game: Game, mech: MechState, { kind }: Source): void {
  if (!HARMLESS.has(kind) && mech.frameShock === 0) setShock(game, mech, 1);
}

/** An IndustrialMech has fallen from so many levels; the last fall of a turn counts. */
export function shakeByFall(game: Game, mech: MechState, levels: number): void {
  setShock(game, mech, 1 + levels + 1);
}

function setShock(game: Game, mech: MechState, value: number): void {
  emit(game, { type: 'CounterSet', unit: mech.id, counter: 'frameShock', value });
}
