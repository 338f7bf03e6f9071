import type { DeclaredAttack } from '../combat/declared-attack.ts';
import type { MechId } from '../state/mech-state.ts';

export interface TorsoTwisted {
  readonly type: 'TorsoTwisted';
  readonly unit: MechId;
  readonly twist: number;
}

/** The arms are thrown over the shoulders until the end of the turn. */
export interface ArmsFlipped {
  readonly type: 'ArmsFlipped';
  readonly unit: MechId;
}

export interface AttackDeclared {
  readonly type: 'AttackDeclared';
  readonly attack: DeclaredAttack;
}

/** A weapon spoke: its roll, the heat it made and the shots it used. */
export interface AttackRolled {
  readonly type: 'AttackRolled';
  readonly attacker: MechId;
  readonly target: MechId;
  readonly weapon: number;
  readonly need: number;
  readonly roll: number;
  readonly hit: boolean;
}

export interface WeaponFired {
  readonly type: 'WeaponFired';
  readonly unit: MechId;
  readonly weapon: number;
  readonly heatBuildUp: number;
  /** Bin the shot came from, or -1. */
  readonly bin: number;
  /** What is left in that bin. */
  readonly shotsLeft: number;
}

export interface ClusterRolled {
  readonly type: 'ClusterRolled';
  readonly attacker: MechId;
  readonly target: MechId;
  readonly weapon: number;
  readonly roll: number;
  readonly hits: number;
}

/** The declared attacks of the phase are resolved. A charge or death from above outlasts the weapon attack phase. */
export interface AttacksCleared {
  readonly type: 'AttacksCleared';
  readonly phase: 'weapons' | 'physical';
}

export type AttackEvent =
  | TorsoTwisted
  | ArmsFlipped
  | AttackDeclared
  | AttackRolled
  | WeaponFired
  | ClusterRolled
  | AttacksCleared;
