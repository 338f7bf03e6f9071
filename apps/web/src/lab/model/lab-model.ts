import type { BotName } from '@hexfall/bots';
import { runInSlices, type SliceTools } from '../../app/slices.ts';
import { queryOf } from '../../begin/model/begin-model.ts';
import { type DeskTools, ForceDesk } from '../../begin/model/force-desk.ts';
import { type BoardChoice, DEFAULT_MATCH, type MatchUnit } from '../../begin/model/match-settings.ts';
import { findUnits } from '../../begin/model/resolve-units.ts';
import type { SettingsQuery } from '../../begin/model/settings-text.ts';
import {
  type Experiment,
  FORCE_COUNTS,
  gamesOf,
  type LabForce,
  MAX_BOARDS,
  maxGames,
  readyForce,
  type StudyKind,
  USUAL_GAMES,
  usualExperiment,
} from './experiment.ts';
import { formatExperiment, parseExperiment } from './experiment-text.ts';
import { forceTitleOf } from './force-titles.ts';
import { prepareStudy, type Study } from './prepare-study.ts';

export interface LabTools extends DeskTools {
  readonly slices: SliceTools;
}

/** Name of the setting that stores the last experiment. */
const LAST_EXPERIMENT = 'experiment';

/** Choices of an experiment that can be changed without affecting others. */
type PlainChoices = Pick<Experiment, 'profile' | 'seed' | 'turnLimit' | 'withdrawal' | 'games' | 'precision'>;

/** An experiment that is being set up. */
export class LabModel extends ForceDesk {
  private chosen: Experiment = usualExperiment('simulation');
  private preparing = false;
  private readonly slices: SliceTools;

  constructor(tools: LabTools) {
    super(tools);
    this.slices = tools.slices;
    this.measure();
  }

  get experiment(): Experiment {
    return this.chosen;
  }

  get isPreparing(): boolean {
    return this.preparing;
  }

  /** The choices as they stand in an address. */
  get query(): SettingsQuery {
    return formatExperiment(this.chosen);
  }

  /** How many games will be played at most. */
  get games(): number {
    return gamesOf(this.chosen);
  }

  /** The most games that each match-up can have. */
  get maxGames(): number {
    return maxGames(this.chosen);
  }

  get canAddForce(): boolean {
    return this.chosen.forces.length < FORCE_COUNTS[this.chosen.kind].most;
  }

  get canAddBoard(): boolean {
    return this.chosen.boards.length < MAX_BOARDS;
  }

  forceTitle(force: number): string {
    return forceTitleOf(this.chosen.kind, force);
  }

  /** Whether a force can be removed: it is not a side or a variant, and the experiment has more forces than it needs. */
  canRemoveForce(force: number): boolean {
    const { kind, forces } = this.chosen;
    return forces.length > FORCE_COUNTS[kind].least && (kind === 'tournament' || force > 1);
  }

  /** Opens the experiment of an address. If the address says nothing, opens the last one that was set up. */
  async open(query: SettingsQuery): Promise<void> {
    await this.readLibrary();
    const isEmpty = Object.keys(query).length === 0;
    const { library, notices } = this.tools;
    const read = parseExperiment(isEmpty ? queryOf(await library.setting(LAST_EXPERIMENT)) : query);
    const problems = new Set(read.problems);
    const forces = read.experiment.forces.map(
      ({ units, bot }): LabForce => ({ units: findUnits(units, this.shelf, problem => problems.add(problem)), bot }),
    );
    for (const problem of isEmpty ? [] : problems) notices.warn(problem);
    const boards = read.experiment.boards.map(board => this.knownBoard(board));
    await this.become({ ...read.experiment, forces, boards });
  }

