import { PROFILES, scenario, type Scenario } from '@hexfall/testkit';
import { describe, expect, test } from 'vitest';
import { createGameOn, emit } from '../game.ts';
import { checkVictory } from './victory.ts';

/** The end of a turn after which only the named units are in play. */
function endTurn(s: Scenario, ...survivors: readonly string[]): Scenario {
  for (const name of ['A', 'B', 'C']) {
    if (survivors.includes(name)) continue;
    emit(s.game, { type: 'UnitDestroyed', unit: s.id(name), cause: 'centerTorso' });
  }
  return s.begin('end').endPhase();
}

describe.each(PROFILES)('who has won (%s)', profile => {
  const three = (): Scenario =>
    scenario({ profile })
      .mech('A', { at: '0101', side: 0 })
      .mech('B', { at: '0505', side: 1 })
      .mech('C', { at: '0909', side: 1 })
      .begin('physical');

  test('nobody while two sides have a unit in play', () => {
    expect(endTurn(three(), 'A', 'C').state).toMatchObject({ turn: 2, outcome: { kind: 'undecided' } });
  });

  test('the last side with one', () => {
    const { phase, outcome } = endTurn(three(), 'B').state;
    expect([phase, outcome]).toEqual(['over', { kind: 'win', side: 1 }]);
  });

  test('nobody when none is left', () => {
    expect(endTurn(three()).state.outcome).toEqual({ kind: 'draw' });
  });

  test('nobody when the turns are used up', () => {
    const s = three();
    const game = createGameOn({ ...s.game.match, turnLimit: 1 }, s.state, s.dice, s.events);
    checkVictory(game);
    expect(s.state.outcome).toEqual({ kind: 'draw' });
  });
});
