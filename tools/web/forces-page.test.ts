import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unitTitle } from '@hexfall/data';
import { forceSheetsHtml } from '@hexfall/view';
import { afterAll, expect, test } from 'vitest';
import { capture } from '../../apps/cli/src/capture.ts';
import { matchParts } from '../../apps/web/src/begin/model/match-parts.ts';
import { UnitShelf } from '../../apps/web/src/begin/model/unit-shelf.ts';
import { forceFile } from '../../apps/web/src/forces/model/force-file.ts';
import { forceSheets } from '../../apps/web/src/forces/model/force-sheets.ts';
import { type ProposalWish, proposeFromShelf, USUAL_WISH } from '../../apps/web/src/forces/model/proposal-wish.ts';

const folder = mkdtempSync(join(tmpdir(), 'hexfall-forces-'));
afterAll(() => rmSync(folder, { recursive: true }));

interface Proposed {
  readonly target: number;
  readonly forces: { total: number; units: { unit: string; value: number }[] }[];
}

function fromPage(wish: Partial<ProposalWish>): Proposed['forces'] {
  const found = proposeFromShelf(new UnitShelf([]), { ...USUAL_WISH, ...wish });
  if (!found.ok) throw new Error(found.errors[0]);
  return found.value.map(({ units, total }) => ({
    total,
    units: units.map(({ unit, value }) => ({ unit: unitTitle(unit), value })),
  }));
}

async function fromCommand(...args: string[]): Promise<Proposed> {
  const { target, forces } = JSON.parse(await capture('force', ...args, '--json')) as Proposed;
  return {
    target,
    forces: forces.map(({ total, units }) => ({ total, units: units.map(({ unit, value }) => ({ unit, value })) })),
  };
}

test.each<[readonly string[], Partial<ProposalWish>]>([
  [['--bv', '6000'], {}],
  [['--bv', '4000', '--units', '3', '--seed', 'x'], { target: 4000, units: 3, seed: 'x' }],
  [['--bv', '9000', '--tech', 'clan', '--skill', '3/4'], { target: 9000, tech: 'clan', gunnery: 3, piloting: 4 }],
  [
    ['--bv', '5000', '--year', '3025', '--tons', '40-60', '--repeat'],
    { target: 5000, year: 3025, minTons: 40, maxTons: 60, repeat: true },
  ],
])('the page proposes what hexfall force %j proposes', async (args, wish) => {
  expect(fromPage(wish)).toEqual((await fromCommand(...args)).forces);
});

test('a fair opponent is the one that hexfall force --against proposes', async () => {
  const { target, forces } = await fromCommand('--against', 'HBK-4G,WVR-6R@3/4');
  expect(fromPage({ target, units: 2 })).toEqual(forces);
});

test('a force that cannot be proposed is refused in a sentence', () => {
  expect(proposeFromShelf(new UnitShelf([]), { ...USUAL_WISH, target: 100 })).toMatchObject({
    errors: [expect.stringMatching(/^No force of 4 units comes within 2 % of 100: .*\.$/)],
  });
});

test('the record sheets that the page saves are those of hexfall inspect --html, and its force file is read by commands', async () => {
  const units = [
    { unit: 'Hunchback HBK-4G', gunnery: 3, piloting: 4, pilot: 'Ann' },
    { unit: 'Mad Cat Prime', gunnery: 4, piloting: 5 },
  ];
  const path = join(folder, 'lance.yaml');
  writeFileSync(path, forceFile({ id: 'Lance', units, added: 0 }, 'yaml').text);
  await capture('inspect', path, '--html', join(folder, 'lance.html'));
  const parts = matchParts();
  const page = forceSheetsHtml(
    'Lance',
    forceSheets(units, id => parts.unit(id), 'spec'),
  );
  expect(page).toBe(readFileSync(join(folder, 'lance.html'), 'utf8'));
});
