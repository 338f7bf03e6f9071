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

/** The colors of a picture: those of the map on the page. */
const COLORS = ['#1f5fbf', '#b8360f'] as const;
const WRECK = '#6a7076';
const CAPTION = { light: { paper: '#f7f6f1', ink: '#1d211f' }, dark: { paper: '#14171a', ink: '#e8e9e4' } } as const;
const FONT = 'font-family="DejaVu Sans,Verdana,Arial,sans-serif"';
/** Space for two lines of text below the board. */
const CAPTION_HEIGHT = 84;
const CAPTION_SIZE = 24;
const CAPTION_LINE = 32;
/** Width of an average character, in parts of its height. */
const CHARACTER = 0.62;

export type PictureTheme = 'light' | 'dark';

/** Size of a picture of a board with the text below it. */
export function pictureSize({ grid }: Board): { readonly width: number; readonly height: number } {
  const { width, height } = mapSize(grid);
  return { width: width + 2 * MAP_MARGIN, height: height + 2 * MAP_MARGIN + CAPTION_HEIGHT };
}

/** Returns the board without units as a picture, with room for text below it. */
export function groundSvg(board: Board, theme: PictureTheme): string {
  const { width, height } = pictureSize(board);
  const ground = boardSvg(board, { legend: false, tooltips: false, theme });
  const paper = `<rect width="${width}" height="${height}" fill="${CAPTION[theme].paper}"/>`;
  return `${svgHead(width, height)}${paper}${ground}</svg>`;
}

/** Returns what happens at the current step of a film as a picture without ground: ways, shots, units, and the text below. */
export function actionSvg(model: WatchModel, board: Board, theme: PictureTheme): string {
  const { width, height } = pictureSize(board);
  return `${svgHead(width, height)}${actionOf(model, board, theme)}</svg>`;
}

/** Returns the position at the current step of a film as a picture. */
export function positionSvg(model: WatchModel, board: Board, theme: PictureTheme): string {
  return groundSvg(board, theme).replace(/<\/svg>$/, `${actionOf(model, board, theme)}</svg>`);
}

function svgHead(width: number, height: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`;
}

function actionOf(model: WatchModel, board: Board, theme: PictureTheme): string {
  const { film, at, chapter, shots, units, shownUnit } = model;
  const tokens = filmTokens(film, units);
  const parts = [
    ...tokens.filter(({ destroyed }) => destroyed).map(token => tokenSvg(token, false)),
    ...model.trails.at(chapter, at).map(trail => trailSvg(trail, film.units[trail.unit]!.side)),
    ...tokens.filter(({ destroyed }) => !destroyed).map(token => tokenSvg(token, token.unit === shownUnit)),
    ...shots.map(shot => shotSvg(shot, shot.step === at)),
  ];
  const map = `<g transform="translate(${MAP_MARGIN} ${MAP_MARGIN})" ${FONT}>${parts.join('')}</g>`;
  return map + captionSvg(model, board, theme);
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

/** The place in the game, and what the line of the log says. */
function captionSvg(model: WatchModel, board: Board, theme: PictureTheme): string {
  const { width, height } = pictureSize(board);
  const size = Math.min(CAPTION_SIZE, Math.max(14, width / 40));
  const fit = Math.floor((width - 2 * MAP_MARGIN) / (size * CHARACTER));
  const lines = [model.place, shorten(model.caption, fit)];
  const texts = lines.map((line, i) => {
    const y = height - CAPTION_HEIGHT + CAPTION_LINE * (i + 0.85);
    const weight = i === 0 ? ' font-weight="bold"' : '';
    return `<text x="${MAP_MARGIN}" y="${y}" font-size="${size}"${weight}>${escapeXml(line)}</text>`;
  });
  return `<g fill="${CAPTION[theme].ink}" ${FONT}>${texts.join('')}</g>`;
}

function shorten(text: string, fit: number): string {
  return text.length <= fit ? text : `${text.slice(0, fit - 1).trimEnd()}…`;
}
