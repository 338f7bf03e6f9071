import { builtInMech } from '@hexfall/data';
import { distance, type Side, sideStruck } from '@hexfall/hex';
import { aimWeapon, boardOf, type Game, type Modifier, mechOf, sightTarget, specOf, toHitNumber } from '@hexfall/rules';
import { expect, test } from 'vitest';
import { createDuel } from './create-duel.ts';
import { ATTACKER, type DuelFacts, TARGET } from './duel-facts.ts';

const HUNCHBACK = builtInMech('HBK-4G')!;
const WOLVERINE = builtInMech('WVR-6R')!;

function duel(facts: Partial<DuelFacts> = {}): Game {
  const made = createDuel({ phase: 'weapons', attacker: { spec: HUNCHBACK }, target: { spec: WOLVERINE }, ...facts });
  if (!made.ok) throw new Error(made.errors[0]!.message);
  return made.value;
}

/** What the first weapon of the attacker needs, with the modifiers that count. */
function number(game: Game): Record<string, number> {
  const modifiers: Modifier[] = [];
  const sighting = sightTarget(game, mechOf(game, ATTACKER), mechOf(game, TARGET));
  const need = toHitNumber(
    game,
    aimWeapon(game, sighting, specOf(game, mechOf(game, ATTACKER)).weapons[0]!),
    modifiers,
  );
  return {
    need,
    ...Object.fromEntries(modifiers.filter(({ value }) => value !== 0).map(({ code, value }) => [code, value])),
  };
}

test('the two stand as far apart as is said, and the attacker faces its target', () => {
  const game = duel({ range: 7 });
  const { grid } = boardOf(game);
  expect(distance(grid, mechOf(game, ATTACKER).hex, mechOf(game, TARGET).hex)).toBe(7);
  expect(game.state).toMatchObject({ turn: 1, phase: 'weapons' });
  expect(mechOf(game, ATTACKER).facing).toBe(0);
});

test.each<Side>(['front', 'rear', 'left', 'right'])('the target can turn its %s to the attacker', side => {
  const game = duel({ range: 3, side });
  expect(sideStruck(boardOf(game), mechOf(game, ATTACKER).hex, mechOf(game, TARGET))).toBe(side);
});

test('terrain, cover and moves count as they do in a game', () => {
  const woods = { woods: 1, foliageHeight: 2 };
  const attacker = { spec: HUNCHBACK, gunnery: 3, move: { mode: 'walk', hexes: 2 } } as const;
  const target = {
    spec: WOLVERINE,
    move: { mode: 'jump', hexes: 5 },
    ground: { level: 0, layers: { woods: 2, foliageHeight: 2 } },
  } as const;
  expect(number(duel({ range: 5, attacker, target, between: [{}, woods], cover: true }))).toEqual({
    need: 13,
    gunnery: 3,
    'range.medium': 2,
    'attacker.walked': 1,
    'between.lightWoods': 1,
    'target.terrain': 2,
    'target.cover': 1,
    'target.moved': 2,
    'target.jumped': 1,
  });
});

test('a unit that jumped has the heat of it, and one on higher ground stands there', () => {
  const move = { mode: 'jump', hexes: 5 } as const;
  const game = duel({
    range: 4,
    attacker: { spec: WOLVERINE, move, ground: { level: 2, layers: {} } },
    target: { spec: HUNCHBACK },
  });
  expect(mechOf(game, ATTACKER)).toMatchObject({ movement: 'jump', hexesMoved: 5, heatBuildUp: 5 });
  expect(boardOf(game).level[mechOf(game, ATTACKER).hex]).toBe(2);
});

test('before a charge the attacker has not moved, and the target has', () => {
  const game = duel({ phase: 'movement', range: 4 });
  expect(game.state.mechs.map(({ movement }) => movement)).toEqual(['undecided', 'stationary']);
});

test('damage that a unit cannot have is refused with its field', () => {
  const target = { spec: WOLVERINE, condition: { armor: { LT: 99 } } };
  const made = createDuel({ phase: 'weapons', attacker: { spec: HUNCHBACK }, target });
  expect(!made.ok && made.errors[0]!.message).toBe('units[1].condition.armor.LT must be from 0 to 20, not 99');
});
