import { CATALOGUE, catalogueMech } from '@hexfall/data';
import { type GameSetup, nextBelow, parseSeed, streamRngState } from '@hexfall/rules';
import { skirmish } from '@hexfall/testkit';

/** Which units fight: the two that most games are tested with, or two models of the catalogue, drawn for each set-up. */
export const LINE_UPS = ['usual', 'catalogue'] as const;
export type LineUp = (typeof LINE_UPS)[number];

/** Returns a set-up with equal forces on both sides. The style is that of the map, or `plain`. */
export function equalForces(seed: string, perSide: number, style: string, lineUp: LineUp): GameSetup {
  const setup = skirmish(seed, style === 'plain' ? { perSide } : { perSide, style });
  return lineUp === 'usual' ? setup : withDrawnModels(setup);
}

function withDrawnModels(setup: GameSetup): GameSetup {
  const seed = parseSeed(setup.seed);
  if (!seed.ok) throw new Error(seed.errors[0]!.message);
  const rng = streamRngState(seed.value, 'setup');
  return { ...setup, specs: setup.specs.map(() => catalogueMech(CATALOGUE[nextBelow(rng, CATALOGUE.length)]!)) };
}
