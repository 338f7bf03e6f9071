import { type InputError, Problems } from '../../basics/problems.ts';
import { fail, type Result, succeed } from '../../basics/result.ts';
import type { Infer } from '../../basics/schema.ts';
import { COMMAND, type Command } from './command.ts';

/**
 * Reads an order from anywhere. What comes back has the shape of a command; whether it is legal is for `act` to say.
 *
 * @example
 * ```ts
 * import { parseCommand } from '@hexfall/rules';
 *
 * parseCommand({ type: 'stay', unit: 0 }); // => { ok: true, value: { type: 'stay', unit: 0 } }
 * const wrong = parseCommand({ type: 'push', unit: 0 });
 * wrong.ok === false && wrong.errors[0]?.message; // => 'command.target is missing'
 * ```
 */
export function parseCommand(input: unknown): Result<Command, InputError> {
  const problems = new Problems();
  COMMAND.check(input, 'command', problems);
  return problems.errors.length > 0 ? fail(...problems.errors) : succeed(input as Infer<typeof COMMAND>);
}
