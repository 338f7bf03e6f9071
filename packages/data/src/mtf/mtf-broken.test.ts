import { sampleMtf } from '@hexfall/testkit';
import { describe, expect, test } from 'vitest';
import { parseMtf } from './mtf.ts';

function messages(text: string): readonly string[] {
  const result = parseMtf(text, 'sample.mtf');
  return result.ok ? [] : result.errors.map(error => error.message);
}

describe('broken files are refused with the place and the reason', () => {
  test.each([
    ['empty', '', 'sample.mtf: the file is empty.'],
    ['binary', 'PK\0\0rest', 'sample.mtf: the file is not text.'],
    [
      'another kind',
      'size 16 17\nhex 0101 0 "" ""\n',
      'sample.mtf: there is neither "mass" nor "engine", so this is not a unit file.',
    ],
    [
      'a tripod',
      sampleMtf({ config: 'Tripod' }),
      'sample.mtf, line 4, config: only machines on two or four legs can be played, not "Tripod".',
    ],
    [
      'too heavy',
      sampleMtf({ mass: '150' }),
      'sample.mtf, line 7, mass: must be a whole number from 10 to 100, not "150".',
    ],
    ['of odd weight', sampleMtf({ mass: '52' }), 'sample.mtf, line 7, mass: no BattleMech weighs 52 tons.'],
    [
      'no engine',
      sampleMtf({ engine: 'Fusion' }),
      'sample.mtf, line 8, engine: must be a whole number from 10 to 500, not "Fusion".',
    ],
    [
      'an unknown engine',
      sampleMtf({ engine: '200 Steam' }),
      'sample.mtf, line 8, engine: "200 Steam" is not known here.',
    ],
  ])('%s', (_, text, message) => {
    expect(messages(text)).toContain(message);
  });

  test('cut off anywhere, it is refused and never throws', () => {
    const text = sampleMtf();
    const lastSlot = text.lastIndexOf('-Empty-');
    for (let end = 0; end < lastSlot; end += 7) expect(messages(text.slice(0, end)), `cut at ${end}`).not.toEqual([]);
    expect(messages(text.slice(0, lastSlot))).toEqual([
      expect.stringMatching(/line \d+, RL: this location has 5 of 6 slots; the file may be cut off\.$/),
    ]);
  });

  test('with any line lost, doubled or spoilt, it is read or refused but never throws', () => {
    const lines = sampleMtf({ LT: ['IS Ammo AC/5'], RT: Array(3).fill('PPC') }).split('\n');
    for (const [i, line] of lines.entries()) {
      for (const instead of [[], [line, line], ['###'], [':::'], ['|'], [`${line} (R) (`], ['Head:']]) {
        const result = parseMtf(lines.toSpliced(i, 1, ...instead).join('\n'), 'spoilt.mtf');
        expect(result.ok || result.errors.length > 0, `line ${i + 1} replaced`).toBe(true);
      }
    }
  });

  test('far too long or full of nonsense, it is refused at once', () => {
    const started = performance.now();
    expect(messages('x'.repeat(50_000_000))).toEqual([
      'sample.mtf: the file is too long for a unit (over a million characters).',
    ]);
    expect(messages('Left Arm:\n'.repeat(90_000)).length).toBeLessThan(30);
    expect(messages('mass:20\n'.repeat(120_000))).not.toEqual([]);
    expect(performance.now() - started).toBeLessThan(2000);
  });

  test('a missing or wrong armor line is named', () => {
    expect(messages(sampleMtf().replace('LA armor:15\n', ''))).toEqual([
      'sample.mtf, la armor: this field is missing; the file may be cut off.',
    ]);
    expect(messages(sampleMtf().replace('LA armor:15', 'LA armor:many'))).toEqual([
      expect.stringMatching(/line \d+, la armor: must be a whole number from 0 to 255, not "many"\.$/),
    ]);
  });

  test('a location that comes twice is named', () => {
    expect(messages(`${sampleMtf()}\nLeft Leg:\nHip\n`)[0]).toContain('come a second time');
  });

  test('an error carries file, line and field', () => {
    const result = parseMtf(sampleMtf({ mass: '52' }), 'heavy.mtf');
    expect(!result.ok && result.errors[0]).toMatchObject({ file: 'heavy.mtf', line: 7, field: 'mass' });
  });
});
