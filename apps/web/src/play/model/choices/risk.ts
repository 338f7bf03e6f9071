import { type Game, type GameEvent, type MechId, waysAtLeast } from '@hexfall/rules';
import { namesOf, reasonWords } from '@hexfall/view';
import { type ShownModifier, shownModifiers } from '../moment.ts';

/** A roll that an order leads to. */
export interface RiskRoll {
  readonly unit: MechId;
  /** The reason for the roll, in a few words. */
  readonly reason: string;
  /** The target number of two dice; `undefined` if one die decides, or if no result helps. */
  readonly need: number | undefined;
  /** Chance that the roll succeeds. */
  readonly chance: number;
  readonly modifiers: readonly ShownModifier[];
}

/** Returns the piloting rolls and other risks among events, in order. */
export function risksIn(game: Game, events: readonly GameEvent[]): RiskRoll[] {
  const names = namesOf(game);
  return events.flatMap((event): RiskRoll[] => {
    switch (event.type) {
      case 'PilotingRolled': {
        const { unit, reason, need, modifiers } = event;
        return [roll(unit, reasonWords(reason), need, shownModifiers(modifiers, names))];
      }
      case 'BoosterRolled':
        return [roll(event.unit, event.booster === 'masc' ? 'MASC' : 'supercharger', event.need, [])];
      case 'HeatRolled':
        return [
          roll(
            event.unit,
            event.about === 'ammoExplosion' ? 'ammunition explosion' : 'reactor shutdown',
            event.need,
            [],
          ),
        ];
      default:
        return [];
    }
  });
}

/** Returns the piloting rolls among events in which every roll succeeds, and the falls that happen all the same, in order. */
export function pilotingRolls(game: Game, events: readonly GameEvent[]): RiskRoll[] {
  return events.flatMap(event => {
    if (event.type !== 'Fell') return event.type === 'PilotingRolled' ? risksIn(game, [event]) : [];
    const { unit, reason } = event;
    return [{ unit, reason: `${reasonWords(reason)}: certain fall`, need: undefined, chance: 0, modifiers: [] }];
  });
}

function roll(unit: MechId, reason: string, need: number, modifiers: readonly ShownModifier[]): RiskRoll {
  return { unit, reason, need, chance: chanceOf(need), modifiers };
}

/** Returns the chance that two dice reach a target number. */
export function chanceOf(need: number): number {
  return waysAtLeast(need) / 36;
}
