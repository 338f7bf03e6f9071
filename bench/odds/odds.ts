import type { OddsRow } from '../rows/row.ts';
import { oddsRow } from './odds-row.ts';
import {
  charge,
  deathFromAbove,
  fourAgainstFour,
  heat,
  kick,
  pilotingRoll,
  push,
  type State,
  TARGETS,
  type Target,
  volley,
  type Weapon,
} from './positions.ts';

const PERCENT = 0.01;

/** Odds of single blows and rolls, of one attack, and of volleys, each to the precision that its target names. */
export function oddsRows(): OddsRow[] {
  return [...blows(), ...attacks(), ...volleys()];
}

function blows(): OddsRow[] {
  const small = { targetMs: 10, precision: 0.01 * PERCENT, unit: 1 };
  const ram = { targetMs: 150, precision: 0.2 * PERCENT, unit: 1 };
  return [
    oddsRow({ name: 'odds: piloting roll', ...small, position: pilotingRoll }),
    oddsRow({ name: 'odds: push', ...small, position: push }),
    oddsRow({ name: 'odds: kick at a Hunchback', ...small, position: kick }),
    oddsRow({ name: 'odds: heat phase', ...small, position: heat }),
    oddsRow({ name: 'odds: charge', ...ram, position: charge }),
    oddsRow({ name: 'odds: death from above', ...ram, position: deathFromAbove }),
  ];
}

const WEAPONS: readonly Weapon[] = ['AC/20', 'PPC', 'ML', 'LRM 20', 'SRM 6'];
const CLUSTERS: ReadonlySet<Weapon> = new Set<Weapon>(['LRM 20', 'SRM 6']);

function attacks(): OddsRow[] {
  return (['fresh', 'opened'] as const).flatMap(state =>
    (Object.keys(TARGETS) as Target[]).flatMap(target => WEAPONS.map(weapon => attack(weapon, target, state))),
  );
}

function attack(weapon: Weapon, target: Target, state: State): OddsRow {
  const openedMs = CLUSTERS.has(weapon) ? 400 : 50;
  return oddsRow({
    name: `odds: ${weapon} at ${state} ${target}`,
    targetMs: state === 'fresh' ? 10 : openedMs,
    precision: (state === 'fresh' ? 0.01 : 0.1) * PERCENT,
    unit: 1,
    position: () => volley([weapon], target, state),
  });
}

const THREE: readonly Weapon[] = ['AC/20', 'ML', 'ML'];
const TWELVE: readonly Weapon[] = [
  ...(['AC/20', 'LRM 20', 'SRM 6', 'ML', 'ML', 'PPC'] as const),
  ...(['PPC', 'PPC', 'AC/20', 'ML', 'ML', 'SL'] as const),
];

function volleys(): OddsRow[] {
  const three = (target: Target): OddsRow[] => [
    volleyRow('three weapons', THREE, target, 'fresh', { targetMs: 25, precision: 0.03 * PERCENT }),
    volleyRow('three weapons', THREE, target, 'opened', { targetMs: 150, precision: 0.2 * PERCENT }),
  ];
  const all = { targetMs: 100, precision: 0.8 * PERCENT, unit: 4 };
  return [
    ...three('Hunchback'),
    ...three('Atlas'),
    volleyRow('twelve weapons', TWELVE, 'Hunchback', 'fresh', { targetMs: 100, precision: 0.5 * PERCENT }),
    volleyRow('twelve weapons', TWELVE, 'Hunchback', 'opened', { targetMs: 100, precision: 0.5 * PERCENT }),
    oddsRow({ name: 'odds: four against four', ...all, position: () => fourAgainstFour('fresh') }),
    oddsRow({ name: 'odds: four against four opened', ...all, position: () => fourAgainstFour('opened') }),
  ];
}

function volleyRow(
  what: string,
  weapons: readonly Weapon[],
  target: Target,
  state: State,
  terms: { readonly targetMs: number; readonly precision: number },
): OddsRow {
  const name = `odds: ${what} at ${state} ${target}`;
  return oddsRow({ name, unit: 1, position: () => volley(weapons, target, state), ...terms });
}
