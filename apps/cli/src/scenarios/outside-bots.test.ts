import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { playAnyBots } from '@hexfall/bots';
import { builtInMech } from '@hexfall/data';
import { createGame, type Game, type GameSetup, hashState, NO_SINK, seedFromText, startGame } from '@hexfall/rules';
import { DEFAULT_LIMITS, openBots } from '@hexfall/sim/outside';
import { openBoard } from '@hexfall/testkit';
import { afterAll, describe, expect, test } from 'vitest';
import { readBotOrders } from '../bots/read-bots.ts';
import { captureFailed, capture as run } from '../capture.ts';

const folder = mkdtempSync(join(tmpdir(), 'hexfall-bots-'));
afterAll(() => rmSync(folder, { recursive: true }));
const EXAMPLES = fileURLToPath(new URL('../../../../examples/', import.meta.url));
const python = ['python3', 'python'].find(name => spawnSync(name, ['--version']).status === 0);

const SETUP: GameSetup = {
  profile: 'spec',
  seed: seedFromText('outside'),
  board: openBoard(9, 12),
  specs: [builtInMech('HBK-4G')!, builtInMech('WVR-6R')!],
  units: [
    { spec: 0, side: 0, hex: '0502', facing: 3, gunnery: 4, piloting: 5 },
    { spec: 1, side: 1, hex: '0511', facing: 0, gunnery: 4, piloting: 5 },
  ],
  turnLimit: 12,
};

async function play(bots: string, limits = DEFAULT_LIMITS): Promise<{ game: Game; forfeit: object | undefined }> {
  const created = createGame(SETUP, NO_SINK);
  if (!created.ok) throw new Error(created.errors[0]!.message);
  startGame(created.value);
  const opened = openBots(readBotOrders(bots), SETUP, { limits });
  try {
    return { game: created.value, forfeit: await playAnyBots(created.value, opened.bots) };
  } finally {
    opened.close();
  }
}

