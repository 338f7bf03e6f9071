import {
  cloneState,
  createGameOn,
  emit,
  type GameEvent,
  HD,
  isMeleeKind,
  isRamKind,
  type MechSpec,
  mechOf,
  NO_SINK,
  PHYSICAL_KINDS,
  type PhysicalKind,
  type Plan,
  planSteps,
  SeededDice,
  specOf,
} from '@hexfall/rules';
import { playRandomly } from '../random-play.ts';
import { anyUnit, type OddsKind, orderPlans } from './kind.ts';

/**
 * A kind of case with a blow. One that is ordered with the move takes the whole turn to be struck, others the phase.
 */
function blowKind(name: PhysicalKind): OddsKind {
  const rams = isRamKind(name);
  return {
    name,
    phase: rams ? 'movement' : 'physical',
    grounds: ['open', 'hills', 'water', 'woods', 'city', 'rubble'],
    units: [NEEDED[name] ?? anyUnit, anyUnit],
    radius: rams ? 3 : 1,
    prepare: (_, game) => {
      // A ram is legal only at a unit that has finished its move.
      if (rams) emit(game, { type: 'Moved', unit: 1, mode: 'stationary', heatBuildUp: 0 });
      if (rams) emit(game, { type: 'UnitActed', unit: 1 });
    },
    plans: (choices, game) =>
      orderPlans(choices, game, { until: rams ? 'turn' : 'phase', wants: order => order.type === name }),
    shows: event => event.type === 'PhysicalRolled' && event.hit,
  };
}

/** What a unit must have for some kinds of blow. */
const NEEDED: Readonly<Partial<Record<PhysicalKind, (spec: MechSpec) => boolean>>> = {
  dfa: spec => spec.jumpMp > 0,
  melee: spec => spec.equipment.some(({ kind }) => isMeleeKind(kind)),
};

export const BLOW_KINDS: readonly OddsKind[] = PHYSICAL_KINDS.map(blowKind);

const hasFallen = (event: GameEvent): boolean => event.type === 'Fell';

const MAX_HEIGHT = 4;
const REASONS = ['kicked', 'phaseDamage', 'enteredWater', 'gyroHit', 'legDestroyed', 'landedDamaged'] as const;

export const FALL_KINDS: readonly OddsKind[] = [
  {
    name: 'fall',
    phase: 'physical',
    grounds: ['open', 'water', 'hills', 'rubble'],
    units: [anyUnit],
    radius: 2,
    plans: choices => [{ kind: 'fall', unit: 0, height: choices.below(MAX_HEIGHT + 1) }],
    shows: hasFallen,
  },
  {
    name: 'piloting roll',
    phase: 'physical',
    grounds: ['open', 'water', 'hills', 'rubble'],
    units: [anyUnit],
    radius: 2,
    plans: choices => [
      { kind: 'piloting', unit: 0, reason: choices.oneOf(REASONS), modifier: choices.oneOf([-1, 0, 0, 1, 2]) },
    ],
    shows: hasFallen,
  },
];

/** A kind of case without orders: only the end of a phase is resolved. */
function phaseKind(name: string, phase: 'heat' | 'end', more: Pick<OddsKind, 'prepare' | 'shows'>): OddsKind {
  return {
    name,
    phase,
    grounds: ['open', 'water'],
    units: [anyUnit, anyUnit],
    radius: 3,
    plans: (): Plan[] => [{ kind: 'orders', orders: [], until: 'phase' }],
    ...more,
  };
}

/** Makes units hot, and damages the life support of some. */
const heatUp: NonNullable<OddsKind['prepare']> = (choices, game) => {
  for (const mech of game.state.mechs) {
    emit(game, { type: 'Moved', unit: mech.id, mode: mech.movement, heatBuildUp: 10 + choices.below(40) });
    const lifeSupport = specOf(game, mech).masks.lifeSupport[HD]!;
    if (choices.below(3) === 0) mech.slotHits[HD]! |= lifeSupport & -lifeSupport;
  }
};

export const PHASE_KINDS: readonly OddsKind[] = [
  phaseKind('heat: shutdown', 'heat', {
    prepare: heatUp,
    shows: event => event.type === 'HeatRolled' && event.about === 'shutdown',
  }),
  phaseKind('heat: ammunition', 'heat', {
    prepare: heatUp,
    shows: event => event.type === 'HeatRolled' && event.about === 'ammoExplosion',
  }),
  phaseKind('heat: pilot', 'heat', {
    prepare: heatUp,
    shows: event => event.type === 'PilotHit' && event.cause === 'heat',
  }),
  phaseKind('heat: restart', 'heat', {
    prepare(choices, game) {
      heatUp(choices, game);
      for (const { id: unit } of game.state.mechs) emit(game, { type: 'ShutDown', unit, byChoice: false });
    },
    shows: event => event.type === 'HeatRolled' && event.about === 'restart',
  }),
  phaseKind('recovery', 'end', {
    prepare(_, game) {
      // A pilot cannot come round in the turn of the knockout, so the condition is set without an event.
      for (const mech of game.state.mechs) mech.pilot = 'unconscious';
    },
    shows: event => event.type === 'RecoveryRolled',
  }),
];

/** Kinds of cases with the orders of several units for a whole turn, taken from one random play of it. */
export const TURN_KINDS: readonly OddsKind[] = [1, 2].map(perSide => ({
  name: `whole turn, ${perSide} against ${perSide}`,
  phase: 'movement',
  grounds: ['open', 'woods', 'hills', 'water', 'city', 'rubble', 'ice', 'swamp'],
  units: Array.from({ length: 2 * perSide }, () => anyUnit),
  radius: perSide + 1,
  plans(choices, game) {
    const trial = createGameOn(game.match, cloneState(game.state), new SeededDice('one of many'), NO_SINK);
    const orders = playRandomly(trial, choices.rngState, 3 * game.state.mechs.length).filter(
      order => mechOf(game, order.unit).status === 'active',
    );
    const plan: Plan = { kind: 'orders', orders, until: 'turn' };
    return planSteps(game, plan).ok ? [plan] : [];
  },
  shows: event => (event.type === 'AttackRolled' || event.type === 'PhysicalRolled') && event.hit,
}));
