import type { BotName } from '@hexfall/bots';
import { specToJson } from '@hexfall/protocol';
import type { MechId, MechSpec } from '@hexfall/rules';
import { Model } from '@hexfall/stage';
import { facingPoint } from '@hexfall/view';
import type { ResultRecord, ResultSummary } from '../../library/records.ts';
import type {
  AskedEvents,
  CaseRequest,
  CaseResult,
  ChangeRequest,
  MomentFacts,
  OfferedOrder,
} from '../worker/whatif-messages.ts';
import type { WhatIfClient } from './whatif-client.ts';

/** What is different when the game is played on. */
export type Difference = 'nothing' | 'order' | 'facing' | 'unit';
export const DIFFERENCES: readonly Difference[] = ['nothing', 'order', 'facing', 'unit'];

export type MomentState =
  | { readonly kind: 'asking' }
  | { readonly kind: 'over' }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'known'; readonly facts: MomentFacts };

export type RunState =
  | { readonly kind: 'idle' }
  | {
      readonly kind: 'running' | 'done';
      readonly cases: readonly CaseResult[];
      readonly played: number;
      readonly games: number;
    }
  | { readonly kind: 'failed'; readonly message: string };

/** Numbers of games that can be chosen. */
export const GAMES: readonly number[] = [100, 200, 500, 1000, 5000];

/** Orders of a long list that are shown at a time. */
const MAX_SHOWN = 60;

/** What the model needs from the page. */
export interface WhatIfTools {
  readonly client: WhatIfClient;
  /** Finds a unit by its name; `undefined` if there is none. */
  findUnit(name: string): Promise<MechSpec | undefined>;
  /** Keeps a result. */
  keep(result: Omit<ResultRecord, 'id' | 'added' | 'kind'>): Promise<void>;
  /** Returns the results that were kept, the last one first. */
  kept(): Promise<readonly ResultSummary[]>;
  forget(id: string): Promise<void>;
}

/** Playing on from a moment of a game: what is different, by whom it is played, and who wins. */
export class WhatIfModel extends Model {
  moment: MomentState = { kind: 'asking' };
  run: RunState = { kind: 'idle' };
  difference: Difference = 'nothing';
  bots: readonly [BotName, BotName] = ['tactician', 'tactician'];
  games = 200;
  seed = 'first blood';
  /** What is typed to find an order. */
  search = '';
  /** Index of the chosen order among all. */
  order = 0;
  unit: MechId = 0;
  facing = 0;
  /** Name of the unit that is to take another's place. */
  unitName = '';
  isKept = false;
  /** Results of this and other games that were kept. */
  kept: readonly ResultSummary[] = [];
  /** Events that had happened where the user asked. */
  private readonly asked: AskedEvents;
  private readonly tools: WhatIfTools;
  private stopRun: (() => void) | undefined;

  constructor(asked: AskedEvents, tools: WhatIfTools) {
    super();
    this.asked = asked;
    this.tools = tools;
    void this.readKept();
    tools.client.ask({ kind: 'moment', events: asked }, reply => {
      if (reply.kind === 'moment') this.takeMoment(reply.moment);
      else if (reply.kind === 'failed')
        this.set({ moment: { kind: 'failed', message: `This game cannot be played on: ${reply.reason}.` } });
    });
  }

  private takeMoment(facts: MomentFacts | undefined): void {
    if (facts === undefined) return this.set({ moment: { kind: 'over' } });
    const unit = facts.orders[0]?.unit ?? 0;
    const facing = facts.units.find(({ id }) => id === unit)?.facing ?? 0;
    this.set({ moment: { kind: 'known', facts }, unit, facing });
  }

  /** What the moment is like, once it is known. */
  get facts(): MomentFacts | undefined {
    return this.moment.kind === 'known' ? this.moment.facts : undefined;
  }

  /** Changes choices. A result belongs to the choices that it was made with. */
  set(
    changes: Partial<
      Pick<
        WhatIfModel,
        'moment' | 'difference' | 'bots' | 'games' | 'seed' | 'search' | 'order' | 'unit' | 'facing' | 'unitName'
      >
    >,
  ): void {
    Object.assign(this, changes);
    this.changed();
  }

  /** The orders that fit what is typed, with their indices among all; the first of a long list. */
  get shownOrders(): readonly { readonly index: number; readonly offer: OfferedOrder }[] {
    const words = this.search
      .toLowerCase()
      .split(/\s+/)
      .filter(word => word !== '');
    const orders = this.facts?.orders ?? [];
    return orders
      .map((offer, index) => ({ index, offer }))
      .filter(({ offer }) => words.every(word => offer.text.toLowerCase().includes(word)))
      .slice(0, MAX_SHOWN);
  }

