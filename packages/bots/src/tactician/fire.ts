import { bearing, isSightBlocked, relativeBearing, type Side, sideFromBearing } from '@hexfall/hex';
import {
  aimWeapon,
  boardOf,
  type Command,
  canFlipArms,
  dissipation,
  enemiesOf,
  type FireCommand,
  firingArc,
  type Game,
  heatOfShots,
  IMPOSSIBLE,
  isInFiringArc,
  isLegal,
  type MechSpec,
  type MechState,
  type MountedWeapon,
  PLAIN_SHOT,
  passCommand,
  refusalOf,
  type Shot,
  type Sighting,
  sightTarget,
  specOf,
  toHitNumber,
  type WeaponType,
} from '@hexfall/rules';
import { chance } from '../odds.ts';
import { setSwitches } from '../set-switches.ts';
import { declaredDamage } from './declared-damage.ts';
import { averageHits, expectedDamage } from './expected-damage.ts';
import { firedType } from './firepower.ts';
import { dangers, LETHALITY, pointsLeft, targetValue } from './health.ts';
import type { Weights } from './weights.ts';

/** Heat up to which firing stays harmless, and from which on the reactor may stop. */
const HARMLESS_HEAT = 7;
const SAFE_HEAT = 13;

/** Shots that are worth less are not fired. */
const MIN_WORTH = 0.4;

/** Shots at a secondary target must have more expected damage than this, since its modifier is not counted in. */
const MIN_SECONDARY_DAMAGE = 1;

/** A shot that is possible with some torso twist. */
interface Prospect {
  readonly weapon: number;
  readonly target: MechState;
  readonly rate: number;
  readonly heat: number;
  /** Expected points of damage. */
  readonly damage: number;
  /** `damage` weighted by the value of the target. */
  readonly worth: number;
}

/** An enemy in sight. */
interface Mark {
  readonly sighting: Sighting;
  readonly target: MechState;
  /** Weight of a point of damage to it, from here. */
  readonly value: number;
  /** Expected damage of what friends have declared at it. */
  readonly declared: number;
  /** Points of armor and structure of its center torso on the side that is struck, and of the whole unit. */
  readonly center: number;
  readonly left: number;
}

interface Stance {
  readonly twist: number;
  readonly armsFlipped: boolean;
}

/** Shots fired from the same stance. */
interface Volley {
  readonly stance: Stance;
  readonly shots: readonly Prospect[];
  readonly worth: number;
}

/** The best volley: at one primary target, and at others with weapons that do not bear on it. */
export function tacticianFire(game: Game, mech: MechState, weights: Weights): Command {
  for (const volley of rankedVolleys(game, mech, weights)) {
    const command = legalFire(game, mech, volley);
    if (command !== undefined) return setSwitches(game, mech, command);
  }
  return setSwitches(game, mech, passCommand('weapons', mech.id));
}

/** A volley with what is expected of it, in points of damage: what it is worth in all, and the damage alone. */
export interface WeighedVolley {
  readonly command: Command;
  readonly score: number;
  readonly dealt: number;
}

/** The volleys that the tactician chooses from, best first. */
export function weighedVolleys(game: Game, mech: MechState, weights: Weights): WeighedVolley[] {
  return rankedVolleys(game, mech, weights).flatMap(volley => {
    const command = legalFire(game, mech, volley);
    const dealt = volley.shots.reduce((sum, { damage }) => sum + damage, 0);
    return command === undefined ? [] : [{ command: setSwitches(game, mech, command), score: volley.worth, dealt }];
  });
}

function rankedVolleys(game: Game, mech: MechState, weights: Weights): Volley[] {
  const marks = findMarks(game, mech, weights);
  const prospects = findProspects(game, mech, marks, weights);
  if (prospects.length === 0) return [];
  return findVolleys(game, mech, marks, prospects.sort(byWorthPerHeat), weights).sort((a, b) => b.worth - a.worth);
}

