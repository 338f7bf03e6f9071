// Plays a game through `hexfall engine`, as a program in any language could.
// Usage: node examples/engine-client.mjs [command to start the engine]
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

const [program = 'npx', ...args] = process.argv.length > 2 ? process.argv.slice(2) : ['npx', 'hexfall', 'engine'];
const engine = spawn(program, args, { stdio: ['pipe', 'pipe', 'inherit'] });
const answers = createInterface({ input: engine.stdout })[Symbol.asyncIterator]();
let id = 0;

/**
 * @param {string} method
 * @param {object} params
 */
async function call(method, params) {
  engine.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', id: ++id, method, params })}\n`);
  const { result, error } = JSON.parse((await answers.next()).value);
  if (error) throw new Error(error.message);
  return result;
}

/**
 * Stand and fight: fire all that bears, kick when possible.
 * @param {{ phase: string, units: number[] }} now
 */
async function choose({ phase, units: [unit] }) {
  /** @type {{ commands: { type: string }[], shots: { twist: number, weapon: number, target: number }[] }} */
  const { commands, shots } = await call('game.legal', { game, unit });
  if (phase !== 'weapons') return commands.find(({ type }) => type === 'kick') ?? commands[0];
  const bearing = shots.filter(({ twist }) => twist === 0);
  return { type: 'fire', unit, twist: 0, shots: bearing.map(({ weapon, target }) => ({ weapon, target })) };
}

const units = [
  { model: 'HBK-4G', side: 0, hex: '0505', facing: 0 },
  { model: 'WVR-6R', side: 1, hex: '0504', facing: 3 },
];
const created = await call('game.create', { seed: 'client', board: { width: 9, height: 9 }, units, turnLimit: 40 });
const { game } = created;
let now = created;
while (now.outcome.kind === 'undecided') now = await call('game.act', { game, command: await choose(now) });

const { text } = await call('game.replay', { game });
console.log(`${now.outcome.kind} after ${now.turn} turns; the replay has ${text.trim().split('\n').length} lines`);
engine.stdin.end();
