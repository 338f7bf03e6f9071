// A bot that is a module: hexfall battle HBK-4G WVR-6R --bots ./examples/bots/cautious.mjs,charger
// It chooses the best of the legal orders: woods and distance if it is damaged, a clear shot if it is not.
import { bearing, directionTo, distance, hexAt, inArc, neighbor, relativeBearing } from '@hexfall/hex';
import {
  aimWeapon,
  boardOf,
  enemiesOf,
  legalCommands,
  legalShots,
  refusalOf,
  sightTarget,
  specOf,
  toHitNumber,
  unitsToAct,
} from '@hexfall/rules';

/** @typedef {import('@hexfall/rules').Game} Game */
/** @typedef {import('@hexfall/rules').Command} Command */
/** @typedef {import('@hexfall/rules').MechState} MechState */

/** Preferred distances to the enemy: undamaged and damaged. */
const NEAR = 4;
const FAR = 9;

/** @param {{ seed: string, side: number, profile: string }} options */
export default function createBot({ side }) {
  return {
    name: `cautious ${side}`,
    /** @param {Game} game a copy: changes to it do not affect the real game */
    choose(game) {
      const mech = /** @type {MechState} */ (unitsToAct(game)[0]);
      if (game.state.phase === 'deployment') return deploy(game, mech);
      if (game.state.phase === 'movement') return bestMove(game, mech);
      return game.state.phase === 'weapons' ? fire(game, mech) : strike(game, mech);
    },
  };
}

/** Deploys in woods if there are any, facing the middle of the board. @param {Game} game @param {MechState} mech @returns {Command} */
function deploy(game, mech) {
  const { grid, layers } = boardOf(game);
  const middle = hexAt(grid, grid.width >> 1, grid.height >> 1);
  /** @type {{ command: Command, worth: number }} */
  let best = { command: { type: 'holdBack', unit: mech.id }, worth: -Infinity };
  for (const command of legalCommands(game, mech)) {
    if (command.type !== 'deploy' || command.hex === middle) continue;
    const faces = command.facing === directionTo(grid, command.hex, middle);
    const worth = (faces ? 5 : 0) + Math.min(2, layers.woods[command.hex] ?? 0);
    if (worth > best.worth) best = { command, worth };
  }
  return best.command;
}

/** @param {Game} game @param {MechState} mech */
function isDamaged(game, mech) {
  const sum = (/** @type {readonly number[]} */ points) => points.reduce((a, b) => a + b, 0);
  return sum(mech.armor) < 0.6 * sum(specOf(game, mech).armor);
}

/** @param {Game} game @param {MechState} mech @returns {Command} */
function bestMove(game, mech) {
  const preferred = isDamaged(game, mech) ? FAR : NEAR;
  /** @type {{ command: Command, worth: number }} */
  let best = { command: { type: 'stay', unit: mech.id }, worth: -Infinity };
  for (const command of legalCommands(game, mech)) {
    if (command.type !== 'move' && command.type !== 'stay') continue;
    const worth = rateMove(game, mech, command, preferred);
    if (worth > best.worth) best = { command, worth };
  }
  return best.command;
}

/**
 * @param {Game} game
 * @param {MechState} mech
 * @param {Command} command
 * @param {number} preferred distance to the enemy
 */
function rateMove(game, mech, command, preferred) {
  const { grid, layers } = boardOf(game);
  const steps = command.type === 'move' ? command.steps : [];
  if (steps.some(step => step === 'goProne' || step === 'backward' || step === 'leave')) return -1000;
  if (steps.includes('stand')) return 1000;
  const { hex, facing } = endOf(game, mech, steps);
  const [enemy] = enemiesOf(game, mech).toSorted((a, b) => distance(grid, hex, a.hex) - distance(grid, hex, b.hex));
  if (enemy === undefined || enemy.hex === hex) return -1000;
  const faces = inArc('forward', relativeBearing(bearing(grid, hex, enemy.hex), facing));
  const cover = Math.min(2, layers.woods[hex] ?? 0);
  return (faces ? 5 : 0) + cover + steps.length * 0.2 - Math.abs(distance(grid, hex, enemy.hex) - preferred);
}

/**
 * Where steps lead, without rolling for anything on the way.
 * @param {Game} game
 * @param {MechState} mech
 * @param {readonly string[]} steps
 */
function endOf(game, mech, steps) {
  const { grid } = boardOf(game);
  let { hex, facing } = mech;
  for (const step of steps) {
    if (step === 'forward') hex = neighbor(grid, hex, facing);
    if (step === 'left') facing = (facing + 5) % 6;
    if (step === 'right') facing = (facing + 1) % 6;
  }
  return { hex, facing };
}

/** Fires every weapon that is likely to hit at the easiest target. @param {Game} game @param {MechState} mech @returns {Command} */
function fire(game, mech) {
  const { weapons } = specOf(game, mech);
  const shots = legalShots(game, mech, 0).flatMap(shot => {
    const [target, weapon] = [game.state.mechs[shot.target], weapons[shot.weapon]];
    const need = target && weapon ? toHitNumber(game, aimWeapon(game, sightTarget(game, mech, target), weapon)) : 99;
    return need <= 9 && mech.heat < 8 ? [{ shot, need }] : [];
  });
  const [easiest] = shots.toSorted((a, b) => a.need - b.need);
  const chosen = new Map(
    shots.filter(({ shot }) => shot.target === easiest?.shot.target).map(({ shot }) => [shot.weapon, shot]),
  );
  /** @type {Command} */
  const order = { type: 'fire', unit: mech.id, twist: 0, shots: [...chosen.values()] };
  return refusalOf(game, order) === undefined ? order : { ...order, shots: [] };
}

/** Punches if it can; a kick is worth its risk only if undamaged. @param {Game} game @param {MechState} mech @returns {Command} */
function strike(game, mech) {
  for (const command of legalCommands(game, mech)) {
    if (command.type === 'punch' || (command.type === 'kick' && !isDamaged(game, mech))) return command;
  }
  return { type: 'hold', unit: mech.id };
}
