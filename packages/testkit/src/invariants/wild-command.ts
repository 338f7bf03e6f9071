import { COMMAND_TYPES, type Command, nextBelow, type RngState } from '@hexfall/rules';

/** A command with valid types and random content. It is legal only by chance. */
export function wildCommand(rngState: RngState): Command {
  const small = (): number => nextBelow(rngState, 6);
  return {
    type: COMMAND_TYPES[nextBelow(rngState, COMMAND_TYPES.length)]!,
    unit: small(),
    target: small(),
    weapon: small(),
    mode: small() < 3 ? 'walk' : 'run',
    steps: Array.from(
      { length: small() + 3 },
      () => (['forward', 'left', 'right', 'backward', 'stand', 'goProne'] as const)[small()]!,
    ),
    climb: small() < 3,
    to: nextBelow(rngState, 120),
    approach: nextBelow(rngState, 120),
    facing: small(),
    twist: small() - 2,
    shots: [{ weapon: small(), target: small(), ...wildChoice(rngState) }],
    flipArms: small() === 0,
    unjam: small() === 0,
    dump: small() === 0 ? [small()] : [],
    arms: ['LA'],
    leg: 'LL',
    item: small(),
    aim: 'full',
  } as unknown as Command;
}

function wildChoice(rngState: RngState): object {
  const small = (): number => nextBelow(rngState, 6);
  return [{}, { rate: small() }, { bin: small() }, { aim: 'CT' }, { heat: true }, { spotter: small() }][small()]!;
}
