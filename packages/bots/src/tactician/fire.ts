import { isSightBlocked } from '@hexfall/hex';
import {
  aimWeapon,
  canFlipArms,
  type Command,
  dissipation,
  enemiesOf,
  type FireCommand,
  firingArc,
  type Game,
  IMPOSSIBLE,
  isInFiringArc,
  isLegal,
  type MechState,
  passCommand,
  PLAIN_SHOT,
  refusalOf,
  type Shot,
  sightTarget,
  specOf,
  toHitNumber,
  type WeaponType,
} from '@hexfall/rules';
import { averageHits, expectedDamage } from './expected-damage.ts';
import { firedNow } from './firepower.ts';
import { worthHurting } from './health.ts';
import { chance } from '../odds.ts';

/** Heat that is worth a good shot at the end of a turn, and heat that only a kill is worth. */
const WARM = 6;
const HOT = 9;

/** Shots that promise less are not worth their heat. */
const LEAST_WORTH = 0.4;

/** The modifier for a target that is not the first one. */
const SECONDARY = 1;

/** A shot that could be made, whichever way the torso is turned. */
interface Prospect {
  readonly weapon: number;
  readonly target: MechState;
  readonly rate: number;
  readonly heat: number;
  /** Points of damage to be expected, and what they are worth. */
  readonly damage: number;
  readonly worth: number;
}

interface Stance {
  readonly twist: number;
  readonly armsFlipped: boolean;
}

/** Shots that go together. */
interface Volley {
  readonly stance: Stance;
  readonly shots: readonly Prospect[];
  readonly worth: number;
}

/** The stance and the shots that promise most: one target first, others with what does not bear on it. */
export function tacticianFire(game: Game, mech: MechState): Command {
  const prospects = findProspects(game, mech);
  const volleys = prospects.length === 0 ? [] : findVolleys(game, mech, prospects.sort(byWorthPerHeat));
  volleys.sort((a, b) => b.worth - a.worth);
  for (const volley of volleys) {
    const command = legalFire(game, mech, volley);
    if (command !== undefined) return command;
  }
  return passCommand('weapons', mech.id);
}

/** For each stance and each first target in it. Once all prospects bear no other stance can be better. */
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

function findProspects(game: Game, mech: MechState): Prospect[] {
  const spec = specOf(game, mech);
  const inSight = enemiesOf(game, mech)
    .map(target => sightTarget(game, mech, target))
    .filter(({ sight }) => !isSightBlocked(sight));
  const values = inSight.map(({ target }) => worthHurting(game, target));
  const prospects: Prospect[] = [];
  for (let index = 0; index < spec.weapons.length; index++) {
    const weapon = spec.weapons[index]!;
    const type = firedNow(mech, spec, weapon, index);
    if (type === undefined) continue;
    const terms = type === weapon.type ? PLAIN_SHOT : { ...PLAIN_SHOT, type };
    for (let i = 0; i < inSight.length; i++) {
      const { target } = inSight[i]!;
      const need = toHitNumber(game, aimWeapon(game, inSight[i]!, weapon, terms));
      if (need >= IMPOSSIBLE) continue;
      const rate = rateOf(type, need);
      const damage = damageOf(type, rate) * chance(need);
      const worth = damage * values[i]!;
      if (worth >= LEAST_WORTH) prospects.push({ weapon: index, target, rate, heat: type.heat * rate, damage, worth });
    }
  }
  return prospects;
}

/** Two shots at once when a hit is likely; a jam is the price. */
function rateOf({ traits }: WeaponType, need: number): number {
  if (traits.includes('rotary')) return need <= 9 ? 4 : 2;
  return traits.includes('ultra') && need <= 9 ? 2 : 1;
}

function damageOf(type: WeaponType, rate: number): number {
  return expectedDamage(type)[1] * (rate === 1 ? 1 : averageHits(rate));
}

/** Most damage for its heat first, at one target; then the rest at others, as long as it stays cool. */
function chooseVolley(stance: Stance, bearing: readonly Prospect[], first: MechState, sinks: number): Volley {
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
  const room = sinks + (canFinish(bearing, first) ? HOT : WARM);
  for (const shot of bearing) if (shot.target === first) take(shot, room);
  for (const shot of bearing) if (shot.target !== first && shot.damage > SECONDARY) take(shot, sinks + WARM - 2);
  return { stance, shots, worth };
}

function byWorthPerHeat(a: Prospect, b: Prospect): number {
  return b.worth * (a.heat + 1) - a.worth * (b.heat + 1) || a.weapon - b.weapon;
}

/** Whether all of it together may be the end of the target: the center torso is where most hits go. */
function canFinish(shots: readonly Prospect[], target: MechState): boolean {
  let damage = 0;
  for (const shot of shots) if (shot.target === target) damage += shot.damage;
  return damage * 0.5 >= target.armor[1]! + target.structure[1]!;
}

/** The order, without those shots that do not go together with the rest. */
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
