import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { findInCatalogue, formatUnit } from '@hexfall/data';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cleanLine, cleanText, quote } from './clean-text.ts';
import { serveEngine } from './engine.ts';
import { formatError } from './exit.ts';
import { createOutput } from './output.ts';
import { createProgram } from './program.ts';

/** Text that clears the screen, sets the title of the window, sets a color, and reverses the text after it. */
const EVIL = '\u001b[2J\u001b]0;x\u0007\u009b31m\u202e\u007f';
/** Those control characters that names in files may have: the readers of files refuse the others. */
const NAME = 'Evil \u009b2J\u009b31m\u202e\u007f';
/** A file name with all of these characters, and a carriage return. */
const FILE = `evil${EVIL}\r`;
// oxlint-disable-next-line no-control-regex -- these are the characters that must not be printed
const OBEYED = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202e]/;

const folder = mkdtempSync(join(tmpdir(), 'hexfall-output-'));
const at = (name: string): string => join(folder, name);
const FEW = ['--games', '2', '--turns', '2', '--workers', '0'];

beforeAll(async () => {
  process.env['HEXFALL_HOME'] = at('home');
  mkdirSync(at('units'));
  mkdirSync(at('maps'));
  const unit = { ...findInCatalogue('HBK-4G')!, chassis: NAME, model: 'E-1\u009b31m' };
  const items = { ...unit.items, HD: [`Gadget ${NAME} (inert, 1 slots)`] };
  writeFileSync(at('unit.json'), formatUnit({ ...unit, items }));
  writeFileSync(at('units/unit.json'), formatUnit({ ...unit, items }));
  writeFileSync(at('units/bad.mtf'), `chassis:\u009b31m\nmass:\u009b31m\nengine:x\n`);
  writeFileSync(at('force.json'), JSON.stringify({ name: NAME, units: [{ unit: 'unit.json', pilot: `Jo ${NAME}` }] }));
  writeFileSync(at(`maps/${FILE}.board`), `size 16 17\nhex 0101 0 "\u009b31m:1" ""\nend\n`);
  writeFileSync(at(`${FILE}.mjs`), `throw new Error(${JSON.stringify(`${EVIL}\n${EVIL}`)});\n`);
  await print('battle', at('unit.json'), 'HBK-4G', '--turns', '2', '--out', at(`${FILE}.jsonl`));
  await print('simulate', at('unit.json'), 'HBK-4G', ...FEW, '--out', at('games.jsonl'));
  await print('import', folder);
});

afterAll(() => {
  delete process.env['HEXFALL_HOME'];
  rmSync(folder, { recursive: true });
});

/** Runs a command line and returns everything that a terminal would receive. */
async function print(...args: string[]): Promise<string> {
  let shown = '';
  const write = (text: string): void => void (shown += text);
  // This is not a terminal, so that the program does not overwrite the progress line with escape sequences of its own.
  const program = createProgram(write, { write });
  for (const command of [program, ...program.commands]) command.configureOutput({ writeErr: write, writeOut: write });
  await program.parseAsync(args, { from: 'user' }).catch((error: unknown) => write(formatError(error)));
  return shown;
}

test('the files of these tests can be read, so that what is printed is not a reason to refuse them', async () => {
  expect(await print('value', at('unit.json'), at('force.json'))).toContain('Total');
  expect(await print('replay', at(`${FILE}.jsonl`), '--verify')).toContain('proved');
});

