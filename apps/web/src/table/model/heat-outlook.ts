import {
  cloneState,
  createGameOn,
  type DiceRoller,
  type Game,
  type GameEvent,
  mechOf,
  phaseSteps,
  runSteps,
} from '@hexfall/rules';
import { heatCosts } from '../../play/model/choices/heat-ahead.ts';
import { risksIn } from '../../play/model/choices/risk.ts';

/** What a unit's heat comes to if the turn ended now. */
export interface HeatOutlook {
  readonly now: number;
  /** Made in this turn, by itself and by others. */
  readonly builtUp: number;
  readonly dissipated: number;
  readonly end: number;
  /** What that will cost, a few words each. */
  readonly words: readonly string[];
}

/** Dice with which everything goes well: a roll then only tells its number. */
const LUCKY: DiceRoller = { twoD6: () => 12, oneD6: () => 6, pick: () => 0 };

/** Lets the rules settle the heat of a unit on a copy. */
export function heatOutlook(game: Game, unit: number): HeatOutlook {
  const { heat: now } = mechOf(game, unit);
  const events: GameEvent[] = [];
  const trial = createGameOn(game.match, cloneState(game.state), LUCKY, events);
  runSteps(
    trial,
    phaseSteps(trial, 'heat').filter(step => step.concerns(unit)),
  );
  const settled = events.find(event => event.type === 'HeatSettled');
  if (settled === undefined) return { now, builtUp: 0, dissipated: 0, end: now, words: [] };
  const rolls = risksIn(
    trial,
    events.filter(event => event.type === 'HeatRolled'),
  );
  const shutsDown = events.some(event => event.type === 'ShutDown');
  const { builtUp, dissipated, heat: end } = settled;
  return { now, builtUp, dissipated, end, words: heatCosts(end, rolls, shutsDown) };
}
