import { type EventSink, type Game, type GameEvent, type MechState } from '@hexfall/rules';
import { damageOf } from '../tactician/declared-damage.ts';
import { destructionChance, fragility, pointsLeft } from '../tactician/health.ts';
import { isBehind } from '../tactician/marks.ts';
import { sheetValue } from '../value/sheet-value.ts';

/**
 * Value of a record sheet, in thousandths, that makes one point of worth: a sound unit of medium weight is then worth about twenty points.
 */
const VALUE_OF_A_POINT = 150;

/** Weight of damage to the rear, where armor is thin. */
const REAR = 1.5;

/** Weight of lost armor and structure: the share of its worth that a surviving unit would lose with all of both. */
const WEAR = 0.6;
/** Share of its worth that a unit loses with each point of heat above the harmless level. */
const HEAT_COST = 0.012;
const HARMLESS_HEAT = 4;

/**
 * Adds up the expected damage of attacks as they are declared. It uses expected values instead of rolls, since the difference between two
 * moves is small compared with the luck of the dice.
 */
export class Forecast implements EventSink {
  private readonly damage: Float64Array;
  private readonly before: Game;
  /** The game in which the attacks are declared. */
  copy!: Game;

  constructor(game: Game) {
    this.before = game;
    this.damage = new Float64Array(game.state.mechs.length);
  }

  push(event: GameEvent): void {
    if (event.type !== 'AttackDeclared' || event.attack.kind === 'building') return;
    const { attacker, target } = event.attack;
    const { mechs } = this.copy.state;
    const behind = isBehind(this.copy, mechs[attacker]!, mechs[target]!);
    this.damage[target]! += damageOf(this.before, event.attack) * (behind ? REAR : 1);
  }

  /** Returns the result of the turn for a side: the losses of its enemies minus its own. */
  balance(after: Game, side: number): number {
    let sum = 0;
    for (const mech of this.before.state.mechs) {
      if (mech.status !== 'active') continue;
      const loss = this.lossOf(mech, after) * worthOf(this.before, mech);
      sum += mech.side === side ? -loss : loss;
    }
    return sum;
  }

  /** Returns the share of a unit's worth that it is expected to lose, from 0 to about 1. */
  private lossOf(mech: MechState, after: Game): number {
    const damage = this.damage[mech.id]!;
    const deathChance = destructionChance(fragility(mech), damage);
    const heat = HEAT_COST * Math.max(0, after.state.mechs[mech.id]!.heat - HARMLESS_HEAT);
    return deathChance + (1 - deathChance) * (WEAR * Math.min(1, damage / pointsLeft(mech)) + heat);
  }
}

function worthOf(game: Game, mech: MechState): number {
  return sheetValue(game, mech) / VALUE_OF_A_POINT;
}
