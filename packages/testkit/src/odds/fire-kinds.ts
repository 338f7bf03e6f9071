import {
  type Command,
  emit,
  type FireCommand,
  type Game,
  type GameEvent,
  legalBuildingShots,
  legalShots,
  loadOf,
  type MechId,
  type MechSpec,
  mechOf,
  type Plan,
  planSteps,
  type Shot,
  specOf,
  type WeaponTrait,
  type WeaponType,
} from '@hexfall/rules';
import type { Choices } from '../choices.ts';
import { anyUnit, type OddsKind, onTurn, orderPlans } from './kind.ts';
import type { Ground } from './random-position.ts';

const FIELDS: readonly Ground[] = ['open', 'woods', 'hills', 'water', 'city'];

/** Whether a shot belongs to a family, by the weapon and what it has loaded. */
type Family = (type: WeaponType, shot: Shot) => boolean;

const has =
  (...traits: WeaponTrait[]) =>
  ({ traits: own }: WeaponType): boolean =>
    traits.every(trait => own.includes(trait));

const carries =
  (test: (type: WeaponType) => boolean) =>
  ({ weapons }: MechSpec): boolean =>
    weapons.some(({ type }) => test(type));

const isCluster = ({ damage }: WeaponType): boolean => damage.kind === 'cluster';

function familyOf(order: Command, game: Game, family: Family): boolean {
  if (order.type !== 'fire' || order.shots.length !== 1) return false;
  const mech = mechOf(game, order.unit);
  const spec = specOf(game, mech);
  const shot = order.shots[0]!;
  const load = loadOf(mech, spec, spec.weapons[shot.weapon]!, shot.bin);
  return load !== undefined && family(load.type, shot);
}

const isShot = (event: GameEvent): boolean => event.type === 'AttackRolled' && event.hit;
const isExplosion = (event: GameEvent): boolean => event.type === 'Exploded' && event.unit === 1;

/** A kind of case with one shot of a family, to the end of the phase. */
function shotKind(name: string, carried: (type: WeaponType) => boolean, more: ShotTerms = {}): OddsKind {
  const { family = carried, target = anyUnit, shows = isShot, friend = false, ...rest } = more;
  return {
    name,
    phase: 'weapons',
    grounds: FIELDS,
    units: [carries(carried), target, ...(friend ? [anyUnit] : [])],
    radius: 3,
    plans: (choices, game) => orderPlans(choices, game, { wants: (order, view) => familyOf(order, view, family) }),
    shows,
    ...rest,
  };
}

interface ShotTerms extends Partial<Pick<OddsKind, 'grounds' | 'prepare' | 'shows' | 'radius'>> {
  readonly family?: Family;
  readonly target?: (spec: MechSpec) => boolean;
  /** Whether a friend of the attacker is on the board. */
  readonly friend?: boolean;
}

const isPlain = (type: WeaponType): boolean =>
  (type.damage.kind === 'single' || type.damage.kind === 'byRange') && has('directFire')(type);

const isExplosive = ({ weapons }: MechSpec): boolean => weapons.some(({ type }) => type.explosion > 0);
const hasAmmunition = ({ ammoBins }: MechSpec): boolean => ammoBins.some(bin => bin.explosionPerShot > 0);
const hasCapacitor = ({ gear }: MechSpec): boolean => gear.ppcCapacitor !== undefined;

/** Charges every capacitor of the target. */
function charge(_: Choices, game: Game): void {
  const target = mechOf(game, 1);
  const { weapons, equipment } = specOf(game, target);
  for (const [weapon, { addOn }] of weapons.entries()) {
    if (equipment[addOn]?.kind === 'ppcCapacitor') emit(game, { type: 'CapacitorSet', unit: 1, weapon, charged: true });
  }
}

