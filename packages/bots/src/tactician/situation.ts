import { type Board, targetTerrainModifier, type Viewpoint } from '@hexfall/hex';
import {
  attackerMovement,
  boardOf,
  enemiesOf,
  type Game,
  isImmobile,
  type MechState,
  soundKick,
  specOf,
  targetModifier,
  targetMovementModifier,
  viewpoint,
  walkMp,
} from '@hexfall/rules';
import { type Footholds, footholdsOf } from './footholds.ts';
import { type Firepower, firepowerOf } from './firepower.ts';
import { health, worthHurting } from './health.ts';

/** An enemy as seen by a unit that looks for a place to stand. */
export interface Enemy {
  readonly mech: MechState;
  readonly view: Viewpoint;
  readonly fire: Firepower;
  /** It has moved already: where it stands and what it faces is certain. */
  readonly settled: boolean;
  /** Hexes by which it can come nearer before it fires. */
  readonly stride: number;
  /** Modifiers against it that do not depend on who shoots from where. */
  readonly toHit: number;
  /** Modifiers of its own fire. */
  readonly aim: number;
  /** What hurting it is worth. */
  readonly value: number;
  /** What a kick of its does. */
  readonly kick: number;
}

/** What a unit weighs its moves against. */
export interface Situation {
  readonly game: Game;
  readonly board: Board;
  readonly footholds: Footholds;
  readonly mech: MechState;
  readonly fire: Firepower;
  readonly enemies: readonly Enemy[];
  readonly health: number;
  /** Friends in play, itself included. */
  readonly friends: number;
}

export function assess(game: Game, mech: MechState): Situation {
  const board = boardOf(game);
  const friends = game.state.mechs.filter(({ side, status }) => side === mech.side && status === 'active');
  return {
    game,
    board,
    footholds: footholdsOf(board),
    mech,
    fire: firepowerOf(game, mech),
    enemies: enemiesOf(game, mech).map(enemy => sizeUp(game, enemy)),
    health: health(game, mech),
    friends: friends.length,
  };
}

/** Before it has moved, an enemy is expected to walk. */
const EXPECTED_AIM = 1;

function sizeUp(game: Game, mech: MechState): Enemy {
  const still = isImmobile(mech);
  const settled = game.state.phase !== 'movement' || mech.acted || still;
  const view = viewpoint(mech);
  const motion = settled
    ? targetModifier(mech, 2, undefined)
    : targetMovementModifier(walkMp(game, mech)) + (mech.prone ? 1 : 0);
  return {
    mech,
    view,
    fire: firepowerOf(game, mech),
    settled,
    stride: settled ? 0 : walkMp(game, mech),
    toHit: motion + targetTerrainModifier(boardOf(game), view),
    aim: still ? NEVER : settled ? attackerMovement(mech.movement, undefined) : EXPECTED_AIM,
    value: valueOf(game, mech),
    kick: soundKick(specOf(game, mech).tonnage),
  };
}

const NEVER = 99;

/** A unit that is half gone is worth finishing; a helpless one is no danger any more. */
function valueOf(game: Game, mech: MechState): number {
  const worn = worthHurting(game, mech);
  return isImmobile(mech) ? worn * 0.8 : worn;
}
