import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type AnyBot, botRngStates } from '@hexfall/bots';
import { type GameSetup, parseProfile } from '@hexfall/rules';
import { type BotChoice, type BuiltInChoice, createBuiltInBot } from '../batch/bot-choice.ts';
import type { OpenBots } from '../batch/play-game.ts';
import { botEnvironment } from './bot-environment.ts';
import { createHandout } from './handout.ts';
import { ProcessBot, type ProcessWatch, type TimeLimits } from './process-bot.ts';

export interface OpenOptions extends ProcessWatch {
  readonly limits?: TimeLimits;
}

/** Time limits of external bots, unless the user sets others. */
export const DEFAULT_LIMITS: TimeLimits = { order: 5000, startUp: 15_000 };

/**
 * Starts the bots of a game, one for each side. Each has random numbers of its own, derived from the game's seed. Close them
 * after the game. Begin a game with external bots with `startSealedGame` of `@hexfall/protocol`, or they may work out the dice.
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
  const bots = choices.map((choice, side) =>
    choice.kind === 'builtIn'
      ? createBuiltInBot(choice, rngStates[side]!)
      : openOutsideBot(choice, setup, side, options),
  );
  return {
    bots,
    close: () => {
      for (const bot of bots) if (bot instanceof ProcessBot) bot.close();
    },
  };
}

function openOutsideBot(
  choice: Exclude<BotChoice, BuiltInChoice>,
  secretSetup: GameSetup,
  side: number,
  options: OpenOptions,
): AnyBot {
  const { limits = DEFAULT_LIMITS, ...watch } = options;
  const { seed, rngState } = createHandout(secretSetup.seed, side);
  const setup = { ...secretSetup, seed };
  const environment = botEnvironment(process.env, secretSetup.seed, seed);
  const common = { setup, rngState, limits, watch, environment };
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
