import { findEquipment } from '@hexfall/data';
import { sideStruck } from '@hexfall/hex';
import {
  aimWeapon,
  boardOf,
  type FiringSolution,
  firingArc,
  type Game,
  type HiddenPart,
  hiddenPart,
  isInFiringArc,
  LOCATIONS,
  loadOf,
  type MechSpec,
  type MechState,
  type Modifier,
  type MountedWeapon,
  PLAIN_SHOT,
  type ShotTerms,
  shotObstacle,
  sightTarget,
  specOf,
  toHitNumber,
} from '@hexfall/rules';
import { locationNamed } from './damage-codes.ts';
import { AFTER_ARC, formatSums, isNamed, isSameObstacle, type ReferenceModifier, TAG_PHASE } from './shot-words.ts';
import { opponents } from './two-units.ts';

/** A shot of the reference: the reason why it is impossible, or its modifiers with side and cover. */
export interface ShotRow {
  readonly weapon: string;
  readonly reason: string | undefined;
  readonly modifiers: readonly ReferenceModifier[];
  readonly side: string | undefined;
  /** Whether part of the target is covered. */
  readonly covered: boolean;
  /** The covered part; `undefined` if the file does not say. */
  readonly hidden: HiddenPart | undefined;
}

export interface Verdict {
  readonly wanted: string;
  readonly ours: string;
}

const NOT_PLAYED: Verdict = { wanted: 'not played here', ours: 'not played here' };

/** Compares a shot of the reference with our rules. Both texts are equal if they agree. */
export function judgeShot(game: Game, row: ShotRow): Verdict {
  const [attacker, target] = opponents(game);
  const found = findWeapon(game.match.specs[0]!, row.weapon);
  if (found === undefined) return NOT_PLAYED;
  const { weapon, terms } = found;
  const solution = aimWeapon(game, sightTarget(game, attacker, target), weapon, terms);
  const bears = isInFiringArc(game, attacker, firingArc(specOf(game, attacker), weapon, attacker), target.hex);
  const obstacle = shotObstacle(game, solution, row.reason === TAG_PHASE || bears);
  if (row.reason !== undefined || obstacle !== undefined) {
    const same = obstacle !== undefined && row.reason !== undefined && isSameObstacle(row.reason, obstacle);
    const tag = row.reason === TAG_PHASE && AFTER_ARC.has(obstacle);
    return {
      wanted: row.reason ?? 'a shot',
      ours: same || tag ? row.reason : (obstacle ?? 'a shot'),
    };
  }
  return compareShot(game, row, solution);
}

/**
 * The reference gives a target in water of depth 1 partial cover but not the modifier of +1 that goes with it, unless the line
 * of sight happens to provide it. Our rules always do, except for fire under water.
 */
function compareShot(game: Game, row: ShotRow, solution: FiringSolution): Verdict {
  const { attacker, target, underWater } = solution;
  const why: Modifier[] = [];
  const need = toHitNumber(game, solution, why);
  const waterRow = why.some(({ code }) => code === 'target.water');
  const wanted = waterRow ? [...row.modifiers, { code: 'target.water', value: 1 } as const] : row.modifiers;
  const total = wanted.reduce((sum, { value }) => sum + value, 0);
  const hidden = hiddenPart(game, solution, underWater);
  const cover = row.hidden === undefined ? String(hidden !== 'nothing') : hidden;
  const named = wanted.filter(isNamed);
  const parts = (modifiers: readonly Modifier[]): string =>
    named.length === wanted.length ? formatSums(modifiers) : '';
  return {
    wanted: `${total} (${parts(named)}) ${row.side!} ${row.hidden ?? String(row.covered)}`,
    ours: `${need} (${parts(why)}) ${sideStruck(boardOf(game), attacker.hex, target)} ${cover}`,
  };
}

/**
 * Finds a weapon by its name in the reference: the name in unit files, the location, and perhaps the ammunition. Returns
 * `undefined` for a weapon without rules here.
 */
function findWeapon(spec: MechSpec, name: string): { weapon: MountedWeapon; terms: ShotTerms } | undefined {
  const [, item = '', place = '', rear, ammo] = /^(.+?)@(\w+?)(\(R\))?(?:\|(.+))?$/.exec(name) ?? [];
  const location = locationNamed(place);
  const wanted = findEquipment(item, false)?.entry;
  if (wanted?.kind !== 'weapon') return undefined;
  const weapon = spec.weapons.find(
    each => each.location === location && each.rear === (rear !== undefined) && each.type.id === wanted.type.id,
  );
  if (weapon === undefined) throw new Error(`${spec.name} has no ${name}`);
  return { weapon, terms: ammo === undefined ? PLAIN_SHOT : withAmmo(spec, weapon, ammo) };
}

function withAmmo(spec: MechSpec, weapon: MountedWeapon, name: string): ShotTerms {
  const entry = findEquipment(name, false)?.entry;
  const bin = spec.ammoBins.findIndex(
    each => entry?.kind === 'ammo' && each.ammo === entry.ammo && each.munition === entry.munition,
  );
  const whole = LOCATIONS.map(() => 0);
  const state = { ammo: spec.ammoBins.map(() => 1), slotHits: whole, slotsOut: whole } as unknown as MechState;
  return { ...PLAIN_SHOT, type: loadOf(state, spec, weapon, bin)!.type };
}
