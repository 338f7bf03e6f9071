import type { Question } from '@hexfall/odds';
import { type Command, type Game, LOCATIONS, type MechId, mechOf, type Plan, specOf } from '@hexfall/rules';

/** What may happen to a unit that is struck or falls. */
function damageQuestions(game: Game, unit: MechId): Question[] {
  const { weapons } = specOf(game, mechOf(game, unit));
  const locations = [...LOCATIONS.keys()];
  return [
    { about: 'damage', unit },
    ...locations.map(location => ({ about: 'damage', unit, location }) as const),
    { about: 'structure', unit },
    { about: 'critical', unit },
    { about: 'stagger', unit },
    { about: 'pilotingRoll', unit },
    { about: 'fall', unit },
    { about: 'headHit', unit },
    { about: 'pilotWounded', unit },
    { about: 'pilotOut', unit },
    { about: 'pilotKilled', unit },
    { about: 'explosion', unit },
    { about: 'destroyed', unit },
    ...locations.map(location => ({ about: 'locationLost', unit, location }) as const),
    ...weapons.map((_, item) => ({ about: 'itemLost', unit, kind: 'weapon', item }) as const),
  ];
}

/** What may happen to a unit that strikes another. */
function riskQuestions(unit: MechId): Question[] {
  return [
    { about: 'damage', unit },
    { about: 'pilotingRoll', unit },
    { about: 'fall', unit },
    { about: 'critical', unit },
    { about: 'pilotWounded', unit },
    { about: 'pilotOut', unit },
    { about: 'explosion', unit },
    { about: 'destroyed', unit },
  ];
}

/** What heat may do to a unit. */
export function heatQuestions(game: Game, unit: MechId): Question[] {
  const { ammoBins } = specOf(game, mechOf(game, unit));
  return [
    { about: 'heat', unit },
    { about: 'shutdown', unit },
    { about: 'fall', unit },
    { about: 'explosion', unit },
    { about: 'pilotWounded', unit },
    { about: 'pilotOut', unit },
    { about: 'destroyed', unit },
    ...ammoBins.map((_, bin) => ({ about: 'ammo', unit, bin }) as const),
  ];
}

/** The questions that a plan raises: which attackers hit, and what becomes of all units that take part. */
export function planQuestions(game: Game, plan: Plan): Question[] {
  if (plan.kind !== 'orders') return damageQuestions(game, plan.unit).filter(({ about }) => !isSettled(plan, about));
  const doers = [...new Set(plan.orders.map(({ unit }) => unit))];
  const targets = [...new Set(plan.orders.flatMap(targetsOf))];
  const shooters = doers.filter(unit => plan.orders.some(order => order.unit === unit && countAttacks(order) > 1));
  const strikers = doers.filter(unit => plan.orders.some(order => order.unit === unit && order.type !== 'fire'));
  return [
    ...shooters.map(unit => ({ about: 'hit', unit }) as const),
    ...targets.flatMap(unit => damageQuestions(game, unit)),
    ...strikers.filter(unit => !targets.includes(unit)).flatMap(riskQuestions),
  ];
}

/** Whether a planned fall or piloting roll leaves nothing to ask: whether a roll is made, or whether a planned fall happens. */
function isSettled({ kind }: Plan, about: Question['about']): boolean {
  return about === 'pilotingRoll' || (kind === 'fall' && about === 'fall');
}

/** Returns how many attacks an order makes. Whether a single one hits is not asked, since its number says how likely that is. */
function countAttacks(order: Command): number {
  if (order.type === 'fire') return order.shots.length;
  return order.type === 'punch' ? order.arms.length : 'target' in order ? 1 : 0;
}

/** The units that an order is aimed at. */
export function targetsOf(order: Command): MechId[] {
  if (order.type === 'fire') return [...new Set(order.shots.map(({ target }) => target))];
  return 'target' in order ? [order.target] : [];
}
