import { type Board, type HexId, type Viewpoint } from '@hexfall/hex';
import {
  attackerMovement,
  boardOf,
  enemiesOf,
  type Game,
  isImmobile,
  type MechState,
  soundKick,
  specOf,
  walkMp,
} from '@hexfall/rules';
import { type Attention, attentionOn } from './attention.ts';
import { evasionOf } from './evasion.ts';
import { type Firepower, firepowerOf } from './firepower.ts';
import { type Footholds, footholdsOf } from './footholds.ts';
import { dangers, targetValue } from './health.ts';
import type { Weights } from './weights.ts';

/** What a unit needs to know about an enemy to choose its move. */
export interface Enemy {
  readonly mech: MechState;
  readonly view: Viewpoint;
  readonly fire: Firepower;
  /** Whether its position and facing are final, since it has moved already or cannot move. */
  readonly settled: boolean;
  /** Hexes by which the enemy can come closer before it fires. */
  readonly stride: number;
  /** To-hit modifiers against the enemy that do not depend on the attacker. */
  readonly toHit: number;
  /** To-hit modifier of the enemy's own fire for its movement. */
  readonly aim: number;
  /** Weight of a point of damage to the enemy. */
  readonly value: number;
  /** Damage of the enemy's kick. */
  readonly kick: number;
}

/** Everything that a unit considers when it chooses a move. */
export interface Situation {
  readonly weights: Weights;
  readonly game: Game;
  readonly board: Board;
  readonly footholds: Footholds;
  readonly mech: MechState;
  readonly fire: Firepower;
  readonly enemies: readonly Enemy[];
  /** Number of friends in play, including the unit itself. */
  readonly friends: number;
  /** The hexes of the other friends in play. */
  readonly partners: readonly HexId[];
  /** How strongly the other friends draw the fire of the enemies. */
  readonly attention: Attention;
}

/**
 * Describes the game from the point of view of a unit that chooses its move. Lists are filled one by one: once V8 has compiled a call of
 * `map`, it treats the resulting list as another kind of list, and then recompiles all code that reads it.
 */
export function assess(game: Game, mech: MechState, weights: Weights): Situation {
  const board = boardOf(game);
  const foes = enemiesOf(game, mech);
  const fires: Firepower[] = [];
  for (const foe of foes) fires.push(firepowerOf(game, foe));
  const danger = dangers(foes, fires);
  const enemies: Enemy[] = [];
  for (let i = 0; i < foes.length; i++) enemies.push(sizeUp(game, foes[i]!, fires[i]!, danger[i]!, weights));
  const others: MechState[] = [];
  const partners: HexId[] = [];
  for (const friend of game.state.mechs) {
    if (friend.side !== mech.side || friend.status !== 'active' || friend === mech) continue;
    others.push(friend);
    partners.push(friend.hex);
  }
  return {
    weights,
    game,
    board,
    footholds: footholdsOf(board),
    mech,
    fire: firepowerOf(game, mech),
    enemies,
    friends: partners.length + (mech.status === 'active' ? 1 : 0),
    partners,
    attention: attentionOn(game, others, enemies, weights),
  };
}

/** To-hit modifier of an enemy that has yet to move, which is expected to walk. */
const EXPECTED_AIM = 1;

function sizeUp(game: Game, mech: MechState, fire: Firepower, danger: number, weights: Weights): Enemy {
  const still = isImmobile(mech);
  const { view, settled, toHit } = evasionOf(game, mech);
  return {
    mech,
    view,
    fire,
    settled,
    stride: settled ? 0 : walkMp(game, mech),
    toHit,
    aim: still ? NEVER : settled ? attackerMovement(mech.movement, undefined) : EXPECTED_AIM,
    value: valueOf(game, mech, danger, weights),
    kick: soundKick(specOf(game, mech).tonnage),
  };
}

/** Modifier for an enemy that cannot fire. */
const NEVER = 99;

/** Returns the weight of a point of damage to an enemy. An immobile one counts less, since it is no longer a danger. */
function valueOf(game: Game, mech: MechState, danger: number, weights: Weights): number {
  const value = targetValue(game, mech, danger, weights);
  return isImmobile(mech) ? value * 0.8 : value;
}
