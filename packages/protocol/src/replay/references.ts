import type { GameEvent, GameSetup, Source } from '@hexfall/rules';
import type { Issue } from '../schema/issues.ts';

const UNIT_FIELDS = ['unit', 'attacker', 'target', 'spotter'] as const;

/** Finds units and hexes that an event names although the game does not have them. */
export function findUnknownReferences(event: GameEvent, setup: GameSetup): Issue[] {
  const issues: Issue[] = [];
  for (const [path, part] of partsOf(event)) {
    for (const field of UNIT_FIELDS) {
      const unit = part[field];
      if (typeof unit !== 'number' || unit < setup.units.length) continue;
      issues.push({ path: `${path}.${field}`, reason: `is ${unit}, but the game has ${setup.units.length} units` });
    }
    const { hex } = part;
    if (typeof hex === 'number' && hex >= setup.board.grid.size)
      issues.push({ path: `${path}.hex`, reason: `is ${hex}, which is not on the board` });
  }
  return issues;
}

type Part = Readonly<Partial<Record<(typeof UNIT_FIELDS)[number] | 'hex', unknown>>>;

/** Returns the parts of an event that name units or hexes, each with its path: itself, its attack, source and modifiers. */
function partsOf(event: GameEvent): [path: string, part: Part][] {
  const parts: [string, Part][] = [['e', event as Part]];
  if (event.type === 'AttackDeclared') parts.push(['e.attack', event.attack]);
  if ('source' in event) parts.push(...causesOf('e.source', event.source));
  const modifiers = 'modifiers' in event ? event.modifiers : [];
  for (const [i, modifier] of modifiers.entries()) parts.push([`e.modifiers[${i}]`, modifier]);
  return parts;
}

/** Returns a source with its path, then what set it off with that path, and so on. */
function causesOf(path: string, source: Source | undefined): [path: string, part: Part][] {
  if (source === undefined) return [];
  const before = 'setOffBy' in source ? causesOf(`${path}.setOffBy`, source.setOffBy) : [];
  return [[path, source as Part], ...before];
}
