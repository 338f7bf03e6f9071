import { describe, expect, test } from 'vitest';
import { act } from '../../index.ts';
import { resolvePhysicalAttack } from '../../resolution/physical/physical-attack.ts';
import { ScriptedDice } from '../../vocabulary/dice/scripted.ts';
import type { GameEvent } from '../../vocabulary/events/events.ts';
import { mechOf, specOf } from '../../vocabulary/game/game.ts';
import { createPosition } from './create-position.ts';

describe('a position for a call by itself', () => {
  test('two units stand face to face in the middle of open ground, as enemies, in the movement phase', () => {
    const { state } = createPosition([{ tonnage: 50 }, { tonnage: 80 }]);
    expect(state).toMatchObject({ turn: 1, phase: 'movement', order: [0, 1] });
    expect(state.mechs).toMatchObject([
      { hex: 40, facing: 0, side: 0, gunnery: 4, piloting: 5 },
      { hex: 31, facing: 3, side: 1, gunnery: 4, piloting: 5 },
    ]);
  });

  test('whatever a unit states is not as usual', () => {
    const unit = { tonnage: 20, hex: '0101', facing: 2, side: 3, gunnery: 2, piloting: 1, condition: { heat: 7 } };
    const game = createPosition([{ tonnage: 100 }, unit], { phase: 'weapons', profile: 'canon' });
    expect(mechOf(game, 1)).toMatchObject({ hex: 0, facing: 2, side: 3, gunnery: 2, piloting: 1, heat: 7 });
    expect(specOf(game, mechOf(game, 1)).tonnage).toBe(20);
    expect(game.state.phase).toBe('weapons');
    expect(game.rules.psrCumulativeModifiers).toBe(true);
  });

  test('the sink hears only what happens in the position, and the dice roll only for that', () => {
    const events: GameEvent[] = [];
    const dice = new ScriptedDice().add('toHit', 3).add('kickLocation', 5).add('piloting', 5);
    const game = createPosition([{ tonnage: 50 }, { tonnage: 55 }], { phase: 'physical', dice, sink: events });
    expect(resolvePhysicalAttack(game, { type: 'kick', unit: 0, target: 1, leg: 'RL' }).ok).toBe(true);
    expect(events[0]).toMatchObject({ type: 'PhysicalRolled', kind: 'kick', hit: true });
    expect(dice.unused).toEqual([]);
  });

  test('a position can be played on', () => {
    const game = createPosition([{ tonnage: 50 }, { tonnage: 55 }]);
    for (const unit of [0, 1]) expect(act(game, { type: 'stay', unit })).toMatchObject({ ok: true });
    expect(game.state.phase).toBe('weapons');
  });

  test.each([
    [[{ tonnage: 52 }], 'units[0].tonnage must be a multiple of 5 from 10 to 100, not 52'],
    [[{ tonnage: 50 }, { tonnage: 50, hex: '0505' }], 'units[1].hex is taken by units[0]'],
    [[{ tonnage: 50 }, { tonnage: 50 }, { tonnage: 50 }], 'units[2].hex must be a hex number of this 9x9 board'],
  ])('a position that cannot be is an error which names the field: %#', (units, message) => {
    expect(() => createPosition(units)).toThrow(message);
  });
});
