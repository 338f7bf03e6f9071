import { builtInMech } from '@hexfall/data';
import { createBoard } from '@hexfall/hex';
import {
  act,
  createGame,
  type EventSink,
  type FireCommand,
  type Game,
  type GameEvent,
  type MechState,
  passCommand,
  planFire,
  type Shot,
  seedFromText,
  specOf,
  startGame,
  unitsToAct,
} from '@hexfall/rules';
import { rulesNote, Story } from '@hexfall/view';
import { UsageError } from './exit.ts';
import { storyText } from './story-text.ts';
import { outputWidth, wrapText } from './table.ts';

export interface ExchangeOptions {
  readonly seed: string;
  readonly rules: string;
  readonly explain: boolean;
  readonly verbose: boolean;
  readonly json: boolean;
}

/** Plays one turn between two BattleMechs that stand still and fire every weapon that bears. */
export function playExchange(options: ExchangeOptions, write: (text: string) => void): void {
  const events: GameEvent[] = [];
  const { explain, verbose } = options;
  const game = createExchange(options, {
    explains: explain,
    push: event => {
      // The exchange is a single turn, but the engine begins a second one by itself.
      if (events.at(-1)?.type === 'TurnEnded') return;
      events.push(event);
      story.push(event);
    },
  });
  const story = new Story(game, { explain, verbose });
  startGame(game);
  while (game.state.turn === 1 && game.state.phase !== 'over') orderNext(game);
  const lines = options.json ? events.map(event => JSON.stringify(event)) : storyText(story.lines);
  for (const line of lines) write(`${line}\n`);
  if (!options.json) write(`\n${wrapText(rulesNote(options.rules), outputWidth()).join('\n')}\n`);
}

function createExchange(options: ExchangeOptions, sink: EventSink): Game {
  const units = [
    { spec: 0, side: 0, hex: '0503', facing: 3, gunnery: 4, piloting: 5 },
    { spec: 1, side: 1, hex: '0506', facing: 0, gunnery: 4, piloting: 5 },
  ];
  const created = createGame(
    {
      profile: options.rules,
      seed: seedFromText(options.seed),
      board: createBoard(
        9,
        9,
        Array.from({ length: 81 }, () => ({ level: 0, layers: {} })),
      ),
      specs: [builtInMech('HBK-4G')!, builtInMech('WVR-6R')!],
      units,
      turnLimit: 1,
    },
    sink,
  );
  if (!created.ok) throw new UsageError(created.errors[0]!.message);
  return created.value;
}

function orderNext(game: Game): void {
  const mech = unitsToAct(game)[0]!;
  const { phase } = game.state;
  const ordered = act(game, phase === 'weapons' ? fireAll(game, mech) : passCommand(phase, mech.id));
  if (!ordered.ok) throw new Error(ordered.errors[0]!.message);
}

/** Returns an order to fire every weapon that can hit. */
function fireAll(game: Game, mech: MechState): FireCommand {
  const target = game.state.mechs.find(other => other.side !== mech.side && other.status === 'active');
  const shots: Shot[] = [];
  for (const weapon of specOf(game, mech).weapons.keys()) {
    if (target === undefined) break;
    const shot = { weapon, target: target.id };
    if (planFire(game, { type: 'fire', unit: mech.id, twist: 0, shots: [shot] }).ok) shots.push(shot);
  }
  return { type: 'fire', unit: mech.id, twist: 0, shots };
}
