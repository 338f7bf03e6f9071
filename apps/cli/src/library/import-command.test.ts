import {
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { findInCatalogue, formatUnit } from '@hexfall/data';
import { sampleMtf } from '@hexfall/testkit';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { capture as run } from '../capture.ts';
import { readUnit } from '../units.ts';
import { createImportPlaces } from './import-places.ts';

const { open, close, folder, library, put, importJson } = createImportPlaces();
beforeEach(open);
afterEach(close);

function latin1(text: string): Uint8Array {
  return Uint8Array.from(text, letter => letter.charCodeAt(0));
}

describe('an imported folder', () => {
  test('an imported folder gives units and boards, also from its subfolders, that can be used by name', async () => {
    put('a.mtf', sampleMtf({ chassis: 'Dragonfly', model: 'DF-1' }));
    put('deep/er/b.mtf', sampleMtf({ chassis: 'Mantis', model: 'Prime', clanName: 'Praying Thing' }));
    put('own.json', formatUnit({ ...findInCatalogue('HBK-4G')!, chassis: 'Cricket', model: 'CRK-1' }));
    put('maps/hill.board', 'size 4 3\nend\n');
    put('README.txt', 'nothing of ours');
    put('settings.json', '{"colour": "blue"}');
    expect(await importJson()).toMatchObject({ units: 3, boards: 1, unchanged: 0, refused: [], duplicates: [] });
    expect(readUnit('dragonfly').name).toBe('Dragonfly DF-1');
    expect(readUnit('praying thing prime').name).toBe('Mantis Prime');
    expect(readUnit('crk1').name).toBe('Cricket CRK-1');
    expect(await run('battle', 'df-1', 'crk-1', '--turns', '2')).toContain('A1 Dragonfly DF-1');
    expect(await run('import', '--list')).toBe(
      '         50 tons  Cricket CRK-1\n         50 tons  Dragonfly DF-1\n' +
        '         50 tons  Mantis (Praying Thing) Prime\n     4 x 3 hexes  maps/hill\n',
    );
  });

  test('an imported unit stays in the library when its file is gone', async () => {
    const file = put('a.mtf', sampleMtf({ chassis: 'Dragonfly', model: 'DF-1' }));
    await run('import', folder);
    rmSync(file);
    expect(readUnit('df-1').tonnage).toBe(50);
  });

  test('an import reports unknown equipment and remarks, counted over all files', async () => {
    put('a.mtf', sampleMtf({ model: 'A', LT: ['Frobnicator', 'Widget'] }));
    put('b.mtf', sampleMtf({ model: 'B', LT: ['Frobnicator', 'Autocannon/10'] }));
    const result = await importJson();
    expect(result.unknownEquipment).toEqual({ Frobnicator: 2, Widget: 1 });
    expect(result.remarks).toEqual({ '"AC/10" has 6 slots too few': 1 });
    const text = await run('import', folder);
    expect(text).toContain('2 units and 0 boards, 2 of them unchanged.');
    expect(text).toMatch(/ 2 x Frobnicator\n +1 x Widget\n/);
  });
});

test('units that fight without something they carry are counted, and named with what it is', async () => {
  put('a.mtf', sampleMtf({ model: 'A', LT: ['Frobnicator', 'Frobnicator'] }));
  put('b.mtf', sampleMtf({ model: 'B', LT: ['Frobnicator', 'Widget'] }));
  put('c.mtf', sampleMtf({ model: 'C' }));
  expect(await importJson()).toMatchObject({
    played: 1,
    unplayed: { 'Sample A': ['Frobnicator'], 'Sample B': ['Frobnicator', 'Widget'] },
  });
  const text = await run('import', folder);
  expect(text).toMatch(/\n1 of 3 units fight with everything they carry\.\n/);
  expect(text).toMatch(/fight without:\n +2 x Frobnicator\n +1 x Widget\n/);
  const listed = await run('units', '--unplayed');
  expect(listed).toMatch(/Sample B.*not played: Frobnicator, Widget/s);
  expect(listed).not.toContain('Sample C');
  await expect(run('units', '--played', '--unplayed')).rejects.toThrow('exclude each other');
});

describe('finding files to import', () => {
  test('bad files are refused by name, and the good ones are imported', async () => {
    put('good.mtf', sampleMtf());
    put('cut.mtf', sampleMtf().slice(0, 400));
    put('empty.mtf', '');
    put(
      'binary.mtf',
      Uint8Array.from({ length: 4096 }, (_, i) => i % 256),
    );
    put('huge.mtf', '');
    truncateSync(join(folder, 'huge.mtf'), 50_000_000);
    put('huge.board', '');
    truncateSync(join(folder, 'huge.board'), 50_000_000);
    put('bad.board', 'size 3 3\nhex 0101 x "" ""\n');
    put('bad.json', '{"chassis": ');
    put('odd.json', '{"chassis": "X", "items": 5}');
    symlinkSync('nowhere.mtf', join(folder, 'link.mtf'));
    symlinkSync('self.mtf', join(folder, 'self.mtf'));
    const began = performance.now();
    const { units, refused } = await importJson();
    expect(performance.now() - began).toBeLessThan(10_000);
    expect(units).toBe(1);
    const reasons = refused.map(message => message.replace(`${folder}/`, ''));
    expect(reasons.map(reason => reason.split(/[,:]/)[0])).toEqual(
      'link.mtf self.mtf bad.board bad.json binary.mtf cut.mtf empty.mtf huge.board huge.mtf odd.json'.split(' '),
    );
    expect(reasons).toContain('huge.mtf: the file has 50000000 bytes; the limit is 1000000.');
    expect(reasons).toContain('empty.mtf: the file is empty.');
    expect(reasons).toContain('binary.mtf: the file is not text.');
    expect(reasons).toContain('link.mtf: the link leads nowhere (no such file).');
    expect(reasons[2]).toMatch(/^bad\.board, line 2, level: /);
    expect(await run('import', folder)).toContain('10 files refused:\n');
  });

  test('links that form a loop are followed once', async () => {
    put('in/a.mtf', sampleMtf());
    symlinkSync(folder, join(folder, 'in', 'around'));
    symlinkSync(join(folder, 'in'), join(folder, 'again'));
    expect(await importJson()).toMatchObject({ units: 1, duplicates: [], refused: [] });
  });

  test('the library is not imported into itself', async () => {
    process.env['HEXFALL_HOME'] = join(folder, 'home');
    put('a.mtf', sampleMtf());
    await importJson();
    expect(await importJson()).toMatchObject({ units: 1, unchanged: 1, duplicates: [] });
  });

  test('a file in Latin-1 is read', async () => {
    put('latin.mtf', latin1(sampleMtf({ chassis: 'Götterbote' })));
    await importJson();
    expect(readUnit('gotterbote').name).toBe('Götterbote SMP-1');
  });
});

describe('importing again', () => {
  test('importing again reads only what has changed', async () => {
    put('a.mtf', sampleMtf({ model: 'A' }));
    const b = put('b.mtf', sampleMtf({ model: 'B' }));
    await importJson();
    writeFileSync(b, sampleMtf({ model: 'B', mass: '45', engine: '180 Fusion Engine' }));
    expect(await importJson()).toMatchObject({ units: 2, unchanged: 1, duplicates: [] });
    expect(readUnit('sample b').tonnage).toBe(45);
  });

  test('importing again notices a change that does not change the size of a file', async () => {
    const file = put('a.mtf', sampleMtf({ model: 'A' }));
    await importJson();
    const { mtime } = statSync(file);
    writeFileSync(file, sampleMtf({ model: 'B' }));
    utimesSync(file, mtime, new Date(mtime.getTime() + 2000));
    expect(await importJson()).toMatchObject({ units: 1, unchanged: 0 });
    expect(() => readUnit('sample a')).toThrow('is not a built-in or imported unit');
  });

  test('importing again keeps the first of two units with the same name and names the duplicate', async () => {
    const first = put('a.mtf', sampleMtf());
    const second = put('b.mtf', sampleMtf());
    const { units, duplicates } = await importJson();
    expect([units, duplicates]).toEqual([1, [{ path: second, name: 'Sample SMP-1', kept: first }]]);
    expect(await run('import', folder)).toContain(`${second}: Sample SMP-1 was already imported from ${first}`);
  });

  test('importing again treats a file that was moved as the same unit', async () => {
    const file = put('a.mtf', sampleMtf());
    await importJson();
    renameSync(file, join(folder, 'moved.mtf'));
    expect(await importJson()).toMatchObject({ units: 1, unchanged: 0, duplicates: [] });
    expect((await run('import', '--list', '--json')).trim().split('\n')).toHaveLength(1);
  });
});

test('--forget removes the units of a folder and their copies', async () => {
  put('one/a.mtf', sampleMtf({ model: 'A' }));
  put('two/b.mtf', sampleMtf({ model: 'B' }));
  await importJson();
  expect(await run('import', join(folder, 'one'), '--forget')).toBe('1 file forgotten; 1 still in the library.\n');
  expect(() => readUnit('sample a')).toThrow('is not a built-in or imported unit');
  expect(readUnit('sample b').name).toBe('Sample B');
  expect(readdirSync(join(library, 'items'))).toHaveLength(1);
});
