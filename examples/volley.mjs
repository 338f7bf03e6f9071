// One volley: which shots are legal, the target number of each with its modifiers, and what they do.
import { builtInMech } from '@hexfall/data';
import {
  act,
  cloneState,
  createGameOn,
  createPosition,
  legalShots,
  NO_SINK,
  passCommand,
  specOf,
  unitsToAct,
} from '@hexfall/rules';
import { attackNumber, formatNumber, narrate } from '@hexfall/view';

/** @type {import('@hexfall/rules').GameEvent[]} */
const events = [];
const hunchback = builtInMech('HBK-4G');
const wolverine = builtInMech('WVR-6R');
if (!hunchback || !wolverine) throw new Error('both are built in');
const game = createPosition([{ spec: hunchback }, { spec: wolverine }], { sink: events });
while (game.state.phase === 'movement') act(game, passCommand('movement', unitsToAct(game)[0]?.id ?? 0));

const [shooter] = unitsToAct(game);
if (shooter === undefined) throw new Error('there is no unit to fire');
const shots = legalShots(game, shooter, 0);
for (const { weapon, target } of shots) {
  const answer = attackNumber(game, { kind: 'weapon', attacker: shooter.id, target, weapon });
  const name = specOf(game, shooter).weapons[weapon]?.type.name ?? '';
  if (answer) console.log(`${name.padEnd(14)} needs ${formatNumber(answer.need, answer.modifiers)}`);
}

events.length = 0;
const before = createGameOn(game.match, cloneState(game.state), game.dice, NO_SINK);
const fired = act(game, { type: 'fire', unit: shooter.id, twist: 0, shots });
if (!fired.ok) throw new Error(fired.errors[0]?.message);
act(game, passCommand('weapons', unitsToAct(game)[0]?.id ?? 0));

console.log('');
for (const line of narrate(before, events)) console.log(line);
