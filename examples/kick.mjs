// One kick with scripted dice: the target number, the roll and the damage.
import { act, passCommand, ScriptedDice, unitsToAct } from '@hexfall/rules';
import { namesOf, narrate } from '@hexfall/view';
import { setTheTable } from './table.mjs';

const dice = new ScriptedDice()
  .add('initiative', 4, 9) // side 0 acts first
  .add('toHit', 9)
  .add('kickLocation', 5) // the left leg
  .add('piloting', 8);

/** @type {import('@hexfall/rules').GameEvent[]} */
const events = [];
const game = setTheTable(events, dice);

// Nobody moves, nobody fires.
while (game.state.phase !== 'physical') act(game, passCommand(game.state.phase, unitsToAct(game)[0]?.id ?? 0));

events.length = 0;
const kicked = act(game, { type: 'kick', unit: 0, target: 1, leg: 'RL' });
if (!kicked.ok) throw new Error(kicked.errors[0]?.message);
dice.add('initiative', 7, 3); // the game continues into the next turn
act(game, { type: 'hold', unit: 1 });

const end = events.findIndex(event => event.type === 'TurnEnded');
for (const line of narrate(events.slice(0, end + 1), namesOf(game))) console.log(line);