  /** How many orders there are. */
  get orderCount(): number {
    return this.facts?.orders.length ?? 0;
  }

  /** Plays on. The answer grows while games are played. */
  async start(): Promise<void> {
    const { facts } = this;
    if (facts === undefined || this.run.kind === 'running') return;
    const cases = await this.casesOf(facts);
    if (typeof cases === 'string') return this.fail(cases);
    const { bots, seed } = this;
    // Cases are played by pairs of games.
    const games = 2 * Math.ceil(this.games / 2);
    this.isKept = false;
    this.become({ kind: 'running', cases: [], played: 0, games: games * cases.length });
    const events = cases.length === 1 ? this.asked : facts.events;
    this.stopRun = this.tools.client.ask({ kind: 'play', events, cases, bots, seed, games }, reply => {
      if (reply.kind === 'failed') this.fail(`This cannot be played: ${reply.reason}.`);
      else if (reply.kind === 'results') {
        const kind = reply.isDone ? 'done' : 'running';
        this.become({ kind, cases: reply.cases, played: reply.played, games: games * cases.length });
      }
    });
  }

  /** Stops playing; what is known by then stays. */
  stop(): void {
    this.stopRun?.();
  }

  /** Keeps the result in the library. */
  async keep(name: string): Promise<void> {
    const { run, bots, seed, facts } = this;
    if (run.kind !== 'done' || facts === undefined) return;
    const { turn, phase, events } = facts;
    const text = JSON.stringify({ turn, phase, events, bots, seed, cases: run.cases });
    await this.tools.keep({ name, games: run.played, says: summaryOf(run.cases), text });
    this.isKept = true;
    await this.readKept();
  }

  /** Deletes a result that was kept. */
  async forget(id: string): Promise<void> {
    await this.tools.forget(id);
    await this.readKept();
  }

  private async readKept(): Promise<void> {
    this.kept = await this.tools.kept();
    this.changed();
  }

  /** What is played: the chosen case, and those that it is compared with. Or a sentence that says what is missing. */
  private async casesOf(facts: MomentFacts): Promise<CaseRequest[] | string> {
    const unchanged = { title: 'As it was', changes: [] };
    const name = facts.units.find(({ id }) => id === this.unit)?.name ?? '';
    switch (this.difference) {
      case 'nothing':
        return [{ title: 'Played on', changes: [] }];
      case 'facing':
        return [
          caseOf(`${name} faces ${facingPoint(this.facing)}`, { kind: 'facing', unit: this.unit, facing: this.facing }),
          unchanged,
        ];
      case 'unit': {
        const spec = await this.tools.findUnit(this.unitName.trim());
        if (spec === undefined) return `There is no unit called “${this.unitName.trim()}”.`;
        return [
          caseOf(`${spec.name} in place of ${name}`, { kind: 'unit', unit: this.unit, spec: specToJson(spec) }),
          unchanged,
        ];
      }
      default:
        return orderCases(facts, this.order);
    }
  }

  private fail(message: string): void {
    this.become({ kind: 'failed', message });
  }

  private become(run: RunState): void {
    this.run = run;
    this.changed();
  }
}

/** What a run came to, in a line. */
function summaryOf(cases: readonly CaseResult[]): string {
  return cases
    .map(({ title, wins: [a, b] }) => `${title}: A wins ${percent(a.value)}, B wins ${percent(b.value)}`)
    .join('; ');
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)}%`;
}

/** Another order is compared with what was really ordered, and with what the bot would do. */
function orderCases({ orders, real }: MomentFacts, index: number): CaseRequest[] | string {
  const chosen = orders[index];
  if (chosen === undefined) return 'Choose an order first.';
  const isReal = real !== undefined && JSON.stringify(real.order) === JSON.stringify(chosen.order);
  return [
    caseOf(isReal ? `${chosen.text}, as ordered` : chosen.text, { kind: 'order', order: chosen.order }),
    ...(real === undefined || isReal ? [] : [caseOf(`As ordered: ${real.text}`, { kind: 'order', order: real.order })]),
    { title: 'The bot’s own choice', changes: [] },
  ];
}

function caseOf(title: string, change: ChangeRequest): CaseRequest {
  return { title, changes: [change] };
}
