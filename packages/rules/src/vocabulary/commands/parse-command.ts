import { between, type Check, FLAG, listOf, oneOf, optional, recordOf } from '../../basics/checks.ts';
import { type InputError, Problems } from '../../basics/problems.ts';
import { fail, type Result, succeed } from '../../basics/result.ts';
import { LOCATIONS } from '../spec/locations.ts';
import { HIT_TABLES } from '../state/attacks.ts';
import { type Command, MOVE_STEPS } from './command.ts';

const INDEX: Check = between(0, 65535);
const FACING: Check = between(0, 5);
const TWIST: Check = between(-1, 1);
// Not in the order of a shot's own fields: see the tables of serialise.ts.
const SHOT: Check = recordOf({
  target: INDEX,
  weapon: INDEX,
  rate: optional(between(1, 6)),
  bin: optional(INDEX),
  aim: optional(oneOf(LOCATIONS)),
  heat: optional(FLAG),
  spotter: optional(INDEX),
});

const MODE = oneOf(['walk', 'run']);
const STEPS = listOf(oneOf(MOVE_STEPS));

const MOVE = {
  mode: MODE,
  steps: STEPS,
  climb: FLAG,
  masc: optional(FLAG),
  supercharger: optional(FLAG),
  reckless: optional(FLAG),
};

type Fields<T> = { readonly [K in keyof Required<Omit<T, 'type' | 'unit'>>]: Check };

/** The fields of every command beside its type and unit. */
const COMMAND_FIELDS: { readonly [T in Command['type']]: Fields<Extract<Command, { type: T }>> } = {
  deploy: { hex: INDEX, facing: FACING, elevation: optional(between(-128, 255)) },
  holdBack: {},
  move: { ...MOVE, unjam: optional(FLAG) },
  jump: { to: INDEX, facing: FACING, unjam: optional(FLAG) },
  stay: { unjam: optional(FLAG) },
  shutDown: {},
  startUp: {},
  breakFree: {},
  charge: { target: INDEX, ...MOVE },
  dfa: { target: INDEX, approach: INDEX },
  fire: {
    twist: TWIST,
    flipArms: optional(FLAG),
    capacitors: optional(listOf(INDEX)),
    stealth: optional(FLAG),
    dump: optional(listOf(INDEX)),
    shots: listOf(SHOT),
  },
  punch: { target: INDEX, arms: listOf(oneOf(['LA', 'RA'])) },
  kick: { target: INDEX, leg: oneOf(LOCATIONS) },
  push: { target: INDEX },
  melee: { target: INDEX, item: INDEX, aim: oneOf(HIT_TABLES) },
  hold: {},
};

/** Every kind of command. */
export const COMMAND_TYPES = Object.keys(COMMAND_FIELDS) as Command['type'][];

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
  const { type } = problems.record(
    input,
    'command',
    typeof input === 'object' && input !== null ? Object.keys(input) : [],
  );
  if (problems.errors.length > 0) return fail(...problems.errors);
  const known = problems.oneOf(type, 'command.type', COMMAND_TYPES);
  if (problems.errors.length > 0) return fail(...problems.errors);
  const checks = { type: oneOf(COMMAND_TYPES), unit: INDEX, ...COMMAND_FIELDS[known] };
  recordOf(checks)(input, 'command', problems);
  return problems.errors.length > 0 ? fail(...problems.errors) : succeed(input as Command);
}
