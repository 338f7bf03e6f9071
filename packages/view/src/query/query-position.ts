import { createDuel, type DuelFacts } from '@hexfall/odds';
import type { Game } from '@hexfall/rules';
import type { Action, Query } from './query.ts';
import { QueryError } from './query-error.ts';
import type { ResolvedUnit } from './resolve-unit.ts';

/** The range unless one is stated: enough for a charge to have force, and for fire that is only about its heat. */
const USUAL_RANGES: Readonly<Partial<Record<Action['kind'], number>>> = { ram: 3, heat: 3, fall: 4, piloting: 4 };

const MAX_RANGE = 60;

export function rangeOf({ range }: Query, { kind }: Action): number {
  if (kind === 'blow' && range !== undefined && range !== 1)
    throw new QueryError(`a blow reaches an adjacent hex, not one that is ${range} hexes away.`);
  if (kind === 'fire' && range === undefined)
    throw new QueryError('the question does not say how far the target is away: add "at 5 hexes".');
  const hexes = range ?? USUAL_RANGES[kind] ?? 1;
  if (hexes < 1 || hexes > MAX_RANGE)
    throw new QueryError(`the range must be from 1 to ${MAX_RANGE} hexes, not ${hexes}.`);
  return hexes;
}

const PHASES: Readonly<Record<Action['kind'], DuelFacts['phase']>> = {
  fire: 'weapons',
  heat: 'weapons',
  blow: 'physical',
  ram: 'movement',
  fall: 'physical',
  piloting: 'physical',
};

/** Puts the units of a question onto a board, with everything that is said about them. */
export function queryPosition(
  query: Query,
  action: Action,
  attacker: ResolvedUnit,
  target: ResolvedUnit,
  profile: string,
): Game {
  const { side, between, cover } = query;
  const range = rangeOf(query, action);
  const room = range - 1 - (cover ? 1 : 0);
  if (cover && room < 0) throw new QueryError('partial cover needs a hex between the two units.');
  if (between.length > room + (cover ? 1 : 0))
    throw new QueryError(`there are ${range - 1} hexes between the two units, not ${between.length}.`);
  const made = createDuel({
    phase: PHASES[action.kind],
    profile,
    attacker,
    target,
    range,
    between,
    cover,
    ...(side === undefined ? {} : { side }),
  });
  if (made.ok) return made.value;
  throw new QueryError(`${explainField(made.errors[0]!.message)}.`);
}

/** Replaces the path in an error, which names a field of a set-up, by the unit that the user has described. */
function explainField(message: string): string {
  return message.replace(/^units\[(\d)\]\.(?:condition\.)?/, (_, unit: string) =>
    unit === '0' ? 'attacker: ' : 'target: ',
  );
}
