import { SPIKES_BREAK, spikesOn } from '../../questions/physical/spikes.ts';
import type { Source } from '../../vocabulary/events/source.ts';
import { announce } from '../../vocabulary/game/emit.ts';
import { type Game, specOf } from '../../vocabulary/game/game.ts';
import type { LocationId } from '../../vocabulary/spec/locations.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';
import { wreckItem } from './wreck-item.ts';

/** Rolls whether damage to a location breaks off the spikes that cover it. */
export function shakeSpikes(game: Game, mech: MechState, location: LocationId, source: Source): void {
  const item = spikesOn(mech, specOf(game, mech), location);
  if (item === undefined || mech.structure[location] === 0) return;
  const roll = game.dice.twoD6('gear', SPIKES_BREAK);
  const broken = roll >= SPIKES_BREAK;
  announce(game, { type: 'GearRolled', unit: mech.id, item, need: SPIKES_BREAK, roll, passed: !broken });
  if (broken) wreckItem(game, mech, item, source);
}
