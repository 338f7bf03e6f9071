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

/** The heat that a unit would have if the turn ended now. */
export interface HeatOutlook {
  readonly now: number;
  /** Heat that was produced in this turn, by the unit and by others. */
  readonly builtUp: number;
  readonly dissipated: number;
  readonly end: number;
  /** The effects of the heat, a few words each. */
  readonly words: readonly string[];
}

/** Dice with which every roll succeeds, so that the rolls only show their target numbers. */
const LUCKY: DiceRoller = { twoD6: () => 12, oneD6: () => 6, pick: () => 0 };

/** Lets the rules settle the heat of a unit in a copy of the game. */
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
