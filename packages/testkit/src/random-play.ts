import {
  act,
  canFlipArms,
  candidateCommands,
  chargeableWeapons,
  type Command,
  type DiceWords,
  type FireCommand,
  type Game,
  legalShots,
  type MechState,
  nextBelow,
  passCommand,
  refusalOf,
  type Shot,
  sideToAct,
  specOf,
  unitsToAct,
} from '@hexfall/rules';

/** Plays legal commands at random, from words of its own, until the game is over or the given number is reached. */
export function playRandomly(game: Game, words: DiceWords, most = 10_000): Command[] {
  const played: Command[] = [];
  while (played.length < most && game.state.phase !== 'over' && sideToAct(game) !== undefined) {
    const command = randomCommand(game, words);
    const result = act(game, command);
    if (!result.ok) throw new Error(`${JSON.stringify(command)}: ${result.errors[0]!.message}`);
    played.push(command);
  }
  return played;
}

/** One legal command for the side that is to act. Kinds of orders are as likely as each other, so that all are seen. */
export function randomCommand(game: Game, words: DiceWords): Command {
  const units = unitsToAct(game);
  const mech = units[nextBelow(words, units.length)]!;
  if (game.state.phase === 'weapons') return randomFire(game, mech, words);
  const kinds = byKind(candidateCommands(game, mech));
  for (let tries = 0; tries < 20; tries++) {
    const commands = kinds[nextBelow(words, kinds.length)]!;
    const command = commands[nextBelow(words, commands.length)]!;
    if (refusalOf(game, command) === undefined) return command;
  }
  return passCommand(game.state.phase, mech.id);
}

function byKind(commands: Iterable<Command>): Command[][] {
  const kinds = new Map<string, Command[]>();
  for (const command of commands) {
    const name = kindOf(command);
    const kind = kinds.get(name);
    if (kind === undefined) kinds.set(name, [command]);
    else kind.push(command);
  }
  return [...kinds.values()];
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
  for (const choices of byWeapon(legalShots(game, mech, twist, flipArms))) {
    const shot = choices[nextBelow(words, choices.length)]!;
    if (nextBelow(words, 5) > 0 && isLegal(game, mech, twist, flipArms, [...shots, shot])) shots.push(shot);
  }
  const fire: Command = {
    type: 'fire',
    unit: mech.id,
    twist,
    flipArms,
    shots,
    ...gearOrders(game, mech, words, shots),
  };
  return refusalOf(game, fire) === undefined ? fire : passCommand('weapons', mech.id);
}

/** Now and then capacitors of silent PPCs are charged, or stealth armor is switched. */
function gearOrders(
  game: Game,
  mech: MechState,
  words: DiceWords,
  shots: readonly Shot[],
): Pick<FireCommand, 'capacitors' | 'stealth'> {
  const spec = specOf(game, mech);
  const silent = chargeableWeapons(mech, spec).filter(weapon => shots.every(shot => shot.weapon !== weapon));
  const charges = silent.length > 0 && nextBelow(words, 2) === 0;
  const switches = spec.armorType === 'stealth' && nextBelow(words, 4) === 0;
  return {
    ...(charges ? { capacitors: silent } : {}),
    ...(switches ? { stealth: !mech.stealthNext } : {}),
  };
}

function isLegal(game: Game, { id: unit }: MechState, twist: number, flipArms: boolean, shots: Shot[]): boolean {
  return shots.length < 2 || refusalOf(game, { type: 'fire', unit, twist, flipArms, shots }) === undefined;
}

function byWeapon(shots: readonly Shot[]): Shot[][] {
  const weapons = new Map<number, Shot[]>();
  for (const shot of shots) {
    const others = weapons.get(shot.weapon);
    if (others === undefined) weapons.set(shot.weapon, [shot]);
    else others.push(shot);
  }
  return [...weapons.values()];
}
