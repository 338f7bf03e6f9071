import {
  apply,
  boardOf,
  cloneState,
  formatState,
  type GameState,
  hashState,
  isGyroDestroyed,
  legsOf,
  type MechId,
  type MechState,
  parseState,
  placeAt,
  specOf,
  stepTable,
} from '@hexfall/rules';
import { demand, type Invariant } from './invariant.ts';

export const NOTHING_IS_NEGATIVE: Invariant = {
  name: 'armor, structure, ammunition and heat never fall below zero, and ammunition never grows',
  watch(checked) {
    const ammo = new Map<MechId, readonly number[]>();
    return {
      event(event, { state }) {
        if (!('unit' in event)) return;
        const mech = state.mechs[event.unit]!;
        const lowest = Math.min(...mech.armor, ...mech.structure, ...mech.ammo);
        demand(lowest >= 0, () => `unit ${mech.id} has ${lowest} points or shots of something after ${event.type}`);
        const total = Math.min(mech.heat, mech.heatBuildUp, mech.externalHeat, mech.damageThisPhase, mech.pilotWounds);
        demand(total >= 0, () => `unit ${mech.id} has ${total} heat, damage or wounds after ${event.type}`);
        checked();
      },
      carriedOut(_command, { state }) {
        for (const mech of state.mechs) {
          const before = ammo.get(mech.id) ?? mech.ammo;
          const grown = mech.ammo.findIndex((shots, bin) => shots > before[bin]!);
          demand(grown < 0, () => `bin ${grown} of unit ${mech.id} has more shots than before`);
          ammo.set(mech.id, mech.ammo.slice());
        }
      },
    };
  },
};

export const THE_LOST_STAY_LOST: Invariant = {
  name: 'units and pilots that are out of play stay so, and a location that is lost stays lost',
  watch(checked) {
    const before = new Map<MechId, Pick<MechState, 'status' | 'pilot' | 'structure'>>();
    return {
      carriedOut(_command, { state }) {
        for (const mech of state.mechs) {
          const then = before.get(mech.id);
          if (then !== undefined) {
            const back = then.structure.findIndex((points, i) => points === 0 && mech.structure[i]! > 0);
            const gone = then.status === 'destroyed' || then.status === 'withdrawn';
            demand(!gone || mech.status === then.status, () => `unit ${mech.id} is back in play`);
            demand(then.pilot !== 'dead' || mech.pilot === 'dead', () => `the pilot of unit ${mech.id} is alive again`);
            demand(back < 0, () => `unit ${mech.id} has its location ${back} back`);
            checked();
          }
          before.set(mech.id, { status: mech.status, pilot: mech.pilot, structure: mech.structure.slice() });
        }
      },
    };
  },
};

export const EVERYBODY_HAS_A_PLACE: Invariant = {
  name: 'at the end of a phase every unit has a place to stand, and shares it with no other',
  watch(checked) {
    return {
      event(event, game) {
        if (event.type !== 'PhaseEnded') return;
        const { places } = stepTable(boardOf(game));
        const active = game.state.mechs.filter(mech => mech.status === 'active');
        for (const mech of active) {
          demand(placeAt(places, mech.hex, mech.elevation) >= 0, () => `unit ${mech.id} stands on nothing`);
          const same = active.find(other => other.id < mech.id && overlap(other, mech));
          demand(same === undefined, () => `units ${same?.id} and ${mech.id} share hex ${mech.hex}`);
          checked();
        }
      },
    };
  },
};

function overlap(a: MechState, b: MechState): boolean {
  return a.hex === b.hex && Math.abs(a.elevation - b.elevation) < 2;
}

export const NOBODY_STANDS_WITHOUT_LEGS: Invariant = {
  name: 'at the end of a phase no unit stands that has lost all legs or its gyro',
  watch(checked) {
    return {
      event(event, game) {
        if (event.type !== 'PhaseEnded') return;
        for (const mech of game.state.mechs) {
          if (mech.status !== 'active') continue;
          const spec = specOf(game, mech);
          const legless = legsOf(spec).every(leg => mech.structure[leg] === 0);
          demand(!legless || mech.prone, () => `unit ${mech.id} stands and has no leg after the ${event.phase} phase`);
          demand(
            !isGyroDestroyed(mech, spec) || mech.prone,
            () => `unit ${mech.id} stands and has no gyro after the ${event.phase} phase`,
          );
          checked();
        }
      },
    };
  },
};

export const EVENTS_TELL_ALL: Invariant = {
  name: 'applying all events gives the state, and a saved state is loaded unchanged',
  watch(checked) {
    let folded: GameState | undefined;
    return {
      event(event, { state }) {
        if (folded === undefined) folded = cloneState(state);
        else apply(folded, event);
        if (event.type !== 'TurnEnded') return;
        demand(hashState(folded) === hashState(state), () => `the events of turn ${event.turn} do not give its state`);
        demand(event.hash === hashState(state), () => `turn ${event.turn} has a different hash from its state`);
        checked();
      },
      end({ state }) {
        const text = formatState(state);
        const loaded = parseState(text);
        demand(loaded.ok && formatState(loaded.value) === text, () => 'a saved state is not loaded unchanged');
      },
    };
  },
};

export const EVERYBODY_IS_SOMEWHERE: Invariant = {
  name: 'hex, facing and twist are valid, and no unit is destroyed twice',
  watch(checked) {
    const destroyed = new Set<MechId>();
    return {
      event(event, { state, match }) {
        if (!('unit' in event)) return;
        const { hex, facing, twist, status } = state.mechs[event.unit]!;
        const away = status === 'undeployed' || status === 'withdrawn';
        const placed = away ? hex < 0 : hex >= 0 && hex < match.board.grid.size;
        const sound = placed && facing >= 0 && facing < 6 && Math.abs(twist) <= 1;
        demand(sound, () => `unit ${event.unit} is in hex ${hex}, facing ${facing}, twisted ${twist}`);
        checked();
        if (event.type !== 'UnitDestroyed') return;
        demand(!destroyed.has(event.unit), () => `unit ${event.unit} is destroyed twice`);
        destroyed.add(event.unit);
      },
    };
  },
};
