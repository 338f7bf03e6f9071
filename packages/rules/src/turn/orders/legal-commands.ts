import { canFlipArms } from '../../questions/to-hit/firing-arc.ts';
import { enemiesOf } from '../../questions/unit/enemies.ts';
import { switchOffers } from '../../questions/unit/switches.ts';
import { chargeableWeapons } from '../../questions/weapons/capacitors.ts';
import { dumpableBins } from '../../questions/weapons/dumping.ts';
import { blowOrders, blowOrdersInReach } from '../../resolution/physical/kinds.ts';
import type { Command } from '../../vocabulary/commands/command.ts';
import { type Game, specOf } from '../../vocabulary/game/game.ts';
import type { Phase } from '../../vocabulary/state/game-state.ts';
import type { MechId, MechState } from '../../vocabulary/state/mech-state.ts';
import { deploymentCandidates } from '../phases/deployment.ts';
import { refusalOf } from './act.ts';
import { legalShots } from './legal-shots.ts';
import { movementCandidates } from './movement-candidates.ts';

/**
 * Lists every order that a unit may be given now, one by one, so that a caller can stop early. Moves are listed by
 * where they end, each with a cheapest path; fire is listed as single shots, which may be combined as long as no weapon
 * is used twice.
 *
 * @example
 * ```ts
 * import { legalCommands, mechOf } from '@hexfall/rules';
 * import { setTheTable } from './table.mjs';
 *
 * const game = setTheTable();
 * const commands = Array.from(legalCommands(game, mechOf(game, 0)));
 * commands[0]; // => { type: 'stay', unit: 0 }
 * commands.some(command => command.type === 'jump'); // => false
 * ```
 */
export function* legalCommands(game: Game, mech: MechState): Generator<Command> {
  const orders = game.state.phase === 'physical' ? ordersInReach(game, mech) : candidateCommands(game, mech);
  for (const command of orders) if (refusalOf(game, command) === undefined) yield command;
}

/**
 * Returns the candidates of the physical attack phase. Of all blows, only those at a unit in an adjacent hex can be
 * legal.
 */
function ordersInReach(game: Game, mech: MechState): Command[] {
  return [passCommand('physical', mech.id), ...blowOrdersInReach(game, mech)];
}

/**
 * Lists orders worth trying, legal or not, which costs less than `legalCommands` for a caller that looks at only a few.
 */
export function* candidateCommands(game: Game, mech: MechState): Generator<Command> {
  yield passCommand(game.state.phase, mech.id);
  if (game.state.phase === 'deployment') yield* deploymentCandidates(game, mech);
  if (game.state.phase === 'movement') yield* movementCandidates(game, mech);
  if (game.state.phase === 'weapons') yield* fireCandidates(game, mech);
  if (game.state.phase === 'physical') yield* physicalCandidates(game, mech);
}

function* fireCandidates(game: Game, mech: MechState): Generator<Command> {
  yield* gearCandidates(game, mech);
  for (const flipArms of canFlipArms(mech, specOf(game, mech)) ? [false, true] : [false]) {
    for (const twist of [-1, 0, 1]) {
      for (const shot of legalShots(game, mech, twist, flipArms)) {
        const fire = { type: 'fire', unit: mech.id, twist, shots: [shot] } as const;
        yield flipArms ? { ...fire, flipArms } : fire;
      }
    }
  }
}

/** Lists the orders to equipment that go with fire, each by itself. */
function* gearCandidates(game: Game, mech: MechState): Generator<Command> {
  const fire = { type: 'fire', unit: mech.id, twist: 0, shots: [] } as const;
  const spec = specOf(game, mech);
  for (const weapon of chargeableWeapons(mech, spec)) yield { ...fire, capacitors: [weapon] };
  for (const bin of dumpableBins(mech, spec)) yield { ...fire, dump: [bin] };
  for (const { item, setting, settings } of switchOffers(mech, spec)) {
    for (const other of settings) {
      if (other !== setting) yield { ...fire, switches: [{ item, setting: other }] };
    }
  }
  if (spec.armorType === 'stealth') yield { ...fire, stealth: !mech.stealthNext };
}

function* physicalCandidates(game: Game, mech: MechState): Generator<Command> {
  for (const target of enemiesOf(game, mech)) yield* blowOrders(game, mech, target);
}

/**
 * Returns the order to do nothing in a phase. It is always legal for a unit that is to act.
 *
 * @example
 * ```ts
 * import { passCommand } from '@hexfall/rules';
 *
 * passCommand('movement', 0); // => { type: 'stay', unit: 0 }
 * passCommand('physical', 0); // => { type: 'hold', unit: 0 }
 * ```
 */
export function passCommand(phase: Phase, unit: MechId): Command {
  if (phase === 'deployment') return { type: 'holdBack', unit };
  if (phase === 'movement') return { type: 'stay', unit };
  return phase === 'physical' ? { type: 'hold', unit } : { type: 'fire', unit, twist: 0, shots: [] };
}
