import { parseArgs } from 'node:util';
import { BOT_NAMES, createBot } from '@hexfall/bots';
import { fitSheets, SHEETS } from './fit.ts';
import { watchHabits } from './habits.ts';
import { countMistakes } from './mistakes.ts';
import { drawSetup } from './set-ups.ts';
import { collectSheets, loadSheets, storeSheets } from './sheets.ts';
import { tune } from './tune.ts';

/*
 * What bots are made of: npx tsx --conditions=@hexfall/source tools/bots/main.ts
 *   habits [--bot tactician] [--games 40] [--size 4]   counts what a bot does in games against itself
 *   mistakes [--games 90]                              counts clear mistakes of both tacticians in positions of as many games, by playouts
 *   tune [--steps 500] [--seed 11]                     tunes the weights of the tactician by self-play
 *   fit [--games 1200]                                 fits the value of record sheets to the stored turns of games, or to those of new games,
 *                                                      which it stores: as many duels, half and a quarter as many larger games
 * All of it depends on its arguments alone: the same ones give the same figures on every machine.
 */

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    bot: { type: 'string', default: 'tactician' },
    games: { type: 'string' },
    size: { type: 'string', default: '4' },
    steps: { type: 'string', default: '500' },
    seed: { type: 'string', default: '11' },
  },
});

/** Ends the program because of how it was called. */
function refuse(message: string): never {
  console.error(message);
  process.exit(2);
}

/** Steps or positions between two lines about a run that takes long. */
const REPORT_EVERY = 20;

const [task] = positionals;
if (task === 'habits') {
  const name = BOT_NAMES.find(known => known === values.bot) ?? refuse(`--bot must be one of ${BOT_NAMES.join(', ')}`);
  const perSide = Number(values.size);
  const setups = Array.from({ length: Number(values.games ?? 40) }, (_, i) =>
    drawSetup({ name: 'habits', perSide, rules: 'canon' }, i),
  );
  console.log(watchHabits(rngState => createBot(name, rngState), setups));
} else if (task === 'tune') {
  const report = (step: number, weights: object): void => {
    if (step % REPORT_EVERY === REPORT_EVERY - 1) console.error(`${step + 1} steps: ${JSON.stringify(weights)}`);
  };
  console.log(tune({ steps: Number(values.steps), seed: Number(values.seed), report }));
} else if (task === 'mistakes') {
  const report = (done: number, judgements: object): void => {
    if (done % REPORT_EVERY === 0) console.error(`${done} positions: ${JSON.stringify(judgements)}`);
  };
  console.log(countMistakes(Number(values.games ?? 90), report));
} else if (task === 'fit') {
  if (values.games !== undefined) storeSheets(SHEETS, collectSheets(Number(values.games)));
  console.log(fitSheets(loadSheets(SHEETS)));
} else {
  refuse('the first argument must be habits, mistakes, tune or fit');
}
