import { emit, type Game } from '../game.ts';

/** Each side rolls; the lowest acts first in every phase. Tied sides roll again until the tie is broken. */
export function rollInitiative(game: Game): void {
  const sides = Array.from({ length: game.match.sides }, (_, side) => side);
  const rolls: number[][] = sides.map(() => []);
  const order = rollOff(game, sides, rolls);
  emit(game, { type: 'InitiativeRolled', rolls, order });
}

function rollOff(game: Game, sides: readonly number[], rolls: number[][]): number[] {
  for (const side of sides) rolls[side]!.push(game.dice.twoD6('initiative'));
  const latest = (side: number): number => rolls[side]!.at(-1)!;
  const totals = [...new Set(sides.map(latest))].sort((a, b) => a - b);
  return totals.flatMap(total => {
    const tied = sides.filter(side => latest(side) === total);
    return tied.length === 1 ? tied : rollOff(game, tied, rolls);
  });
}
