import type { EquipmentKind } from '../../vocabulary/spec/mech-spec.ts';
import type { MeleeFigures } from './melee-figures.ts';

/*
 * Tools. They strike like melee weapons, need no hand, and have the strength of their motors, whichever unit carries
 * them.
 */

export type ToolKind = Extract<
  EquipmentKind,
  | 'chainsaw'
  | 'miningDrill'
  | 'rockCutter'
  | 'combine'
  | 'backhoe'
  | 'dualSaw'
  | 'spotWelder'
  | 'pileDriver'
  | 'wreckingBall'
  | 'flail'
>;

export const TOOLS: Readonly<Record<ToolKind, MeleeFigures>> = {
  chainsaw: tool(0, 5),
  miningDrill: tool(-1, 4),
  rockCutter: tool(1, 5),
  combine: tool(-2, 3),
  backhoe: tool(1, 6),
  dualSaw: tool(0, 7),
  spotWelder: tool(-1, 5),
  pileDriver: tool(2, 10),
  wreckingBall: tool(1, 8),
  flail: tool(0, 9),
};

function tool(toHit: number, points: number): MeleeFigures {
  return { toHit, damage: () => points, asksForLowerArm: false, missModifier: undefined };
}

/** Whether equipment is a tool. */
export function isTool(kind: EquipmentKind): kind is ToolKind {
  return Object.hasOwn(TOOLS, kind);
}

/** Tools that a quad can use although it has no arms to guide them. */
const TOOLS_OF_QUADS: ReadonlySet<EquipmentKind> = new Set<EquipmentKind>([
  'backhoe',
  'wreckingBall',
  'chainsaw',
  'dualSaw',
  'combine',
]);

/** Whether a quad can use a tool. */
export function isToolOfQuads(kind: EquipmentKind): boolean {
  return TOOLS_OF_QUADS.has(kind);
}

/** Whether a tool strikes with a motor of its own, so that myomer adds nothing: all but a backhoe. */
export function isPowered(kind: EquipmentKind): boolean {
  return isTool(kind) && kind !== 'backhoe';
}
