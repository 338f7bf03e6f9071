import { catalogueMech, findInCatalogue, weaponById } from '@hexfall/data';
import {
  ARMOR_FACINGS,
  type Command,
  createPosition,
  type Game,
  LOCATIONS,
  type MechSpec,
  type Plan,
  type PositionUnit,
  planSteps,
  type UnitCondition,
} from '@hexfall/rules';
import { buildMech } from '@hexfall/testkit';

/** A position and what is planned in it. */
export interface PlannedPosition {
  readonly game: Game;
  readonly plan: Plan;
}

export const TARGETS = {
  Hunchback: 'HBK-4G',
  Wolverine: 'WVR-6R',
  Atlas: 'AS7-D',
  Locust: 'LCT-1V',
} as const;
export type Target = keyof typeof TARGETS;

export type State = 'fresh' | 'opened';

function unitOf(target: Target): MechSpec {
  return catalogueMech(findInCatalogue(TARGETS[target])!);
}

/** Most armor gone, some structure hurt. */
function opened(spec: MechSpec): UnitCondition {
  const left = (full: number, percent: number): number => Math.max(1, Math.floor((full * percent) / 100));
  const hurt: Readonly<Record<string, number>> = { CT: 80, LT: 50, RL: 60 };
  return {
    armor: Object.fromEntries(ARMOR_FACINGS.map((facing, i) => [facing, left(spec.armor[i]!, 20)])),
    structure: Object.fromEntries(LOCATIONS.map((code, i) => [code, left(spec.structure[i]!, hurt[code] ?? 100)])),
  };
}

function placed(spec: MechSpec, state: State, place: Partial<PositionUnit>): PositionUnit {
  return { spec, ...place, ...(state === 'opened' ? { condition: opened(spec) } : {}) };
}

const WEAPON_IDS = {
  'AC/20': 'ac-20',
  PPC: 'ppc',
  ML: 'medium-laser',
  SL: 'small-laser',
  'LRM 20': 'lrm-20',
  'SRM 6': 'srm-6',
} as const;
export type Weapon = keyof typeof WEAPON_IDS;

/** A unit that carries these weapons, cold and with endless ammunition. */
function gunner(weapons: readonly Weapon[]): MechSpec {
  return buildMech({
    tonnage: 100,
    heatSinks: 60,
    weapons: weapons.map((weapon, i) => [
      { ...weaponById(WEAPON_IDS[weapon])!.type, ammo: undefined },
      i % 2 === 0 ? 'RT' : 'LT',
    ]),
  });
}

/** Weapons fired at a unit five hexes away, seen from the front. */
export function volley(weapons: readonly Weapon[], target: Target, state: State): PlannedPosition {
  const units = [
    { spec: gunner(weapons), hex: '0507', facing: 0 },
    placed(unitOf(target), state, { hex: '0502', facing: 3 }),
  ];
  const game = createPosition(units, { phase: 'weapons' });
  return { game, plan: byEndOfPhase([fireAll(game, 0, 1)]) };
}

/** Fires every weapon that bears. */
function fireAll(game: Game, unit: number, target: number): Command {
  const { weapons } = game.specs[game.mechs[unit]!.spec]!;
  const shots = [...weapons.keys()].map(weapon => ({ weapon, target }));
  const fire = { type: 'fire', unit, twist: 0 } as const;
  return { ...fire, shots: shots.filter(shot => planSteps(game, byEndOfPhase([{ ...fire, shots: [shot] }])).ok) };
}

function byEndOfPhase(orders: readonly Command[]): Plan {
  return { kind: 'orders', orders, until: 'phase' };
}

/** A Wolverine and a Hunchback face to face. */
function closeUp(phase: 'movement' | 'physical', wolverine: Partial<PositionUnit> = {}): Game {
  return createPosition([{ spec: unitOf('Wolverine'), ...wolverine }, { spec: unitOf('Hunchback') }], { phase });
}

export function kick(): PlannedPosition {
  return {
    game: closeUp('physical'),
    plan: byEndOfPhase([{ type: 'kick', unit: 0, target: 1, leg: 'RL' }]),
  };
}

export function push(): PlannedPosition {
  return { game: closeUp('physical'), plan: byEndOfPhase([{ type: 'push', unit: 0, target: 1 }]) };
}

export function pilotingRoll(): PlannedPosition {
  return { game: closeUp('physical'), plan: { kind: 'piloting', unit: 1, reason: 'kicked', modifier: 0 } };
}

/** A Hunchback that is too hot, with ammunition aboard. */
export function heat(): PlannedPosition {
  const units = [{ tonnage: 50 }, { spec: unitOf('Hunchback'), condition: { heat: 37 } }];
  return { game: createPosition(units, { phase: 'heat' }), plan: byEndOfPhase([]) };
}

/** The Hunchback has moved; the Wolverine comes from four hexes away. */
function beforeRam(): Game {
  const game = closeUp('movement', { hex: '0508', facing: 0 });
  const target = game.state.mechs[1]!;
  target.movement = 'stationary';
  target.acted = true;
  return game;
}

function byEndOfTurn(order: Command): Plan {
  return { kind: 'orders', orders: [order], until: 'turn' };
}

export function charge(): PlannedPosition {
  const steps = ['forward', 'forward', 'forward', 'forward'] as const;
  const order = { type: 'charge', unit: 0, target: 1, mode: 'run', steps, climb: true } as const;
  return { game: beforeRam(), plan: byEndOfTurn(order) };
}

export function deathFromAbove(): PlannedPosition {
  const game = beforeRam();
  const approach = game.state.mechs[1]!.hex + game.match.board.grid.width;
  return { game, plan: byEndOfTurn({ type: 'dfa', unit: 0, target: 1, approach }) };
}

const LANCE: readonly Target[] = ['Hunchback', 'Wolverine', 'Atlas', 'Locust'];

/** Two lances five hexes apart: one fires at the Hunchback of the other, which fires back at those who face it. */
export function fourAgainstFour(state: State): PlannedPosition {
  const line = (side: number, row: string, facing: number): PositionUnit[] =>
    LANCE.map((each, i) =>
      placed(unitOf(each), side === 1 ? state : 'fresh', { side, hex: `0${3 + i}${row}`, facing }),
    );
  const game = createPosition([...line(0, '07', 0), ...line(1, '02', 3)], { phase: 'weapons' });
  const shooters = game.state.mechs.map(({ id, side }) =>
    fireAll(game, id, side === 0 ? LANCE.length : id - LANCE.length),
  );
  return { game, plan: byEndOfPhase(shooters) };
}
