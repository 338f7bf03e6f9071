import { type Command, COMMAND, type Refusal } from '@hexfall/rules';
import { issuesBy } from '../schema/rules-schema.ts';
import { invalidParams, RpcError } from './errors.ts';

/** An order out of the parameters of a call. */
export function parseOrder(input: unknown): Command {
  const issues = issuesBy(COMMAND, input, 'command', 'refused');
  if (issues.length > 0) throw invalidParams(issues);
  return input as Command;
}

/** The answer to an order that is not legal. */
export function refused({ code, path, message }: Refusal): RpcError {
  return new RpcError('refused', `Refused: ${message}`, [{ path: `command.${path}`, reason: message, code }]);
}
