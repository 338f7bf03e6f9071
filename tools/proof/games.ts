import { readdirSync, readFileSync } from 'node:fs';
import { type BotName, createBots, playBots } from '@hexfall/bots';
import { ReplayRecorder } from '@hexfall/protocol';
import { createGame, type GameSetup, startGame } from '@hexfall/rules';
import { randomBattle } from '@hexfall/testkit';

/** A replay to prove. */
export interface Sample {
  readonly name: string;
  readonly text: string;
}

const STORED = new URL('../../fixtures/replays/', import.meta.url);

/** The golden replays. */
export function storedReplays(): Sample[] {
  return readdirSync(STORED)
    .filter(name => name.endsWith('.jsonl'))
    .map(name => ({ name, text: readFileSync(new URL(name, STORED), 'utf8') }));
}

/** Games of four against four on large boards, played just now under both profiles by bots of both kinds. */
export function freshReplays(): Sample[] {
  return (['spec', 'canon'] as const).flatMap(profile =>
    (['random', 'charger'] as const).flatMap(bot =>
      [1, 2].map(seed => {
        const setup = randomBattle(seed, { profile, unitsPerSide: 4, boardSize: 24 });
        return { name: `four against four, ${profile}, ${bot} bots, ${seed}`, text: record(setup, bot) };
      }),
    ),
  );
}

function record(setup: GameSetup, bot: BotName): string {
  const lines: string[] = [];
  const recorder = new ReplayRecorder(setup, line => lines.push(line));
  const game = createGame(setup, recorder);
  if (!game.ok) throw new Error(game.errors[0]!.message);
  startGame(game.value);
  playBots(game.value, createBots([bot, bot], setup.seed), (played, command) => recorder.act(played, command));
  return `${lines.join('\n')}\n`;
}
