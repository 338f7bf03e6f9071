import {
  act,
  candidateCommands,
  type Command,
  type DiceWords,
  type Game,
  legalShots,
  type MechState,
  nextBelow,
  passCommand,
  refusalOf,
  type Shot,
  sideToAct,
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
  const kinds = new Map<Command['type'], Command[]>();
  for (const command of commands) {
    const kind = kinds.get(command.type);
    if (kind === undefined) kinds.set(command.type, [command]);
    else kind.push(command);
  }
  return [...kinds.values()];
}

/** Most weapons that bear, after a twist. */
function randomFire(game: Game, mech: MechState, words: DiceWords): Command {
  const twist = nextBelow(words, 3) - 1;
  const shots: Shot[] = [];
  for (const shot of legalShots(game, mech, twist)) {
    if (nextBelow(words, 5) > 0 && !shots.some(({ weapon }) => weapon === shot.weapon)) shots.push(shot);
  }
  const fire: Command = { type: 'fire', unit: mech.id, twist, shots };
  return refusalOf(game, fire) === undefined ? fire : passCommand('weapons', mech.id);
}
