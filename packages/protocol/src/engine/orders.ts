import { COMMAND, type Command, type Refusal } from '@hexfall/rules';
import { toIssue } from '../schema/issues.ts';
import { findIssues } from '../schema/rules-schema.ts';
import { invalidParams, RpcError } from './errors.ts';

/** Reads an order from the parameters of a call. Throws an `RpcError` that names the field if it is not one. */
export function parseOrder(input: unknown): Command {
  const issues = findIssues(COMMAND, input, 'command', 'refused');
  if (issues.length > 0) throw invalidParams(issues);
  return input as Command;
}

/** Creates the error for an order that is not legal now. `place` is the parameter that it stands in. */
export function refusedOrder(refusal: Refusal, place = 'command'): RpcError {
  const { code, message } = refusal;
  return new RpcError('refused', `Refused: ${message}`, [{ ...toIssue(refusal, place), code }]);
}
