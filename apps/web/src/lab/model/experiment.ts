import type { BotName } from '@hexfall/bots';
import { type BoardChoice, DEFAULT_MATCH, type MatchUnit, type RulesName } from '../../begin/model/match-settings.ts';

/** Kinds of experiments, with the names that their files use on the command line too. */
export const STUDY_KINDS = ['simulation', 'comparison', 'tournament'] as const;
export type StudyKind = (typeof STUDY_KINDS)[number];

/** A force of an experiment, and the bot that plays it. */
export interface LabForce {
  readonly units: readonly MatchUnit[];
  readonly bot: BotName;
}

/** The settings of an experiment: plain data, which can be stored and put into an address. */
export interface Experiment {
  readonly kind: StudyKind;
  /** The two sides of a simulation; the two variants of a comparison, followed by their opponents; or the entrants of a tournament. */
  readonly forces: readonly LabForce[];
  /** The boards, which are used in turn. */
  readonly boards: readonly BoardChoice[];
  readonly profile: RulesName;
  /** Any text; the same text gives the same games. */
  readonly seed: string;
  readonly turnLimit: number;
  /** Whether badly damaged units have to leave the board. */
  readonly withdrawal: boolean;
  /** Number of games of each match-up. */
  readonly games: number;
  /** Half the width of the interval at which the experiment may stop; 0 to play all games. A tournament ignores it. */
  readonly precision: number;
}

/** How many forces an experiment of each kind has. */
export const FORCE_COUNTS: Readonly<Record<StudyKind, { readonly least: number; readonly most: number }>> = {
  simulation: { least: 2, most: 2 },
  comparison: { least: 3, most: 8 },
  tournament: { least: 3, most: 8 },
};

export const MAX_BOARDS = 4;

/** The most games of an experiment, in all its match-ups together: the browser has to keep every one of them. */
const MAX_LAB_GAMES = 10_000;

/** Default number of games of each match-up, as on the command line. */
export const USUAL_GAMES: Readonly<Record<StudyKind, number>> = { simulation: 200, comparison: 200, tournament: 20 };

/** Precisions to choose from; 0 plays all games. */
export const PRECISIONS = [0, 0.05, 0.03, 0.02, 0.01] as const;

const BOT = 'tactician';
const average = (unit: string): MatchUnit => ({ unit, gunnery: 4, piloting: 5 });

/** Forces that stand ready: units of nearly the same Battle Value that fight in different ways. */
const READY: readonly LabForce[] = [
  'Hunchback HBK-4G',
  'Wolverine WVR-6R',
  'Shadow Hawk SHD-2H',
  'Griffin GRF-1N',
  'Vindicator VND-1R',
  'Phoenix Hawk PXH-1',
  'Centurion CN9-A',
  'Trebuchet TBT-5N',
].map(name => ({ units: [average(name)], bot: BOT }));

/** Returns the default force for a place. */
export function readyForce(index: number): LabForce {
  return READY[index % READY.length]!;
}

/** Returns the default experiment of a kind. */
export function usualExperiment(kind: StudyKind): Experiment {
  return {
    kind,
    forces: Array.from({ length: FORCE_COUNTS[kind].least }, (_, i) => readyForce(i)),
    boards: [DEFAULT_MATCH.board],
    profile: 'spec',
    seed: 'first blood',
    turnLimit: DEFAULT_MATCH.turnLimit,
    withdrawal: false,
    games: USUAL_GAMES[kind],
    precision: 0,
  };
}

/** Returns how many match-ups an experiment has. */
function matchUps({ kind, forces }: Pick<Experiment, 'kind' | 'forces'>): number {
  if (kind === 'simulation') return 1;
  if (kind === 'comparison') return 2 * (forces.length - 2);
  return (forces.length * (forces.length - 1)) / 2;
}

/** Returns the most games that an experiment plays. Match-ups of a series have an even number, so that each side begins half of them. */
export function gamesOf(experiment: Experiment): number {
  const { kind, games, precision } = experiment;
  const count = matchUps(experiment);
  if (precision > 0 && kind !== 'tournament') return evenShare(MAX_LAB_GAMES, count) * count;
  return kind === 'simulation' ? games : 2 * Math.ceil(games / 2) * count;
}

/** Returns the most games that each match-up of an experiment can have. */
export function maxGames(experiment: Pick<Experiment, 'kind' | 'forces'>): number {
  return evenShare(MAX_LAB_GAMES, matchUps(experiment));
}

function evenShare(games: number, parts: number): number {
  return 2 * Math.floor(games / (2 * parts));
}