/** One shot of every family of weapons. */
const SHOTS: readonly OddsKind[] = [
  shotKind('direct', isPlain),
  shotKind('pulse', has('pulse')),
  shotKind('cluster', type => isCluster(type) && !has('streak')(type)),
  shotKind('shot', has('lbx'), { family: isCluster }),
  shotKind('streak', has('streak')),
  shotKind('ultra', has('ultra'), { family: (type, { rate }) => has('ultra')(type) && rate === 2 }),
  shotKind('rotary', has('rotary'), { family: (type, { rate = 1 }) => has('rotary')(type) && rate > 2 }),
  shotKind('array', has('machineGun'), { family: (type, { rate = 1 }) => has('machineGun')(type) && rate > 1 }),
  shotKind('flamer heat', has('flamer'), { family: (_, { heat }) => heat === true }),
  shotKind('plasma', has('plasma')),
  shotKind('TAG', has('tag')),
  shotKind('Narc', has('narc')),
  shotKind('scattered Gauss', has('hag')),
  shotKind('heavy Gauss', has('heavyGauss')),
  shotKind('one-shot launcher', has('oneShot')),
  shotKind('aimed', isPlain, { family: (_, { aim }) => aim !== undefined }),
  shotKind('indirect', has('indirect'), { family: (_, { spotter }) => spotter !== undefined, friend: true, radius: 5 }),
  shotKind('anti-missile', has('missile'), {
    target: carries(has('antiMissile')),
    shows: event => event.type === 'AntiMissileRolled',
  }),
  shotKind('Gauss explosion', isPlain, { target: isExplosive, shows: isExplosion }),
  shotKind('capacitor explosion', isPlain, { target: hasCapacitor, prepare: charge, shows: isExplosion }),
  shotKind('ammunition explosion', isPlain, { target: hasAmmunition, shows: isExplosion }),
];

/** Returns a volley with one shot of each weapon that bears, at one target, as long as the order is legal. */
function volleyAt(game: Game, unit: MechId, target: MechId): FireCommand {
  const view = onTurn(game, unit);
  const byWeapon = new Map<number, Shot>();
  for (const shot of legalShots(view, mechOf(view, unit), 0)) {
    if (shot.target === target && shot.aim === undefined) byWeapon.set(shot.weapon, shot);
  }
  return { type: 'fire', unit, twist: 0, shots: [...byWeapon.values()] };
}

const VOLLEYS: readonly OddsKind[] = [
  {
    name: 'volley',
    phase: 'weapons',
    grounds: FIELDS,
    units: [({ weapons }) => weapons.length > 3, anyUnit],
    radius: 3,
    plans: (_, game) => volleyPlan(game, [volleyAt(game, 0, 1)]),
    shows: isShot,
  },
  {
    name: 'four against four',
    phase: 'weapons',
    grounds: FIELDS,
    units: Array.from({ length: 8 }, () => anyUnit),
    radius: 4,
    plans: (choices, game) =>
      volleyPlan(
        game,
        game.state.mechs.map(({ id, side }) => volleyAt(game, id, 2 * choices.below(4) + 1 - side)),
      ),
    shows: isShot,
  },
];

/**
 * Returns a plan with these volleys. Shots that are legal one by one need not be legal together, and then they are left
 * out.
 */
function volleyPlan(game: Game, volleys: readonly FireCommand[]): Plan[] {
  const plan = (orders: readonly FireCommand[]): Plan => ({ kind: 'orders', orders, until: 'phase' });
  const orders = volleys.filter(volley => volley.shots.length > 0 && planSteps(game, plan([volley])).ok);
  return orders.length === 0 ? [] : [plan(orders)];
}

const AT_BUILDINGS: OddsKind = {
  name: 'building',
  phase: 'weapons',
  grounds: ['city'],
  units: [carries(isPlain), anyUnit],
  radius: 3,
  plans(_, game) {
    const view = onTurn(game, 0);
    const buildings = [...legalBuildingShots(view, mechOf(view, 0), 0)].filter(
      ({ hex }) => hex === mechOf(game, 1).hex,
    );
    const orders = buildings.map(shot => ({ type: 'fire', unit: 0, twist: 0, shots: [], buildings: [shot] }) as const);
    return orders.map(order => ({ kind: 'orders', orders: [order], until: 'phase' }));
  },
  shows: event => event.type === 'BuildingAttackRolled' && event.hit,
};

export const FIRE_KINDS: readonly OddsKind[] = [...SHOTS, ...VOLLEYS, AT_BUILDINGS];
