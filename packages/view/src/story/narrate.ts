import { apply, cloneState, createGameOn, type Game, type GameEvent, NO_SINK } from '@hexfall/rules';
import { formatStory } from './format-story.ts';
import { Story, type StoryOptions } from './story.ts';

/**
 * Tells events that have already happened, as lines of text. `before` is the game before the first of them; it stays as it is.
 *
 * @example
 * ```ts
 * import { act, cloneState, createGameOn, type GameEvent, NO_SINK } from '@hexfall/rules';
 * import { narrate } from '@hexfall/view';
 * import { setTheTable } from './table.mjs';
 *
 * const events: GameEvent[] = [];
 * const game = setTheTable(events);
 * const before = createGameOn(game.match, cloneState(game.state), game.dice, NO_SINK);
 * act(game, { type: 'stay', unit: 0 });
 * narrate(before, events); // => ['  A1 Hunchback stays in 0505, facing N']
 * ```
 */
export function narrate(before: Game, events: readonly GameEvent[], options: StoryOptions = {}): string[] {
  const game = createGameOn(before.match, cloneState(before.state), before.dice, NO_SINK);
  const story = new Story(game, options);
  for (const event of events) {
    apply(game.state, event);
    story.push(event);
  }
  return formatStory(story.lines);
}
