import { expect, test } from 'vitest';
import { Notices } from '../../app/notices.ts';
import { FakeLocks } from '../../library/fake-locks.ts';
import { Library } from '../../library/library.ts';
import { MemoryStorage } from '../../library/memory-storage.ts';
import { type Locks, TabHold } from '../../library/tab-hold.ts';
import type { TableModel } from './table-model.ts';
import { TableSession } from './table-session.ts';
import { TableSetup } from './table-setup.ts';

const random = (bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> => bytes.fill(3);
let time = 1000;
const now = (): number => time++;

/** Opens the sheets of one Hunchback in several tabs of one browser. */
async function openTabs(locks: Locks | undefined) {
  const library = new Library(new MemoryStorage(), now);
  const setup = new TableSetup({ library, notices: new Notices(), now, pause: async () => undefined });
  await setup.open(undefined);
  setup.addUnit({ id: 'Hunchback HBK-4G' });
  const id = (await setup.start())!;
  const warnings: string[] = [];
  const openTab = async (): Promise<TableSession> => {
    const hold = new TabHold(`table ${id}`, locks);
    const warn = (sentence: string): void => void warnings.push(sentence);
    const session = new TableSession(id, { library, random, now, warn, hold });
    await session.open();
    await expect.poll(() => session.state.kind).not.toBe('loading');
    return session;
  };
  return { openTab, warnings };
}

function modelOf({ state }: TableSession): TableModel {
  if (state.kind !== 'open') throw new Error(`the sheets are not open but ${state.kind}`);
  return state.table.model;
}

async function savedBy({ state }: TableSession): Promise<void> {
  if (state.kind === 'open') await state.table.saved();
}

const heatOf = (session: TableSession): number => modelOf(session).game.state.mechs[0]!.heat;
async function isKind(session: TableSession, kind: TableSession['state']['kind']): Promise<void> {
  await expect.poll(() => session.state.kind).toBe(kind);
}

test('the second tab waits, takes the sheets over as the first has left them, and the first writes no more', async () => {
  const { openTab, warnings } = await openTabs(new FakeLocks());
  const first = await openTab();
  modelOf(first).put({ kind: 'heat', unit: 0, heat: 7 });
  await savedBy(first);
  const second = await openTab();
  await isKind(second, 'elsewhere');
  await second.takeOver();
  await isKind(second, 'open');
  await isKind(first, 'elsewhere');
  expect(heatOf(second)).toBe(7);
  modelOf(second).put({ kind: 'heat', unit: 0, heat: 9 });
  await second.close();
  await isKind(first, 'open');
  expect(heatOf(first)).toBe(9);
  expect(warnings).toEqual([]);
});

test('no tab overwrites another in a browser without locks, and the late one is told so once', async () => {
  const { openTab, warnings } = await openTabs(undefined);
  const [first, second] = [await openTab(), await openTab()];
  modelOf(first).put({ kind: 'heat', unit: 0, heat: 7 });
  await savedBy(first);
  modelOf(second).put({ kind: 'heat', unit: 0, heat: 3 });
  modelOf(second).put({ kind: 'heat', unit: 0, heat: 4 });
  await savedBy(second);
  expect(warnings).toEqual(['These sheets were changed in another tab; changes here are not saved.']);
  expect(heatOf(await openTab())).toBe(7);
});

test('a table that is gone is a sentence', async () => {
  const { openTab } = await openTabs(new FakeLocks());
  const library = new Library(new MemoryStorage(), now);
  const hold = new TabHold('table none', new FakeLocks());
  const session = new TableSession('none', { library, random, now, warn: () => undefined, hold });
  await session.open();
  await expect.poll(() => session.state.kind).toBe('broken');
  expect(session.state).toMatchObject({ kind: 'broken', message: expect.stringMatching(/^This table is not/) });
  await openTab();
});
