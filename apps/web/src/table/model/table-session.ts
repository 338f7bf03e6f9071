import { Model } from '@hexfall/stage';
import type { TabHold } from '../../library/tab-hold.ts';
import { type OpenTable, type OpenTools, openTable } from './open-table.ts';

export type TableState =
  | { readonly kind: 'loading' }
  /** There are no sheets to show; the sentence gives the reason. */
  | { readonly kind: 'broken'; readonly message: string }
  /** Another tab has these sheets. */
  | { readonly kind: 'elsewhere'; readonly name: string }
  | { readonly kind: 'open'; readonly table: OpenTable };

export interface TableSessionTools extends OpenTools {
  /** Lets only one tab at a time write on the sheets. */
  readonly hold: TabHold;
}

/** The sheets of a table in the library: opens them, and leaves them to another tab that writes on them. */
export class TableSession extends Model {
  state: TableState = { kind: 'loading' };
  private readonly id: string;
  private readonly tools: TableSessionTools;
  private isClosed = false;
  private isLoading = false;

  constructor(id: string, tools: TableSessionTools) {
    super();
    this.id = id;
    this.tools = tools;
  }

  /** Opens the sheets, unless another tab has them. */
  async open(): Promise<void> {
    const { hold } = this.tools;
    hold.subscribe(() => void this.follow());
    await hold.begin();
    await this.follow();
  }

  /** Opens the sheets here, as the other tab has left them. */
  async takeOver(): Promise<void> {
    await this.tools.hold.takeOver();
  }

  /** Leaves the sheets to other tabs, once everything is stored. */
  async close(): Promise<void> {
    this.isClosed = true;
    if (this.state.kind === 'open') await this.state.table.saved();
    this.tools.hold.end();
  }

  /** Acts on the state of the hold. */
  private async follow(): Promise<void> {
    const { state } = this.tools.hold;
    if (state === 'elsewhere') return this.leave();
    if (state !== 'held' || this.state.kind === 'open' || this.isLoading) return;
    this.isLoading = true;
    const opened = await openTable(this.id, this.tools);
    this.isLoading = false;
    // Another tab may have taken the sheets while they were being read.
    if (holdOf(this.tools) !== 'held') return;
    this.become(opened.ok ? { kind: 'open', table: opened.value } : { kind: 'broken', message: opened.errors[0]! });
  }

  private async leave(): Promise<void> {
    // This tab must stop writing at once, however long it takes to find out the name.
    this.become({ kind: 'loading' });
    const name = (await this.tools.library.table(this.id))?.name ?? 'At the table';
    if (holdOf(this.tools) === 'elsewhere') this.become({ kind: 'elsewhere', name });
  }

  private become(state: TableState): void {
    if (this.isClosed) return;
    this.state = state;
    this.changed();
  }
}

/** Returns which tab has the sheets now, since that may change while something is awaited. */
function holdOf({ hold: { state } }: TableSessionTools): TabHold['state'] {
  return state;
}
