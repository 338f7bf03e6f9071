import { type HexId, OFF_BOARD } from '@hexfall/hex';
import {
  type AttackKind,
  aimWeapon,
  boardOf,
  buildingNumber,
  type Game,
  type HitTable,
  hasBuilding,
  IMPOSSIBLE,
  type LocationId,
  loadOf,
  type MechId,
  type MechState,
  type Modifier,
  type MountedWeapon,
  NOWHERE,
  physicalNumber,
  roofOf,
  type ShotTerms,
  sightTarget,
  specOf,
  termsOf,
  toHitNumber,
} from '@hexfall/rules';

/** An attack whose target number is asked for. */
export interface AttackQuestion {
  readonly kind: AttackKind;
  readonly attacker: MechId;
  /** The unit under attack; left out for a shot at a building. */
  readonly target?: MechId;
  /** For a shot at a building: where it stands. */
  readonly hex?: HexId;
  /** For a shot at a unit or a building: index in the attacker's weapons. */
  readonly weapon?: number;
  /** Ammunition bin; the first that serves unless stated. */
  readonly bin?: number;
  /** Location that a shot is aimed at. */
  readonly aimedAt?: LocationId;
  /** For indirect fire: the unit that sees the target, or the attacker itself if a beacon marks it. */
  readonly spotter?: MechId;
  /** Modifier for a target that is not the primary one. */
  readonly secondary?: number;
  /** For a punch or kick: the arm or leg. */
  readonly limb?: LocationId;
  /** For a melee weapon: index in the attacker's equipment. */
  readonly item?: number;
  readonly aim?: HitTable;
}

export interface NumberAnswer {
  /** What two dice must reach; `IMPOSSIBLE` for an attack that cannot be made. */
  readonly need: number;
  readonly modifiers: readonly Modifier[];
}

/**
 * What an attack needs as things stand, with every modifier; `undefined` where a unit, weapon or limb is not there.
 *
 * @example
 * ```ts
 * import { RL } from '@hexfall/rules';
 * import { attackNumber } from '@hexfall/view';
 * import { setTheTable } from './table.mjs';
 *
 * const game = setTheTable();
 * attackNumber(game, { kind: 'kick', attacker: 0, target: 1, limb: RL })?.need; // => 3
 * ```
 */
export function attackNumber(game: Game, question: AttackQuestion): NumberAnswer | undefined {
  const attacker = game.state.mechs[question.attacker];
  if (attacker === undefined) return undefined;
  const modifiers: Modifier[] = [];
  const need = numberOf(game, attacker, question, modifiers);
  return need === undefined ? undefined : { need, modifiers: need >= IMPOSSIBLE ? [] : modifiers };
}

function numberOf(
  game: Game,
  attacker: MechState,
  question: AttackQuestion,
  modifiers: Modifier[],
): number | undefined {
  const { kind, target: unit = -1, limb = NOWHERE, item = -1, aim = 'full' } = question;
  if (kind === 'building') return buildingShotNumber(game, attacker, question, modifiers);
  const target = game.state.mechs[unit];
  if (target === undefined) return undefined;
  if (kind === 'weapon') return shotNumber(game, attacker, target, question, modifiers);
  return physicalNumber(game, kind, { attacker, target, limb, item, aim }, modifiers);
}

function shotNumber(
  game: Game,
  attacker: MechState,
  target: MechState,
  question: AttackQuestion,
  modifiers: Modifier[],
): number | undefined {
  const laid = weaponOf(game, attacker, question);
  if (laid === undefined) return undefined;
  const sighting = sightTarget(game, attacker, target);
  return toHitNumber(game, aimWeapon(game, sighting, laid.weapon, laid.terms), modifiers);
}

function buildingShotNumber(
  game: Game,
  attacker: MechState,
  question: AttackQuestion,
  modifiers: Modifier[],
): number | undefined {
  const { hex = OFF_BOARD } = question;
  const laid = weaponOf(game, attacker, question);
  const board = boardOf(game);
  if (laid === undefined) return undefined;
  const { damage } = laid.terms.type ?? laid.weapon.type;
  if (damage.kind === 'blast' ? hex === OFF_BOARD || hex >= board.grid.size : !hasBuilding(board, hex))
    return undefined;
  if (damage.kind === 'none') return IMPOSSIBLE;
  const sighting = sightTarget(game, attacker, roofOf(board, hex));
  return buildingNumber(game, aimWeapon(game, sighting, laid.weapon, laid.terms), modifiers);
}

/** A shot without stated ammunition draws from the first bin that serves; with none left it is judged as if it had some. */
function weaponOf(
  game: Game,
  attacker: MechState,
  { weapon = -1, bin, aimedAt = NOWHERE, spotter = -1, secondary = 0 }: AttackQuestion,
): { readonly weapon: MountedWeapon; readonly terms: ShotTerms } | undefined {
  const spec = specOf(game, attacker);
  const mounted = spec.weapons[weapon];
  if (mounted === undefined || (spotter >= 0 && game.state.mechs[spotter] === undefined)) return undefined;
  if (bin !== undefined && spec.ammoBins[bin]?.ammo !== mounted.type.ammo) return undefined;
  const drawn = bin ?? loadOf(attacker, spec, mounted)?.bin ?? -1;
  const terms = termsOf(game, { attacker: attacker.id, weapon, bin: drawn, aim: aimedAt, spotter, secondary });
  return { weapon: mounted, terms };
}
