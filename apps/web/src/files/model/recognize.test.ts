import { expect, test } from 'vitest';
import { recognizeFile } from './recognize.ts';

test.each([
  ['atlas.mtf', '', 'mtf'],
  ['map.board', '', 'board'],
  ['lance.MUL', '', 'mul'],
  ['lance.yml', '', 'force'],
  ['game.jsonl', '', 'replay'],
  ['unit.json', '{"format":1,"chassis":"X"}', 'unit'],
  ['force.json', '{"units":[]}', 'force'],
  ['broken-force.json', '{"units":[', 'force'],
  ['broken-unit.json', '{"chassis":', 'unit'],
  ['game.json', '{"hexfall":"replay","format":1}\n{"e":{}}', 'replay'],
  ['game.txt', '{"hexfall":"replay"}', 'replay'],
  ['map.txt', 'size 16 17\nhex 0101 0 "" ""\nend', 'board'],
  ['list.xml', '<?xml version="1.0"?>\n<unit version="0.5"/>', 'mul'],
  ['atlas.txt', 'chassis:Atlas\nmodel:AS7-D\nmass:100', 'mtf'],
  ['lance.txt', 'units:\n  - unit: HBK-4G', 'force'],
])('%s is told by its name or its content', (name, text, kind) => {
  expect(recognizeFile(name, text)).toBe(kind);
});

test('unrelated files are not recognized', () => {
  expect(recognizeFile('letter.txt', 'Dear Sir')).toBeUndefined();
  expect(recognizeFile('page.html', '<html></html>')).toBeUndefined();
});
