import { join } from 'node:path';
import { sampleMtf } from '@hexfall/testkit';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { captureBoth, capture as run } from '../capture.ts';
import { UsageError } from '../exit.ts';
import { readUnit } from '../units.ts';
import { createImportPlaces } from './import-places.ts';

const { open, close, folder, put, importJson } = createImportPlaces();
beforeEach(open);
afterEach(close);

describe('an imported board', () => {
  const board = (width: number): string => `size ${width} 3\nend\n`;

  async function widthOf(name: string): Promise<number> {
    return (JSON.parse(await run('board', name, '--json')) as { width: number }).width;
  }

  test('an imported board answers to its plain name, however deep its file is', async () => {
    put('maps/official/16x17 BattleTech.board', board(4));
    await importJson();
    for (const name of ['16x17 BattleTech', '16x17 battletech', 'official/16x17 BattleTech', '16x17BattleTech'])
      expect(await widthOf(name)).toBe(4);
    expect(await run('board', '16x17 BattleTech')).toContain('maps/official/16x17 BattleTech, 4x3 hexes');
    expect(await run('inspect', '16x17 BattleTech')).toContain('4x3 hexes');
  });

  test('an imported board with the name of another is refused with the choices, and both can be named with their folders', async () => {
    put('one/maps/ford.board', board(4));
    put('two/maps/ford.board', board(5));
    await run('import', join(folder, 'one'));
    const { boards, duplicates } = JSON.parse(await run('import', join(folder, 'two'), '--json'));
    expect([boards, duplicates]).toEqual([1, []]);
    for (const command of ['board', 'inspect'])
      await expect(run(command, 'ford')).rejects.toThrow(
        '"ford" matches several boards; name one of them: "one/maps/ford", "two/maps/ford".',
      );
    await expect(run('battle', 'HBK-4G', 'WVR-6R', '--board', 'maps/ford')).rejects.toBeInstanceOf(UsageError);
    expect([await widthOf('one/maps/ford'), await widthOf('two/maps/ford')]).toEqual([4, 5]);
    expect(await run('import', '--list')).toBe('     4 x 3 hexes  one/maps/ford\n     5 x 3 hexes  two/maps/ford\n');
  });

  test('an imported board with the name of a built-in board or a map style is not taken for it', async () => {
    put('Downtown.board', board(4));
    put('hills.board', board(5));
    await importJson();
    await expect(run('board', 'downtown')).rejects.toThrow('name one of them: "built-in/downtown", "files/Downtown".');
    await expect(run('board', 'hills')).rejects.toThrow('name one of them: "files/hills", "hills:16x17".');
    expect([await widthOf('files/Downtown'), await widthOf('built-in/downtown')]).toEqual([4, 16]);
    expect([await widthOf('files/hills'), await widthOf('hills:16x17')]).toEqual([5, 16]);
    expect(await run('inspect', 'built-in/downtown')).toContain('Downtown, 16x17 hexes');
    expect(await run('import', '--list')).toContain('4 x 3 hexes  files/Downtown\n');
  });

  test('an imported board with the name of a unit is shown by board, and inspect shows the unit and says so', async () => {
    put('maps/Atlas.board', board(4));
    await importJson();
    expect(await widthOf('atlas')).toBe(4);
    const { text, errors } = await captureBoth('inspect', 'atlas');
    expect(text).toContain('Atlas AS7-D');
    expect(errors).toBe('Note: an imported board has this name too; hexfall board "atlas" shows it.\n');
  });

  test('an imported board is found by its spelling among others that sound the same', async () => {
    put('a/river-1.board', board(4));
    put('b/river 1.board', board(5));
    await importJson();
    expect([await widthOf('river-1'), await widthOf('River 1')]).toEqual([4, 5]);
    await expect(widthOf('river1')).rejects.toThrow('name one of them: "a/river-1", "b/river 1".');
  });

  test('an imported board that was imported twice with the same content is one board', async () => {
    put('one/ford.board', board(4));
    put('two/ford.board', board(4));
    await importJson();
    expect(await widthOf('ford')).toBe(4);
  });
});

test('imported units whose names sound the same can both be named', async () => {
  put('a.mtf', sampleMtf({ chassis: 'Gadget IIC', model: '', mass: '45', engine: '180 Fusion Engine' }));
  put('b.mtf', sampleMtf({ chassis: 'Gadget II', model: 'C' }));
  put('c.mtf', sampleMtf({ chassis: 'Gadget II', model: 'C-1' }));
  put('d.mtf', sampleMtf({ chassis: 'Gadget II', model: 'C.1' }));
  expect(await importJson()).toMatchObject({ units: 4, duplicates: [] });
  const titles = ['Gadget IIC', 'Gadget II C', 'Gadget II C-1', 'Gadget II C.1'];
  expect(titles.map(title => readUnit(title).name)).toEqual(titles);
  expect(() => readUnit('gadgetiic')).toThrow('matches several units; name one of them: Gadget II C, Gadget IIC.');
});

test('a built-in unit does not take the place of an imported one that sounds the same', async () => {
  put('a.mtf', sampleMtf({ chassis: 'Hunchback HBK', model: '4G' }));
  await importJson();
  expect(readUnit('Hunchback HBK-4G').name).toBe('Hunchback HBK-4G');
  expect(readUnit('Hunchback HBK 4G').name).toBe('Hunchback HBK 4G');
  expect(() => readUnit('hunchbackhbk4g')).toThrow('name one of them: Hunchback HBK 4G, Hunchback HBK-4G.');
});
