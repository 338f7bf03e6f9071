import { OFF_BOARD } from '@hexfall/hex';
import {
  boardOf,
  type Game,
  type MechId,
  type MechState,
  type MechStatus,
  specOf,
  targetMotion,
  unitsToAct,
} from '@hexfall/rules';
import type { TokenState } from '@hexfall/stage';
import { hexPoint, namesOf, situation } from '@hexfall/view';

/** A unit in the list beside the map. */
export interface UnitCard {
  readonly unit: MechId;
  readonly mark: string;
  readonly name: string;
  readonly side: number;
  readonly status: MechStatus;
  /** Whether the unit may be given the next order. */
  readonly mayAct: boolean;
  /** Whether the unit has had its order in this phase. */
  readonly hasActed: boolean;
  readonly heat: number;
  /** Share of its armor and structure that is left, from 0 to 1. */
  readonly left: number;
  /** Modifier of its movement for shots at the unit; `undefined` before it has moved. */
  readonly modifier: number | undefined;
  /** Its move, its ground and its condition, a few words each. */
  readonly conditions: readonly string[];
}

/** Everything that is drawn about units. */
export interface Drawing {
  /** Units on the map, wrecks included. */
  readonly tokens: readonly TokenState[];
  /** All units, for a list. */
  readonly cards: readonly UnitCard[];
}

/** Describes the units of a game. */
export function drawUnits(game: Game): Drawing {
  const cards = unitCards(game);
  return { tokens: tokensOf(game, cards), cards };
}

function unitCards(game: Game): UnitCard[] {
  const names = namesOf(game);
  const toAct = new Set(unitsToAct(game).map(({ id }) => id));
  return game.state.mechs.map(mech => ({
    unit: mech.id,
    mark: names.mark(mech.id),
    name: specOf(game, mech).name,
    side: mech.side,
    status: mech.status,
    mayAct: toAct.has(mech.id),
    hasActed: mech.acted,
    heat: mech.heat,
    left: shareLeft(game, mech),
    modifier: movementModifier(mech),
    conditions: mech.status === 'undeployed' ? ['not on the board yet'] : situation(game, mech.id),
  }));
}

function tokensOf(game: Game, cards: readonly UnitCard[]): TokenState[] {
  const { grid } = boardOf(game);
  return game.state.mechs.flatMap(mech => {
    if (mech.hex === OFF_BOARD || mech.status === 'undeployed' || mech.status === 'withdrawn') return [];
    const { mark, name, left, modifier, conditions } = cards[mech.id]!;
    const destroyed = mech.status === 'destroyed';
    const condition = destroyed ? 'destroyed' : conditions.join(', ');
    return [
      {
        unit: mech.id,
        mark,
        name,
        side: mech.side === 0 ? 0 : 1,
        ...hexPoint(grid, mech.hex),
        facing: mech.facing,
        twist: mech.twist,
        prone: mech.prone,
        destroyed,
        heat: mech.heat,
        modifier,
        left,
        words: `${mark} ${name}${condition === '' ? '' : `: ${condition}`}`,
      } as const,
    ];
  });
}

/** Returns the modifier of a unit's movement for shots at it; `undefined` before it has moved. */
function movementModifier(mech: MechState): number | undefined {
  return mech.movement === 'undecided' || mech.status !== 'active' ? undefined : targetMotion(mech, undefined);
}

function shareLeft(game: Game, mech: MechState): number {
  if (mech.status === 'destroyed') return 0;
  const { armor, structure } = specOf(game, mech);
  return (sum(mech.armor) + sum(mech.structure)) / (sum(armor) + sum(structure));
}

function sum(points: readonly number[]): number {
  return points.reduce((total, point) => total + point, 0);
}
