import {
  attackerMovement,
  canStand,
  type Game,
  IMPOSSIBLE,
  jumpMp,
  type MechState,
  type Modifier,
  type MoveMode,
  mechOf,
  movementHeat,
  pilotingNumber,
  ROLL_REASONS,
  type RollReason,
  reasonModifier,
  runMp,
  specOf,
  standsWithoutRoll,
  TARGET_MODIFIERS,
  targetMovementModifier,
  usableBoosters,
  walkMp,
} from '@hexfall/rules';
import { formatNumber, reasonWords } from '@hexfall/view';

/** A movement mode that a player can choose. */
export interface MoveOption {
  readonly mode: Extract<MoveMode, 'stationary' | 'walk' | 'run' | 'jump'>;
  readonly words: string;
  readonly mp: number;
  /** Modifier for the unit's own fire. */
  readonly toHit: number;
}

/** Returns the movement modes of a unit in its present condition. A lack of MP is not checked, since the player moves on the real map. */
export function moveOptions(game: Game, unit: number): MoveOption[] {
  const mech = mechOf(game, unit);
  const run = Math.max(runMp(game, mech), runMp(game, mech, usableBoosters(game, mech)));
  const jump = jumpMp(game, mech);
  const option = (mode: MoveOption['mode'], words: string, mp: number): MoveOption => ({
    mode,
    words,
    mp,
    toHit: attackerMovement(mode, undefined),
  });
  return [
    option('stationary', 'Stood', 0),
    option('walk', 'Walked', walkMp(game, mech)),
    option('run', 'Ran', run),
    ...(jump > 0 ? [option('jump', 'Jumped', jump)] : []),
  ];
}

/** The modifiers and the heat of a move. */
export interface MoveEffect {
  /** Modifier for the unit's own fire. */
  readonly toHit: number;
  /** Modifier for fire at the unit. */
  readonly toBeHit: number;
  readonly heat: number;
}

const JUMPED = TARGET_MODIFIERS.find(({ code }) => code === 'target.jumped')?.value ?? 0;

/** Returns the effects of a move. */
export function moveEffect(game: Game, unit: number, mode: MoveMode, hexes: number): MoveEffect {
  const spec = specOf(game, mechOf(game, unit));
  return {
    toHit: attackerMovement(mode, undefined),
    toBeHit: targetMovementModifier(hexes) + (mode === 'jump' ? JUMPED : 0),
    heat: movementHeat(spec, mode, hexes),
  };
}

/** Returns how the target number to stand up is made up: "7 = 5 piloting + 2 hip"; `undefined` for a unit that cannot. */
export function standWords(game: Game, mech: MechState): string | undefined {
  if (!canStand(game, mech)) return undefined;
  if (standsWithoutRoll(game, mech)) return 'without a roll';
  return numberWords(game, mech, 'standUp', 0);
}

function numberWords(game: Game, mech: MechState, reason: RollReason, modifier: number): string | undefined {
  const modifiers: Modifier[] = [];
  const need = pilotingNumber(game, mech, reason, modifier, modifiers);
  return need >= IMPOSSIBLE ? undefined : formatNumber(need, modifiers);
}

/** A reason for a piloting roll that occurs on the real map, where only the player sees it. */
export interface RollOccasion {
  readonly reason: RollReason;
  readonly words: string;
}

/** Reasons that follow from damage automatically, or for which the rules roll elsewhere. */
const NOT_BY_HAND: ReadonlySet<RollReason> = new Set<RollReason>([
  'phaseDamage',
  'legDamage',
  'hipHit',
  'gyroHit',
  'legActuatorHit',
  'gyroDestroyed',
  'legDestroyed',
  'heavyGauss',
  'shutdown',
  'standUp',
  'avoidWound',
  'avoidCollision',
  'mascFailure',
  'superchargerFailure',
]);

/** Returns the reasons for which a player may have to roll, each with its modifier. */
export function rollOccasions(game: Game): RollOccasion[] {
  return ROLL_REASONS.filter(reason => !NOT_BY_HAND.has(reason)).map(reason => {
    const modifier = reasonModifier(game.rules, reason) ?? 0;
    const words = reasonWords(reason);
    return { reason, words: modifier === 0 ? words : `${words} (+${modifier})` };
  });
}
