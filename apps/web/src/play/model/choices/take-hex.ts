import type { HexId } from '@hexfall/hex';
import type { MechId } from '@hexfall/rules';
import type { AnyChoice } from './create-choice.ts';
import type { FireChoice } from './fire-choice.ts';

/**
 * Uses a hex for an order: to move or deploy there, to aim at the unit or building there, to strike the unit. Returns false if the hex
 * means nothing to the order.
 */
export function takeHex(choice: AnyChoice, hex: HexId, unit: MechId | undefined): boolean {
  switch (choice.kind) {
    case 'deploy':
      if (!choice.hexes.has(hex)) return false;
      choice.to(hex);
      return true;
    case 'move':
      if (!choice.reach.has(hex)) return false;
      choice.to(hex);
      return true;
    case 'fire':
      return aim(choice, hex, unit);
    default: {
      const card = choice.cards.find(({ target }) => target === unit);
      if (card !== undefined) choice.play(card);
      return card !== undefined;
    }
  }
}

function aim(choice: FireChoice, hex: HexId, unit: MechId | undefined): boolean {
  if (unit !== undefined && choice.targets.some(target => target.unit === unit)) {
    choice.aimAt({ unit });
    return true;
  }
  if (unit !== undefined || !choice.buildings.has(hex)) return false;
  choice.aimAt({ building: hex });
  return true;
}
