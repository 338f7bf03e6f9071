import { type InputError, Problems } from '../../basics/problems.ts';
import { fail, type Result, succeed } from '../../basics/result.ts';
import { type Infer, integer, record } from '../../basics/schema.ts';
import { cloneState } from './clone.ts';
import { type GameState, SAVED_FIELDS } from './game-state.ts';

/** Raised whenever the shape of the state changes. */
const STATE_FORMAT = 6;

const SAVED_STATE = record({ format: integer(STATE_FORMAT, STATE_FORMAT), ...SAVED_FIELDS });

/**
 * Returns the state as text, dice included: a game that is loaded goes on exactly where it was saved.
 *
 * @example
 * ```ts
 * import { formatState, parseState } from '@hexfall/rules';
 * import { setTheTable } from './table.mjs';
 *
 * const game = setTheTable();
 * const text = formatState(game.state);
 * const loaded = parseState(text);
 * loaded.ok && formatState(loaded.value) === text; // => true
 * ```
 */
export function formatState(state: GameState): string {
  return JSON.stringify({ format: STATE_FORMAT, ...state, dice: Array.from(state.dice) });
}

/**
 * Reads a state that `formatState` has written. The text is not trusted: the result has the shape of a state, or the
 * errors say why not.
 *
 * @example
 * ```ts
 * import { parseState } from '@hexfall/rules';
 *
 * const wrong = parseState('{"format": 6}');
 * wrong.ok === false && wrong.errors[0]?.message; // => 'state.turn is missing'
 * ```
 */
export function parseState(text: string): Result<GameState, InputError> {
  const problems = new Problems();
  const json = parseJson(text, problems);
  SAVED_STATE.check(json, 'state', problems);
  if (problems.errors.length > 0) return fail(...problems.errors);
  const saved = json as Infer<typeof SAVED_STATE>;
  // The copy has its fields in the order of every other state, whatever their order in the text.
  return succeed(cloneState({ ...saved, dice: Int32Array.from(saved.dice) }));
}

function parseJson(text: string, problems: Problems): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    problems.report('wrongType', 'state', `is not JSON: ${error instanceof Error ? error.message : 'unreadable'}`);
    return {};
  }
}
