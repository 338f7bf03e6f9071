import { isSightBlocked } from '@hexfall/hex';
import {
  aimWeapon,
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
  type MechState,
  PLAIN_SHOT,
  passCommand,
  refusalOf,
  type Shot,
  sightTarget,
  specOf,
  toHitNumber,
  type WeaponType,
} from '@hexfall/rules';
import { chance } from '../../odds.ts';
import { setSwitches } from '../../set-switches.ts';
import { averageHits, expectedDamage } from './expected-damage.ts';
import { firedType } from './firepower.ts';
import { targetValue } from './health.ts';

/** Heat accepted at the end of a turn. */
const ACCEPTED_HEAT = 6;
/** Heat accepted at the end of a turn in which the target may be destroyed. */
const ACCEPTED_HEAT_FOR_KILL = 9;

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
export function fire(game: Game, mech: MechState, enemies = enemiesOf(game, mech)): Command {
  const prospects = findProspects(game, mech, enemies);
  const volleys = prospects.length === 0 ? [] : findVolleys(game, mech, prospects.sort(byWorthPerHeat));
  volleys.sort((a, b) => b.worth - a.worth);
  for (const volley of volleys) {
    const command = legalFire(game, mech, volley);
    if (command !== undefined) return setSwitches(game, mech, command);
  }
  return setSwitches(game, mech, passCommand('weapons', mech.id));
}

/** One volley for each stance and each primary target. Once all prospects bear, no other stance can be better. */
function findVolleys(game: Game, mech: MechState, prospects: readonly Prospect[]): Volley[] {
  const sinks = dissipation(mech, specOf(game, mech)) - mech.heat - mech.heatBuildUp;
  const volleys: Volley[] = [];
  for (const stance of stancesOf(game, mech)) {
    const bearing = prospects.filter(shot => bears(game, mech, shot, stance));
    const tried: MechState[] = [];
    for (const { target } of bearing) {
      if (tried.includes(target)) continue;
      tried.push(target);
      volleys.push(chooseVolley(stance, bearing, target, sinks));
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

function findProspects(game: Game, mech: MechState, enemies: readonly MechState[]): Prospect[] {
  const spec = specOf(game, mech);
  const inSight = enemies.map(target => sightTarget(game, mech, target)).filter(({ sight }) => !isSightBlocked(sight));
  const values = inSight.map(({ target }) => targetValue(game, target));
  const prospects: Prospect[] = [];
  for (let index = 0; index < spec.weapons.length; index++) {
    const weapon = spec.weapons[index]!;
    const type = firedType(mech, spec, weapon, index);
    if (type === undefined) continue;
    const terms = type === weapon.type ? PLAIN_SHOT : { ...PLAIN_SHOT, type };
    for (let i = 0; i < inSight.length; i++) {
      const { target } = inSight[i]!;
      const need = toHitNumber(game, aimWeapon(game, inSight[i]!, weapon, terms));
      if (need >= IMPOSSIBLE) continue;
      const rate = fireRate(type, need);
      const damage = damageOf(type, rate) * chance(need);
      const worth = damage * values[i]!;
      if (worth >= MIN_WORTH)
        prospects.push({ weapon: index, target, rate, heat: heatOfShots(type, rate), damage, worth });
    }
  }
  return prospects;
}

/** Rate of fire: higher when a hit is likely, since it risks a jam. */
function fireRate({ traits }: WeaponType, need: number): number {
  if (traits.includes('rotary')) return need <= 9 ? 4 : 2;
  return traits.includes('ultra') && need <= 9 ? 2 : 1;
}

function damageOf(type: WeaponType, rate: number): number {
  return expectedDamage(type)[1] * (rate === 1 ? 1 : averageHits(rate));
}

/** Takes the shots with the most damage for their heat, first at the primary target, then at others while heat allows. */
function chooseVolley(stance: Stance, bearing: readonly Prospect[], primary: MechState, sinks: number): Volley {
  const shots: Prospect[] = [];
  let used = 0;
  let heat = 0;
  let worth = 0;
  const take = (shot: Prospect, room: number): void => {
    if (((used >>> shot.weapon) & 1) === 1 || (shot.heat > 0 && heat + shot.heat > room)) return;
    heat += shot.heat;
    worth += shot.worth;
    used |= 1 << shot.weapon;
    shots.push(shot);
  };
  const room = sinks + (canDestroy(bearing, primary) ? ACCEPTED_HEAT_FOR_KILL : ACCEPTED_HEAT);
  for (const shot of bearing) if (shot.target === primary) take(shot, room);
  for (const shot of bearing) {
    if (shot.target !== primary && shot.damage > MIN_SECONDARY_DAMAGE) take(shot, sinks + ACCEPTED_HEAT - 2);
  }
  return { stance, shots, worth };
}

function byWorthPerHeat(a: Prospect, b: Prospect): number {
  return b.worth * (a.heat + 1) - a.worth * (b.heat + 1) || a.weapon - b.weapon;
}

/** Whether all shots together may destroy the target, judged by its center torso, where most hits land. */
function canDestroy(shots: readonly Prospect[], target: MechState): boolean {
  let damage = 0;
  for (const shot of shots) if (shot.target === target) damage += shot.damage;
  return damage * 0.5 >= target.armor[1]! + target.structure[1]!;
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
