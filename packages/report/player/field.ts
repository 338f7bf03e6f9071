import type { Trail, WatchModel } from '@hexfall/stage';
import { FIELD, type Film } from '@hexfall/stage';
import { svgElement, svgTitle } from './element.ts';
import { placeToken, token } from './token.ts';

/** The distance from the edge of the picture to the board. */
const MARGIN = 20;
/** Space around the units when only a part of the board is shown. */
const AROUND = 130;
/** A smaller part of the board is never shown. */
const MIN_SIZE = 560;
/** Radius of a unit in the picture, and the smallest on the screen, in pixels. */
const TOKEN_RADIUS = 21;
const MIN_TOKEN_PIXELS = 12;
/** Larger units would hide each other. */
const MAX_TOKEN_SCALE = 1.9;

type Box = readonly [x: number, y: number, width: number, height: number];

/** Shows the board with its units, where they came from in this turn, and who fires at whom. */
export class Field {
  readonly svg: SVGSVGElement;
  /** The larger side of the drawing. */
  readonly size: number;
  private readonly whole: Box;
  private readonly trails = svgElement('g', { class: 'trails' });
  private readonly shots = svgElement('g', { class: 'shots' });
  /** Wrecks lie below the units that still fight. */
  private readonly wrecks = svgElement('g', {});
  private readonly living = svgElement('g', {});
  private readonly tokens: readonly SVGGElement[];
  private readonly rings: readonly { readonly step: number; readonly ring: SVGElement }[];

  constructor(film: Film, onChoose: (unit: number) => void) {
    this.svg = pictureOf(film.board);
    const { width, height } = this.svg.viewBox.baseVal;
    this.whole = [0, 0, width, height];
    this.size = Math.max(width, height);
    this.tokens = film.units.map((unit, i) => token(unit, () => onChoose(i)));
    this.rings = film.steps.flatMap(({ h, t }, step) => (h === undefined ? [] : [{ step, ring: ringAt(h, t) }]));
    const layer = svgElement('g', { transform: `translate(${MARGIN} ${MARGIN})` });
    layer.append(...this.rings.map(({ ring }) => ring), this.wrecks, this.trails, this.living, this.shots);
    this.living.append(...this.tokens);
    this.svg.append(layer);
  }

  show(model: WatchModel): void {
    const { film, units, at, shownUnit, chapter } = model;
    const box = this.box(model);
    this.svg.setAttribute('viewBox', box.join(' '));
    this.svg.style.setProperty('--token', String(this.tokenScale(box)));
    for (const [i, marker] of this.tokens.entries()) {
      placeToken(marker, units[i]!);
      marker.classList.toggle('act', i === shownUnit);
      const group = marker.classList.contains('wreck') ? this.wrecks : this.living;
      if (marker.parentNode !== group) group.append(marker);
    }
    for (const { step, ring } of this.rings) ring.style.display = step <= at ? '' : 'none';
    this.trails.replaceChildren(...model.trails.at(chapter, at).flatMap(trail => trailLines(film, trail)));
    this.shots.replaceChildren(...shotLines(model));
  }

  /** Units are drawn larger than their hexes where a large board would make them too small to read. */
  private tokenScale([, , width, height]: Box): number {
    const { clientWidth, clientHeight } = this.svg;
    // Before the picture is in the page it has no size.
    const perPixel = Math.max(width / (clientWidth || width), height / (clientHeight || height));
    return Math.max(1, Math.min(MAX_TOKEN_SCALE, (MIN_TOKEN_PIXELS * perPixel) / TOKEN_RADIUS));
  }

  /** The part of the picture to show. */
  private box({ frame }: WatchModel): Box {
    if (frame === undefined) return this.whole;
    const [, , maxWidth, maxHeight] = this.whole;
    const width = Math.min(maxWidth, Math.max(MIN_SIZE, frame.width + 2 * AROUND));
    const height = Math.min(maxHeight, Math.max(MIN_SIZE, frame.height + 2 * AROUND));
    const middle = [MARGIN + frame.x + frame.width / 2, MARGIN + frame.y + frame.height / 2] as const;
    return [
      Math.max(0, Math.min(maxWidth - width, middle[0] - width / 2)),
      Math.max(0, Math.min(maxHeight - height, middle[1] - height / 2)),
      width,
      height,
    ];
  }
}

/** A copy of the picture of a board, which the page has once for all its films. */
function pictureOf(board: number): SVGSVGElement {
  const boards = [...document.querySelectorAll<HTMLTemplateElement>('template.film-board')];
  const template = boards.find(each => each.dataset['board'] === String(board))!;
  return (template.content.cloneNode(true) as DocumentFragment).querySelector('svg')!;
}

/** A ring around a hex whose terrain has changed. */
function ringAt([x, y]: readonly [number, number], words: string): SVGElement {
  return svgElement('circle', { class: 'changed', cx: x, cy: y, r: 30 }, svgTitle(words));
}

function sideOf({ units }: Film, unit: number): 'a' | 'b' {
  return units[unit]!.side === 0 ? 'a' : 'b';
}

/** The way of a unit, with dashes where it flew. */
function trailLines(film: Film, { unit, points }: Trail): SVGElement[] {
  const side = sideOf(film, unit);
  const [first] = points;
  const start = svgElement('circle', { class: side, cx: first!.x, cy: first!.y, r: 7 });
  const lines = points.slice(1).map(({ x, y, leap }, i) => {
    const from = points[i]!;
    return svgElement('line', { class: leap ? `${side} leap` : side, x1: from.x, y1: from.y, x2: x, y2: y });
  });
  return [start, ...lines];
}

/** The lines of fire of the current phase up to now: the present one in front, earlier ones faint. */
function shotLines({ film, units, at, phase, chapter }: WatchModel): SVGElement[] {
  const from = phase?.step ?? chapter.step;
  return film.steps.slice(from, at + 1).flatMap(({ a }, i) => {
    if (a === undefined) return [];
    const [attacker, target, hit] = a;
    const [start, end] = [units[attacker]!, units[target]!];
    if (start[FIELD.x]! < 0 || end[FIELD.x]! < 0) return [];
    const now = from + i === at;
    return shot(sideOf(film, attacker), start, end, { hit: hit === 1, now });
  });
}

function shot(
  side: 'a' | 'b',
  from: readonly number[],
  to: readonly number[],
  { hit, now }: { readonly hit: boolean; readonly now: boolean },
): SVGElement[] {
  const [x1, y1, x2, y2] = [from[FIELD.x]!, from[FIELD.y]!, to[FIELD.x]!, to[FIELD.y]!];
  const kind = `shot ${side}${hit ? '' : ' miss'}${now ? ' now' : ''}`;
  const line = svgElement('line', { class: kind, x1, y1, x2, y2 });
  if (!now) return [line];
  return [line, svgElement('circle', { class: kind, cx: x2, cy: y2, r: hit ? 30 : 36 })];
}
