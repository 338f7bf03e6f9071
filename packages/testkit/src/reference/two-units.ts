import { type Board, hexAt } from '@hexfall/hex';
import { createGame, type Game, type MechSpec, type MechState, type MoveMode, NO_SINK } from '@hexfall/rules';
import { inflict } from './damage-codes.ts';

/** Our movement modes by their names in the reference. */
export const MOVEMENTS: Readonly<Record<string, MoveMode>> = {
  none: 'stationary',
  walk: 'walk',
  run: 'run',
  jump: 'jump',
};

/** Torso twist in hexsides, from the facings of legs and torso. */
export function twistOf(facing: number, torsoFacing: number): number {
  return ((torsoFacing - facing + 9) % 6) - 3;
}

/** A game with two units, whose states the caller then sets. Not every such state can occur in play. */
export function twoUnits(
  board: Board,
  specs: readonly [MechSpec, MechSpec],
  crew: { readonly gunnery: number; readonly piloting: number },
): Game {
  const unit = { ...crew, facing: 0 };
  const created = createGame(
    {
      profile: 'canon',
      seed: 'xoshiro128ss:00000001000000020000000300000004',
      board,
      specs,
      units: [
        { ...unit, spec: 0, side: 0, hex: '0101' },
        { ...unit, spec: 1, side: 1, hex: '0202' },
      ],
      turnLimit: 1,
    },
    NO_SINK,
  );
  if (!created.ok) throw new Error(created.errors[0]!.message);
  return created.value;
}

/** Attacker and target of a game with two units. */
export function opponents({ state }: Game): readonly [attacker: MechState, target: MechState] {
  return [state.mechs[0]!, state.mechs[1]!];
}

/** A situation in the format of the reference: where two units are, how they moved, and what damage they have. */
export interface Encounter {
  readonly b: number;
  readonly a: readonly [
    unit: number,
    x: number,
    y: number,
    elevation: number,
    facing: number,
    torsoFacing: number,
    moved: string,
    hexesMoved: number,
    heat: number,
    /** Gunnery in files of weapon attacks, piloting in those of physical attacks. */
    skill: number,
    prone: number,
  ];
  readonly t: readonly [
    unit: number,
    x: number,
    y: number,
    elevation: number,
    facing: number,
    moved: string,
    hexesMoved: number,
    prone: number,
  ];
  readonly aDamage?: readonly string[];
  readonly tState?: readonly string[];
}

/** Creates the game of an encounter. */
export function stageEncounter(boards: readonly Board[], specs: readonly MechSpec[], encounter: Encounter): Game {
  const { b, a, t, aDamage = [], tState = [] } = encounter;
  const board = boards[b]!;
  const game = twoUnits(board, [specs[a[0]]!, specs[t[0]]!], { gunnery: a[9], piloting: a[9] });
  const [attacker, target] = opponents(game);
  Object.assign(attacker, { hex: hexAt(board.grid, a[1], a[2]), elevation: a[3], facing: a[4] });
  Object.assign(attacker, { twist: twistOf(a[4], a[5]), heat: a[8], prone: a[10] === 1 });
  Object.assign(attacker, { movement: MOVEMENTS[a[6]]!, hexesMoved: a[7] });
  Object.assign(target, { hex: hexAt(board.grid, t[1], t[2]), elevation: t[3], facing: t[4] });
  Object.assign(target, { movement: MOVEMENTS[t[5]]!, hexesMoved: t[6], prone: t[7] === 1 });
  for (const code of aDamage) inflict(attacker, specs[a[0]]!, code);
  for (const code of tState) inflict(target, specs[t[0]]!, code);
  return game;
}
