import { type Replay, ReplayRecorder, startSealedGame, whyUnprovable } from '@hexfall/protocol';
import { type Command, createGame, fail, type Game, type Result, startGame, succeed } from '@hexfall/rules';

/**
 * Plays a game again from its header and its orders. Returns the text of its whole replay, or the end of a sentence about the replay that
 * says why this is impossible. It yields the share that is done, from 0 to 1.
 */
export function* resimulate({ header, entries }: Replay): Generator<number, Result<string, string>> {
  const reason = whyUnprovable(header);
  if (reason !== undefined) return fail(reason);
  if (header.script !== undefined) return fail('its dice were not rolled by the rules');
  const lines: string[] = [];
  const recorder = new ReplayRecorder(header.setup, line => void lines.push(line), header.dice);
  const created = createGame(header.setup, recorder);
  if (!created.ok) return fail(created.errors[0]!.message);
  const game = created.value;
  const record = (played: Game, command: Command): ReturnType<ReplayRecorder['act']> => recorder.act(played, command);
  const carryOut = header.dice === 'sealed' ? startSealedGame(game, header.setup.seed, record) : start(game, record);
  for (const [i, { command, line }] of entries.entries()) {
    if (command === undefined) continue;
    const given = carryOut(game, command);
    if (!given.ok) return fail(`the order in line ${line} is refused: ${given.errors[0]!.message}`);
    yield i / entries.length;
  }
  return succeed(`${lines.join('\n')}\n`);
}

function start<T>(game: Game, carryOut: T): T {
  startGame(game);
  return carryOut;
}
