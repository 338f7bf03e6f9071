import type { Board } from '@hexfall/hex';
import {
  filmTokens,
  type Shot,
  TOKEN_BAR,
  TOKEN_BODIES,
  TOKEN_TORSO,
  type TokenState,
  type Trail,
  type WatchModel,
} from '@hexfall/stage';
import { boardSvg, escapeXml, MAP_MARGIN, mapSize } from '@hexfall/view';

/** The colors of the sides in a picture: the same as those of the map on the page. */
const COLORS = ['#1f5fbf', '#b8360f'] as const;
const WRECK = '#6a7076';
const CAPTION = { light: { paper: '#f7f6f1', ink: '#1d211f' }, dark: { paper: '#14171a', ink: '#e8e9e4' } } as const;
const FONT = 'font-family="DejaVu Sans,Verdana,Arial,sans-serif"';
/** Space for three lines of text below the board. */
const CAPTION_HEIGHT = 112;
const CAPTION_SIZE = 24;
const CAPTION_LINE = 32;
/** Width of an average character, as a share of its height. */
const CHARACTER = 0.58;

export type PictureTheme = 'light' | 'dark';

/** The part of a board that a picture shows, in the coordinates of `hexPoint`. */
export interface PictureArea {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What all pictures of one animation or position have in common. */
export interface PictureStyle {
  readonly board: Board;
  readonly theme: PictureTheme;
  readonly area: PictureArea;
}

/** Returns the area of the whole board with a margin. */
export function wholeArea({ grid }: Board): PictureArea {
  const { width, height } = mapSize(grid);
  return { x: -MAP_MARGIN, y: -MAP_MARGIN, width: width + 2 * MAP_MARGIN, height: height + 2 * MAP_MARGIN };
}

/** Returns the size of a picture with the text below it. */
export function pictureSize({ area }: PictureStyle): { readonly width: number; readonly height: number } {
  return { width: area.width, height: area.height + CAPTION_HEIGHT };
}

/** Returns the board without units as a picture, with room for text below it. */
export function groundSvg(style: PictureStyle): string {
  const { width, height } = pictureSize(style);
  const ground = boardSvg(style.board, { legend: false, tooltips: false, theme: style.theme });
  const paper = `<rect width="${width}" height="${height}" fill="${CAPTION[style.theme].paper}"/>`;
  const placed = `<g transform="translate(${-MAP_MARGIN} ${-MAP_MARGIN})">${ground}</g>`;
  return `${svgHead(width, height)}${paper}${inArea(style, placed)}</svg>`;
}

/** Returns the events of the current step of a film as a picture without the ground: ways, shots, units, and the text below. */
export function actionSvg(model: WatchModel, style: PictureStyle): string {
  const { width, height } = pictureSize(style);
  return `${svgHead(width, height)}${actionOf(model, style)}</svg>`;
}

/** Returns the position at the current step of a film as a picture. */
export function positionSvg(model: WatchModel, style: PictureStyle): string {
  return groundSvg(style).replace(/<\/svg>$/, () => `${actionOf(model, style)}</svg>`);
}

/** Draws content in the part of the picture that shows the board. */
function inArea({ area: { x, y, width, height } }: PictureStyle, content: string): string {
  return `<svg width="${width}" height="${height}" viewBox="${x} ${y} ${width} ${height}">${content}</svg>`;
}

function svgHead(width: number, height: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`;
}

function actionOf(model: WatchModel, style: PictureStyle): string {
  const { film, at, chapter, shots, units, shownUnit } = model;
  const tokens = filmTokens(film, units);
  const parts = [
    ...tokens.filter(({ destroyed }) => destroyed).map(token => tokenSvg(token, false)),
    ...model.trails.at(chapter, at).map(trail => trailSvg(trail, film.units[trail.unit]!.side)),
    ...tokens.filter(({ destroyed }) => !destroyed).map(token => tokenSvg(token, token.unit === shownUnit)),
    ...shots.map(shot => shotSvg(shot, shot.step === at)),
  ];
  return inArea(style, `<g ${FONT}>${parts.join('')}</g>`) + captionSvg(model, style);
}

function tokenSvg({ side, x, y, facing, twist, destroyed, prone, mark, left }: TokenState, isActive: boolean): string {
  const fill = destroyed ? WRECK : COLORS[side];
  const halo = isActive ? '<circle r="37" fill="none" stroke="#ffd54a" stroke-width="5"/>' : '';
  const dashes = prone ? ' stroke-dasharray="5 4"' : '';
  const body = `<path d="${TOKEN_BODIES[side]}" transform="rotate(${facing * 60})" fill="${fill}" stroke="#fff" stroke-width="2.5"${dashes}/>`;
  const torso =
    twist === 0 || destroyed
      ? ''
      : `<path d="${TOKEN_TORSO}" transform="rotate(${(facing + twist) * 60})" fill="#ffd54a" stroke="#111" stroke-width="1.5"/>`;
  const text = `<text y="5.5" text-anchor="middle" font-size="16" font-weight="bold" fill="#fff">${escapeXml(mark)}</text>`;
  return `<g transform="translate(${x} ${y})">${halo}${body}${torso}${text}${destroyed ? '' : barSvg(left)}</g>`;
}

function barSvg(left: number): string {
  const back = `<rect x="${-TOKEN_BAR / 2 - 1}" y="24" width="${TOKEN_BAR + 2}" height="7" rx="2" fill="#101418"/>`;
  const color = left > 0.66 ? '#58c98b' : left > 0.33 ? '#f2bd4b' : '#ff6a5c';
  return `${back}<rect x="${-TOKEN_BAR / 2}" y="25" width="${(TOKEN_BAR * left).toFixed(1)}" height="5" rx="1" fill="${color}"/>`;
}

function trailSvg({ points }: Trail, side: 0 | 1): string {
  const [first] = points;
  const start = `<circle cx="${first!.x}" cy="${first!.y}" r="7" fill="none" stroke-width="3" stroke-opacity=".7"/>`;
  const lines = points.slice(1).map(({ x, y, leap }, i) => {
    const dashes = leap ? ' stroke-dasharray="3 13"' : '';
    return `<line x1="${points[i]!.x}" y1="${points[i]!.y}" x2="${x}" y2="${y}" stroke-width="7" stroke-linecap="round" stroke-opacity=".55"${dashes}/>`;
  });
  return `<g stroke="${COLORS[side]}">${start}${lines.join('')}</g>`;
}

function shotSvg({ side, from, to, hit }: Shot, isNow: boolean): string {
  const dashes = hit ? '' : ' stroke-dasharray="2 12"';
  const line = `<line x1="${from.x}" y1="${from.y}" x2="${to.x}" y2="${to.y}"/>`;
  const ring = isNow ? `<circle cx="${to.x}" cy="${to.y}" r="${hit ? 30 : 36}"/>` : '';
  return `<g fill="none" stroke="${COLORS[side]}" stroke-width="${isNow ? 6 : 4}" stroke-opacity="${isNow ? 1 : 0.3}" stroke-linecap="round"${dashes}>${line}${ring}</g>`;
}

/** Draws the turn and phase of the current step, and its line of the log. */
function captionSvg(model: WatchModel, style: PictureStyle): string {
  const { width, height } = pictureSize(style);
  const size = Math.min(CAPTION_SIZE, Math.max(14, width / 40));
  const fit = Math.floor((width - 2 * MAP_MARGIN) / (size * CHARACTER));
  const lines = [model.place, ...twoLines(model.caption, fit)];
  const texts = lines.map((line, i) => {
    const y = height - CAPTION_HEIGHT + CAPTION_LINE * (i + 0.85);
    const weight = i === 0 ? ' font-weight="bold"' : '';
    return `<text x="${MAP_MARGIN}" y="${y}" font-size="${size}"${weight}>${escapeXml(line)}</text>`;
  });
  return `<g fill="${CAPTION[style.theme].ink}" ${FONT}>${texts.join('')}</g>`;
}

/** Breaks a text into two lines; a longer one ends with an ellipsis. */
export function twoLines(text: string, fit: number): readonly string[] {
  if (text.length <= fit) return [text];
  const space = text.lastIndexOf(' ', fit);
  const end = space <= 0 ? fit : space;
  const rest = text.slice(end).trim();
  return [text.slice(0, end), rest.length <= fit ? rest : `${rest.slice(0, fit - 1).trimEnd()}…`];
}
