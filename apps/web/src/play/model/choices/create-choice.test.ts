import { act, type Command, isLegal, refusalOf, startGame, unitsToAct } from '@hexfall/rules';
import { Choices, gameOf, randomBattle, randomCommand } from '@hexfall/testkit';
import { expect, test } from 'vitest';
import { type AnyChoice, chooseNothing, createChoice, oddsFor } from './create-choice.ts';
import type { MoveChoice } from './move-choice.ts';

const GAMES = 30;
const TIMEOUT = 400_000;

/** Makes random changes to a choice, as a player might. */
function fiddle(choice: AnyChoice, random: Choices): void {
  switch (choice.kind) {
    case 'deploy':
      if (choice.hexes.size > 0) choice.to(random.oneOf([...choice.hexes.keys()]));
      if (random.below(2) === 0) choice.turn(random.oneOf([1, -1]));
      if (choice.elevations.length > 0) choice.stand(random.oneOf(choice.elevations));
      return;
    case 'move': {
      const actions = [
        () => choice.to(random.oneOf([...choice.reach.keys()])),
        () => choice.to(random.oneOf([...choice.reach.keys()])),
        () => choice.turn(random.oneOf([1, -1])),
        () => choice.passThrough(random.oneOf([...choice.reach.keys()])),
        () => choice.use(random.oneOf([undefined, ...choice.ways])),
        () => choice.switches.length > 0 && choice.toggle(random.oneOf(choice.switches).id),
        () => choice.play(random.oneOf(choice.cards).command),
        () => choice.rams.length > 0 && choice.play(random.oneOf(choice.rams).command),
        () => choice.hover(random.oneOf([...choice.reach.keys()])),
      ];
      if (choice.reach.size > 0) random.oneOf(actions)();
      return;
    }
    case 'fire': {
      const weapons = choice.rows.length;
      const actions = [
        () => choice.toggleAll(),
        () => choice.toggle(random.below(weapons)),
        () => choice.turnTorso(random.oneOf([-1, 0, 1])),
        () => choice.flipArms(),
        () => choice.cycleTarget(1),
        () => choice.toggleStealth(),
        () => {
          if (choice.switches.length === 0) return;
          const { item, settings } = random.oneOf(choice.switches);
          choice.setSwitch(item, random.oneOf(settings));
        },
        () => choice.capacitors.length > 0 && choice.toggleCapacitor(random.oneOf(choice.capacitors).weapon),
        () => choice.bins.length > 0 && choice.toggleDump(random.oneOf(choice.bins).bin),
        () => {
          const row = random.oneOf(choice.rows);
          if (row.rates.length > 0) choice.fireLike(row.weapon, { rate: random.oneOf(row.rates) });
          if (row.loads.length > 0) choice.fireLike(row.weapon, { bin: random.oneOf(row.loads).bin });
          if (row.aims.length > 0) choice.fireLike(row.weapon, { aim: random.oneOf(row.aims) });
        },
      ];
      if (weapons > 0) random.oneOf(actions)();
      return;
    }
    default:
      if (random.below(3) === 0 || choice.cards.length === 0) choice.pass();
      else choice.cycle(1);
  }
}

/** Returns the orders for every end of a move. */
function endsOf(choice: MoveChoice): Command[] {
  const options = [...choice.reach.values()].flat();
  return options.flatMap(({ ends }) => ends.flatMap(end => (end === undefined ? [] : [end.command])));
}

/** Reads everything that a view would draw. */
function lookAt(choice: AnyChoice): void {
  expect(choice.refusal === undefined || choice.planned === undefined).toBe(true);
  oddsFor(choice);
  if (choice.kind === 'move') {
    expect(choice.preview === undefined).toBe(choice.planned === undefined);
    expect(choice.hoveredPreview === undefined || choice.hoveredProblem === undefined).toBe(true);
    if (choice.preview?.leaves === false) expect(choice.exposure).toBeDefined();
  } else if (choice.kind === 'fire') {
    expect(choice.targets.filter(({ isTarget }) => isTarget).length).toBeLessThanOrEqual(1);
    for (const { need, problem, chance, damage } of choice.rows) {
      expect(need !== undefined || problem !== undefined || choice.target === undefined).toBe(true);
      expect(need === undefined ? 0 : chance).toBe(chance);
      expect(damage).toBeGreaterThanOrEqual(0);
    }
    expect(choice.arcs.every(({ hexes }) => hexes.size >= 0)).toBe(true);
    if (choice.planned !== undefined) expect(choice.heat).toBeDefined();
  }
}

test(
  'in random games, every order that is put together is legal, or the model says why not',
  () => {
    let orders = 0;
    for (let seed = 1; seed <= GAMES; seed++) {
      const random = new Choices(seed);
      const game = gameOf(randomBattle(seed), { explains: true, push: () => undefined });
      startGame(game);
      for (let i = 0; i < 40 && game.state.phase !== 'over'; i++) {
        const { id } = random.oneOf(unitsToAct(game));
        const choice = createChoice(game, id)!;
        for (let step = 0; step < 4; step++) fiddle(choice, random);
        lookAt(choice);
        const { planned } = choice;
        if (planned !== undefined) {
          expect(isLegal(game, planned), JSON.stringify(planned)).toBe(true);
          orders++;
        } else if (choice.command !== undefined) expect(choice.refusal).toMatch(/^[A-Z].*[^.]$/);
        const result = act(game, planned ?? randomCommand(game, Int32Array.of(seed, i, 3, 4)));
        expect(result.ok).toBe(true);
      }
    }
    expect(orders).toBeGreaterThan(500);
  },
  TIMEOUT,
);

test(
  'in random games, every hex and facing within reach is a legal end of a move, and doing nothing is always legal',
  () => {
    let ends = 0;
    for (let seed = 1; seed <= GAMES / 2; seed++) {
      const game = gameOf(randomBattle(seed), { explains: true, push: () => undefined });
      startGame(game);
      for (let i = 0; i < 30 && game.state.phase !== 'over'; i++) {
        const { id } = unitsToAct(game)[0]!;
        const choice = createChoice(game, id)!;
        if (choice.kind === 'move') {
          for (const command of endsOf(choice)) {
            expect(refusalOf(game, command), `seed ${seed}: ${JSON.stringify(command)}`).toBe(undefined);
            ends++;
          }
        }
        chooseNothing(choice);
        expect(choice.planned).toBeDefined();
        act(game, randomCommand(game, Int32Array.of(seed, i, 3, 4)));
      }
    }
    expect(ends).toBeGreaterThan(10_000);
  },
  TIMEOUT,
);
