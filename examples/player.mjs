// A player for examples/match.mjs: it closes in, fires every weapon that bears at the easiest target, and kicks if it can.
// It reads its turns and the answers to its requests from standard input, and writes requests to standard output.
import { createInterface } from 'node:readline';

const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]();
const read = async () => JSON.parse((await lines.next()).value ?? 'null');

/**
 * @param {string} method
 * @param {object} params
 * @returns {Promise<any>} the whole answer
 */
async function ask(method, params) {
  process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })}\n`);
  return read();
}

/** Steps by direction, clockwise from north. Columns with an odd index lie half a hex lower. */
const EVEN = [[0, -1], [1, -1], [1, 0], [0, 1], [-1, 0], [-1, -1]]; // biome-ignore format: a table
const ODD = [[0, -1], [1, 0], [1, 1], [0, 1], [-1, 1], [-1, 0]]; // biome-ignore format: a table

const WIDTH = 16;

/** @typedef {[x: number, y: number]} Place */

/** @param {number} hex @returns {Place} */
const placeOf = hex => [hex % WIDTH, Math.floor(hex / WIDTH)];

/** @param {Place} place @param {number} direction @returns {Place} */
function ahead([x, y], direction) {
  const [dx, dy] = /** @type {Place} */ ((x % 2 === 0 ? EVEN : ODD)[direction]);
  return [x + dx, y + dy];
}

/** @param {Place} a @param {Place} b */
function distance([ax, ay], [bx, by]) {
  const q = bx - ax;
  const r = by - (bx >> 1) - (ay - (ax >> 1));
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
}

/**
 * Rates a move: standing up is best, then being near an enemy and facing it.
 * @param {any} command
 * @param {any} me
 * @param {any[]} enemies
 */
function worth(command, me, enemies) {
  if (command.type !== 'move' && command.type !== 'stay') return -1000;
  let [place, facing] = [placeOf(me.hex), me.facing];
  for (const step of command.steps ?? []) {
    if (step === 'stand') return 1000;
    if (step === 'forward') place = ahead(place, facing);
    else if (step === 'left' || step === 'right') facing = (facing + (step === 'left' ? 5 : 1)) % 6;
    else return -1000;
  }
  const away = (/** @type {Place} */ from) => Math.min(...enemies.map(({ hex }) => distance(from, placeOf(hex))));
  return -2 * away(place) - away(ahead(place, facing));
}

/** @param {any} me @param {any[]} shots */
function volley(me, shots) {
  const fire = { type: 'fire', unit: me.id, twist: 0, shots: /** @type {object[]} */ ([]) };
  const [best] = shots.toSorted((a, b) => a.need - b.need);
  if (best === undefined || me.heat > 12) return fire;
  /** @type {Map<number, object>} */
  const chosen = new Map();
  for (const { twist, weapon, target } of shots) {
    if (twist === best.twist && target === best.target) chosen.set(weapon, { weapon, target });
  }
  return { ...fire, twist: best.twist, shots: [...chosen.values()] };
}

/** @param {any} now */
async function choose({ game, phase, units: [unit] }) {
  const { state } = (await ask('game.state', { game })).result;
  const me = state.mechs[unit];
  const { commands, shots } = (await ask('game.legal', { game, unit })).result;
  if (phase === 'weapons') return volley(me, shots);
  if (phase === 'physical' || phase === 'deployment') {
    const wanted = phase === 'physical' ? 'kick' : 'deploy';
    return commands.find((/** @type {any} */ { type }) => type === wanted) ?? commands[0];
  }
  const enemies = state.mechs.filter(
    (/** @type {any} */ mech) => mech.side !== me.side && mech.status === 'active' && mech.hex >= 0,
  );
  const value = (/** @type {any} */ command) => worth(command, me, enemies);
  return commands.reduce((/** @type {any} */ a, /** @type {any} */ b) => (value(b) > value(a) ? b : a));
}

/**
 * Gives an order. Shots that are legal one by one may not be legal together; a refusal names the shot to leave out.
 * @param {any} now
 * @param {any} command
 */
async function order({ game }, command) {
  for (;;) {
    const { error } = await ask('game.act', { game, command });
    if (error === undefined) return;
    const named = /shots\[(\d+)\]/.exec(error.data?.[0]?.path ?? '');
    if (named === null) throw new Error(error.message);
    command.shots.splice(Number(named[1]), 1);
  }
}

for (let now = await read(); now !== null; now = await read()) await order(now, await choose(now));
