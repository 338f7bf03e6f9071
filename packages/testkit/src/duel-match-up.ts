import { builtInMech } from '@hexfall/data';
import type { Board } from '@hexfall/hex';
import type { GameSetup, MechSpec } from '@hexfall/rules';
import { openBoard } from './ascii-board.ts';

/** A force of one unit. */
export interface DuelForce {
  readonly name: string;
  readonly units: readonly [{ readonly spec: MechSpec }];
}

/** Everything that `prepareBatch` of `@hexfall/sim` needs to know about a match-up, for forces of one unit each. */
export interface DuelMatchUp {
  readonly forces: readonly [DuelForce, DuelForce];
  readonly boards: readonly { readonly title: string; readonly board: Board }[];
  readonly profile: string;
  readonly bots: readonly [string, string];
  readonly turnLimit: number;
  readonly seed: string;
  readonly swapSides: boolean;
}

/** One built-in unit against another on a small open board. */
export function duelMatchUp(models: readonly [string, string], changes: Partial<DuelMatchUp> = {}): DuelMatchUp {
  return {
    forces: [forceOf(models[0]), forceOf(models[1])],
    boards: [{ title: 'open ground', board: openBoard(10, 10) }],
    profile: 'spec',
    bots: ['charger', 'charger'],
    turnLimit: 20,
    seed: 'duel',
    swapSides: true,
    ...changes,
  };
}

function forceOf(model: string): DuelForce {
  const spec = builtInMech(model);
  if (spec === undefined) throw new Error(`there is no built-in unit ${model}`);
  return { name: model, units: [{ spec }] };
}

/** Deploys two forces of one unit each seven hexes apart, facing each other. */
export function deployFaceToFace(
  _board: Board,
  forces: readonly { readonly units: readonly { readonly spec: MechSpec }[] }[],
): Pick<GameSetup, 'specs' | 'units'> {
  const crew = { gunnery: 4, piloting: 5 };
  return {
    specs: forces.map(({ units }) => units[0]!.spec),
    units: [
      { spec: 0, side: 0, hex: '0502', facing: 3, ...crew },
      { spec: 1, side: 1, hex: '0509', facing: 0, ...crew },
    ],
  };
}
