import { isItemHit } from '../../questions/unit/condition.ts';
import { emit } from '../../vocabulary/game/emit.ts';
import { type Game, specOf } from '../../vocabulary/game/game.ts';
import { NO_STEPS, type Step } from '../../vocabulary/game/step.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';

/** Modifier of a command console for the initiative rolls of its side. Several consoles add no more than one. */
const CONSOLE_BONUS = 2;

export const INITIATIVE: Step = Object.freeze({
  kind: 'initiative',
  numbers: () => [],
  maxDamage: () => 0,
  concerns: () => true,
  run(game: Game) {
    rollInitiative(game);
    return NO_STEPS;
  },
});

/** Rolls for each side; the lowest total acts first in every phase. Tied sides roll again until the tie is broken. */
function rollInitiative(game: Game): void {
  const { sides } = game.match;
  const all: number[] = [];
  const bonuses: number[] = [];
  const rolls: number[][] = [];
  for (let side = 0; side < sides; side++) {
    all.push(side);
    bonuses.push(hasConsole(game, side) ? CONSOLE_BONUS : 0);
    rolls.push([]);
  }
  const order = rollOff(game, all, rolls, bonuses);
  if (bonuses.some(bonus => bonus > 0)) emit(game, { type: 'InitiativeRolled', rolls, bonuses, order });
  else emit(game, { type: 'InitiativeRolled', rolls, order });
}

/** Ranks sides by one roll for each, lowest first; sides that tie roll again among themselves. */
function rollOff(game: Game, sides: readonly number[], rolls: number[][], bonuses: readonly number[]): number[] {
  for (const side of sides) rolls[side]!.push(game.dice.twoD6('initiative'));
  const total = (side: number): number => rolls[side]!.at(-1)! + bonuses[side]!;
  const [first, second] = sides;
  if (sides.length === 2 && total(first!) !== total(second!)) {
    return total(first!) < total(second!) ? [first!, second!] : [second!, first!];
  }
  const ranked = sides.toSorted((a, b) => total(a) - total(b));
  const order: number[] = [];
  while (order.length < ranked.length) {
    const lowest = total(ranked[order.length]!);
    const tied = ranked.filter((side, rank) => rank >= order.length && total(side) === lowest);
    order.push(...(tied.length === 1 ? tied : rollOff(game, tied, rolls, bonuses)));
  }
  return order;
}

function hasConsole(game: Game, side: number): boolean {
  return game.state.mechs.some(mech => mech.side === side && hasWorkingConsole(game, mech));
}

/** Whether a unit is on the board with a console in working order and a pilot who is awake. */
function hasWorkingConsole(game: Game, mech: MechState): boolean {
  const spec = specOf(game, mech);
  if (spec.gear.commandConsole === undefined || mech.status !== 'active' || mech.pilot !== 'awake') return false;
  return spec.gear.commandConsole.some(item => !isItemHit(mech, spec, 'equipment', item));
}
