import { CT, HD, LA, LL, type LocationId, LT, RA, RL, RT } from '@hexfall/rules';
import type { Point } from './draw.ts';

/** Width of a silhouette. It is seen from behind, so the left arm is on the left. */
export const SILHOUETTE_WIDTH = 460;

export type Silhouette = ReadonlyMap<LocationId, readonly Point[]>;

const HEAD: readonly Point[] = [
  [212, 4],
  [248, 4],
  [264, 22],
  [264, 46],
  [248, 64],
  [212, 64],
  [196, 46],
  [196, 22],
];

const CENTER: readonly Point[] = [
  [194, 70],
  [266, 70],
  [280, 98],
  [272, 160],
  [254, 198],
  [206, 198],
  [188, 160],
  [180, 98],
];

const LEFT_TORSO: readonly Point[] = [
  [110, 56],
  [158, 50],
  [188, 68],
  [174, 98],
  [182, 162],
  [198, 196],
  [148, 188],
  [120, 152],
  [104, 104],
];

const LEFT_ARM: readonly Point[] = [
  [50, 66],
  [84, 56],
  [102, 62],
  [97, 106],
  [110, 150],
  [98, 172],
  [106, 236],
  [94, 260],
  [46, 260],
  [34, 236],
  [42, 172],
  [30, 140],
  [36, 92],
];

const LEFT_LEG: readonly Point[] = [
  [146, 196],
  [198, 204],
  [222, 206],
  [222, 248],
  [208, 266],
  [214, 312],
  [224, 337],
  [132, 337],
  [142, 312],
  [148, 266],
  [134, 244],
];

/** The front legs of a quad stand outside its rear legs. */
const LEFT_FRONT_LEG: readonly Point[] = [
  [43, 92],
  [83, 82],
  [99, 112],
  [97, 168],
  [83, 204],
  [89, 288],
  [107, 326],
  [13, 326],
  [29, 288],
  [25, 204],
  [17, 168],
  [21, 116],
];

const LEFT_REAR_LEG: readonly Point[] = [
  [148, 200],
  [198, 206],
  [218, 208],
  [218, 246],
  [204, 268],
  [206, 300],
  [220, 326],
  [134, 326],
  [142, 300],
  [144, 268],
  [134, 242],
];

function mirror(points: readonly Point[]): readonly Point[] {
  return points.map(([x, y]): Point => [SILHOUETTE_WIDTH - x, y]);
}

function build(arm: readonly Point[], leg: readonly Point[]): Silhouette {
  return new Map([
    [HD, HEAD],
    [CT, CENTER],
    [LT, LEFT_TORSO],
    [RT, mirror(LEFT_TORSO)],
    [LA, arm],
    [RA, mirror(arm)],
    [LL, leg],
    [RL, mirror(leg)],
  ]);
}

export const BIPED: Silhouette = build(LEFT_ARM, LEFT_LEG);
export const QUAD: Silhouette = build(LEFT_FRONT_LEG, LEFT_REAR_LEG);

/** Scales and moves an outline. */
export function placeOutline(points: readonly Point[], scale: number, x: number, y: number): readonly Point[] {
  return points.map(([px, py]): Point => [x + px * scale, y + py * scale]);
}
