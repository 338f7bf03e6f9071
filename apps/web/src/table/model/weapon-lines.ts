import {
  type Game,
  hasBit,
  IMPOSSIBLE,
  isItemHit,
  isLocationGone,
  loadOf,
  type MechSpec,
  type MechState,
  type MountedWeapon,
  mechOf,
  ratesOf,
  SeededDice,
  specOf,
  type WeaponType,
} from '@hexfall/rules';
import { ammoName, locationCode, namesOf, rateWords, shotsLeft } from '@hexfall/view';
import { chanceOf } from '../../play/model/choices/risk.ts';
import { type ShownModifier, shownModifiers } from '../../play/model/moment.ts';
import type { Aim, Fire } from './entries.ts';
import { layShot } from './firing-range.ts';

/** A bin from which a weapon can draw its ammunition. */
export interface BinOption {
  readonly bin: number;
  readonly words: string;
}

/** A weapon of a unit, judged against its target. */
export interface WeaponLine {
  readonly weapon: number;
  readonly name: string;
  readonly place: string;
  readonly damage: string;
  readonly heat: number;
  /** The ranges, such as "min 3, 6/12/18". */
  readonly ranges: string;
  /** Shots left in all bins that fit; `undefined` for a weapon without ammunition. */
  readonly shots: number | undefined;
  /** Kinds of ammunition to choose from; empty where there is no choice. */
  readonly bins: readonly BinOption[];
  /** How many shots the weapon can fire at once; empty if there is no choice. */
  readonly rates: readonly number[];
  /** The meaning of each of the rates for the weapon. */
  readonly rateWords: readonly string[];
  readonly hasFired: boolean;
  readonly isJammed: boolean;
  /** Why the weapon cannot be fired: "destroyed", "out of range"; '' if it can. */
  readonly problem: string;
  /** The target number of two dice; `undefined` without a target, or if the weapon cannot be fired. */
  readonly need: number | undefined;
  readonly chance: number;
  readonly modifiers: readonly ShownModifier[];
}

/** The target of a unit's weapons, and the circumstances of its fire. */
export interface Sights {
  readonly target: number;
  readonly aim: Aim;
}

/** Judges every weapon of a unit. */
export function weaponLines(game: Game, unit: number, sights: Sights | undefined): WeaponLine[] {
  const mech = mechOf(game, unit);
  const spec = specOf(game, mech);
  return spec.weapons.flatMap((mounted, weapon) =>
    mounted.type.traits.includes('antiMissile') ? [] : [weaponLine(game, mech, weapon, sights)],
  );
}

function weaponLine(game: Game, mech: MechState, weapon: number, sights: Sights | undefined): WeaponLine {
  const spec = specOf(game, mech);
  const mounted = spec.weapons[weapon]!;
  const { type, location, rear } = mounted;
  const load = loadOf(mech, spec, mounted);
  const rates = load === undefined ? [] : ratesOf(mech, spec, weapon, load);
  const problem = whyNot(mech, spec, mounted, weapon) ?? (load === undefined ? 'no ammunition' : '');
  return {
    weapon,
    name: type.name,
    place: `${locationCode(spec, location)}${rear ? ' rear' : ''}`,
    damage: damageWords(type),
    heat: type.heat,
    ranges: rangeWords(type),
    shots: type.ammo === undefined ? undefined : shotsLeft(mech, spec, type.ammo),
    bins: binsFor(mech, spec, mounted),
    rates: rates.length > 1 ? rates : [],
    rateWords: rates.map(rate => rateWords(type, rate)),
    hasFired: hasBit(mech.weaponsFired, weapon),
    isJammed: hasBit(mech.jammed, weapon),
    ...judge(game, { mech, weapon, problem }, sights),
  };
}

type Judgement = Pick<WeaponLine, 'problem' | 'need' | 'chance' | 'modifiers'>;

interface Judged {
  readonly mech: MechState;
  readonly weapon: number;
  readonly problem: string;
}

function judge(game: Game, { mech, weapon, problem }: Judged, sights: Sights | undefined): Judgement {
  const unjudged = { problem, need: undefined, chance: 0, modifiers: [] };
  if (sights === undefined || problem !== '') return unjudged;
  const shot: Fire = { kind: 'fire', unit: mech.id, weapon, rate: 1, bin: -1, ...sights };
  const laid = layShot(game, shot, new SeededDice(game.state.dice));
  if (laid === undefined) return unjudged;
  if (laid.need >= IMPOSSIBLE) return { ...unjudged, problem: laid.isInRange ? 'no line of sight' : 'out of range' };
  const { extra } = sights.aim;
  const modifiers = shownModifiers(laid.modifiers, namesOf(game));
  return {
    problem: '',
    need: laid.need,
    chance: chanceOf(laid.need),
    modifiers: extra === 0 ? modifiers : [...modifiers, { value: extra, words: 'other' }],
  };
}

function whyNot(
  mech: MechState,
  spec: MechSpec,
  { location, alsoIn }: MountedWeapon,
  weapon: number,
): string | undefined {
  const isGone = isLocationGone(mech, location) || (alsoIn >= 0 && isLocationGone(mech, alsoIn));
  if (isGone || isItemHit(mech, spec, 'weapon', weapon)) return 'destroyed';
  if (hasBit(mech.jammed, weapon)) return 'jammed';
  return hasBit(mech.spent, weapon) ? 'fired its only shot' : undefined;
}

/**
 * Returns the bins from which a player can choose: bins with different loads are a choice; of equal ones, the first that has shots is used.
 */
function binsFor(mech: MechState, spec: MechSpec, mounted: MountedWeapon): BinOption[] {
  const options = new Map<string, BinOption>();
  for (const bin of spec.ammoBins.keys()) {
    if (mounted.type.ammo === undefined || loadOf(mech, spec, mounted, bin) === undefined) continue;
    const words = ammoName(spec, bin);
    if (!options.has(words)) options.set(words, { bin, words });
  }
  return options.size > 1 ? [...options.values()] : [];
}

function damageWords({ damage }: WeaponType): string {
  switch (damage.kind) {
    case 'none':
      return '–';
    case 'single':
    case 'blast':
      return String(damage.points);
    case 'byRange':
      return damage.points.join('/');
    default:
      return `${damage.projectiles} × ${damage.pointsEach}`;
  }
}

function rangeWords({ minimumRange, ranges }: WeaponType): string {
  return `${minimumRange > 0 ? `min ${minimumRange}, ` : ''}${ranges.join('/')}`;
}
