import { type Scenario, type ScenarioOptions, scenario } from '@hexfall/testkit';
import { describe, expect, test } from 'vitest';
import { OTHER } from '../../vocabulary/events/source.ts';
import { emit } from '../../vocabulary/game/emit.ts';

const HOME = { rule: 'allowed', homeEdges: ['north', 'south'] } as const;

/** Two units at their home edges, and a third for the second side if it is still to arrive. */
function battle(options: ScenarioOptions = {}, arrival?: number): Scenario {
  const s = scenario(options).mech('A', { at: '0301' }).mech('B', { at: '0510', side: 1, facing: 3 });
  if (arrival !== undefined) s.mech('C', { at: { zone: { edge: 'south', depth: 1 }, turn: arrival }, side: 1 });
  return s.begin('movement');
}

/** Passes for all other units until the turn is over. */
function endTurn(s: Scenario): Scenario {
  const { turn } = s.state;
  while (s.state.turn === turn && s.state.phase !== 'over') s.endPhase();
  return s;
}

const destroy = (s: Scenario, unit: number): void =>
  emit(s.game, { type: 'UnitDestroyed', unit, cause: 'engine', source: OTHER });

describe('at the end of a turn', () => {
  test('the last side with a unit on the board has won', () => {
    const s = battle();
    destroy(s, 1);
    expect(endTurn(s).state).toMatchObject({ phase: 'over', outcome: { kind: 'win', side: 0 } });
  });

  test('a side whose units have all left has lost', () => {
    const s = battle({ withdrawal: HOME }).walk('A', 'X');
    expect(endTurn(s).state).toMatchObject({ phase: 'over', outcome: { kind: 'win', side: 1 } });
  });

  test('a game in which all units are destroyed or gone is a draw', () => {
    const s = battle({ withdrawal: HOME }).walk('A', 'X');
    destroy(s, 1);
    expect(endTurn(s).state).toMatchObject({ phase: 'over', outcome: { kind: 'draw' } });
    const both = battle({ withdrawal: HOME }).walk('A', 'X').walk('B', 'X');
    expect(endTurn(both).state).toMatchObject({ phase: 'over', outcome: { kind: 'draw' } });
  });

  test('a side with units still to come is not beaten', () => {
    const s = battle({}, 3);
    destroy(s, 1);
    expect(endTurn(s).state).toMatchObject({ turn: 2, outcome: { kind: 'undecided' } });
    expect(endTurn(s).state).toMatchObject({ turn: 3, phase: 'deployment', outcome: { kind: 'undecided' } });
    s.deploy('C', '0510');
    destroy(s, 2);
    expect(endTurn(s).state).toMatchObject({ phase: 'over', outcome: { kind: 'win', side: 0 } });
  });

  test('a side that holds its units back is not beaten, but the turn limit still ends the game', () => {
    const s = battle({ turnLimit: 4 }, 2);
    destroy(s, 1);
    while (s.state.phase !== 'over') endTurn(s);
    expect(s.state).toMatchObject({ turn: 4, outcome: { kind: 'draw' } });
    expect(s.unit('C').status).toBe('undeployed');
  });
});
