import type { DamageApplied } from '@hexfall/rules';
import type { Page } from './page.ts';

/** One group of damage on its way inward: what it did to each location in turn. */
export interface Hit {
  readonly unit: number;
  readonly steps: DamageApplied[];
}

/** A single hit: "the left torso (rear): 20 damage, 4 armor left". */
export function hitText(page: Page, hit: Hit): string {
  const { gone, felt } = partsOf(hit);
  const through = gone === undefined ? '' : ` through the lost ${page.location(hit.unit, gone.location)}`;
  const first = felt[0]!;
  const where = page.location(hit.unit, first.location, first.rear);
  return `the ${where}${through}: ${first.damage} damage, ${stateText(first)}${restText(page, felt)}`;
}

/** Several hits: "left arm 5+5 (6 armor left), head 2 (7 armor left)". Hits on the same place are combined. */
export function hitsText(page: Page, hits: readonly Hit[]): string {
  const groups: Hit[][] = [];
  for (const hit of hits) {
    const same = groups.find(group => isSamePlace(group[0]!, hit));
    if (same === undefined) groups.push([hit]);
    else same.push(hit);
  }
  return groups.map(group => briefText(page, group)).join(', ');
}

/** Whether two hits struck the same place and stayed there. */
function isSamePlace(a: Hit, b: Hit): boolean {
  const [first, second] = [partsOf(a).felt[0]!, partsOf(b).felt[0]!];
  const isPlain = first.transferred + second.transferred + first.discarded + second.discarded === 0;
  return isPlain && a.unit === b.unit && first.location === second.location && first.rear === second.rear;
}

function briefText(page: Page, hits: readonly Hit[]): string {
  const { unit } = hits[0]!;
  const { felt } = partsOf(hits.at(-1)!);
  const last = felt[0]!;
  const points = hits.map(hit => partsOf(hit).felt[0]!.damage).join('+');
  return `${page.location(unit, last.location, last.rear)} ${points} (${stateText(last)}${restText(page, felt)})`;
}

/** A hit without its points: "left torso destroyed, 83 go on to the center torso: 5 structure left". */
export function courseText(page: Page, hit: Hit): string {
  const { felt } = partsOf(hit);
  const first = felt[0]!;
  const where = page.location(hit.unit, first.location, first.rear);
  return `${where}${first.destroyed ? ' ' : ': '}${stateText(first)}${restText(page, felt)}`;
}

/**
 * Splits a hit: `gone` is the first location it met, if that was gone already and passed all of it on; `felt` are the steps from the first
 * effect on.
 */
function partsOf({ steps }: Hit): {
  readonly gone: DamageApplied | undefined;
  readonly felt: readonly DamageApplied[];
} {
  const at = steps.findIndex(step => step.armorDamage + step.structureDamage > 0 || step.transferred === 0);
  return at <= 0 ? { gone: undefined, felt: steps } : { gone: steps[0], felt: steps.slice(at) };
}

export function totalDamage(hits: readonly Hit[]): number {
  return hits.reduce((sum, { steps }) => sum + steps[0]!.damage, 0);
}

/** What a hit has left of a location. */
function stateText(step: DamageApplied): string {
  if (step.destroyed) return 'destroyed';
  if (step.armorDamage + step.structureDamage === 0 && step.transferred > 0) return 'already gone';
  const left =
    step.structureDamage > 0
      ? `${step.structureRemaining} structure left`
      : `${step.armorRemaining === 0 ? 'no' : step.armorRemaining} armor left`;
  return step.discarded > 0 ? `${left}, ${step.discarded} without effect` : left;
}

/** Returns the damage that each location passed on, and what it did further inward. */
function restText(page: Page, steps: readonly DamageApplied[]): string {
  return steps
    .map((step, i) => {
      if (step.transferred === 0) return '';
      const next = steps[i + 1];
      const verb = step.transferred === 1 ? 'goes' : 'go';
      const where = page.location(step.unit, step.transferLocation);
      return `, ${step.transferred} ${verb} on to the ${where}${next === undefined ? '' : `: ${stateText(next)}`}`;
    })
    .join('');
}
