import { addArmor } from './armor-value.ts';
import { addArmoredComponents } from './armored-components.ts';
import { addExplosives } from './explosives.ts';
import { addFrame } from './frame.ts';
import { itemName } from './item-name.ts';
import { type BattleMovement, movementModifier } from './movement.ts';
import type { Subject } from './subject.ts';
import { formatFigure, Terms, type ValueTerm } from './terms.ts';

/** One half of a Battle Value: its terms with their sum, and the factors of the sum. */
export interface Rating {
  readonly terms: readonly ValueTerm[];
  readonly sum: number;
  readonly factors: readonly { readonly name: string; readonly factor: number; readonly how: string }[];
  readonly value: number;
}

/** Returns the Defensive Battle Rating: how much a unit withstands, and how hard it is to hit. */
export function defensiveRating(subject: Subject, movement: BattleMovement): Rating {
  const terms = new Terms();
  addArmor(subject, terms);
  addFrame(subject, terms);
  addEquipment(subject, terms);
  addArmoredComponents(subject, terms);
  addExplosives(subject, terms);
  if (terms.sum < 1) terms.add('At least 1', 1 - terms.sum);
  const modifier = defensiveModifier(subject, movement);
  const factor = 1 + modifier.points / 10;
  const factors = [{ name: 'Defensive factor', factor, how: `${modifier.points} harder to hit: ${modifier.how}` }];
  return { terms: terms.list, sum: terms.sum, factors, value: terms.sum * factor };
}

/** Adds defensive equipment. Ammunition for missile defense is worth no more than the launchers that use it. */
function addEquipment(subject: Subject, terms: Terms): void {
  for (const item of subject.items) {
    const { use, bv } = item.entry.battle;
    if (use === 'defense' && typeof bv === 'number') terms.add(itemName(item), bv);
  }
  const launchers = subject.with('antiMissile').filter(item => item.entry.battle.ammo !== undefined);
  const kinds = new Set(launchers.map(item => item.entry.battle.ammo));
  const bins = subject.items.filter(({ entry: { battle } }) => battle.use === 'ammo' && kinds.has(battle.ammo));
  const worth = (items: typeof bins): number => items.reduce((sum, { entry }) => sum + Number(entry.battle.bv), 0);
  terms.add('Ammunition for missile defense', Math.min(worth(launchers), worth(bins)));
}

function defensiveModifier(subject: Subject, movement: BattleMovement): { points: number; how: string } {
  const { run, jump, underwater } = movement;
  const jumping = jump > 0 ? movementModifier(jump) + 1 : 0;
  let points = Math.max(movementModifier(run), jumping, movementModifier(underwater));
  const reasons = [
    `runs ${run}`,
    ...(jump > 0 ? [`jumps ${jump}`] : []),
    ...(underwater > 0 ? [`dives ${underwater}`] : []),
  ];
  if (subject.spec.armorType === 'stealth' || subject.has('nullSignature')) {
    points += 2;
    reasons.push('stealth +2');
  }
  if (subject.has('chameleon')) {
    points += 2;
    reasons.push('chameleon +2');
  }
  if (subject.has('voidSignature')) {
    points = points < 3 ? 3 : points === 3 ? 4 : points;
    reasons.push(`void signature: ${formatFigure(points)}`);
  }
  return { points, how: reasons.join(', ') };
}