/** One volley for each stance and each primary target. Once all prospects bear, no other stance can be better. */
function findVolleys(
  game: Game,
  mech: MechState,
  marks: readonly Mark[],
  prospects: readonly Prospect[],
  weights: Weights,
): Volley[] {
  const heat = mech.heat + mech.heatBuildUp - dissipation(mech, specOf(game, mech));
  const volleys: Volley[] = [];
  for (const stance of stancesOf(game, mech)) {
    const bearing = prospects.filter(shot => bears(game, mech, shot, stance));
    for (const mark of marks) {
      if (bearing.some(({ target }) => target === mark.target))
        volleys.push(chooseVolley(stance, bearing, mark, heat, weights));
    }
    if (bearing.length === prospects.length) break;
  }
  return volleys;
}

function bears(game: Game, mech: MechState, { weapon, target }: Prospect, stance: Stance): boolean {
  const spec = specOf(game, mech);
  return isInFiringArc(game, mech, firingArc(spec, spec.weapons[weapon]!, stance), target.hex);
}

const AHEAD: readonly Stance[] = [{ twist: 0, armsFlipped: false }];
const TWISTED: readonly Stance[] = [...AHEAD, { twist: -1, armsFlipped: false }, { twist: 1, armsFlipped: false }];
const OVER_THE_SHOULDER: readonly Stance[] = [{ twist: 0, armsFlipped: true }];
const ALL_ROUND: readonly Stance[] = [...TWISTED, ...OVER_THE_SHOULDER];

function stancesOf(game: Game, mech: MechState): readonly Stance[] {
  const spec = specOf(game, mech);
  if (mech.prone || spec.quad) return AHEAD;
  return canFlipArms(mech, spec) ? ALL_ROUND : TWISTED;
}

function findMarks(game: Game, mech: MechState, weights: Weights): Mark[] {
  const marks: Mark[] = [];
  const enemies = enemiesOf(game, mech);
  const danger = dangers(game, enemies);
  for (let i = 0; i < enemies.length; i++) {
    const sighting = sightTarget(game, mech, enemies[i]!);
    if (!isSightBlocked(sighting.sight)) marks.push(markOf(game, mech, sighting, danger[i]!, weights));
  }
  return marks;
}

function markOf(game: Game, mech: MechState, sighting: Sighting, danger: number, weights: Weights): Mark {
  const { target } = sighting;
  const behind = struckSide(game, mech, target) === 'rear';
  const center = target.armor[behind ? 8 : 1]! + target.structure[1]!;
  return {
    sighting,
    target,
    value: targetValue(game, target, danger, weights) * (behind ? weights.backstab : 1),
    declared: declaredDamage(game, target),
    center,
    left: pointsLeft(target),
  };
}

function struckSide(game: Game, mech: MechState, target: MechState): Side {
  return sideFromBearing(relativeBearing(bearing(boardOf(game).grid, target.hex, mech.hex), target.facing));
}

function findProspects(game: Game, mech: MechState, marks: readonly Mark[], weights: Weights): Prospect[] {
  const spec = specOf(game, mech);
  const prospects: Prospect[] = [];
  for (let index = 0; index < spec.weapons.length; index++) {
    const weapon = spec.weapons[index]!;
    const type = firedType(mech, spec, weapon, index);
    if (type === undefined) continue;
    const terms = type === weapon.type ? PLAIN_SHOT : { ...PLAIN_SHOT, type };
    const minChance = minChanceOf(mech, spec, weapon, weights);
    for (const { sighting, target, value } of marks) {
      const solution = aimWeapon(game, sighting, weapon, terms);
      const need = toHitNumber(game, solution);
      if (need >= IMPOSSIBLE || chance(need) < minChance) continue;
      const rate = fireRate(type, need);
      const damage = expectedDamage(type)[solution.bracket] * (rate === 1 ? 1 : averageHits(rate)) * chance(need);
      const worth = damage * value;
      if (worth >= MIN_WORTH)
        prospects.push({ weapon: index, target, rate, heat: heatOfShots(type, rate), damage, worth });
    }
  }
  return prospects;
}

/** The chance to hit that a shot must have: the fewer rounds are left, the better it must be. */
function minChanceOf(mech: MechState, spec: MechSpec, weapon: MountedWeapon, { thrift, plenty }: Weights): number {
  const rounds = roundsLeft(mech, spec, weapon);
  return rounds >= plenty ? 0 : thrift * (1 - rounds / plenty);
}

