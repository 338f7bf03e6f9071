import { type Command, parseCommand, type Refusal } from '@hexfall/rules';
import { invalidParams, RpcError } from './errors.ts';

/** An order out of the parameters of a call. */
export function parseOrder(input: unknown): Command {
  const command = parseCommand(input);
  if (!command.ok) throw invalidParams(command.errors.map(({ path, message }) => ({ path, reason: message })));
  return command.value;
}

/** The answer to an order that is not legal. */
export function refused({ code, path, message }: Refusal): RpcError {
  return new RpcError('refused', `Refused: ${message}`, [{ path: `command.${path}`, reason: message, code }]);
}
