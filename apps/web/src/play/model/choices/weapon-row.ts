import type { HexId } from '@hexfall/hex';
import {
  type BuildingShot,
  type FireAttack,
  type FireCommand,
  firingArc,
  type Game,
  isItemHit,
  isLocationGone,
  type LocationCode,
  type MechId,
  mechOf,
  planFire,
  type Refusal,
  reasonsOf,
  type Shot,
  specOf,
  type WeaponArc,
} from '@hexfall/rules';
import { ammoName, locationCode, namesOf, rateWords, shotsLeft } from '@hexfall/view';
import { type ShownModifier, shownModifiers } from '../moment.ts';
import { refusalWords } from '../refusal-words.ts';
import { rehearse } from '../rehearsal.ts';
import { outlookOf } from './shot-outlook.ts';

/** A target of fire: a unit, or the building in a hex. */
export type FireTarget = { readonly unit: MechId } | { readonly building: HexId };

/** How a shot is fired, where there is a choice. */
export type ShotManner = Pick<Shot, 'rate' | 'bin' | 'aim' | 'heat' | 'spotter'>;

/** A change of how a shot is fired; a field that is `undefined` is removed. */
export type MannerChange = { readonly [F in keyof ShotManner]?: ShotManner[F] | undefined };

/** A kind of ammunition to choose from. */
export interface LoadOption {
  readonly bin: number;
  readonly words: string;
}

/** One weapon in the list of a unit that fires, judged against the present target. */
export interface WeaponRow {
  /** Index in the weapons of the unit. */
  readonly weapon: number;
  readonly name: string;
  /** Code of the weapon's location, with "(R)" for one that points backward. */
  readonly location: string;
  /** The directions that the weapon reaches with the present turn of the torso and the arms. */
  readonly arc: WeaponArc;
  /** Whether the weapon no longer works. */
  readonly isLost: boolean;
  /** The target at which the weapon is to be fired, if any; it may differ from the present target. */
  readonly firesAt: FireTarget | undefined;
  /** The target number of two dice, together with everything else that is fired; `undefined` if the weapon cannot be fired. */
  readonly need: number | undefined;
  readonly chance: number;
  /** Average points of damage, including misses. */
  readonly damage: number;
  readonly modifiers: readonly ShownModifier[];
  /** Why the weapon cannot be fired at the present target, as a sentence without a full stop. */
  readonly problem: string | undefined;
  /** Heat of the shot. */
  readonly heat: number;
  /** Shots left; `undefined` for a weapon without ammunition. */
  readonly shotsLeft: number | undefined;
  readonly minimumRange: number;
  readonly ranges: readonly [short: number, medium: number, long: number];
  /** How the shot is fired. */
  readonly manner: ShotManner;
  /** Choices for the shot, each empty if there is no choice. */
  readonly loads: readonly LoadOption[];
  readonly rates: readonly number[];
  /** The meaning of each of the rates for the weapon. */
  readonly rateWords: readonly string[];
  readonly aims: readonly LocationCode[];
  readonly spotters: readonly MechId[];
  readonly canHeat: boolean;
}

/** What is needed to judge a weapon. */
export interface RowQuestion {
  readonly game: Game;
  /** The volley without this weapon. */
  readonly others: FireCommand;
  readonly weapon: number;
  readonly target: FireTarget | undefined;
  readonly firesAt: FireTarget | undefined;
  readonly manner: ShotManner;
  /** All legal ways to fire this weapon at the target. */
  readonly offers: readonly (Shot | BuildingShot)[];
}

