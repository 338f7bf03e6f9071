import {
  type Command,
  candidateCommands,
  canFlipArms,
  chargeableWeapons,
  dumpableBins,
  type FireCommand,
  type Game,
  isLegal,
  legalShots,
  type MechSpec,
  type MechState,
  nextBelow,
  passCommand,
  type RngState,
  refusalOf,
  type Shot,
  specOf,
  switchOffers,
  unitsToAct,
} from '@hexfall/rules';
import type { Bot } from './bot.ts';
import { groupBy } from './group-by.ts';

/** How many random orders are tried before the bot passes: most candidates of a damaged unit are illegal. */
const MAX_TRIES = 20;

/**
 * Creates a bot that gives random legal orders. All kinds of orders are equally likely, so that every kind occurs in games.
 *
 * @example
 * ```ts
 * import { createRandomBot } from '@hexfall/bots';
 * import { parseSeed, seedFromText, streamRngState } from '@hexfall/rules';
 *
 * const seed = parseSeed(seedFromText('42'));
 * seed.ok && createRandomBot(streamRngState(seed.value, 'bots')).name; // => 'random'
 * ```
 */
export function createRandomBot(rngState: RngState): Bot {
  return { name: 'random', choose: game => randomOrder(game, rngState) };
}

function randomOrder(game: Game, rngState: RngState): Command {
  const units = unitsToAct(game);
  const mech = units[nextBelow(rngState, units.length)]!;
  if (game.state.phase === 'weapons') return randomFire(game, mech, rngState);
  const kinds = [...groupBy(candidateCommands(game, mech), kindOf).values()];
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const commands = kinds[nextBelow(rngState, kinds.length)]!;
    const command = commands[nextBelow(rngState, commands.length)]!;
    if (isLegal(game, command)) return command;
  }
  return passCommand(game.state.phase, mech.id);
}

/**
 * Returns the kind of an order. Moves off the board are a kind of their own, since they would hardly ever be drawn among all other moves.
 */
function kindOf(command: Command): string {
  return command.type === 'move' && command.steps.at(-1) === 'leave' ? 'leave' : command.type;
}

/** Fires most of the weapons that bear after a random twist, each in one of its possible ways. */
function randomFire(game: Game, mech: MechState, rngState: RngState): Command {
  const twist = nextBelow(rngState, 3) - 1;
  const flipArms = nextBelow(rngState, 3) === 0 && canFlipArms(mech, specOf(game, mech));
  const shots: Shot[] = [];
  for (const choices of groupBy(legalShots(game, mech, twist, flipArms), ({ weapon }) => weapon).values()) {
    const shot = choices[nextBelow(rngState, choices.length)]!;
    if (nextBelow(rngState, 5) > 0 && isLegalVolley(game, mech, twist, flipArms, [...shots, shot])) shots.push(shot);
  }
  const orders = gearOrders(game, mech, rngState, shots);
  const fire: Command = { type: 'fire', unit: mech.id, twist, flipArms, shots, ...orders };
  return isLegal(game, fire) ? fire : passCommand('weapons', mech.id);
}

/** Now and then charges the capacitors of PPCs that do not fire, switches stealth armor, or dumps ammunition. */
function gearOrders(
  game: Game,
  mech: MechState,
  rngState: RngState,
  shots: readonly Shot[],
): Pick<FireCommand, 'capacitors' | 'stealth' | 'dump' | 'switches'> {
  const spec = specOf(game, mech);
  const unfired = chargeableWeapons(mech, spec).filter(weapon => shots.every(shot => shot.weapon !== weapon));
  const charges = unfired.length > 0 && nextBelow(rngState, 2) === 0;
  const switches = spec.armorType === 'stealth' && nextBelow(rngState, 4) === 0;
  return {
    ...(charges ? { capacitors: unfired } : {}),
    ...(switches ? { stealth: !mech.stealthNext } : {}),
    ...dumpOrder(mech, spec, rngState.slice()),
    ...switchOrder(mech, spec, rngState),
  };
}

/** Draws from a copy of the random state, so that games in which no unit dumps ammunition are not affected by the draw. */
function dumpOrder(mech: MechState, spec: MechSpec, rngState: RngState): Pick<FireCommand, 'dump'> {
  const bins = dumpableBins(mech, spec);
  if (bins.length === 0 || nextBelow(rngState, 16) > 0) return {};
  return { dump: [bins[nextBelow(rngState, bins.length)]!] };
}

/** Sets about a third of the switches that a unit has. */
function switchOrder(mech: MechState, spec: MechSpec, rngState: RngState): Pick<FireCommand, 'switches'> {
  const switches = switchOffers(mech, spec)
    .filter(() => nextBelow(rngState, 3) === 0)
    .map(({ item, settings }) => ({ item, setting: settings[nextBelow(rngState, settings.length)]! }));
  return switches.length === 0 ? {} : { switches };
}

/** Whether shots are legal together: shots that are legal one by one may still exclude each other. */
function isLegalVolley(game: Game, { id: unit }: MechState, twist: number, flipArms: boolean, shots: Shot[]): boolean {
  return shots.length < 2 || refusalOf(game, { type: 'fire', unit, twist, flipArms, shots }) === undefined;
}
