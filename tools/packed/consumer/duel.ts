import { createBots, playBots } from '@hexfall/bots';
import { builtInMech } from '@hexfall/data';
import { createBoard } from '@hexfall/hex';
import { type Answer, computeOdds, type Question } from '@hexfall/odds';
import { createGame, type Game, type GameEvent, hashState, seedFromText, startGame } from '@hexfall/rules';
import { formatMap, hex8 } from '@hexfall/view';

/*
 * The program of a user who has installed the packages: the odds of a fall, then a duel of two bots, printed as the map at its end and
 * the hash of its state.
 */

function setUp(events: GameEvent[]): Game {
  const crew = { gunnery: 4, piloting: 5 };
  const created = createGame(
    {
      profile: 'spec',
      seed: seedFromText('packed'),
      board: createBoard(9, 9, []),
      specs: ['HBK-4G', 'WVR-6R'].map(model => {
        const spec = builtInMech(model);
        if (spec === undefined) throw new Error(`${model} is not in the catalogue`);
        return spec;
      }),
      units: [
        { ...crew, spec: 0, side: 0, hex: '0507', facing: 0 },
        { ...crew, spec: 1, side: 1, hex: '0503', facing: 3 },
      ],
      turnLimit: 30,
    },
    events,
  );
  if (!created.ok) throw new Error(created.errors.map(({ message }) => message).join('; '));
  return created.value;
}

function askOdds(position: Game): readonly Answer[] {
  const questions: Question[] = [
    { about: 'pilotWounded', unit: 0 },
    { about: 'damage', unit: 0 },
  ];
  const answers = computeOdds(position, { kind: 'fall', unit: 0, height: 2 }, questions, { precision: 0.001 });
  if (!answers.ok) throw new Error(answers.errors.map(({ message }) => message).join('; '));
  return answers.value;
}

const events: GameEvent[] = [];
const game = setUp(events);
startGame(game);
console.log(askOdds(game).map(answer => (answer.kind === 'chance' ? answer.value.toFixed(3) : answer.mean.toFixed(1))));
playBots(game, createBots(['charger', 'charger'], seedFromText('packed')));
for (const line of formatMap(game)) console.log(line);
console.log(
  `${events.length} events, turn ${game.state.turn}, ${game.state.outcome.kind}, ${hex8(hashState(game.state))}`,
);
