import { builtInMech } from '@hexfall/data';
import type { Game } from '@hexfall/rules';
import type { RulesName } from '../../begin/model/match-settings.ts';
import { createTableGame } from './table-game.ts';

/** Creates the game behind a table for tests: a Hunchback and an Archer against an Atlas. */
export function sampleTable(profile: RulesName = 'spec', names = ['HBK-4G', 'ARC-2R', 'AS7-D']): Game {
  const units = names.map((name, i) => {
    const side: 0 | 1 = i === names.length - 1 ? 1 : 0;
    return { spec: builtInMech(name)!, side, gunnery: 4, piloting: 5 };
  });
  const game = createTableGame(units, profile);
  if (!game.ok) throw new Error(game.errors[0]);
  return game.value;
}
