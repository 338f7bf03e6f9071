import { builtInMech } from '@hexfall/data';
import { gameOf, playRandomly, skirmish } from '@hexfall/testkit';
import { expect, test } from 'vitest';
import { enemiesOf } from '../../questions/unit/enemies.ts';
import type { Shot } from '../../vocabulary/commands/command.ts';
import { type Game, specOf } from '../../vocabulary/game/game.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';
import { startGame } from '../phases/turn.ts';
import { refusalOf } from './act.ts';
import { legalShots } from './legal-shots.ts';

/** Returns every shot with each weapon at each enemy, directly or by each spotter, that is not refused. */
function shotsTried(game: Game, mech: MechState): string[] {
  const shots: Shot[] = [];
  for (const weapon of specOf(game, mech).weapons.keys()) {
    for (const { id: target } of enemiesOf(game, mech)) {
      shots.push({ weapon, target }, ...game.state.mechs.map(({ id: spotter }) => ({ weapon, target, spotter })));
    }
  }
  const isLegal = (shot: Shot): boolean =>
    refusalOf(game, { type: 'fire', unit: mech.id, twist: 0, shots: [shot] }) === undefined;
  return shots.filter(isLegal).map(textOf);
}

function textOf({ weapon, target, spotter }: Shot): string {
  return `${weapon} at ${target} by ${spotter ?? 'itself'}`;
}

/** A game among hills, between units with missiles that can be fired over them, after this many random orders. */
function battleAfter(orders: number, seed: string): Game {
  const specs = ['ARC-2R', 'TBT-5N'].map(name => builtInMech(name)!);
  const game = gameOf({ ...skirmish(seed, { perSide: 3, style: 'hills' }), specs }, []);
  startGame(game);
  playRandomly(game, Int32Array.from([1, 2, 3, 4]), orders);
  return game;
}

test('the shots on offer are all those that are not refused, direct and indirect', () => {
  let [direct, indirect] = [0, 0];
  for (let seed = 0; seed < 160; seed++) {
    const game = battleAfter(7 + seed, `shots ${seed}`);
    if (game.state.phase !== 'weapons') continue;
    for (const mech of game.state.mechs) {
      if (mech.status !== 'active') continue;
      const tried = shotsTried(game, mech);
      expect(legalShots(game, mech, 0).filter(isPlain).map(textOf).sort()).toEqual(tried.sort());
      direct += tried.filter(text => text.endsWith('itself')).length;
      indirect += tried.filter(text => !text.endsWith('itself')).length;
    }
  }
  expect(direct).toBeGreaterThan(20);
  expect(indirect).toBeGreaterThan(20);
});

/** Whether a shot is not aimed at a location. */
function isPlain({ aim }: Shot): boolean {
  return aim === undefined;
}
