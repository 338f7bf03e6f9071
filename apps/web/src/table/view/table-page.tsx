import type { VNode } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Elsewhere } from '../../app/elsewhere.tsx';
import type { PageProps } from '../../app/lazy-page.tsx';
import { notices } from '../../app/notices.ts';
import { formatRoute, type Route } from '../../app/route.ts';
import { replaceRoute } from '../../app/use-route.ts';
import { openLibrary } from '../../library/open-library.ts';
import { TabHold } from '../../library/tab-hold.ts';
import type { OpenTable } from '../model/open-table.ts';
import { TableSession, type TableState } from '../model/table-session.ts';
import { TableSetup } from '../model/table-setup.ts';
import { SetupScreen } from './setup-screen.tsx';
import { TABS, TableScreen, type TabName } from './table-screen.tsx';

/** `#/table`: choose a force, or a table that is kept. `#/table/ID`: its sheets. */
export default function TablePage({ route }: PageProps): VNode {
  const [id] = route.path;
  return id === undefined ? <SetupPage key="setup" route={route} /> : <SheetsPage key={id} id={id} route={route} />;
}

const random = (bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> => crypto.getRandomValues(bytes);

function SetupPage({ route }: PageProps): VNode {
  const [setup, setSetup] = useState<TableSetup>();
  const force = route.query['force'];
  useEffect(() => {
    let opened: TableSetup | undefined;
    let isGone = false;
    const open = async (): Promise<void> => {
      const created = new TableSetup({ library: await openLibrary(), notices, now: Date.now, pause });
      await created.open(force);
      if (isGone) return created.close();
      opened = created;
      setSetup(created);
      void created.prepare();
    };
    void open();
    return () => {
      isGone = true;
      opened?.close();
    };
  }, [force]);
  return setup === undefined ? <Loading /> : <SetupScreen setup={setup} />;
}

interface SheetsPageProps extends PageProps {
  readonly id: string;
}

function SheetsPage({ id, route }: SheetsPageProps): VNode {
  const [tab, setTab] = useState<TabName>(() => tabOf(route));
  const [state, takeOver] = useTable(id, route);
  // If the address changes while the table is open, the page follows it.
  useEffect(() => {
    setTab(tabOf(route));
    if (state.kind === 'open') selectUnit(state.table, route);
  }, [route]);
  useAddress(id, state, tab);
  switch (state.kind) {
    case 'loading':
      return <Loading />;
    case 'open':
      return <TableScreen table={state.table} tab={tab} onTab={setTab} />;
    case 'elsewhere':
      return (
        <Elsewhere
          title={state.name}
          text="These sheets are open in another tab."
          button="Use them here"
          onTakeOver={takeOver}
        />
      );
    default:
      return <Broken message={state.message} />;
  }
}

function Broken({ message }: { readonly message: string }): VNode {
  return (
    <main class="page">
      <h1>At the table</h1>
      <p role="alert">{message}</p>
      <p>
        <a href={formatRoute({ page: 'table', path: [], query: {} })}>All tables</a>
      </p>
    </main>
  );
}

/** Returns a table of the library, which is open as long as it is on the screen, and a function that takes it from another tab. */
function useTable(id: string, route: Route): readonly [TableState, () => void] {
  const [state, setState] = useState<TableState>({ kind: 'loading' });
  const session = useRef<TableSession | undefined>(undefined);
  useEffect(() => {
    let isGone = false;
    const open = async (): Promise<void> => {
      const library = await openLibrary();
      if (isGone) return;
      const warn = (sentence: string): void => notices.warn(sentence);
      const hold = new TabHold(`table ${id}`, navigator.locks);
      const opened = new TableSession(id, { library, random, now: Date.now, warn, hold });
      session.current = opened;
      opened.subscribe(() => {
        if (opened.state.kind === 'open') selectUnit(opened.state.table, route);
        setState(opened.state);
      });
      await opened.open();
    };
    void open();
    return () => {
      isGone = true;
      void session.current?.close();
    };
  }, [id]);
  return [state, () => void session.current?.takeOver()];
}

function tabOf({ query }: Route): TabName {
  return TABS.find(name => name === query['part']) ?? 'armor';
}

function selectUnit({ model }: OpenTable, { query }: Route): void {
  const unit = Number(query['unit'] ?? 1) - 1;
  if (model.cards[unit] !== undefined) model.select(unit);
}

/** Keeps the address in step with the sheet that is open. */
function useAddress(id: string, state: TableState, part: TabName): void {
  useEffect(() => {
    if (state.kind !== 'open') return undefined;
    const { model } = state.table;
    const write = (): void =>
      replaceRoute({ page: 'table', path: [id], query: { unit: String(model.unit + 1), part } });
    write();
    let unit = model.unit;
    return model.subscribe(() => {
      if (model.unit === unit) return;
      unit = model.unit;
      write();
    });
  }, [id, state, part]);
}

function Loading(): VNode {
  return (
    <main>
      <p class="loading">Loading …</p>
    </main>
  );
}

/** Lets the page draw and handle input before the next piece of work. */
function pause(): Promise<void> {
  return new Promise(resolve => {
    setTimeout(resolve);
  });
}
