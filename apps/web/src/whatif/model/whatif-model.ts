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

/** What is different when the game is played on from a moment. */
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

/** Numbers of games to choose from. */
export const GAMES: readonly number[] = [100, 200, 500, 1000, 5000];

/** How many orders of a long list are shown at a time. */
const MAX_SHOWN = 60;

/** What the model needs from the page. */
export interface WhatIfTools {
  readonly client: WhatIfClient;
  /** Finds a unit by its name; `undefined` if there is none. */
  findUnit(name: string): Promise<MechSpec | undefined>;
  /** Keeps a result in the library. */
  keep(result: Omit<ResultRecord, 'id' | 'added' | 'kind'>): Promise<void>;
  /** Returns the results that are kept, the last one first. */
  kept(): Promise<readonly ResultSummary[]>;
  forget(id: string): Promise<void>;
}

/** Plays on from a moment of a game: what is different, who plays, and who wins. */
export class WhatIfModel extends Model {
  moment: MomentState = { kind: 'asking' };
  run: RunState = { kind: 'idle' };
  difference: Difference = 'nothing';
  bots: readonly [BotName, BotName] = ['tactician', 'tactician'];
  games = 200;
  seed = 'first blood';
  /** The text that is typed to find an order. */
  search = '';
  /** Index of the chosen order among all orders. */
  order = 0;
  unit: MechId = 0;
  facing = 0;
  /** Name of the unit that replaces another one. */
  unitName = '';
  isKept = false;
  /** Kept results of this game and of others. */
  kept: readonly ResultSummary[] = [];
  /** How many events had happened at the moment that the user asks about. */
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

  /** Facts about the moment, once they are known. */
  get facts(): MomentFacts | undefined {
    return this.moment.kind === 'known' ? this.moment.facts : undefined;
  }

  /** Changes choices. A result that is shown still belongs to the choices with which it was computed. */
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

  /** The orders that match the typed text, with their indices among all orders; only the first of a long list. */
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

  /** Plays on from the moment. The answer improves while games are played. */
  async start(): Promise<void> {
    const { facts } = this;
    if (facts === undefined || this.run.kind === 'running') return;
    const cases = await this.casesOf(facts);
    if (typeof cases === 'string') return this.fail(cases);
    const { bots, seed } = this;
    // Cases are played in pairs of games.
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

  /** Stops playing. Results up to then are kept. */
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

  /** Deletes a kept result. */
  async forget(id: string): Promise<void> {
    await this.tools.forget(id);
    await this.readKept();
  }

  private async readKept(): Promise<void> {
    this.kept = await this.tools.kept();
    this.changed();
  }

  /** Returns the cases to be played: the chosen one, and those with which it is compared; or a sentence that says what is missing. */
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

/** Returns the result of a run in one line. */
function summaryOf(cases: readonly CaseResult[]): string {
  return cases
    .map(({ title, wins: [a, b] }) => `${title}: A wins ${percent(a.value)}, B wins ${percent(b.value)}`)
    .join('; ');
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)}%`;
}

/** Returns the cases for another order, which is compared with the order that was given, and with the bot's choice. */
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
