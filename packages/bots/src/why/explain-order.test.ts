import { act, type Command, type Game, type MechState } from '@hexfall/rules';
import { skirmish } from '@hexfall/testkit';
import { describe, expect, test } from 'vitest';
import { playSetup } from '../contest.ts';
import { explainOrder, type OrderReasons } from './explain-order.ts';

interface Explained {
  readonly phase: string;
  readonly command: Command;
  readonly mech: MechState;
  readonly reasons: OrderReasons;
}

/** Every order of a battle between tacticians, explained before it was carried out. */
function explainBattle(): Explained[] {
  const all: Explained[] = [];
  const setup = { ...skirmish('why', { perSide: 2, style: 'hills' }), turnLimit: 12 };
  playSetup(setup, ['tactician', 'tactician'], {}, (game: Game, command: Command) => {
    const mech = { ...game.state.mechs[command.unit]! };
    all.push({ phase: game.state.phase, command, mech, reasons: explainOrder(game, command) });
    return act(game, command);
  });
  return all;
}

/** A random bonus may favor any move by up to 15 hundredths of a point, and another move when the order is explained. */
const TIE = 0.3;

describe('an explained order', () => {
  const orders = explainBattle();
  const movable = orders.filter(({ phase, reasons }) => phase !== 'movement' || reasons.others.length > 0);

  test('an explained order is among those that the tactician considers, in every phase', () => {
    expect(new Set(movable.map(({ phase }) => phase))).toEqual(new Set(['movement', 'weapons', 'physical']));
    for (const { reasons } of movable) expect(reasons.given).toBeDefined();
  });

  test('an explained order is expected to be at least as good as the others, except for ties', () => {
    for (const { reasons } of movable) {
      expect(reasons.given!.score).toBeGreaterThanOrEqual((reasons.others[0]?.score ?? 0) - TIE);
    }
  });

  test('an explained order has at most three others, best first, all different', () => {
    for (const { command, reasons } of orders) {
      const scores = reasons.others.map(({ score }) => score);
      expect(scores.length).toBeLessThanOrEqual(3);
      const texts = [command, ...reasons.others.map(other => other.command)].map(each => JSON.stringify(each));
      expect(new Set(texts).size).toBe(texts.length);
    }
    const moves = orders.filter(({ phase, mech }) => phase === 'movement' && !mech.prone && !mech.shutdown);
    for (const { reasons } of moves) expect(reasons.others).toHaveLength(3);
  });

  test('an order is explained in the same way again, and the game is left as it was', () => {
    expect(explainBattle().map(({ reasons }) => reasons)).toEqual(orders.map(({ reasons }) => reasons));
  });
});
