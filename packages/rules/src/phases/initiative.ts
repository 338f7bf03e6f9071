import { emit, type Game, specOf } from '../game.ts';
import { isItemHit } from '../state/condition.ts';
import type { MechState } from '../state/mech-state.ts';

/** What a command console adds to the rolls of its side. Several of them add no more than one. */
const CONSOLE = 2;

/** Each side rolls; the lowest total acts first in every phase. Tied sides roll again until the tie is broken. */
export function rollInitiative(game: Game): void {
  const sides = Array.from({ length: game.match.sides }, (_, side) => side);
  const bonuses = sides.map(side => (hasConsole(game, side) ? CONSOLE : 0));
  const rolls: number[][] = sides.map(() => []);
  const order = rollOff(game, sides, rolls, bonuses);
  const added = bonuses.some(bonus => bonus > 0) ? { bonuses } : {};
  emit(game, { type: 'InitiativeRolled', rolls, ...added, order });
}

function rollOff(game: Game, sides: readonly number[], rolls: number[][], bonuses: readonly number[]): number[] {
  for (const side of sides) rolls[side]!.push(game.dice.twoD6('initiative'));
  const latest = (side: number): number => rolls[side]!.at(-1)! + bonuses[side]!;
  const totals = [...new Set(sides.map(latest))].sort((a, b) => a - b);
  return totals.flatMap(total => {
    const tied = sides.filter(side => latest(side) === total);
    return tied.length === 1 ? tied : rollOff(game, tied, rolls, bonuses);
  });
}

function hasConsole(game: Game, side: number): boolean {
  return game.state.mechs.some(mech => mech.side === side && commands(game, mech));
}

/** On the board, with a console in working order and a pilot who is awake. */
function commands(game: Game, mech: MechState): boolean {
  const spec = specOf(game, mech);
  if (spec.gear.commandConsole === undefined || mech.status !== 'active' || mech.pilot !== 'awake') return false;
  return spec.gear.commandConsole.some(item => !isItemHit(mech, spec, 'equipment', item, true));
}
