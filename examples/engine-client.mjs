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
  if (error) throw Object.assign(new Error(error.message), { problems: error.data ?? [] });
  return result;
}

/**
 * Chooses an order: stand still, fire every weapon that bears, and kick if possible.
 * @param {{ phase: string, units: number[] }} now
 */
async function choose({ phase, units: [unit] }) {
  /** @type {{ commands: { type: string }[], shots: { twist: number, weapon: number, target: number }[] }} */
  const { commands, shots } = await call('game.legal', { game, unit });
  if (phase !== 'weapons') return commands.find(({ type }) => type === 'kick') ?? commands[0];
  /** @type {Map<number, { weapon: number, target: number }>} the first shot of each weapon */
  const bearing = new Map();
  for (const { twist, weapon, target } of shots) {
    if (twist === 0 && !bearing.has(weapon)) bearing.set(weapon, { weapon, target });
  }
  return { type: 'fire', unit, twist: 0, shots: [...bearing.values()] };
}

/**
 * Gives an order. Shots that are legal one by one may not be legal together; a refusal names the shot to leave out.
 * @param {any} command
 * @returns {Promise<any>}
 */
async function order(command) {
  try {
    return await call('game.act', { game, command });
  } catch (/** @type {any} */ refused) {
    const named = /shots\[(\d+)\]/.exec(refused.problems?.[0]?.path ?? '');
    if (named === null) throw refused;
    return order({
      ...command,
      shots: command.shots.filter((/** @type {any} */ _, /** @type {number} */ i) => i !== Number(named[1])),
    });
  }
}

const units = [
  { model: 'HBK-4G', side: 0, hex: '0505', facing: 0 },
  { model: 'WVR-6R', side: 1, hex: '0504', facing: 3 },
];
const created = await call('game.create', { seed: 'client', board: { width: 9, height: 9 }, units, turnLimit: 40 });
const { game } = created;
let now = created;
while (now.outcome.kind === 'undecided') now = await order(await choose(now));

const { text } = await call('game.replay', { game });
console.log(`${now.outcome.kind} after ${now.turn} turns; the replay has ${text.trim().split('\n').length} lines`);
engine.stdin.end();
