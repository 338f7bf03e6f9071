// Two programs play four against four through one `hexfall engine`: a referee gives each of them its turns and passes their
// requests on to the engine. Both players are JavaScript programs unless --second names another program, such as player.py.
// Usage: node examples/match.mjs [--board FILE.board] [--out REPLAY] [--second PROGRAM] [command to start the engine]
import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const PLAYER = fileURLToPath(new URL('player.mjs', import.meta.url));

/** @type {Record<string, string>} */
const options = {};
const rest = process.argv.slice(2);
while (rest[0]?.startsWith('--')) {
  const [name, value] = rest.splice(0, 2);
  options[/** @type {string} */ (name)] = value ?? '';
}

/**
 * Starts a program and exchanges lines of text with it.
 * @param {string[]} command
 */
function start([program = '', ...args]) {
  const child = spawn(program, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return {
    /** @param {string} line */
    say: line => child.stdin.write(`${line}\n`),
    hear: async () => {
      const { value, done } = await lines.next();
      if (done) throw new Error(`${program} ended before the game did`);
      return value;
    },
    leave: () => child.stdin.end(),
  };
}

const engine = start(rest.length > 0 ? rest : ['npx', 'hexfall', 'engine']);
const second = options['--second'] ?? PLAYER;
const players = [PLAYER, second].map(path => start([path.endsWith('.py') ? 'python3' : process.execPath, path]));

/** Passes a request on to the engine and returns its answer unchanged. @param {string} line */
async function relay(line) {
  engine.say(line);
  return engine.hear();
}

/**
 * @param {string} method
 * @param {object} params
 */
async function call(method, params) {
  const { result, error } = JSON.parse(await relay(JSON.stringify({ jsonrpc: '2.0', id: 0, method, params })));
  if (error) throw new Error(error.message);
  return result;
}

/**
 * Gives a player its turn: it may send any requests until one of its orders is carried out.
 * @param {ReturnType<typeof start>} player
 * @param {object} now
 */
async function giveTurn(player, now) {
  player.say(JSON.stringify(now));
  for (;;) {
    const request = await player.hear();
    const answer = await relay(request);
    player.say(answer);
    const { result } = JSON.parse(answer);
    if (result && JSON.parse(request).method === 'game.act') return result;
  }
}

const board = options['--board'] ? { text: readFileSync(options['--board'], 'utf8') } : { width: 16, height: 17 };
const models = ['HBK-4G', 'WVR-6R', 'HBK-4G', 'WVR-6R'];
const line = (/** @type {number} */ side, /** @type {string} */ row, /** @type {number} */ facing) =>
  ['03', '06', '11', '14'].map((column, i) => ({ model: models[i], side, hex: column + row, facing }));
const units = [...line(0, '02', 3), ...line(1, '16', 0)];

let now = await call('game.create', { seed: 'match', board, units, turnLimit: 200 });
const { game } = now;
while (now.outcome.kind === 'undecided') {
  now = { game, ...(await giveTurn(/** @type {ReturnType<typeof start>} */ (players[now.side]), now)) };
}

const { text } = await call('game.replay', { game });
if (options['--out']) writeFileSync(options['--out'], text);
const winner = now.outcome.kind === 'win' ? `side ${now.outcome.side === 0 ? 'A' : 'B'} wins` : 'a draw';
console.log(`${winner} after ${now.turn} turns; the replay has ${text.trim().split('\n').length} lines`);
for (const program of [engine, ...players]) program.leave();
