import {
  canDriveOut,
  type EventSink,
  type Game,
  type GameEvent,
  ramKind,
  resolveBlow,
  restate,
  type Step,
} from '@hexfall/rules';
import { rollBlow } from './blows.ts';
import type { Blow, Ram } from './entries.ts';
import { rollMove } from './rams.ts';
import { standInOf } from './table-game.ts';

/** Reports something about an entry that no event states. */
export type Say = (text: string) => void;

/** Strikes a blow. The effects on a unit with a sheet are carried out; those on any other target are reported. */
export function strike(game: Game, blow: Blow, say: Say): void {
  const rolled = rollBlow(game, blow, sheetSink(game));
  if (rolled === undefined) return say('The rules do not allow this attack.');
  const { range, attack } = rolled;
  const drivesOut = canDriveOut(attack.attack);
  if (attack.hit && drivesOut) say('The target goes back one hex, and the attacker follows into its hex.');
  if (blow.target >= 0 || !attack.hit) return resolveBlow(range, attack);
  say(drivesOut ? TARGET_ROLLS : groupWords([attack.damage]));
}

const TARGET_ROLLS = 'The target makes a piloting roll at the end of the phase.';

/** Where the units go, as a text for the players, who move them on the real map. */
const RAM_ENDS: Readonly<Record<Ram['type'], readonly [hit: string, miss: string]>> = {
  charge: [
    'The target is driven one hex on, and the attacker takes its hex.',
    'The attacker goes past, into a hex beside the target.',
  ],
  dfa: [
    'The target is driven into a hex beside it, and the attacker lands in its hex.',
    'The target steps aside, and the attacker comes down in its hex.',
  ],
};

/** Carries out a charge or death from above. Both sheets are marked; for a target without a sheet, its damage is reported. */
export function ram(game: Game, deed: Ram, say: Say): void {
  const { range, rolled } = rollMove(game, deed, sheetSink(game));
  say(RAM_ENDS[deed.type][rolled.hit ? 0 : 1]);
  const steps = ramKind(deed.type).resolve(range, rolled);
  const taken = runFor(range, steps, deed.target >= 0 ? undefined : rolled.attack.target, deed.unit);
  if (deed.target >= 0 || !rolled.hit) return;
  say(groupWords(taken));
  say(TARGET_ROLLS);
}

/** Carries out steps, except those that concern only a unit without a sheet. Returns the damage that it takes by these. */
function runFor(range: Game, steps: readonly Step[], outside: number | undefined, unit: number): number[] {
  return steps.flatMap(step => {
    const isOutside = outside !== undefined && step.concerns(outside) && !step.concerns(unit);
    return isOutside ? [step.maxDamage(range, outside)] : runFor(range, step.run(range), outside, unit);
  });
}

/**
 * Returns a sink that applies to the sheets what happens on a strip of map, except where units go: the strip has different hexes from the
 * ground on which they stand. Units without a sheet are left out.
 */
function sheetSink(game: Game): EventSink {
  const outside = standInOf(game);
  return {
    explains: game.explains,
    push(event: GameEvent) {
      if (event.type === 'Displaced' || ('unit' in event && event.unit === outside)) return;
      restate(game, event.type === 'Fell' ? fallOnTheSpot(game, event) : event);
    },
  };
}

function fallOnTheSpot({ state }: Game, event: Extract<GameEvent, { type: 'Fell' }>): GameEvent {
  const { hex, elevation } = state.mechs[event.unit]!;
  return { ...event, hex, elevation };
}

/** Returns the damage for the other player to record: "Damage: 5 + 5 + 2, each to a location of its own". */
export function groupWords(damage: readonly number[]): string {
  const points = damage.filter(each => each > 0);
  if (points.length === 0) return 'It hits.';
  return points.length === 1
    ? `It does ${points[0]} damage.`
    : `It does ${points.join(' + ')} damage, each to a location of its own.`;
}
