import {
  type DeclaredAttack,
  dissipation,
  type EventSink,
  type Game,
  type GameEvent,
  kickDamage,
  loadOf,
  type MechState,
  punchDamage,
  specOf,
} from '@hexfall/rules';
import { averageHits, expectedDamage } from '../tactician/expected-damage.ts';
import { chance } from '../tactician/odds.ts';
import type { Arsenal } from '../tactician/situation.ts';

/** What a unit is worth beside its firepower, in points of damage. */
const PRESENCE = 8;
/** Where firepower is measured: a distance and modifiers that are usual in a fight. */
const USUAL_DISTANCE = 5;
const USUAL_MODIFIER = 2;

/** How soon damage is the end of a unit: fitted to what games show. */
const LETHALITY = 2;
/** What a unit loses with its armor, when it lives on. */
const WEAR = 0.6;
/** A point of heat above what the sinks take away, as a share of what the unit is worth. */
const HEAT_COST = 0.012;
const EASY_HEAT = 4;
const PRONE_COST = 0.08;

/**
 * What declared attacks can be expected to do, summed up as they are declared: chances are weighed, not rolled, since the
 * difference between two orders is small beside what dice do.
 */
export class Forecast implements EventSink {
  private readonly damage: Float64Array;
  private readonly before: Game;

  constructor(game: Game) {
    this.before = game;
    this.damage = new Float64Array(game.state.mechs.length);
    for (const attack of game.state.attacks) this.add(attack);
  }

  push(event: GameEvent): void {
    if (event.type === 'AttackDeclared') this.add(event.attack);
  }

  private add(attack: DeclaredAttack): void {
    this.damage[attack.target]! += damageOf(this.before, attack);
  }

  /** How well a side comes out of it: the enemies' losses against its own. */
  balance(after: Game, side: number, arsenal: Arsenal): number {
    let sum = 0;
    for (const mech of this.before.state.mechs) {
      if (mech.status !== 'active') continue;
      const loss = this.lossOf(mech, after) * worthOf(this.before, mech, arsenal);
      sum += mech.side === side ? -loss : loss;
    }
    return sum;
  }

  /** The share of a unit that is lost, from 0 to about 1. */
  private lossOf(mech: MechState, after: Game): number {
    const damage = this.damage[mech.id]!;
    const left = pointsLeft(mech);
    const odds = (LETHALITY * damage * damage) / (left * (mech.armor[1]! + mech.structure[1]! + 1));
    const dies = odds / (1 + odds);
    return dies + (1 - dies) * (WEAR * Math.min(1, damage / left) + discomfort(after, mech));
  }
}

function damageOf(game: Game, attack: DeclaredAttack): number {
  const attacker = game.state.mechs[attack.attacker]!;
  if (attack.kind === 'weapon') {
    const spec = specOf(game, attacker);
    const weapon = spec.weapons[attack.weapon]!;
    const type = attack.bin < 0 ? weapon.type : (loadOf(attacker, spec, weapon, attack.bin)?.type ?? weapon.type);
    const hits = attack.rate > 1 ? averageHits(attack.rate) : 1;
    return chance(attack.need) * hits * expectedDamage(type)[attack.bracket];
  }
  if (attack.kind === 'kick') return chance(attack.need) * kickDamage(game, attacker, attack.limb);
  return attack.kind === 'punch' ? chance(attack.need) * punchDamage(game, attacker, attack.limb) : 0;
}

function worthOf(game: Game, mech: MechState, arsenal: Arsenal): number {
  return PRESENCE + arsenal.of(game, mech).at(USUAL_DISTANCE, USUAL_MODIFIER);
}

function pointsLeft({ armor, structure }: MechState): number {
  let left = 1;
  for (let i = 0; i < armor.length; i++) left += armor[i]!;
  for (let i = 0; i < structure.length; i++) left += structure[i]!;
  return left;
}

/** Lying on the ground, and heat that the sinks do not take away. */
function discomfort(after: Game, { id }: MechState): number {
  const mech = after.state.mechs[id]!;
  const heat = mech.heat + mech.heatBuildUp - dissipation(mech, specOf(after, mech));
  return HEAT_COST * Math.max(0, heat - EASY_HEAT) + (mech.prone ? PRONE_COST : 0);
}
