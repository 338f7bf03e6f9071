import type { GameEvent } from '@hexfall/rules';
import { formatEvent, type Names } from './event-text.ts';

/** Events that only keep the records of the engine: a reader does not miss them. */
const BOOKKEEPING: ReadonlySet<GameEvent['type']> = new Set<GameEvent['type']>([
  'PhaseEnded',
  'UnitActed',
  'ActionSkipped',
  'AttackDeclared',
  'AttacksCleared',
  'RollsCleared',
]);

/**
 * Whether an event only keeps the records of the engine, so that a narration leaves it out.
 *
 * @example
 * ```ts
 * import { isBookkeeping } from '@hexfall/view';
 *
 * isBookkeeping({ type: 'UnitActed', unit: 0 }); // => true
 * isBookkeeping({ type: 'TurnBegan', turn: 1 }); // => false
 * ```
 */
export function isBookkeeping({ type }: GameEvent): boolean {
  return BOOKKEEPING.has(type);
}

/** Events that are headings; the events after them are indented. */
const HEADINGS: ReadonlySet<GameEvent['type']> = new Set<GameEvent['type']>([
  'TurnBegan',
  'PhaseBegan',
  'TurnEnded',
  'GameEnded',
]);

/**
 * Narrates events for people: headings for turns and phases, and one line for each event that matters. Phases in which nothing
 * happens are left out. A note about an event is placed below it.
 *
 * @example
 * ```ts
 * import { act, type GameEvent } from '@hexfall/rules';
 * import { namesOf, narrate } from '@hexfall/view';
 * import { setTheTable } from './table.mjs';
 *
 * const events: GameEvent[] = [];
 * const game = setTheTable(events);
 * act(game, { type: 'stay', unit: 0 });
 * narrate(events, namesOf(game)); // => ['  A1 Hunchback HBK-4G stays where it is']
 * ```
 */
export function narrate(
  events: readonly GameEvent[],
  names: Names,
  notes: ReadonlyMap<GameEvent, string> = new Map<GameEvent, string>(),
): string[] {
  const lines: string[] = [];
  let heading: string | undefined;
  for (const event of events) {
    if (isBookkeeping(event)) continue;
    if (event.type === 'PhaseBegan') heading = formatEvent(event, names);
    else {
      if (heading !== undefined && !HEADINGS.has(event.type)) lines.push(heading);
      heading = HEADINGS.has(event.type) ? heading : undefined;
      lines.push(`${HEADINGS.has(event.type) ? '' : '  '}${formatEvent(event, names)}`);
      const note = notes.get(event);
      if (note !== undefined) lines.push(`      ${note}`);
    }
  }
  return lines;
}
