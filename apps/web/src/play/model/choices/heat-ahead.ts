import { type Command, type Game, HEAT_TO_HIT, heatEffect, heatMpLoss, mechOf } from '@hexfall/rules';
import { rehearse } from '../rehearsal.ts';
import { type RiskRoll, risksIn } from './risk.ts';

/** The heat of a unit at the end of the turn, if an order is carried out and no enemy adds heat. */
export interface HeatAhead {
  readonly now: number;
  /** Heat that is produced in this turn, including movement. */
  readonly builtUp: number;
  readonly dissipated: number;
  readonly end: number;
  /** Rolls that the heat will then require. */
  readonly rolls: readonly RiskRoll[];
  readonly shutsDown: boolean;
  /** The effects of the heat, a few words each; empty for a cool unit. */
  readonly words: readonly string[];
}

/** Returns the heat at the end of the turn; `undefined` for an order that is not legal. */
export function heatAhead(game: Game, order: Command): HeatAhead | undefined {
  const tried = rehearse(game, order, { until: 'turn' });
  const settled = tried?.events.find(event => event.type === 'HeatSettled' && event.unit === order.unit);
  if (tried === undefined || settled?.type !== 'HeatSettled') return undefined;
  const own = tried.events.filter(event => 'unit' in event && event.unit === order.unit);
  const rolls = risksIn(
    game,
    own.filter(({ type }) => type === 'HeatRolled'),
  );
  const shutsDown = own.some(({ type }) => type === 'ShutDown');
  const { builtUp, dissipated, heat: end } = settled;
  return {
    now: mechOf(game, order.unit).heat,
    builtUp,
    dissipated,
    end,
    rolls,
    shutsDown,
    words: heatCosts(end, rolls, shutsDown),
  };
}

/** Returns the effects of an amount of heat, a few words each; empty for a cool unit. */
export function heatCosts(heat: number, rolls: readonly RiskRoll[], shutsDown: boolean): string[] {
  const [mp, aim] = [heatMpLoss(heat), heatEffect(HEAT_TO_HIT, heat)];
  return [
    ...(mp > 0 ? [`${mp} MP fewer next turn`] : []),
    ...(aim > 0 ? [`+${aim} to hit next turn`] : []),
    ...(shutsDown ? ['the reactor shuts down'] : []),
    ...rolls.map(({ reason, need }) => `${reason}: avoided on ${need}+`),
  ];
}
