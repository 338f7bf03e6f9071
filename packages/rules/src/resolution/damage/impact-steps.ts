import { SIDES } from '@hexfall/hex';
import { sourceNumbers } from '../../vocabulary/events/source.ts';
import { type Game, mechOf } from '../../vocabulary/game/game.ts';
import { NO_STEPS, type Step } from '../../vocabulary/game/step.ts';
import { HIT_TABLES } from '../../vocabulary/state/attacks.ts';
import type { MechId } from '../../vocabulary/state/mech-state.ts';
import { maxLoss } from './hit-step.ts';
import { dealImpactGroup, IMPACT_GROUP, type Impact } from './impact.ts';

/** Returns an impact as steps, one for each group of its damage. */
export function impactSteps(unit: MechId, impact: Impact): Step[] {
  const steps: Step[] = [];
  for (let rest = impact.damage; rest > 0; rest -= IMPACT_GROUP) {
    steps.push(new ImpactGroup(unit, impact, rest < IMPACT_GROUP ? rest : IMPACT_GROUP));
  }
  return steps;
}

/** One group of an impact. A unit that an earlier group has destroyed takes no more. */
class ImpactGroup implements Step {
  readonly kind = 'impactGroup';
  readonly sparesProne = true;
  private readonly unit: MechId;
  private readonly impact: Impact;
  private readonly points: number;

  constructor(unit: MechId, impact: Impact, points: number) {
    this.unit = unit;
    this.impact = impact;
    this.points = points;
  }

  numbers(): readonly number[] {
    const { table, side, source } = this.impact;
    return [this.unit, this.points, HIT_TABLES.indexOf(table), SIDES.indexOf(side), ...sourceNumbers(source)];
  }

  maxDamage(game: Game, unit: MechId): number {
    return unit === this.unit ? maxLoss(game, unit, this.points) : 0;
  }

  concerns(unit: MechId): boolean {
    return unit === this.unit;
  }

  run(game: Game): readonly Step[] {
    const mech = mechOf(game, this.unit);
    if (mech.status === 'active') dealImpactGroup(game, mech, this.impact, this.points);
    return NO_STEPS;
  }
}
