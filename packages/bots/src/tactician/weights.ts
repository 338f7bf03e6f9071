/** Weights by which a tactician judges places and shots. Weights of costs and worths are in points of damage. */
export interface Weights {
  /** Damage taken relative to damage dealt. */
  readonly caution: number;
  /** Cost of the certain destruction of the unit, in addition to the damage. */
  readonly end: number;
  /** How strongly friends that are equally good targets draw the fire of enemies. */
  readonly company: number;
  /** How far friends that have yet to move are trusted to become equally good targets. */
  readonly trust: number;
  /** Factor of caution for the side with more units. */
  readonly upperHand: number;
  /** Factor of caution for a side that started with at least twice as many units: if such units hold back, they are shot one by one. */
  readonly overwhelming: number;
  /** Turn from which caution decreases, so that games end, and the number of turns until it is lowest. */
  readonly patience: number;
  readonly hurry: number;
  /** Cost of each hex of difference from the unit's best range. */
  readonly approach: number;
  /** Cost of each hex of difference from the unit's best range, if the unit has no target. */
  readonly search: number;
  /** Cost of each point of heat from jumping. */
  readonly jumpHeat: number;
  /** Weight of damage by the side struck: rear armor is thin. */
  readonly flank: number;
  readonly rear: number;
  /** Weight of damage by the side struck, for an enemy that has yet to move and may come from anywhere. */
  readonly unsettledFront: number;
  readonly unsettledRear: number;
  /** Weight of fire at or from an enemy that has yet to move, whose position will change. */
  readonly unsettledFire: number;
  /** Weight of a kick's damage: it may also make the target fall. */
  readonly kick: number;
  /** How much the weight of damage to a unit grows as the unit is damaged. */
  readonly wear: number;
  /** Weight of the answers of enemies that have yet to move in the score of a place. */
  readonly reply: number;
  /** How much weight an enemy that answers gives to the damage it takes. */
  readonly replyCaution: number;
  /** Weight of damage dealt to the rear of an enemy that has moved. */
  readonly backstab: number;
  /** Worth of the certain destruction of a unit, in addition to the damage. */
  readonly kill: number;
  /**
   * Cost of a point of heat at the end of the turn: of harmless heat, of heat that makes attacks harder, of heat that may shut the reactor
   * down.
   */
  readonly warm: number;
  readonly hot: number;
  readonly boiling: number;
  /** Chance to hit below which the last rounds of ammunition are kept. */
  readonly thrift: number;
  /** Rounds from which on ammunition is plentiful. */
  readonly plenty: number;
  /** How much the firepower of a unit, relative to its remaining armor, counts in the choice of a target. */
  readonly threat: number;
  /** Cost of each hex beyond a few between a unit and its nearest friend. */
  readonly apart: number;
  /** Cost of running if the unit does not become harder to hit, apart from the harder attacks. */
  readonly idleRun: number;
  /** Factor of the worth of a charge or death from above. */
  readonly ram: number;
}

/**
 * These weights come from three rounds of self-play (`tools/bots/main.ts tune`) and were mixed by hand; those that say how bold a unit is
 * were set by hand. The games of those rounds were not kept, so these figures cannot be derived again; a new round starts from them.
 */
export const WEIGHTS: Weights = {
  caution: 1.6,
  end: 20,
  company: 3,
  trust: 0.6,
  upperHand: 0.886,
  overwhelming: 0.4,
  patience: 3,
  hurry: 14,
  approach: 0.184,
  search: 0.415,
  jumpHeat: 0.0561,
  flank: 1.2,
  rear: 1.9,
  unsettledFront: 2,
  unsettledRear: 2,
  unsettledFire: 1.52,
  kick: 0.648,
  wear: 0.152,
  reply: 0.547,
  replyCaution: 0.871,
  backstab: 1.37,
  kill: 5.85,
  warm: 0.469,
  hot: 1.86,
  boiling: 5.11,
  thrift: 0.204,
  plenty: 8.04,
  threat: 0.233,
  apart: 0.252,
  idleRun: 0.6,
  ram: 0.8,
};
