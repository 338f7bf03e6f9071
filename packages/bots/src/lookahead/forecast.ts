import {
  type DeclaredAttack,
  type EventSink,
  type Game,
  type GameEvent,
  kickDamage,
  loadOf,
  type MechState,
  punchDamage,
  specOf,
  type WeaponAttack,
} from '@hexfall/rules';
import { averageHits, expectedDamage } from '../tactician/expected-damage.ts';
import { chance } from '../odds.ts';
import { firepowerOf } from '../tactician/firepower.ts';

/** What a unit is worth beside its firepower, in points of damage. */
const PRESENCE = 8;
/** Where firepower is measured: a distance and modifiers that are usual in a fight. */
const USUAL_DISTANCE = 5;
const USUAL_MODIFIER = 2;

/** How soon damage is the end of a unit: fitted to which units were lost in games of tacticians. */
const LETHALITY = 2;
/** What a unit loses with its armor, when it lives on. */
const WEAR = 0.6;
/** A kick that lands may also bring its target down, in points of damage. */
const KICKED_DOWN = 5;
/** A point of heat that a unit begins the next turn with, beyond what does no harm, as a share of what it is worth. */
const HEAT_COST = 0.012;
const HARMLESS_HEAT = 4;

/**
 * What attacks can be expected to do, summed up as they are declared: chances are weighed, not rolled, since the difference
 * between two moves is small beside what dice do.
 */
export class Forecast implements EventSink {
  private readonly damage: Float64Array;
  private readonly before: Game;

  constructor(game: Game) {
    this.before = game;
    this.damage = new Float64Array(game.state.mechs.length);
  }

  push(event: GameEvent): void {
    if (event.type === 'AttackDeclared') this.damage[event.attack.target]! += damageOf(this.before, event.attack);
  }

  /** How well a side comes out of the turn: the enemies' losses against its own. */
  balance(after: Game, side: number): number {
    let sum = 0;
    for (const mech of this.before.state.mechs) {
      if (mech.status !== 'active') continue;
      const loss = this.lossOf(mech, after) * worthOf(this.before, mech);
      sum += mech.side === side ? -loss : loss;
    }
    return sum;
  }

  /** The share of a unit that is lost, from 0 to about 1. */
  private lossOf(mech: MechState, after: Game): number {
    const damage = this.damage[mech.id]!;
    const left = pointsLeft(mech);
    const center = mech.armor[1]! + mech.structure[1]! + 1;
    const odds = (LETHALITY * damage * damage) / (left * center);
    const dies = odds / (1 + odds);
    const heat = HEAT_COST * Math.max(0, after.state.mechs[mech.id]!.heat - HARMLESS_HEAT);
    return dies + (1 - dies) * (WEAR * Math.min(1, damage / left) + heat);
  }
}

function damageOf(game: Game, attack: DeclaredAttack): number {
  const attacker = game.state.mechs[attack.attacker]!;
  switch (attack.kind) {
    case 'weapon':
      return chance(attack.need) * hitDamage(game, attacker, attack);
    case 'kick':
      return chance(attack.need) * (kickDamage(game, attacker, attack.limb) + KICKED_DOWN);
    case 'punch':
      return chance(attack.need) * punchDamage(game, attacker, attack.limb);
    default:
      return 0;
  }
}

function hitDamage(game: Game, attacker: MechState, { weapon: index, bin, rate, bracket }: WeaponAttack): number {
  const spec = specOf(game, attacker);
  const weapon = spec.weapons[index]!;
  const type = bin < 0 ? weapon.type : (loadOf(attacker, spec, weapon, bin)?.type ?? weapon.type);
  return expectedDamage(type)[bracket] * (rate > 1 ? averageHits(rate) : 1);
}

function worthOf(game: Game, mech: MechState): number {
  return PRESENCE + firepowerOf(game, mech).at(USUAL_DISTANCE, USUAL_MODIFIER);
}

/** Armor and structure that are left; never 0. */
function pointsLeft({ armor, structure }: MechState): number {
  let left = 1;
  for (let i = 0; i < armor.length; i++) left += armor[i]!;
  for (let i = 0; i < structure.length; i++) left += structure[i]!;
  return left;
}
