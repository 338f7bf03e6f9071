import { type Command, type Game, hasBit, type MechId, type MechState, PHASES } from '@hexfall/rules';
import { demand, type Invariant } from './invariant.ts';

export const TURNS_ADVANCE: Invariant = {
  name: 'turns and phases advance, and the game ends by the turn limit',
  watch(checked) {
    let turn = 0;
    let phase = -1;
    return {
      event(event, { match }) {
        if (event.type === 'TurnBegan') {
          demand(event.turn === turn + 1, () => `turn ${event.turn} follows turn ${turn}`);
          demand(event.turn <= match.turnLimit, () => `turn ${event.turn} is played, the limit is ${match.turnLimit}`);
          ({ turn } = event);
          phase = -1;
          checked();
        }
        if (event.type !== 'PhaseBegan') return;
        const next = PHASES.indexOf(event.phase);
        demand(next > phase, () => `the ${event.phase} phase follows the ${PHASES[phase]} phase`);
        phase = next;
      },
      end({ state }) {
        demand(state.phase === 'over', () => `nobody is to act in the ${state.phase} phase of turn ${state.turn}`);
        demand(state.outcome.kind !== 'undecided', () => 'the game is over and undecided');
      },
    };
  },
};

export const ONCE_A_PHASE: Invariant = {
  name: 'each unit acts at most once a phase',
  watch(checked) {
    const acted = new Set<MechId>();
    return {
      event(event) {
        if (event.type === 'PhaseBegan') acted.clear();
        if (event.type !== 'UnitActed') return;
        demand(!acted.has(event.unit), () => `unit ${event.unit} acts twice in a phase`);
        acted.add(event.unit);
        checked();
      },
    };
  },
};

export const ROLLS_ARE_MADE: Invariant = {
  name: 'no queued roll outlives its phase, and no declared attack its turn',
  watch(checked) {
    return {
      event(event, { state }) {
        if (event.type === 'TurnEnded') demand(state.attacks.length === 0, () => 'an attack was never resolved');
        if (event.type !== 'PhaseEnded') return;
        const waiting = state.mechs.find(({ rolls }) => rolls.length > 0);
        demand(
          waiting === undefined,
          () => `unit ${waiting?.id} owes a roll (${waiting?.rolls[0]?.reason}) after the ${event.phase} phase`,
        );
        checked();
      },
    };
  },
};

export const ONLY_THE_ABLE_ACT: Invariant = {
  name: 'no unit acts that is out of play, shut down, unconscious or done',
  watch(checked) {
    let asked: Pick<MechState, 'status' | 'pilot' | 'shutdown' | 'shutdownByChoice' | 'acted'> | undefined;
    return {
      order(command, { state }) {
        const mech = state.mechs[command.unit];
        asked = mech && { ...mech };
      },
      carriedOut(command) {
        const wanted = command.type === 'deploy' || command.type === 'holdBack' ? 'undeployed' : 'active';
        demand(
          asked !== undefined && asked.status === wanted && asked.pilot === 'awake' && !asked.acted,
          () => `unit ${command.unit} was given ${command.type} and could not act`,
        );
        demand(
          asked?.shutdown !== true || (asked.shutdownByChoice && isAllowedWhileShutDown(command)),
          () => `unit ${command.unit} was given ${command.type} while it was shut down`,
        );
        checked();
      },
    };
  },
};

/** The only orders for a unit that was shut down by order. */
function isAllowedWhileShutDown({ type }: Command): boolean {
  return type === 'startUp' || type === 'stay';
}

export const ONLY_THE_ABLE_FIRE: Invariant = {
  name: 'no unit attacks that is out of action, and no weapon fires that is jammed, spent or empty',
  watch(checked) {
    return {
      event(event, game) {
        if (event.type === 'AttackDeclared') {
          const { attack } = event;
          const mech = game.state.mechs[attack.attacker]!;
          const able = mech.status === 'active' && mech.pilot === 'awake' && !mech.shutdown && !mech.unjamming;
          demand(able, () => `unit ${mech.id} declares a ${attack.kind} attack and cannot`);
          if (attack.kind === 'weapon' || attack.kind === 'building') demandReady(mech, attack.weapon);
          checked();
        }
        if (event.type === 'HeatInflicted') {
          demand(event.externalHeat <= MAX_EXTERNAL_HEAT, () => `unit ${event.unit} gets ${event.externalHeat} heat`);
        }
        if (event.type === 'WeaponFired' && event.bin >= 0) demandShots(game, event.unit, event.bin, event.shotsLeft);
      },
    };
  },
};

/** Limit of the heat that a unit can receive from others in a turn. */
const MAX_EXTERNAL_HEAT = 15;

function demandReady(mech: MechState, weapon: number): void {
  demand(!hasBit(mech.jammed | mech.spent, weapon), () => `weapon ${weapon} of unit ${mech.id} cannot fire`);
}

function demandShots({ match, state }: Game, unit: MechId, bin: number, shotsLeft: number): void {
  const { shots } = match.specs[state.mechs[unit]!.spec]!.ammoBins[bin]!;
  demand(shotsLeft >= 0 && shotsLeft < shots, () => `bin ${bin} of unit ${unit} has ${shotsLeft} of ${shots} shots`);
}
