import { BOT_NAMES } from '@hexfall/bots';
import { MAX_TURN_LIMIT, RULES_NAMES } from '../../begin/model/match-settings.ts';
import {
  formatBoardChoice,
  formatUnits,
  MAX_SEED,
  type SettingsQuery,
  SettingsReader,
} from '../../begin/model/settings-text.ts';
import {
  type Experiment,
  FORCE_COUNTS,
  type LabForce,
  MAX_BOARDS,
  maxGames,
  PRECISIONS,
  readyForce,
  STUDY_KINDS,
  usualExperiment,
} from './experiment.ts';

/** An experiment that was read from an address, and one sentence for each choice in it that could not be used. */
export interface ReadExperiment {
  readonly experiment: Experiment;
  readonly problems: readonly string[];
}

const LETTERS = 'abcdefgh';

/** Writes an experiment into an address. Choices that have their default value are left out, except for the forces and the boards. */
export function formatExperiment(experiment: Experiment): SettingsQuery {
  const { kind, forces, boards, profile, seed, turnLimit, withdrawal, games, precision } = experiment;
  const usual = usualExperiment(kind);
  const query: Record<string, string> = kind === 'simulation' ? {} : { kind };
  for (const [i, { units, bot }] of forces.entries()) {
    query[LETTERS[i]!] = formatUnits(units);
    if (bot !== readyForce(i).bot) query[botKey(i)] = bot;
  }
  for (const [i, board] of boards.entries()) query[boardKeyOf(i)] = formatBoardChoice(board);
  if (profile !== usual.profile) query['rules'] = profile;
  if (turnLimit !== usual.turnLimit) query['turns'] = String(turnLimit);
  if (withdrawal) query['withdrawal'] = 'forced';
  if (seed !== usual.seed) query['seed'] = seed;
  if (precision > 0) query['precision'] = String(precision);
  else if (games !== usual.games) query['games'] = String(games);
  return query;
}

/** Reads an experiment from an address, which anybody may have written. Choices that cannot be used get their default value. */
export function parseExperiment(query: SettingsQuery): ReadExperiment {
  const reader = new SettingsReader(query);
  const kind = reader.oneOf('kind', STUDY_KINDS, 'simulation');
  const usual = usualExperiment(kind);
  const forces = readForces(reader, usual);
  const boards = Array.from({ length: MAX_BOARDS }, (_, i) => reader.board(boardKeyOf(i)) ?? []).flat();
  const precision = Number(reader.oneOf('precision', PRECISIONS.map(String), '0'));
  const experiment: Experiment = {
    kind,
    forces,
    boards: boards.length === 0 ? usual.boards : boards,
    profile: reader.oneOf('rules', RULES_NAMES, usual.profile),
    seed: (reader.text('seed') ?? usual.seed).slice(0, MAX_SEED),
    turnLimit: reader.wholeNumber('turns', MAX_TURN_LIMIT, usual.turnLimit),
    withdrawal: reader.oneOf('withdrawal', ['forced', 'none'], 'none') === 'forced',
    games: reader.wholeNumber('games', maxGames({ kind, forces }), usual.games),
    precision: kind === 'tournament' ? 0 : precision,
  };
  return { experiment, problems: reader.problems };
}

/** Reads the forces: as many as the address names, within the limits of the kind of experiment. */
function readForces(reader: SettingsReader, { kind, forces: usual }: Experiment): readonly LabForce[] {
  const { least, most } = FORCE_COUNTS[kind];
  const named = Array.from({ length: most }, (_, i) => reader.units(LETTERS[i]!));
  const count = Math.max(least, named.findLastIndex(units => units !== undefined) + 1);
  return Array.from({ length: count }, (_, i) => ({
    units: named[i] ?? usual[i]?.units ?? [],
    bot: reader.oneOf(botKey(i), BOT_NAMES, readyForce(i).bot),
  }));
}

function botKey(index: number): string {
  return `bot${LETTERS[index]!.toUpperCase()}`;
}

function boardKeyOf(index: number): string {
  return index === 0 ? 'board' : `board${index + 1}`;
}