  /** Changes the kind of the experiment. Forces stay where there is a place for them. */
  setKind(kind: StudyKind): void {
    if (kind === this.chosen.kind) return;
    const { least, most } = FORCE_COUNTS[kind];
    const kept = this.chosen.forces.slice(0, kind === 'simulation' ? 2 : most);
    const missing = Array.from({ length: Math.max(0, least - kept.length) }, (_, i) => readyForce(kept.length + i));
    const precision = kind === 'tournament' ? 0 : this.chosen.precision;
    void this.become({ ...this.chosen, kind, forces: [...kept, ...missing], games: USUAL_GAMES[kind], precision });
  }

  setBot(force: number, bot: BotName): void {
    this.changeForce(force, { bot });
  }

  addForce(): void {
    const { forces } = this.chosen;
    if (!this.canAddForce) return;
    this.setForces([...forces, readyForce(forces.length)]);
  }

  removeForce(force: number): void {
    if (this.canRemoveForce(force)) this.setForces(this.chosen.forces.toSpliced(force, 1));
  }

  /** Replaces a force by a copy of another one, which can then be changed. */
  copyForce(from: number, to: number): void {
    const force = this.chosen.forces[from];
    if (force !== undefined) this.changeForce(to, force);
  }

  setBoard(index: number, board: BoardChoice): void {
    void this.become({ ...this.chosen, boards: this.chosen.boards.with(index, board) });
  }

  addBoard(): void {
    const { boards } = this.chosen;
    const map: BoardChoice = { kind: 'generated', style: 'mixed', width: 16, height: 17, seed: String(boards.length) };
    if (this.canAddBoard) void this.become({ ...this.chosen, boards: [...boards, map] });
  }

  removeBoard(index: number): void {
    const { boards } = this.chosen;
    if (boards.length > 1) void this.become({ ...this.chosen, boards: boards.toSpliced(index, 1) });
  }

  change(choices: Partial<PlainChoices>): void {
    void this.become({ ...this.chosen, ...choices });
  }

  /** Starts over with the default experiment. */
  reset(): void {
    void this.become(usualExperiment(this.chosen.kind));
  }

  /** Sets up the match-ups. Returns `undefined` after a notice that says why they cannot be played. */
  async createStudy(): Promise<Study | undefined> {
    if (this.preparing) return undefined;
    this.preparing = true;
    this.changed();
    try {
      await this.loadOwn();
      const { signal } = new AbortController();
      const options = { tools: this.slices, signal, onProgress: () => undefined };
      const study = await runInSlices(prepareStudy(this.chosen, this.parts), options);
      if (study?.ok === true) return study.value;
      if (study !== undefined) this.tools.notices.warn(study.errors[0]!);
      return undefined;
    } finally {
      this.preparing = false;
      this.changed();
    }
  }

  protected get allUnits(): readonly (readonly MatchUnit[])[] {
    return this.chosen.forces.map(({ units }) => units);
  }

  protected get boardsInUse(): readonly BoardChoice[] {
    return this.chosen.boards;
  }

  protected setUnits(force: number, units: readonly MatchUnit[]): void {
    this.changeForce(force, { units });
  }

  protected dropBoard(board: BoardChoice): void {
    const rest = this.chosen.boards.filter(each => each !== board);
    void this.become({ ...this.chosen, boards: rest.length === 0 ? [DEFAULT_MATCH.board] : rest });
  }

  private changeForce(index: number, change: Partial<LabForce>): void {
    const force = this.chosen.forces[index];
    if (force !== undefined) this.setForces(this.chosen.forces.with(index, { ...force, ...change }));
  }

  /** Sets the forces. With more match-ups, each may have fewer games. */
  private setForces(forces: readonly LabForce[]): void {
    const { kind, games } = this.chosen;
    void this.become({ ...this.chosen, forces, games: Math.min(games, maxGames({ kind, forces })) });
  }

  /** Shows the new experiment at once, and again when those of the user's own files that it needs have been read. */
  private async become(experiment: Experiment): Promise<void> {
    this.chosen = experiment;
    this.measure();
    this.changed();
    await this.tools.library.rememberSetting(LAST_EXPERIMENT, this.query);
    if (!(await this.loadOwn()) || this.chosen !== experiment) return;
    this.measure();
    this.changed();
  }
}
