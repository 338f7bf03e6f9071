import { heatPassed } from '../../questions/unit/armor-types.ts';
import { OTHER, type Source, sourceNumbers } from '../../vocabulary/events/source.ts';
import { emit } from '../../vocabulary/game/emit.ts';
import { type Game, mechOf, specOf } from '../../vocabulary/game/game.ts';
import { NO_STEPS, type Step } from '../../vocabulary/game/step.ts';
import { CT, type LocationId } from '../../vocabulary/spec/locations.ts';
import type { TargetHeat } from '../../vocabulary/spec/weapon-type.ts';
import type { MechId, MechState } from '../../vocabulary/state/mech-state.ts';

/** The most heat that others can put on a unit in a turn. */
const MAX_EXTERNAL_HEAT = 15;

/** What puts heat on a unit, and in which location. */
interface HeatHit {
  readonly source?: Source;
  readonly location?: LocationId;
}

/** Puts heat on a unit in the location that is struck: a number of points, and those that are rolled. */
export function inflictHeat(
  game: Game,
  target: MechState,
  { points, dice }: TargetHeat,
  { source = OTHER, location = CT }: HeatHit = {},
): void {
  let heat = points;
  for (let die = 0; die < dice; die++) heat += game.dice.oneD6('plasmaHeat');
  heat = heatPassed(specOf(game, target), heat, target.armor[location]!);
  const externalHeat = Math.min(MAX_EXTERNAL_HEAT, target.externalHeat + heat);
  emit(game, { type: 'HeatInflicted', unit: target.id, heat, externalHeat, source });
}

/** The heat of a plasma weapon on its target, after its damage if it does any. */
export class PlasmaHeat implements Step {
  readonly kind = 'plasmaHeat';
  readonly sparesProne = true;
  private readonly target: MechId;
  private readonly heat: TargetHeat;
  private readonly source: Source;

  constructor(target: MechId, heat: TargetHeat, source: Source) {
    this.target = target;
    this.heat = heat;
    this.source = source;
  }

  numbers(): readonly number[] {
    return [this.target, this.heat.points, this.heat.dice, ...sourceNumbers(this.source)];
  }

  maxDamage(): number {
    return 0;
  }

  concerns(unit: MechId): boolean {
    return unit === this.target;
  }

  run(game: Game): readonly Step[] {
    inflictHeat(game, mechOf(game, this.target), this.heat, { source: this.source });
    return NO_STEPS;
  }
}