function write(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

const PASS = `const PASS = { movement: { type: 'stay' }, weapons: { type: 'fire', twist: 0, shots: [] }, physical: { type: 'hold' } };
const pass = game => ({ ...PASS[game.state.phase], unit: game.state.mechs.find(mech => mech.side === side).id });
let side = 0;
`;

/** Returns a bot module that always passes, after running `body`. */
function moduleBot(name: string, body: string): string {
  const choose = `let orders = 0;\n  return { name: 'test', async choose(game) { orders++; ${body}; return pass(game); } };`;
  return write(`${name}.mjs`, `${PASS}export default options => { side = options.side; ${choose} };\n`);
}

/** Returns a program that answers each turn with the same line. */
function programBot(name: string, line: string): string {
  const text = `require('node:readline').createInterface({ input: process.stdin }).on('line', text => console.log(${line}));\n`;
  return `exec:"${process.execPath}" "${write(`${name}.cjs`, text)}"`;
}

describe('an external bot', () => {
  test('an external bot that is a module plays a game to the end', async () => {
    const { game, forfeit } = await play(`${join(EXAMPLES, 'bots/cautious.mjs')},charger`);
    expect(forfeit).toBe(undefined);
    expect(game.state.phase).toBe('over');
  });

  test.skipIf(python === undefined)(
    'an external bot that is a Python program plays the same game twice to the end',
    async () => {
      const bot = `exec:${python} "${join(EXAMPLES, 'bots/simple_bot.py')}"`;
      const { game, forfeit } = await play(bot);
      expect(forfeit).toBe(undefined);
      expect(game.state.phase).toBe('over');
      const again = await play(bot);
      expect(hashState(again.game.state)).toBe(hashState(game.state));
    },
  );

  test('an external bot that is a JavaScript program plays a game to the end', async () => {
    const { forfeit } = await play(`exec:"${process.execPath}" "${join(EXAMPLES, 'player.mjs')}",random`);
    // The bot expects a board 16 hexes wide, so it misjudges distances here, but all its orders are legal.
    expect(forfeit).toBe(undefined);
  });

  test('an external bot cannot change the real game by changing the copy it is shown', async () => {
    const spoil =
      'for (const mech of game.state.mechs) { mech.armor.fill(0); mech.status = mech.side === side ? "active" : "destroyed"; }';
    const plain = await play(`${moduleBot('plain', '')},charger`);
    const spoilt = await play(`${moduleBot('spoiler', spoil)},charger`);
    expect(spoilt.forfeit).toBe(undefined);
    expect(hashState(spoilt.game.state)).toBe(hashState(plain.game.state));
  });

  test('an external bot that is a module gets its side, its own seed and the rules, and may print anything', async () => {
    const choose = 'choose() { console.log("hello"); throw new Error(JSON.stringify(options)); }';
    const path = write('curious.mjs', `export default options => ({ name: 'curious', ${choose} });\n`);
    const { forfeit } = await play(`charger,${path}`);
    const { reason } = forfeit as { reason: string };
    expect(JSON.parse(reason)).toEqual({ side: 1, profile: 'spec', seed: expect.stringMatching(/^xoshiro128ss:/) });
    expect(reason).not.toContain(SETUP.seed);
  });
});

const SHORT = { order: 300, startUp: 15_000 };

describe('a failing bot', () => {
  test.for<[name: string, body: string, reason: RegExp]>([
    ['runs in a loop', 'if (orders > 1) for (;;);', /^gave no order within 300 ms$/],
    [
      'waits',
      'if (orders > 1) await new Promise(resolve => setTimeout(resolve, 1e8))',
      /^gave no order within 300 ms$/,
    ],
    ['throws', 'throw new Error("no idea")', /^no idea$/],
    ['ends after its first order', 'setTimeout(() => process.exit(0), 1)', /^ended \(exit code 0\)/],
    ['exits', 'process.exit(3)', /^ended \(exit code 3\)/],
    [
      'gives an illegal order',
      'return { type: "stay", unit: 99 }',
      /^gave an illegal order: Refused: unit is no.* unit of this game$/,
    ],
    [
      'gives an order of an unknown type',
      'return { type: "dance" }',
      /^gave an illegal order: Invalid params: command\.type: .*must be one of/,
    ],
    ['gives no order', 'return null', /^gave an illegal order: Invalid params: command: .*must be an object/],
  ])('a bot forfeits with a reason when its module %s', async ([name, body, reason]) => {
    const path = moduleBot(name.replaceAll(' ', '-'), body);
    const { forfeit } = await play(`charger,${path}`, SHORT);
    expect(forfeit).toEqual({ side: 1, bot: path, reason: expect.stringMatching(reason) });
  });

  test.for<[name: string, source: string, reason: RegExp]>([
    ['exports nothing', 'export const a = 1;', /has no function as its default export$/],
    ['returns an object that is not a bot', 'export default () => ({});', /has no function "choose"$/],
    ['is not JavaScript', 'export default (;', /Unexpected|Transform failed/],
  ])('a bot forfeits with a reason when its module %s', async ([name, source, reason]) => {
    const { forfeit } = await play(`${write(`${name.replaceAll(' ', '-')}.mjs`, source)},charger`);
    expect(forfeit).toMatchObject({ side: 0, reason: expect.stringMatching(reason) });
  });

  const act = (command: string): string =>
    `JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'game.act', params: { game: JSON.parse(text).game ?? last, command: ${command} } })`;

  test.for<[name: string, line: string, reason: RegExp]>([
    ['garbage', '"garbage"', /^wrote something that is not a request: "garbage"$/],
    ['JSON that is not a request', '"[1,2]"', /^wrote something that is not a request/],
    [
      'the same illegal order again and again',
      `(globalThis.last ??= JSON.parse(text).game, ${act('{ type: "stay", unit: 77 }')})`,
      /^gave only illegal orders, such as: Refused: unit is not a unit/,
    ],
  ])('a bot forfeits with a reason when its program writes %s', async ([name, line, reason]) => {
    const { forfeit } = await play(`${programBot(name.replaceAll(' ', '-'), line)},charger`);
    expect(forfeit).toMatchObject({ side: 0, reason: expect.stringMatching(reason) });
  });

  test('a bot forfeits with a reason when its program ends with a message or cannot be started', async () => {
    const dies = write('dies.cjs', 'console.error("trace\\nout of ideas"); process.exitCode = 4;');
    const died = await play(`exec:"${process.execPath}" "${dies}",charger`);
    expect(died.forfeit).toMatchObject({ side: 0, reason: 'ended (exit code 4): out of ideas' });
    const folderBot = await play(`exec:${folder},charger`);
    expect(folderBot.forfeit).toMatchObject({ side: 0, reason: expect.stringMatching(/^could not be started: /) });
  });
});

/** A program that reads nothing after its first turn, but asks one question after another. */
const DEAF = `process.stdin.once('data', data => {
  process.stdin.pause();
  const { game } = JSON.parse(String(data).split('\\n')[0]);
  const request = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'game.setup', params: { game } }) + '\\n';
  const ask = () => { while (process.stdout.write(request)); process.stdout.once('drain', ask); };
  ask();
});
`;

test('a program that does not read the answers to its requests forfeits before they fill the memory', async () => {
  const bot = `exec:"${process.execPath}" "${write('deaf.cjs', DEAF)}"`;
  const { forfeit } = await play(`${bot},charger`, { order: 60_000, startUp: 0 });
  const reason = 'does not read its input: more than 16 MB of answers are waiting for it';
  expect(forfeit).toMatchObject({ side: 0, reason });
});

/** Whether a process is running. A process that has ended may remain as a zombie for a while. */
function isAlive(pid: string): boolean {
  const { stdout } = spawnSync('ps', ['-o', 'stat=', '-p', pid], { encoding: 'utf8' });
  return !/^(Z.*)?$/.test(stdout.trim());
}

/** Returns a program that starts a child, which keeps its output open, writes the child's process id to a file and then runs `body`. */
function parentBot(name: string, body: string): { bot: string; childOf: () => string } {
  const file = join(folder, `${name}.pid`);
  const text = `const child = require('node:child_process').spawn('sleep', ['300'], { stdio: ['ignore', 'inherit', 'inherit'] });
require('node:fs').writeFileSync(${JSON.stringify(file)}, String(child.pid));
${body}
`;
  const bot = `exec:"${process.execPath}" "${write(`${name}.cjs`, text)}"`;
  return { bot, childOf: () => readFileSync(file, 'utf8') };
}

/** Plays a game that a bot forfeits, so that the command prints the result and then fails. */
async function lose(...args: string[]): Promise<string> {
  const { text, failure } = await captureFailed(...args);
  expect(failure).toMatch(/^side [AB] forfeited, because its bot failed\.$/);
  return text;
}

describe('hexfall battle', () => {
  test('the children of a bot that has ended are ended too, and the forfeit is told at once', async () => {
    const { bot, childOf } = parentBot('orphan', 'process.exit(5);');
    const text = await lose('battle', 'HBK-4G', 'WVR-6R', '--bots', `${bot},charger`);
    expect(text).toContain('ended (exit code 5)');
    expect(isAlive(childOf())).toBe(false);
  });

  test.for(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
    '%s ends a game with its bots and their children',
    async signal => {
      const { bot, childOf } = parentBot(`stopped-${signal}`, 'setInterval(() => undefined, 1000);');
      const entry = fileURLToPath(new URL('../main.ts', import.meta.url));
      const node = ['--conditions=@hexfall/source', '--import', 'tsx', entry];
      const battle = spawn(process.execPath, [...node, 'battle', 'HBK-4G', 'WVR-6R', '--bots', `${bot},charger`]);
      let errors = '';
      battle.stderr.on('data', (piece: Buffer) => (errors += String(piece)));
      const code = new Promise(resolve => {
        battle.on('exit', resolve);
      });
      await expect.poll(childOf, { timeout: 30_000 }).toMatch(/^\d+$/);
      battle.kill(signal);
      expect(await code).toBe(1);
      expect(errors).toBe('hexfall: the game was stopped before its end.\n');
      await expect.poll(() => isAlive(childOf())).toBe(false);
    },
  );

  test('the replay, which has the seed, is written only when the game is over', async () => {
    const replay = join(folder, 'held-back.jsonl');
    const copy = join(folder, 'seen.txt');
    const peek = `(require('node:fs').copyFileSync(${JSON.stringify(replay)}, ${JSON.stringify(copy)}), 'no order')`;
    await lose('battle', 'HBK-4G', 'WVR-6R', '--bots', `charger,${programBot('peek', peek)}`, '--out', replay);
    expect(readFileSync(copy, 'utf8')).toBe('');
    expect(await run('replay', replay, '--verify')).toContain('proved');
  });

  test('the seed is a new secret without --seed, shown afterwards and hidden from bots', async () => {
    const copy = join(folder, 'told.txt');
    const bot = programBot(
      'curious',
      `(require('node:fs').writeFileSync(${JSON.stringify(copy)}, JSON.stringify([process.env, process.argv, text])), '{}')`,
    );
    const args = ['battle', 'HBK-4G', 'WVR-6R', '--bots', `charger,${bot}`];
    const { seed } = JSON.parse(await lose(...args, '--json'));
    expect(readFileSync(copy, 'utf8')).not.toContain(seed);
    expect(JSON.parse(await lose(...args, '--json')).seed).not.toBe(seed);
    expect(await lose(...args)).toMatch(/^Note: the seed was secret; --seed xoshiro128ss:\w{32} repeats the dice$/m);
    expect(await lose(...args, '--seed', '1')).not.toContain('secret');
  });

  test('hexfall battle reports a forfeit, and the replay up to it can be verified', async () => {
    const bot = moduleBot('tired', 'if (game.state.turn > 1) throw new Error("tired")');
    const replay = join(folder, 'tired.jsonl');
    const args = ['battle', 'HBK-4G', 'WVR-6R', '--bots', `${bot},charger`];
    expect(await lose(...args, '--out', replay)).toContain(
      `Side B wins after 2 turns.\nSide A forfeits: ${bot} tired\n`,
    );
    expect(await run('replay', replay, '--verify')).toContain('proved');
    expect(readFileSync(replay, 'utf8')).toContain('"dice":"sealed"');
    expect(JSON.parse(await lose(...args, '--json'))).toMatchObject({
      outcome: { kind: 'win', side: 1 },
      forfeit: { side: 0, bot, reason: 'tired' },
    });
  });

  test.for(['bots/cautious.mjs', 'bots/simple_bot.py', 'player.mjs'])(
    'the example bot %s deploys its units and does not withdraw',
    { timeout: 120_000 },
    async (example, { skip }) => {
      if (example.endsWith('.py') && python === undefined) skip();
      const path = join(EXAMPLES, example);
      const runner = example.endsWith('.py') ? python : `"${process.execPath}"`;
      const bot = example.startsWith('bots/') && example.endsWith('.mjs') ? path : `exec:${runner} "${path}"`;
      const order = `battle HBK-4G WVR-6R --turns 6 --deploy --withdrawal allowed --bots`.split(' ');
      const text = await run(...order, `${bot},charger`);
      expect(text).not.toContain('forfeits');
      expect(text).not.toMatch(/A1 .* {2}(never deployed|withdrawn)/);
    },
  );
});
