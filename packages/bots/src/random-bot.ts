import {
  canFlipArms,
  candidateCommands,
  chargeableWeapons,
  type Command,
  type DiceWords,
  dumpableBins,
  type FireCommand,
  type Game,
  legalShots,
  type MechSpec,
  type MechState,
  nextBelow,
  passCommand,
  isLegal,
  refusalOf,
  type Shot,
  specOf,
  unitsToAct,
} from '@hexfall/rules';
import type { Bot } from './bot.ts';
import { groupBy } from './group-by.ts';

/** Tries before it gives up and passes: most candidates of a lame unit are illegal. */
const TRIES = 20;

/**
 * Gives any legal order. All kinds of orders are as likely as each other, so that a game sees all of them.
 *
 * @example
 * ```ts
 * import { createRandomBot } from '@hexfall/bots';
 * import { parseSeed, seedFromText, streamWords } from '@hexfall/rules';
 *
 * const seed = parseSeed(seedFromText('42'));
 * seed.ok && createRandomBot(streamWords(seed.value, 'bots')).name; // => 'random'
 * ```
 */
export function createRandomBot(words: DiceWords): Bot {
  return { name: 'random', choose: game => randomOrder(game, words) };
}

function randomOrder(game: Game, words: DiceWords): Command {
  const units = unitsToAct(game);
  const mech = units[nextBelow(words, units.length)]!;
  if (game.state.phase === 'weapons') return randomFire(game, mech, words);
  const kinds = [...groupBy(candidateCommands(game, mech), kindOf).values()];
  for (let tries = 0; tries < TRIES; tries++) {
    const commands = kinds[nextBelow(words, kinds.length)]!;
    const command = commands[nextBelow(words, commands.length)]!;
    if (isLegal(game, command)) return command;
  }
  return passCommand(game.state.phase, mech.id);
}

/** Moves off the board are a kind of their own: among all other moves they would hardly ever come up. */
function kindOf(command: Command): string {
  return command.type === 'move' && command.steps.at(-1) === 'leave' ? 'leave' : command.type;
}

/** Most weapons that bear, after a twist, each in one of the ways in which it can be fired. */
function randomFire(game: Game, mech: MechState, words: DiceWords): Command {
  const twist = nextBelow(words, 3) - 1;
  const flipArms = nextBelow(words, 3) === 0 && canFlipArms(mech, specOf(game, mech));
  const shots: Shot[] = [];
  for (const choices of groupBy(legalShots(game, mech, twist, flipArms), ({ weapon }) => weapon).values()) {
    const shot = choices[nextBelow(words, choices.length)]!;
    if (nextBelow(words, 5) > 0 && goTogether(game, mech, twist, flipArms, [...shots, shot])) shots.push(shot);
  }
  const orders = gearOrders(game, mech, words, shots);
  const fire: Command = { type: 'fire', unit: mech.id, twist, flipArms, shots, ...orders };
  return isLegal(game, fire) ? fire : passCommand('weapons', mech.id);
}

/** Now and then capacitors of silent PPCs are charged, stealth armor is switched, or ammunition is dumped. */
function gearOrders(
  game: Game,
  mech: MechState,
  words: DiceWords,
  shots: readonly Shot[],
): Pick<FireCommand, 'capacitors' | 'stealth' | 'dump'> {
  const spec = specOf(game, mech);
  const silent = chargeableWeapons(mech, spec).filter(weapon => shots.every(shot => shot.weapon !== weapon));
  const charges = silent.length > 0 && nextBelow(words, 2) === 0;
  const switches = spec.armorType === 'stealth' && nextBelow(words, 4) === 0;
  return {
    ...(charges ? { capacitors: silent } : {}),
    ...(switches ? { stealth: !mech.stealthNext } : {}),
    ...dumpOrder(mech, spec, words.slice()),
  };
}

/** With words of its own: as long as nothing is dumped, a game goes on as if there were no such order. */
function dumpOrder(mech: MechState, spec: MechSpec, words: DiceWords): Pick<FireCommand, 'dump'> {
  const bins = dumpableBins(mech, spec);
  if (bins.length === 0 || nextBelow(words, 16) > 0) return {};
  return { dump: [bins[nextBelow(words, bins.length)]!] };
}

/** Each shot may be fired alone; together they may still contradict each other. */
function goTogether(game: Game, { id: unit }: MechState, twist: number, flipArms: boolean, shots: Shot[]): boolean {
  return shots.length < 2 || refusalOf(game, { type: 'fire', unit, twist, flipArms, shots }) === undefined;
}
