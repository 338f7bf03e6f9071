import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type AnyBot, botRngStates } from '@hexfall/bots';
import { formatSeed, type GameSetup, nextInt32, parseProfile, type RngState } from '@hexfall/rules';
import { type BotChoice, createBuiltInBot } from '../batch/bot-choice.ts';
import type { OpenBots } from '../batch/play-game.ts';
import { ProcessBot, type ProcessWatch, type TimeLimits } from './process-bot.ts';

export interface OpenOptions extends ProcessWatch {
  readonly limits?: TimeLimits;
}

/** Time limits of bots from outside, unless the user sets others. */
export const DEFAULT_LIMITS: TimeLimits = { order: 5000, startUp: 15_000 };

/**
 * Starts the bots of a game, one for each side. Each has random numbers of its own, derived from the game's seed. Close them
 * after the game.
 *
 * @example
 * ```ts
 * import { playAnyBots } from '@hexfall/bots';
 * import { openBots } from '@hexfall/sim/outside';
 * import { exampleSetup, setTheTable } from './table.mjs';
 *
 * const choices = [{ kind: 'builtIn', name: 'charger' } as const, { kind: 'process', command: ['no-such-program'] } as const];
 * const opened = openBots(choices, exampleSetup());
 * const forfeit = await playAnyBots(setTheTable(), opened.bots);
 * opened.close();
 * forfeit?.side; // => 1
 * ```
 */
export function openBots(choices: readonly BotChoice[], setup: GameSetup, options: OpenOptions = {}): OpenBots {
  const rngStates = botRngStates(setup.seed, choices.length);
  const bots = choices.map((choice, side) => openBot(choice, setup, rngStates[side]!, options));
  return {
    bots,
    close: () => {
      for (const bot of bots) if (bot instanceof ProcessBot) bot.close();
    },
  };
}

function openBot(choice: BotChoice, setup: GameSetup, rngState: RngState, options: OpenOptions): AnyBot {
  if (choice.kind === 'builtIn') return createBuiltInBot(choice, rngState);
  const { limits = DEFAULT_LIMITS, ...watch } = options;
  const seed = formatSeed(Int32Array.from({ length: 4 }, () => nextInt32(rngState)));
  const common = { setup, rngState, limits, watch, environment: { HEXFALL_BOT_SEED: seed } };
  if (choice.kind === 'process')
    return new ProcessBot({ ...common, name: choice.command.join(' '), command: choice.command });
  return new ProcessBot({ ...common, name: choice.path, command: [...HOST, choice.path, seed, profileName(setup)] });
}

function profileName({ profile }: GameSetup): string {
  const parsed = parseProfile(profile);
  return parsed.ok ? parsed.value.id : '';
}

/** The command that starts the module host: its build, or its source when this file runs from source. */
const HOST = hostCommand();

function hostCommand(): string[] {
  if (!import.meta.url.endsWith('.ts')) return [process.execPath, hostPath('module-host.js')];
  const loader = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
  return [process.execPath, '--conditions=@hexfall/source', '--import', loader, hostPath('module-host.ts')];
}

function hostPath(name: string): string {
  return fileURLToPath(new URL(name, import.meta.url));
}
