// A whole duel between two bots, and the map at its end. The seed makes it the same duel every time.
import { createBots, playBots } from '@hexfall/bots';
import { builtInMech } from '@hexfall/data';
import { createPosition, hashState, seedFromText } from '@hexfall/rules';
import { formatMap, hex8, namesOf } from '@hexfall/view';

const hunchback = builtInMech('HBK-4G');
const wolverine = builtInMech('WVR-6R');
if (!hunchback || !wolverine) throw new Error('both are built in');

// Adjacent hexes, face to face, on open ground.
const game = createPosition([{ spec: hunchback }, { spec: wolverine }]);
playBots(game, createBots(['charger', 'charger'], seedFromText('examples')));

for (const line of formatMap(game)) console.log(line);
for (const mech of game.state.mechs) console.log(`${namesOf(game).unit(mech.id)}: ${mech.status}`);
console.log(
  `after ${game.state.turn} turns: ${JSON.stringify(game.state.outcome)}, state ${hex8(hashState(game.state))}`,
);
