import { type Command, emit, type GameEvent, LL, type MechSpec, mechOf, RL, specOf } from '@hexfall/rules';
import { anyUnit, type OddsKind, orderPlans } from './kind.ts';
import type { Ground } from './random-position.ts';

type Move = Extract<Command, { readonly type: 'move' | 'jump' | 'breakFree' | 'stay' }>;

/** A kind of case with a move that meets a hazard. */
function moveKind(name: string, ground: Ground, shows: OddsKind['shows'], more: MoveTerms = {}): OddsKind {
  const { unit = anyUnit, wants = isMove, ...rest } = more;
  return {
    name,
    phase: 'movement',
    grounds: [ground],
    units: [unit, anyUnit],
    radius: 4,
    plans: (choices, game) => orderPlans(choices, game, { wants: order => wants(order as Move) && isMoving(order) }),
    shows,
    ...rest,
  };
}

interface MoveTerms extends Partial<Pick<OddsKind, 'onlyUnder' | 'prepare' | 'radius'>> {
  readonly unit?: (spec: MechSpec) => boolean;
  readonly wants?: (order: Move) => boolean;
}

const isMove = (order: Move): boolean => order.type === 'move' && order.steps.length > 2;

function isMoving({ type }: Command): boolean {
  return type === 'move' || type === 'jump' || type === 'breakFree';
}

const isRoll =
  (reason: string) =>
  (event: GameEvent): boolean =>
    event.type === 'PilotingRolled' && event.unit === 0 && event.reason === reason;

const isBooster =
  (booster: string) =>
  (event: GameEvent): boolean =>
    event.type === 'BoosterRolled' && event.booster === booster && event.failed;

/** Strikes the first slot of a kind in a location of the first unit, before this phase. */
function strike(part: 'hip' | 'gyro' | 'foot', locations: readonly number[]): NonNullable<OddsKind['prepare']> {
  return (choices, game) => {
    const mech = mechOf(game, 0);
    const location = choices.oneOf(locations);
    const mask = specOf(game, mech).masks[part][location]!;
    mech.slotHits[location]! |= mask & -mask;
    mech.slotsOut[location]! |= mask & -mask;
  };
}

const LEGS = [RL, LL];
const CENTER = [1];

export const MOVE_KINDS: readonly OddsKind[] = [
  moveKind('rubble', 'rubble', isRoll('rubble')),
  moveKind('into water', 'water', isRoll('enteredWater')),
  moveKind('out of water', 'water', isRoll('leftWater'), { onlyUnder: 'spec' }),
  moveKind('ice', 'ice', event => event.type === 'IceRolled' && event.broke, { onlyUnder: 'canon' }),
  moveKind('reckless on ice', 'ice', isRoll('reckless'), {
    wants: order => order.type === 'move' && order.reckless === true,
  }),
  moveKind('skid', 'pavement', isRoll('skid')),
  moveKind('collision', 'pavement', event => event.type === 'CollisionRolled', { radius: 2 }),
  moveKind('swamp', 'swamp', isRoll('swamp')),
  moveKind('out of the swamp', 'swamp', isRoll('swamp'), {
    prepare: (_, game) => emit(game, { type: 'Bogged', unit: 0, stuck: true }),
    wants: order => order.type === 'breakFree',
  }),
  moveKind('walls', 'city', isRoll('building')),
  moveKind('collapse', 'city', event => event.type === 'BuildingCollapsed'),
  moveKind('MASC', 'open', isBooster('masc'), {
    unit: ({ gear }) => gear.masc !== undefined,
    wants: order => order.type === 'move' && order.masc === true,
  }),
  moveKind('supercharger', 'open', isBooster('supercharger'), {
    unit: ({ gear }) => gear.supercharger !== undefined,
    wants: order => order.type === 'move' && order.supercharger === true,
  }),
  moveKind('stand up', 'rough', isRoll('standUp'), {
    prepare: (_, game) => emit(game, { type: 'WentProne', unit: 0, mpUsed: 0 }),
    wants: order => order.type === 'move' && order.steps[0] === 'stand',
  }),
  moveKind('walk with a hip', 'open', isRoll('movedWithHip'), { prepare: strike('hip', LEGS) }),
  moveKind('run with a gyro', 'open', isRoll('ranWithGyro'), { prepare: strike('gyro', CENTER) }),
  moveKind('land damaged', 'hills', isRoll('landedDamaged'), {
    unit: ({ jumpMp }) => jumpMp > 0,
    prepare: strike('foot', LEGS),
    wants: order => order.type === 'jump',
  }),
];
