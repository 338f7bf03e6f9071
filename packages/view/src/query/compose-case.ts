import { createBoard } from '@hexfall/hex';
import { ATTACKER, TARGET } from '@hexfall/odds';
import { type Game, type MechId, type MechSpec, mechOf } from '@hexfall/rules';
import { circumstances } from '../odds/circumstances.ts';
import { describeHex } from '../terrain-words.ts';
import type { CaseUnit, OddsCase } from './case.ts';
import { planNumbers } from './case-numbers.ts';
import { heatQuestions, planQuestions } from './case-questions.ts';
import { createGunner } from './gunner.ts';
import { type Action, isAboutOne, type Query } from './query.ts';
import { QueryError } from './query-error.ts';
import { queryPlan } from './query-plan.ts';
import { queryPosition } from './query-position.ts';
import { queryTitle } from './query-title.ts';
import { type ResolvedUnit, resolveUnit } from './resolve-unit.ts';
import type { UnitBook } from './unit-book.ts';
import { findWeapon } from './weapon-names.ts';

/** Turns a question into a case: a game with the units in their places, the plan that is asked about, and the questions to answer. */
export function composeCase(query: Query, rules: string, book: UnitBook): OddsCase {
  const action = actionOf(query);
  const attacker = resolveUnit(query.attacker, book, gunnerFor(query));
  const staged = withHardTarget(query, attacker);
  const target = resolveUnit(staged.target, book);
  const game = queryPosition(staged, action, attacker, target, rules);
  const plan = queryPlan(query, action, game, attacker);
  return {
    title: queryTitle(query, action, attacker, target),
    rules,
    game,
    plan,
    scene: sceneOf(query),
    units: unitsOf(query, action, game, attacker, target),
    numbers: action.kind === 'heat' ? [] : planNumbers(game, plan),
    questions: action.kind === 'heat' ? heatQuestions(game, ATTACKER) : planQuestions(game, plan),
    notes: [...attacker.notes, ...target.notes],
  };
}

/** Returns the action of a question. Two units without a verb mean that one fires everything at the other. */
function actionOf({ action, attacker, target }: Query): Action {
  if (action !== undefined) return action;
  if (attacker.name !== undefined && target.name !== undefined) return { kind: 'fire', weapons: 'all' };
  throw new QueryError(
    'the question does not say what is done: name weapons ("ac/20 at 7 hexes"), two units, a kick, punch, push, charge or death from above, a piloting roll, a fall, or heat.',
  );
}

/** Weapons that are named without a unit are carried by one that is made for them. */
function gunnerFor({ action, firing, attacker }: Query): MechSpec | undefined {
  const weapons = action?.kind === 'fire' ? action.weapons : firing;
  if (attacker.name !== undefined || weapons === undefined || weapons === 'all') return undefined;
  return createGunner(weapons.flatMap(({ count, name }) => Array.from({ length: count }, () => findWeapon(name)!)));
}

const HEAVY_WOODS = { woods: 2, foliageHeight: 2 };

/**
 * Makes the target hard to hit if nothing is said about it and only the heat of the attacker is asked for: fewer hits leave fewer cases to
 * follow. A streak launcher makes heat only when it hits, so its target stands in the open.
 */
function withHardTarget(query: Query, { spec }: ResolvedUnit): Query {
  const { action, target, between } = query;
  const isStated = target.name !== undefined || target.tons !== undefined || target.move !== undefined;
  const needsHits = spec.weapons.some(({ type }) => type.traits.includes('streak'));
  if (action?.kind !== 'heat' || isStated || needsHits || between.length > 0) return query;
  const hard = { ...target, move: { mode: 'run', hexes: 30 } as const, ground: HEAVY_WOODS };
  return { ...query, target: hard, between: [HEAVY_WOODS] };
}

const SIDE_TEXTS = {
  front: [],
  rear: ['struck from behind'],
  left: ['struck from the left'],
  right: ['struck from the right'],
} as const;

/** Returns what is between the two units, and from which side the target is struck. */
function sceneOf({ side = 'front', cover, between }: Query): string[] {
  const hexes = between.map(layers =>
    describeHex(createBoard(1, 1, [{ level: 0, layers }]), 0).replace(/^level 0, /, ''),
  );
  const kinds = [...new Set(hexes)].map(kind => [kind, hexes.filter(hex => hex === kind).length] as const);
  return [
    ...SIDE_TEXTS[side],
    ...(cover ? ['partial cover'] : []),
    ...kinds.map(([kind, count]) => `${count === 1 ? '' : `${count} hexes of `}${kind} between`),
  ];
}

function unitsOf(
  query: Query,
  action: Action,
  game: Game,
  attacker: ResolvedUnit,
  target: ResolvedUnit,
): readonly CaseUnit[] {
  if (isAboutOne(query)) return [caseUnit(game, ATTACKER, attacker.title, 'piloting')];
  const isFire = action.kind === 'fire';
  // A unit that was made only to carry weapons has no name worth showing.
  const striker = isFire && !attacker.isNamed ? 'Attacker' : `Attacker: ${attacker.title}`;
  return [
    caseUnit(game, TARGET, `Target: ${target.title}`, 'piloting'),
    caseUnit(game, ATTACKER, striker, isFire ? 'gunnery' : 'piloting'),
  ];
}

function caseUnit(game: Game, id: MechId, heading: string, skill: 'gunnery' | 'piloting'): CaseUnit {
  return { id, heading, facts: [`${skill} ${mechOf(game, id)[skill]}`, ...circumstances(game, id)] };
}
