import { describe, expect, test } from 'vitest';
import { type Experiment, gamesOf, maxGames, STUDY_KINDS, usualExperiment } from './experiment.ts';
import { formatExperiment, parseExperiment } from './experiment-text.ts';

const odd: Experiment = {
  kind: 'comparison',
  forces: [
    { units: [{ unit: 'Hunchback HBK-4G', gunnery: 3, piloting: 4 }], bot: 'charger' },
    { units: [], bot: 'random' },
    { units: [{ unit: 'mine:<b>A, B</b>', gunnery: 4, piloting: 5 }], bot: 'tactician' },
    {
      units: Array.from({ length: 3 }, () => ({ unit: 'Atlas AS7-D', gunnery: 4, piloting: 5 })),
      bot: 'lookahead',
    },
  ],
  boards: [
    { kind: 'own', id: 'open-ground' },
    { kind: 'generated', style: 'hills', width: 32, height: 17, seed: '7' },
    { kind: 'stored', id: 'mine:home' },
  ],
  profile: 'canon',
  seed: 'any & text',
  turnLimit: 30,
  withdrawal: true,
  games: 200,
  precision: 0.03,
};

describe('an experiment in an address', () => {
  test.each([...STUDY_KINDS.map(usualExperiment), odd, { ...odd, precision: 0, games: 77 }])(
    'an experiment in an address comes back as it was: $kind',
    experiment => {
      expect(parseExperiment(formatExperiment(experiment))).toEqual({ experiment, problems: [] });
    },
  );

  test('an unusable part of an address has its usual value and a sentence', () => {
    const { experiment, problems } = parseExperiment({
      kind: 'war',
      a: 'Atlas AS7-D@9/9',
      botB: 'genius',
      games: '99999999',
      precision: '0.5',
      board: 'hills:one:two',
    });
    const { forces: _forces, ...rest } = usualExperiment('simulation');
    expect(experiment).toMatchObject(rest);
    expect(problems).toHaveLength(6);
  });
});

test('no experiment plays more games than the browser can keep', () => {
  for (const kind of STUDY_KINDS) {
    const usual = usualExperiment(kind);
    const forces = kind === 'simulation' ? usual.forces : Array.from({ length: 8 }, () => usual.forces[0]!);
    for (const precision of [0, 0.01]) {
      const games = gamesOf({ ...usual, forces, games: maxGames({ kind, forces }), precision });
      expect(games).toBeLessThanOrEqual(10_000);
      expect(games).toBeGreaterThan(9900);
    }
  }
});
