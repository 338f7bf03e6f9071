import {
  canFlipArms,
  type Command,
  dissipation,
  enemiesOf,
  type Game,
  IMPOSSIBLE,
  isInFiringArc,
  type MechState,
  passCommand,
  PLAIN_SHOT,
  refusalOf,
  type Shot,
  specOf,
  toHitNumber,
  type WeaponType,
} from '@hexfall/rules';
import { averageHits, expectedDamage } from './expected-damage.ts';
import { firedNow } from './firepower.ts';
import { health } from './health.ts';
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

/** The stance and the shots that promise most: one target first, others with what does not bear on it. */
export function tacticianFire(game: Game, mech: MechState): Command {
  const prospects = findProspects(game, mech);
  const volleys: { stance: Stance; shots: Prospect[]; worth: number }[] = [];
  for (const stance of prospects.length === 0 ? [] : stancesOf(game, mech)) {
    const bearing = prospects.filter(({ weapon, target }) =>
      isInFiringArc(game, mech, specOf(game, mech).weapons[weapon]!, target.hex, stance),
    );
    for (const first of new Set(bearing.map(({ target }) => target))) {
      const shots = chooseVolley(game, mech, bearing, first);
      volleys.push({ stance, shots, worth: shots.reduce((sum, shot) => sum + shot.worth, 0) });
    }
  }
  volleys.sort((a, b) => b.worth - a.worth);
  for (const { stance, shots } of volleys) {
    const command = legalFire(game, mech, stance, shots);
    if (command !== undefined) return command;
  }
  return passCommand('weapons', mech.id);
}

function stancesOf(game: Game, mech: MechState): Stance[] {
  const spec = specOf(game, mech);
  const twists = mech.prone || spec.quad ? [0] : [0, -1, 1];
  const stances = twists.map(twist => ({ twist, armsFlipped: false }));
  return canFlipArms(mech, spec) ? [...stances, { twist: 0, armsFlipped: true }] : stances;
}

function findProspects(game: Game, mech: MechState): Prospect[] {
  const spec = specOf(game, mech);
  const enemies = enemiesOf(game, mech).map(target => ({ target, value: 1 + 0.8 * (1 - health(game, target)) }));
  const prospects: Prospect[] = [];
  for (const [index, weapon] of spec.weapons.entries()) {
    const type = firedNow(mech, spec, weapon, index);
    if (type === undefined) continue;
    const terms = type === weapon.type ? PLAIN_SHOT : { ...PLAIN_SHOT, type };
    for (const { target, value } of enemies) {
      const need = toHitNumber(game, mech, target, weapon, undefined, terms);
      if (need >= IMPOSSIBLE) continue;
      const rate = rateOf(type, need);
      const damage = damageOf(type, rate) * chance(need);
      const worth = damage * value;
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
function chooseVolley(game: Game, mech: MechState, bearing: readonly Prospect[], first: MechState): Prospect[] {
  const sinks = dissipation(mech, specOf(game, mech)) - mech.heat - mech.heatBuildUp;
  const used = new Set<number>();
  const volley: Prospect[] = [];
  let heat = 0;
  const take = (candidates: readonly Prospect[], room: number): void => {
    for (const shot of candidates.toSorted(byWorthPerHeat)) {
      if (used.has(shot.weapon) || (shot.heat > 0 && heat + shot.heat > room)) continue;
      heat += shot.heat;
      used.add(shot.weapon);
      volley.push(shot);
    }
  };
  const atFirst = bearing.filter(({ target }) => target === first);
  take(atFirst, sinks + (canFinish(atFirst, first) ? HOT : WARM));
  take(
    bearing.filter(({ target, damage }) => target !== first && damage > SECONDARY),
    sinks + WARM - 2,
  );
  return volley;
}

function byWorthPerHeat(a: Prospect, b: Prospect): number {
  return b.worth * (a.heat + 1) - a.worth * (b.heat + 1) || a.weapon - b.weapon;
}

/** Whether all of it together may be the end of the target: the center torso is where most hits go. */
function canFinish(shots: readonly Prospect[], { armor, structure }: MechState): boolean {
  const damage = shots.reduce((sum, shot) => sum + shot.damage, 0);
  return damage * 0.5 >= armor[1]! + structure[1]!;
}

/** The order, without those shots that do not go together with the rest. */
function legalFire(game: Game, mech: MechState, stance: Stance, volley: readonly Prospect[]): Command | undefined {
  const shots: Shot[] = volley.map(({ weapon, target, rate }) =>
    rate === 1 ? { weapon, target: target.id } : { weapon, target: target.id, rate },
  );
  const { twist, armsFlipped } = stance;
  while (shots.length > 0) {
    const command: Command = { type: 'fire', unit: mech.id, twist, shots, ...(armsFlipped ? { flipArms: true } : {}) };
    const wrong = refusalOf(game, command);
    if (wrong === undefined) return command;
    const named = /^shots\[(\d+)\]/.exec(wrong.path);
    if (named === null) return undefined;
    shots.splice(Number(named[1]), 1);
  }
  return undefined;
}
