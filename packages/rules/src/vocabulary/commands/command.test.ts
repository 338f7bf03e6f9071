import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { COMMAND_TYPES, parseCommand } from './command.ts';

const errorsOf = (input: unknown): (readonly [string, string])[] => {
  const parsed = parseCommand(input);
  return parsed.ok ? [] : parsed.errors.map(error => [error.code, error.path] as const);
};

describe('a command from outside', () => {
  test.each([
    { type: 'move', unit: 0, mode: 'walk', steps: ['forward', 'left', 'stand'], climb: true },
    { type: 'move', unit: 0, mode: 'run', steps: [], climb: true, masc: true },
    { type: 'fire', unit: 1, twist: -1, shots: [{ weapon: 0, target: 2 }] },
    { type: 'fire', unit: 1, twist: 0, flipArms: true, shots: [{ weapon: 0, target: 2, rate: 6, bin: 1, aim: 'CT' }] },
    { type: 'fire', unit: 1, twist: 0, shots: [{ weapon: 0, target: 2, heat: true, spotter: 3 }] },
    { type: 'stay', unit: 1, unjam: true },
    { type: 'kick', unit: 1, target: 0, leg: 'LL' },
    { type: 'hold', unit: 1 },
    { type: 'deploy', unit: 1, hex: 9, facing: 3 },
    { type: 'deploy', unit: 1, hex: 9, facing: 3, elevation: -2 },
    { type: 'holdBack', unit: 1 },
    { type: 'move', unit: 0, mode: 'run', steps: ['forward', 'leave'], climb: true },
  ])('the command %j is read as it is', command => {
    expect(parseCommand(command)).toEqual({ ok: true, value: command });
  });

  test.each<[unknown, string, string]>([
    [null, 'wrongType', 'command'],
    ['fire', 'wrongType', 'command'],
    [{}, 'unknownName', 'command.type'],
    [{ type: 'dance', unit: 0 }, 'unknownName', 'command.type'],
    [{ type: 'stay' }, 'missing', 'command.unit'],
    [{ type: 'deploy', unit: 0, facing: 3 }, 'missing', 'command.hex'],
    [{ type: 'deploy', unit: 0, hex: 1, facing: 6 }, 'outOfRange', 'command.facing'],
    [{ type: 'stay', unit: 0, how: 'quietly' }, 'unknownName', 'command.how'],
    [{ type: 'move', unit: 0, mode: 'walk', steps: 'FF', climb: true }, 'wrongType', 'command.steps'],
    [{ type: 'move', unit: 0, mode: 'walk', steps: ['up'], climb: true }, 'unknownName', 'command.steps[0]'],
    [{ type: 'fire', unit: 0, twist: 2, shots: [] }, 'outOfRange', 'command.twist'],
    [
      { type: 'fire', unit: 0, twist: 0, shots: [{ weapon: 0, target: 1, rate: 7 }] },
      'outOfRange',
      'command.shots[0].rate',
    ],
    [
      { type: 'charge', unit: 0, target: 1, mode: 'run', steps: [], climb: true, unjam: true },
      'unknownName',
      'command.unjam',
    ],
    [{ type: 'fire', unit: 0, twist: 0, shots: [{ weapon: 0 }] }, 'missing', 'command.shots[0].target'],
  ])('the command %j is refused with field and reason', (input, code, path) => {
    expect(errorsOf(input)).toEqual([[code, path]]);
  });

  test('any input gets an answer, and none makes parseCommand throw', () => {
    const shaped = fc.record({
      type: fc.constantFrom(...COMMAND_TYPES),
      unit: fc.anything(),
      steps: fc.anything(),
      shots: fc.anything(),
    });
    fc.assert(
      fc.property(fc.oneof(fc.anything(), shaped), input => {
        const parsed = parseCommand(input);
        if (!parsed.ok) expect(parsed.errors).not.toEqual([]);
      }),
      { numRuns: 5000 },
    );
  });
});
