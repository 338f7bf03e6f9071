import type { GameEvent, GameSetup } from '@hexfall/rules';
import type { Issue } from '../schema/issues.ts';

const UNIT_FIELDS = ['unit', 'attacker', 'target'] as const;

/** What an event names that is not part of the game: a unit that is not there, a hex off the board. */
export function strangers(event: GameEvent, setup: GameSetup): Issue[] {
  const fields = event.type === 'AttackDeclared' ? event.attack : event;
  const prefix = event.type === 'AttackDeclared' ? 'e.attack' : 'e';
  const issues: Issue[] = [];
  const values = fields as unknown as Readonly<Record<string, unknown>>;
  for (const field of UNIT_FIELDS) {
    const unit = values[field];
    if (typeof unit !== 'number' || unit < setup.units.length) continue;
    issues.push({ path: `${prefix}.${field}`, reason: `is ${unit}, but the game has ${setup.units.length} units` });
  }
  const { hex } = values;
  if (typeof hex === 'number' && hex >= setup.board.grid.size) {
    issues.push({ path: `${prefix}.hex`, reason: `is ${hex}, which is not on the board` });
  }
  return issues;
}
