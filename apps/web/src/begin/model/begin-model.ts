import { createMatch } from './create-match.ts';
import { type DeskTools, ForceDesk } from './force-desk.ts';
import {
  type BoardChoice,
  DEFAULT_MATCH,
  type MatchSettings,
  type MatchSide,
  type MatchUnit,
} from './match-settings.ts';
import { resolveUnits } from './resolve-units.ts';
import { formatSettings, parseSettings, type SettingsQuery } from './settings-text.ts';
import { startGame } from './start-game.ts';

export type SideIndex = 0 | 1;

/** Name of the setting that stores the last match. */
const LAST_MATCH = 'match';

/** A match that is being set up. */
export class BeginModel extends ForceDesk {
  private match: MatchSettings = DEFAULT_MATCH;
  private starting = false;

  constructor(tools: DeskTools) {
    super(tools);
    this.measure();
  }

  get settings(): MatchSettings {
    return this.match;
  }

  get isStarting(): boolean {
    return this.starting;
  }

  /** The choices as they stand in an address. */
  get query(): SettingsQuery {
    return formatSettings(this.match);
  }

  forceTitle(side: number): string {
    return `Side ${'AB'[side]!}`;
  }

  /** Opens the match of an address. If the address says nothing, opens the last match that was set up. */
  async open(query: SettingsQuery): Promise<void> {
    await this.readLibrary();
    const isEmpty = Object.keys(query).length === 0;
    const read = parseSettings(isEmpty ? await this.lastMatch() : query);
    const { sides, problems } = resolveUnits(read.settings.sides, this.shelf);
    for (const problem of isEmpty ? [] : [...read.problems, ...problems]) this.tools.notices.warn(problem);
    await this.become({ ...read.settings, sides, board: this.knownBoard(read.settings.board) });
  }

  setPlayer(side: SideIndex, player: MatchSide['player']): void {
    this.changeSide(side, { player });
  }

  /** Exchanges the forces of the two sides; the players stay where they are. */
  swapForces(): void {
    const [a, b] = this.match.sides;
    void this.become({
      ...this.match,
      sides: [
        { ...a, units: b.units },
        { ...b, units: a.units },
      ],
    });
  }

  setBoard(board: BoardChoice): void {
    void this.become({ ...this.match, board });
  }

  /** Changes rules, turns, deployment, withdrawal or seed. */
  change(settings: Partial<Omit<MatchSettings, 'sides' | 'board'>>): void {
    void this.become({ ...this.match, ...settings });
  }

  /** Starts over with the default match. */
  reset(): void {
    void this.become(DEFAULT_MATCH);
  }

  /** Creates the game and keeps it. Returns its id, or `undefined` after a notice that says why there is none. */
  async start(): Promise<string | undefined> {
    if (this.starting) return undefined;
    this.starting = true;
    this.changed();
    try {
      await this.loadOwn();
      const settings = this.match.seed === '' ? { ...this.match, seed: this.newSeed() } : this.match;
      const setup = createMatch(settings, this.parts);
      if (!setup.ok) {
        this.tools.notices.warn(setup.errors[0]!);
        return undefined;
      }
      const game = await startGame(setup.value, settings, this.parts, this.tools.library);
      return game.id;
    } finally {
      this.starting = false;
      this.changed();
    }
  }

  protected get allUnits(): readonly (readonly MatchUnit[])[] {
    return this.match.sides.map(({ units }) => units);
  }

  protected get boardsInUse(): readonly BoardChoice[] {
    return [this.match.board];
  }

  protected setUnits(side: number, units: readonly MatchUnit[]): void {
    this.changeSide(side, { units });
  }

  protected dropBoard(): void {
    this.setBoard(DEFAULT_MATCH.board);
  }

  private changeSide(side: number, change: Partial<MatchSide>): void {
    const [a, b] = this.match.sides;
    const sides: MatchSettings['sides'] = side === 0 ? [{ ...a, ...change }, b] : [a, { ...b, ...change }];
    void this.become({ ...this.match, sides });
  }

  /** Shows the new settings at once, and again when those of the user's own files that they need have been read. */
  private async become(settings: MatchSettings): Promise<void> {
    this.match = settings;
    this.measure();
    this.changed();
    const { seed: _once, ...remembered } = this.query;
    await this.tools.library.rememberSetting(LAST_MATCH, remembered);
    if (!(await this.loadOwn()) || this.match !== settings) return;
    this.measure();
    this.changed();
  }

  private async lastMatch(): Promise<SettingsQuery> {
    return queryOf(await this.tools.library.setting(LAST_MATCH));
  }
}

/** Turns a remembered match into a query. The match may come from an older version. */
export function queryOf(remembered: unknown): SettingsQuery {
  if (typeof remembered !== 'object' || remembered === null) return {};
  return Object.fromEntries(
    Object.entries(remembered).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