describe('what commands and the engine print', () => {
  test.each<[string, ...string[]]>([
    ['battle', 'unit.json', 'force.json', '--turns', '2', '--board', `maps/${FILE}.board`],
    ['battle', 'unit.json', 'HBK-4G', '--turns', '2', '--out', '-'],
    ['battle', 'unit.json', 'HBK-4G', '--turns', '2', '--json'],
    ['battle', 'HBK-4G', 'WVR-6R', '--bots', `${FILE}.mjs`],
    ['simulate', 'force.json', 'unit.json', ...FEW, '--board', `maps/${FILE}.board`],
    ['simulate', 'force.json', 'unit.json', ...FEW, '--json'],
    ['simulate', 'HBK-4G', 'WVR-6R', ...FEW, '--bots', `${FILE}.mjs`],
    ['simulate', '--resume', 'games.jsonl', '--workers', '0', '--games', '4'],
    ['tournament', 'unit.json', 'force.json', 'units', ...FEW, '--board', `maps/${FILE}.board`],
    ['compare', 'unit.json', '--with', 'HBK-4G', '--against', 'force.json', ...FEW],
    ['value', 'unit.json', 'force.json', '--explain'],
    ['value', 'unit.json', 'force.json', '--json'],
    ['inspect', 'unit.json'],
    ['inspect', 'unit.json', '--json'],
    ['inspect', 'unit.json', '--svg', '-'],
    ['inspect', `maps/${FILE}.board`],
    ['board', `maps/${FILE}.board`],
    ['board', `maps/${FILE}.board`, '--json'],
    ['board', `maps/${FILE}.board`, '--save', `${FILE}.saved`],
    ['replay', `${FILE}.jsonl`],
    ['replay', `${FILE}.jsonl`, '--explain', '--json'],
    ['replay', `${FILE}.jsonl`, '--turn', '1'],
    ['replay', `${FILE}.jsonl`, '--verify'],
    ['import', 'units'],
    ['import', 'units', '--json'],
    ['import', '--list'],
    ['import', '--list', '--json'],
  ])('nothing that a terminal obeys is printed by %s %s %s %j', async (command, ...args) => {
    const exists = /\.(?:json|jsonl|board|mjs|saved)$|^units$/;
    const shown = await print(command, ...args.map(arg => (exists.test(arg) ? at(arg) : arg)));
    expect(shown).not.toMatch(OBEYED);
    expect(shown.length).toBeGreaterThan(20);
  });

  test.each([
    ['value', EVIL],
    ['value', `${EVIL}.mtf`],
    ['value', `${EVIL}.yaml`],
    ['inspect', EVIL],
    ['inspect', 'HBK-4G', '--rules', EVIL],
    ['inspect', 'HBK-4G', '--html', `${EVIL}/${EVIL}`],
    ['board', EVIL],
    ['board', `hills:${EVIL}:${EVIL}`],
    ['replay', EVIL],
    ['import', EVIL],
    ['battle', 'HBK-4G', EVIL],
    ['battle', 'HBK-4G', 'WVR-6R', '--turns', EVIL],
    ['battle', 'HBK-4G', 'WVR-6R', '--bots', EVIL],
    ['battle', 'HBK-4G', 'WVR-6R', '--withdrawal', EVIL],
    ['exchange', '--rules', EVIL],
    ['odds', EVIL],
    ['odds', 'ppc at 5', '--target', EVIL],
    ['odds', `${EVIL}.jsonl`, '--turn', '1'],
    ['simulate', '--resume', EVIL],
    ['simulate', `--${EVIL}`],
    ['tournament', EVIL],
    ['compare', 'HBK-4G', '--with-skill', EVIL],
    [EVIL],
  ])('nothing that a terminal obeys is printed in an error about what the user typed: %s %j', async (...args) => {
    const shown = await print(...args);
    expect(shown).not.toMatch(OBEYED);
    expect(shown).toContain('\\u001b[2J');
  });

  test('nothing that a terminal obeys is printed by the engine', async () => {
    const [input, output] = [new PassThrough(), new PassThrough()];
    const served = serveEngine(input, output);
    input.end(`${JSON.stringify({ jsonrpc: '2.0', id: EVIL, method: EVIL })}\n`);
    await served;
    const answer = String(output.read());
    expect(answer).not.toMatch(OBEYED);
    expect(JSON.parse(answer)).toMatchObject({ id: EVIL });
  });
});

test('names that come from outside keep their meaning in JSON', async () => {
  const { forces } = JSON.parse(await print('value', at('force.json'), '--json')) as { forces: { name: string }[] };
  expect(forces[0]!.name).toBe(NAME);
});

test('an error quotes at most one line, and cuts what is long', async () => {
  const shown = await print('value', `first\nsecond${'x'.repeat(4000)}`);
  expect(shown).toMatch(/^"first\\nsecondx+…" is not a built-in or imported unit/);
  expect(shown.split('\n')).toHaveLength(1);
  expect(quote('x'.repeat(81))).toHaveLength(82);
  expect((await print('replay', `a\n${'b'.repeat(3000)}`)).length).toBeLessThan(1100);
});

test('text without anything that a terminal obeys is printed as it is', () => {
  const text = 'Götterdämmerung\t"10 %" – ±1\n△ 日本語 👍\n';
  expect(cleanText(text)).toBe(text);
  expect(cleanLine('a\tb\nc')).toBe('a\\tb\\nc');
});

test('styled text is printed in its plain form if it holds anything that a terminal obeys', () => {
  let shown = '';
  const { isTTY } = process.stdout;
  const { NO_COLOR, TERM } = process.env;
  try {
    process.stdout.isTTY = true;
    Object.assign(process.env, { NO_COLOR: '', TERM: 'xterm' });
    const output = createOutput(text => void (shown += text), { write: () => {} });
    const bold = (text: string): void =>
      output.writeStyled(isStyled => (isStyled ? `\u001b[1m${text}\u001b[22m` : text));
    bold('fine');
    bold('\u001b[2J');
  } finally {
    process.stdout.isTTY = isTTY;
    Object.assign(process.env, { NO_COLOR: NO_COLOR ?? '', TERM: TERM ?? '' });
  }
  expect(shown).toBe('\u001b[1mfine\u001b[22m\\u001b[2J');
});

test('record sheets and boards are pages that can run and fetch nothing', async () => {
  await print('inspect', 'HBK-4G', '--html', at('sheet.html'));
  await print('board', 'river', '--html', at('board.html'));
  for (const page of ['sheet.html', 'board.html'])
    expect(readFileSync(at(page), 'utf8')).toContain(
      `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">`,
    );
});