/** Judges one weapon. */
export function weaponRow(question: RowQuestion): WeaponRow {
  const { game, others, weapon, firesAt, manner, offers } = question;
  const mech = mechOf(game, others.unit);
  const spec = specOf(game, mech);
  const mounted = spec.weapons[weapon]!;
  const { type } = mounted;
  const shot = shotAt(question);
  const judged = shot === undefined ? undefined : judge(game, others, shot);
  const attack = judged !== undefined && 'need' in judged ? judged : undefined;
  const outlook = attack === undefined ? undefined : outlookOf(game, attack);
  const rates = choicesIn(offers, 'rate', [1]);
  return {
    weapon,
    name: type.name,
    location: `${locationCode(spec, mounted.location)}${mounted.rear ? ' (R)' : ''}`,
    arc: firingArc(spec, mounted, { twist: others.twist, armsFlipped: others.flipArms === true }).arc,
    isLost: isLocationGone(mech, mounted.location) || isItemHit(mech, spec, 'weapon', weapon),
    firesAt,
    need: attack?.need,
    chance: outlook?.chance ?? 0,
    damage: outlook?.damage ?? 0,
    modifiers: attack === undefined ? [] : shownModifiers(reasonsOf(attack), namesOf(game)),
    problem: judged !== undefined && 'code' in judged ? refusalWords(judged) : undefined,
    heat: attack === undefined || shot === undefined ? type.heat : heatOf(game, others, shot, type.heat),
    shotsLeft: type.ammo === undefined ? undefined : shotsLeft(mech, spec, type.ammo),
    minimumRange: type.minimumRange,
    ranges: type.ranges,
    manner,
    loads: loadsIn(game, others.unit, offers),
    rates,
    rateWords: rates.map(rate => rateWords(type, rate)),
    aims: choicesIn(offers, 'aim', []),
    spotters: choicesIn(offers, 'spotter', []),
    canHeat: offers.some(offer => 'heat' in offer && offer.heat),
  };
}

/** Returns the shot that a row stands for. */
export function shotAt({
  weapon,
  target,
  manner,
}: Pick<RowQuestion, 'weapon' | 'target' | 'manner'>): Shot | BuildingShot | undefined {
  if (target === undefined) return undefined;
  if ('unit' in target) return { weapon, target: target.unit, ...manner };
  const { rate, bin } = manner;
  return {
    weapon,
    hex: target.building,
    ...(rate === undefined ? {} : { rate }),
    ...(bin === undefined ? {} : { bin }),
  };
}

/** Returns a volley with one more shot. */
export function withShot(volley: FireCommand, shot: Shot | BuildingShot): FireCommand {
  if ('target' in shot) return { ...volley, shots: [...volley.shots, shot] };
  return { ...volley, buildings: [...(volley.buildings ?? []), shot] };
}

/** Judges a shot together with all other shots, or by itself if the other shots are the problem. */
function judge(game: Game, others: FireCommand, shot: Shot | BuildingShot): FireAttack | Refusal {
  const together = planFire(game, withShot(others, shot));
  if (together.ok) return together.value.find(({ weapon }) => weapon === shot.weapon)!;
  const path = 'target' in shot ? `shots[${others.shots.length}]` : `buildings[${others.buildings?.length ?? 0}]`;
  if (together.errors[0]!.path.startsWith(path)) return together.errors[0]!;
  const alone = planFire(game, withShot({ ...others, shots: [], buildings: [] }, shot));
  return alone.ok ? alone.value[0]! : alone.errors[0]!;
}

/** Returns the heat of one shot as the rules count it. */
function heatOf(game: Game, { unit, twist, flipArms }: FireCommand, shot: Shot | BuildingShot, usual: number): number {
  const alone: FireCommand = { type: 'fire', unit, twist, ...(flipArms === true ? { flipArms } : {}), shots: [] };
  const tried = rehearse(game, withShot(alone, shot), { until: 'phase' });
  const fired = tried?.events.findLast(event => event.type === 'WeaponFired' && event.unit === unit);
  return fired?.type === 'WeaponFired' ? fired.heatBuildUp - mechOf(game, unit).heatBuildUp : usual;
}

function loadsIn(game: Game, unit: MechId, offers: readonly (Shot | BuildingShot)[]): LoadOption[] {
  const spec = specOf(game, mechOf(game, unit));
  return choicesIn(offers, 'bin', []).map(bin => ({ bin, words: ammoName(spec, bin) }));
}

/** Returns the values of a field among the offers; none if there is no choice. */
function choicesIn<F extends keyof ShotManner>(
  offers: readonly (Shot | BuildingShot)[],
  field: F,
  usual: readonly NonNullable<ShotManner[F]>[],
): NonNullable<ShotManner[F]>[] {
  const values = new Set<NonNullable<ShotManner[F]>>(usual);
  for (const offer of offers) {
    const value = (offer as Shot)[field];
    if (value !== undefined) values.add(value);
  }
  return values.size > usual.length ? [...values] : [];
}

/** Removes default choices, which are left out of orders. */
export function cleanManner({ rate, bin, aim, heat, spotter }: MannerChange): ShotManner {
  return {
    ...(rate === undefined || rate === 1 ? {} : { rate }),
    ...(bin === undefined ? {} : { bin }),
    ...(aim === undefined ? {} : { aim }),
    ...(heat === true ? { heat } : {}),
    ...(spotter === undefined ? {} : { spotter }),
  };
}
