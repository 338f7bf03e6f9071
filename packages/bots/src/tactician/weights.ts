/** Weights by which a tactician judges places and shots. Those in points are points of damage. */
export interface Weights {
  /** Damage taken relative to damage dealt. */
  readonly caution: number;
  /** What the certain end of the unit costs beside the damage. */
  readonly end: number;
  /** How much friends who are as good targets draw the fire of enemies. */
  readonly company: number;
  /** How much friends who have yet to move are trusted to become as good targets. */
  readonly trust: number;
  /** Factor of caution for the side with more units. */
  readonly upperHand: number;
  /** Factor of caution for a side that started with at least twice as many units: if they wait, they are shot one by one. */
  readonly overwhelming: number;
  /** Turn from which caution decreases, so that games end, and turns until it is at its least. */
  readonly patience: number;
  readonly hurry: number;
  /** For each hex of difference from the unit's best range. */
  readonly approach: number;
  /** For each hex of difference from the unit's best range, if it has no target. */
  readonly search: number;
  /** For each point of heat from jumping. */
  readonly jumpHeat: number;
  /** Weight of damage by the side struck: rear armor is thin. */
  readonly flank: number;
  readonly rear: number;
  /** The same for an enemy that has yet to move and may come from anywhere. */
  readonly unsettledFront: number;
  readonly unsettledRear: number;
  /** Weight of fire at or from an enemy that has yet to move, whose position will change. */
  readonly unsettledFire: number;
  /** Weight of a kick's damage: it may also make the target fall. */
  readonly kick: number;
  /** Added to the weight of damage to a unit as it wears. */
  readonly wear: number;
  /** Share of the answers of enemies that have yet to move in the score of a place. */
  readonly reply: number;
  /** How much an enemy that answers minds the damage it takes. */
  readonly replyCaution: number;
  /** Weight of damage dealt to the flank and the rear of an enemy that has moved. */
  readonly backstab: number;
  /** What the certain destruction of a unit is worth beside the damage. */
  readonly kill: number;
  /** Price of a point of heat at the end of the turn: the harmless ones, those that spoil the aim, those that stop the reactor. */
  readonly warm: number;
  readonly hot: number;
  readonly boiling: number;
  /** Chance to hit below which the last rounds of ammunition are kept. */
  readonly thrift: number;
  /** Rounds from which on ammunition is plentiful. */
  readonly plenty: number;
  /** How much the firepower of a unit, for the armor that it has left, counts in choosing a target. */
  readonly threat: number;
  /** For each hex beyond a few between a unit and its nearest friend. */
  readonly apart: number;
  /** Running without a modifier for it, beside the worse aim. */
  readonly idleRun: number;
  /** How much a charge or death from above is trusted. */
  readonly ram: number;
}

/**
 * Where they come from: three rounds of self-play (`tools/bots/main.ts tune`), mixed by hand, with the weights that say how bold a unit is
 * set by hand. The games of those rounds were not kept, so these figures cannot be derived again; a new round starts from them.
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