/** Rounds that each weapon of a kind has left. */
function roundsLeft(mech: MechState, spec: MechSpec, { type: { ammo } }: MountedWeapon): number {
  if (ammo === undefined) return Number.POSITIVE_INFINITY;
  let rounds = 0;
  for (let bin = 0; bin < spec.ammoBins.length; bin++) if (spec.ammoBins[bin]!.ammo === ammo) rounds += mech.ammo[bin]!;
  let users = 0;
  for (const { type } of spec.weapons) if (type.ammo === ammo) users++;
  return rounds / users;
}

/** Rate of fire: higher when a hit is likely, since it risks a jam. */
function fireRate({ traits }: WeaponType, need: number): number {
  if (traits.includes('rotary')) return need <= 9 ? 4 : 2;
  return traits.includes('ultra') && need <= 9 ? 2 : 1;
}

/** Takes the shots with the most damage for their heat, first at the primary target, then at others, while they are worth their heat. */
function chooseVolley(
  stance: Stance,
  bearing: readonly Prospect[],
  primary: Mark,
  heatBefore: number,
  weights: Weights,
): Volley {
  const shots: Prospect[] = [];
  let used = 0;
  let heat = heatBefore;
  let worth = 0;
  let damage = primary.declared;
  const take = (shot: Prospect, value: number): void => {
    if (((used >>> shot.weapon) & 1) === 1) return;
    const price = shot.heat === 0 ? 0 : heatPrice(heat + shot.heat, weights) - heatPrice(heat, weights);
    if (value <= price) return;
    heat += shot.heat;
    worth += value - price;
    used |= 1 << shot.weapon;
    shots.push(shot);
  };
  for (const shot of bearing) {
    if (shot.target !== primary.target) continue;
    const before = shots.length;
    const gain = weights.kill * (killChance(primary, damage + shot.damage) - killChance(primary, damage));
    take(shot, shot.worth + gain);
    if (shots.length > before) damage += shot.damage;
  }
  for (const shot of bearing) {
    if (shot.target !== primary.target && shot.damage > MIN_SECONDARY_DAMAGE) take(shot, shot.worth);
  }
  return { stance, shots, worth };
}

/** What heat at the end of the turn costs, in points of damage. */
function heatPrice(heat: number, { warm, hot, boiling }: Weights): number {
  if (heat <= 0) return 0;
  if (heat <= HARMLESS_HEAT) return warm * heat;
  if (heat <= SAFE_HEAT) return warm * HARMLESS_HEAT + hot * (heat - HARMLESS_HEAT);
  return warm * HARMLESS_HEAT + hot * (SAFE_HEAT - HARMLESS_HEAT) + boiling * (heat - SAFE_HEAT);
}

/** The chance that damage destroys a unit, by a formula that was fitted to games. */
function killChance({ center, left }: Mark, damage: number): number {
  const odds = (LETHALITY * damage * damage) / (left * (center + 1));
  return odds / (1 + odds);
}

function byWorthPerHeat(a: Prospect, b: Prospect): number {
  return b.worth * (a.heat + 1) - a.worth * (b.heat + 1) || a.weapon - b.weapon;
}

/** The volley as an order, without shots that are refused in combination with the rest. */
function legalFire(game: Game, mech: MechState, { stance, shots: volley }: Volley): Command | undefined {
  const shots: Shot[] = volley.map(({ weapon, target, rate }) =>
    rate === 1 ? { weapon, target: target.id } : { weapon, target: target.id, rate },
  );
  const { twist, armsFlipped } = stance;
  while (shots.length > 0) {
    const command: FireCommand = {
      type: 'fire',
      unit: mech.id,
      twist,
      shots: [...shots],
      ...(armsFlipped ? { flipArms: true } : {}),
    };
    if (isLegal(game, command)) return command;
    const named = /^shots\[(\d+)\]/.exec(refusalOf(game, command)?.path ?? '');
    if (named === null) return undefined;
    shots.splice(Number(named[1]), 1);
  }
  return undefined;
}
