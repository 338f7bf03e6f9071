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

/** What a unit that chooses its move needs to know of an enemy. */
export interface Enemy {
  readonly mech: MechState;
  readonly view: Viewpoint;
  readonly fire: Firepower;
  /** Whether its position and facing are final, since it has moved already or cannot move. */
  readonly settled: boolean;
  /** Hexes by which it can come closer before it fires. */
  readonly stride: number;
  /** To-hit modifiers against it that do not depend on the attacker. */
  readonly toHit: number;
  /** To-hit modifier of its own fire for its movement. */
  readonly aim: number;
  /** Weight of a point of damage to it. */
  readonly value: number;
  /** Damage of its kick. */
  readonly kick: number;
}

/** Everything that a unit weighs its moves against. */
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
  /** Where the others are. */
  readonly partners: readonly HexId[];
  /** How far they draw the fire of the enemies. */
  readonly attention: Attention;
}

/**
 * Looks at the game as one of its units does. Lists are filled one by one: V8 takes a list that `map` makes for another kind of list once it
 * has compiled the call, and then compiles everything again that reads it.
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

/** An enemy that has yet to move is expected to walk. */
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

/** An immobile unit counts less, since it is no longer a danger. */
function valueOf(game: Game, mech: MechState, danger: number, weights: Weights): number {
  const value = targetValue(game, mech, danger, weights);
  return isImmobile(mech) ? value * 0.8 : value;
}
