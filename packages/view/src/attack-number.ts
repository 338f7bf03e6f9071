import {
  type AttackKind,
  type Game,
  type HitTable,
  IMPOSSIBLE,
  kickNumber,
  type LocationId,
  type MechId,
  type MechState,
  meleeNumber,
  meleeWeapon,
  type Modifier,
  punchNumber,
  pushNumber,
  ramNumber,
  specOf,
  toHitNumber,
} from '@hexfall/rules';

/** An attack that somebody asks about. */
export interface AttackQuestion {
  readonly kind: AttackKind;
  readonly attacker: MechId;
  readonly target: MechId;
  /** For a weapon attack: index in the attacker's weapons. */
  readonly weapon?: number;
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
  const target = game.state.mechs[question.target];
  if (attacker === undefined || target === undefined) return undefined;
  const modifiers: Modifier[] = [];
  const need = numberOf(game, attacker, target, question, modifiers);
  return need === undefined ? undefined : { need, modifiers: need >= IMPOSSIBLE ? [] : modifiers };
}

function numberOf(
  game: Game,
  attacker: MechState,
  target: MechState,
  { kind, weapon = -1, limb = -1, item = -1, aim = 'full' }: AttackQuestion,
  modifiers: Modifier[],
): number | undefined {
  switch (kind) {
    case 'weapon': {
      const mounted = specOf(game, attacker).weapons[weapon];
      return mounted && toHitNumber(game, attacker, target, mounted, modifiers);
    }
    case 'punch':
      return limb < 0 ? undefined : punchNumber(game, attacker, target, limb, modifiers);
    case 'kick':
      return limb < 0 ? undefined : kickNumber(game, attacker, target, limb, modifiers);
    case 'push':
      return pushNumber(game, attacker, target, modifiers);
    case 'melee': {
      const swung = meleeWeapon(game, attacker, item);
      return swung && meleeNumber(game, attacker, { target, weapon: swung, aim }, modifiers);
    }
    case 'charge':
    case 'dfa':
      return ramNumber(game, kind, attacker, target, modifiers);
    default:
      kind satisfies never;
      return undefined;
  }
}
