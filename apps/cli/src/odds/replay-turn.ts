import type { Replay } from '@hexfall/protocol';
import type { Command, MechId, Phase } from '@hexfall/rules';
import { UsageError } from '../exit.ts';

/** A phase of a turn in a replay. */
export interface ReplayPhase {
  readonly phase: Phase;
  /** How many entries of the replay come before the first order of the phase. */
  readonly start: number;
  /** The orders of the phase, each with the number of entries before it. */
  readonly orders: readonly { readonly command: Command; readonly before: number }[];
}

/** Returns the phases of a turn, in order, with all their orders. */
export function phasesOfTurn(path: string, { entries }: Replay, turn: number): ReplayPhase[] {
  const begin = entries.findIndex(({ event }) => event?.type === 'TurnBegan' && event.turn === turn);
  if (begin < 0) throw new UsageError(`${path}: the replay has no turn ${turn}.`);
  const after = entries.findIndex(({ event }, i) => i > begin && event?.type === 'TurnBegan');
  const phases: { phase: Phase; start: number; orders: { command: Command; before: number }[] }[] = [];
  for (let i = begin; i < (after < 0 ? entries.length : after); i++) {
    const { event, command } = entries[i]!;
    if (event?.type === 'PhaseBegan') phases.push({ phase: event.phase, start: i + 1, orders: [] });
    if (command !== undefined) phases.at(-1)?.orders.push({ command, before: i });
  }
  return phases;
}

/** Whether dice may decide the outcome of an order. */
export function isWorthAsking(order: Command): boolean {
  if (order.type === 'fire') return order.shots.length > 0;
  return !['stay', 'hold', 'deploy', 'holdBack', 'startUp'].includes(order.type);
}

/** Phases in the order in which they are searched for something to ask about. */
export const ASKED_PHASES = ['weapons', 'physical', 'movement'] as const;
export type AskedPhase = (typeof ASKED_PHASES)[number];

/** Returns the first of these phases in which one of the units, or any unit, did something worth asking about. */
export function busyPhase(phases: readonly ReplayPhase[], unit: MechId | undefined): AskedPhase | undefined {
  return ASKED_PHASES.find(asked =>
    phases.some(
      ({ phase, orders }) =>
        phase === asked &&
        orders.some(({ command }) => (unit === undefined || command.unit === unit) && isWorthAsking(command)),
    ),
  );
}
