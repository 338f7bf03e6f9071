import type { GameRow } from '../rows/row.ts';
import { type GamePlan, gameRow } from './game-row.ts';

/** What the default bot must reach on one core, and what MegaMek reaches in comparable games: they take it 21 and 193 seconds. */
const DUEL = { targetRate: 1000, elsewhereRate: 0.048 };
const LANCES = { targetRate: 150, elsewhereRate: 0.0052 };

type Size = Pick<GamePlan, 'perSide' | 'width' | 'height'>;

const size = (perSide: number, width: number, height: number): Size => ({ perSide, width, height });

const UNITS = 'growth with units, 32x34, tactician';
const DUEL_MAPS = 'growth with the map, duel, tactician';
const LANCE_MAPS = 'growth with the map, 4v4, tactician';

/** Games in a sample, for a duel and for four against four: slow bots play fewer. */
const SAMPLES = {
  tactician: [100, 20],
  charger: [100, 20],
  random: [30, 8],
  lookahead: [20, 4],
} as const;

/** Every bot on two maps: a duel and four against four. */
function everyBot(): GamePlan[] {
  const sizes = [size(1, 16, 17), size(4, 16, 17), size(1, 32, 34), size(4, 32, 34)];
  const plans: GamePlan[] = [];
  for (const bot of ['tactician', 'charger', 'random', 'lookahead'] as const) {
    for (const encounter of sizes) {
      const [duels, lances] = SAMPLES[bot];
      const sample = encounter.perSide === 1 ? duels : lances;
      const aims = bot === 'tactician' && encounter.width === 16 ? (encounter.perSide === 1 ? DUEL : LANCES) : {};
      plans.push({ ...encounter, ...aims, bot, sample, groups: ['games'], series: [] });
    }
  }
  return plans;
}

/** The default bot in games that were never played before: what was remembered of earlier ones helps less. */
function freshGames(): GamePlan[] {
  return [size(1, 16, 17), size(4, 16, 17)].map(encounter => {
    const sample = SAMPLES.tactician[encounter.perSide === 1 ? 0 : 1];
    return Object.assign(
      { bot: 'tactician', isFresh: true, sample, groups: ['games'], series: [] } as const,
      encounter,
    );
  });
}

/** More units, and wider maps. */
function larger(): GamePlan[] {
  const plan = (encounter: Size, sample: number): GamePlan => {
    return { ...encounter, bot: 'tactician', sample, groups: ['growth'], series: [] };
  };
  return [
    plan(size(2, 32, 34), 40),
    plan(size(8, 32, 34), 6),
    plan(size(12, 32, 34), 4),
    plan(size(1, 64, 68), 40),
    plan(size(4, 64, 68), 8),
  ];
}

/** The series that a row belongs to: rows that differ in one thing only. */
function placed(plan: GamePlan): GamePlan {
  if (plan.bot !== 'tactician' || plan.isFresh === true) return plan;
  const { perSide, width, height } = plan;
  const series = [
    ...(width === 32 ? [{ title: UNITS, at: `${perSide}v${perSide}` }] : []),
    ...(perSide === 1 ? [{ title: DUEL_MAPS, at: `${width}x${height}` }] : []),
    ...(perSide === 4 ? [{ title: LANCE_MAPS, at: `${width}x${height}` }] : []),
  ];
  return { ...plan, series, groups: [...new Set([...plan.groups, 'growth'])] };
}

/** Rows of whole games, by bot, by number of units and by size of the map. */
export function gameRows(): GameRow[] {
  return [...everyBot(), ...freshGames(), ...larger()].map(plan => gameRow(placed(plan)));
}
