import { ARMOR_FACINGS, armorFacing, CT, hasRear, LOCATIONS, type LocationId, LT, RT } from '@hexfall/rules';
import { locationCode } from '../sheet-words.ts';
import { armorLeft, isGone, structureLeft, type Wear } from '../wear.ts';
import { type Box, circle, type Point, panel, polygon, text, textWidth } from './draw.ts';
import { fillWithPips, spanOver } from './pips.ts';
import { BIPED, placeOutline, QUAD, SILHOUETTE_WIDTH } from './silhouette.ts';

/** One picture of a unit: which locations it has, its size, and the points that are shown. */
interface Figure {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly labelSize: number;
  readonly maxPitch: number;
  readonly locations: readonly LocationId[];
  readonly group: string;
  label(location: LocationId): string;
  points(location: LocationId): number;
  /** How many of the points are left. */
  left(location: LocationId): number;
}

const FRONT_SCALE = 0.98;
const STRUCTURE_SCALE = 0.53;

const ALL: readonly LocationId[] = LOCATIONS.map((_, location) => location);

/** Draws front armor, rear armor and structure, with one circle for each point. */
export function armorPanel(box: Box, wear: Wear): string {
  const { spec } = wear;
  const total = spec.armor.reduce((sum, points) => sum + points, 0);
  const left = spec.armor.reduce((sum, _, facing) => sum + armorLeft(wear, facing), 0);
  const small = box.y + 376;
  return panel(box, `Armor ${ofAll(left, total)}`, [
    drawFigure(wear, frontFigure(box, wear)),
    text(box.x + 14, small + 26, 'Rear armor', { size: 12, look: 'strong' }),
    drawFigure(wear, rearFigure(box, wear, small)),
    text(box.x + box.width - 14, small + 26, 'Structure', { size: 12, look: 'strong', anchor: 'end' }),
    drawFigure(wear, structureFigure(box, wear, small)),
  ]);
}

function frontFigure(box: Box, wear: Wear): Figure {
  const { spec } = wear;
  return {
    x: box.x + (box.width - SILHOUETTE_WIDTH * FRONT_SCALE) / 2,
    y: box.y + 22,
    scale: FRONT_SCALE,
    labelSize: 12,
    maxPitch: 19,
    locations: ALL,
    group: 'armor',
    label: location => locationCode(spec, location),
    points: location => spec.armor[location]!,
    left: location => armorLeft(wear, location),
  };
}

function rearFigure(box: Box, wear: Wear, y: number): Figure {
  const { spec } = wear;
  const points = (location: LocationId): number => spec.armor[armorFacing(location, true)]!;
  return {
    x: box.x - 74,
    y: y + 4,
    scale: 0.76,
    labelSize: 11,
    maxPitch: 16,
    locations: [CT, LT, RT].filter(hasRear),
    group: 'rear',
    label: location => ARMOR_FACINGS[armorFacing(location, true)]!,
    points,
    left: location => armorLeft(wear, armorFacing(location, true)),
  };
}

function structureFigure(box: Box, wear: Wear, y: number): Figure {
  const { spec } = wear;
  return {
    x: box.x + box.width - SILHOUETTE_WIDTH * STRUCTURE_SCALE,
    y: y + 1,
    scale: STRUCTURE_SCALE,
    labelSize: 9,
    maxPitch: 13,
    locations: ALL,
    group: 'structure',
    label: location => locationCode(spec, location),
    points: location => spec.structure[location]!,
    left: location => structureLeft(wear, location),
  };
}

function drawFigure(wear: Wear, figure: Figure): string {
  const silhouette = wear.spec.quad ? QUAD : BIPED;
  const parts = figure.locations.map(location => {
    const outline = placeOutline(silhouette.get(location)!, figure.scale, figure.x, figure.y);
    return drawLocation(figure, location, outline, isGone(wear, location) ? 'gone' : 'outline');
  });
  return parts.join('\n');
}

function drawLocation(figure: Figure, location: LocationId, outline: readonly Point[], look: string): string {
  const code = figure.label(location);
  const [points, left] = [figure.points(location), figure.left(location)];
  const label = `${code} ${ofAll(left, points)}`;
  // The longer label of a damaged location must fit, too.
  const size = left === points ? figure.labelSize : figure.labelSize * 0.82;
  const [x, y] = labelPlace(outline, textWidth(label, size) + 4, size);
  const { centers, radius } = fillWithPips(outline, y + size * 0.3, points, figure.maxPitch);
  return [
    `<g data-pips="${figure.group}" data-location="${code}">`,
    polygon(outline, look),
    text(x, y, label, { size, anchor: 'middle', look: 'strong' }),
    ...centers.map(([px, py], i) => circle(px, py, radius, i < points - left ? 'pip lost' : 'pip')),
    '</g>',
  ].join('');
}

/** What is left of something, and of how much if some is gone. */
function ofAll(left: number, all: number): string {
  return left === all ? `${all}` : `${left}/${all}`;
}

/** The middle of the baseline of a label, at the highest place in the outline where it fits. */
function labelPlace(outline: readonly Point[], width: number, size: number): Point {
  const heights = outline.map(([, y]) => y);
  const [top, bottom] = [Math.min(...heights), Math.max(...heights)];
  for (let y = top + size; y < bottom; y++) {
    const [left, right] = spanOver(outline, y - size * 0.8, y);
    if (right - left >= width) return [(left + right) / 2, y];
  }
  return [(outline[0]![0] + outline[1]![0]) / 2, top + size];
}
