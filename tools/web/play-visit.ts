import type { Grid, HexId } from '@hexfall/hex';
import { hexAtPoint, hexPoint } from '@hexfall/view';
import type { Locator, Page } from 'playwright-core';
import type { SitePage } from './site-page.ts';

/** The order that a game asks of the player at the screen, or that the game is over. */
export type Asked = 'deploy' | 'move' | 'fire' | 'strike' | 'over';

/** A point on the screen, in pixels. */
export interface ScreenPoint {
  readonly x: number;
  readonly y: number;
}

/** A part of the screen, in pixels. */
interface ScreenBox extends ScreenPoint {
  readonly width: number;
  readonly height: number;
}

/** The players, forces and board of a match, in the form that they have in the address of the first page. */
export interface MatchQuery {
  readonly [choice: string]: string;
}

/** A light unit on each side, on a small map, against the simplest bot: a game that takes seconds. */
export const SMALL_MATCH: MatchQuery = {
  a: 'Locust LCT-1V@3/4',
  b: 'Locust LCT-1V@4/5',
  playerB: 'charger',
  board: 'open:12x12:3',
  turns: '3',
  seed: 'browser',
};

const QUESTIONS: readonly (readonly [start: string, asked: Asked])[] = [
  ['Deploy', 'deploy'],
  ['Move', 'move'],
  ['Choose targets', 'fire'],
  ['Choose a physical attack', 'strike'],
];

/** The question to the player, once there is one, or how the game ended. */
const QUESTION = '.panel:has(.foot) h2, .panel h2:text-matches("after \\\\d+ turn")';

/** Returns the address of the first page with a match set up. */
export function matchRoute(match: MatchQuery = SMALL_MATCH): string {
  return `#/begin?${new URLSearchParams(match).toString()}`;
}

/** Starts a match on the first page, and waits until it is on the screen. */
export async function startMatch(visit: SitePage, match?: MatchQuery): Promise<void> {
  await visit.goTo(matchRoute(match));
  await visit.page.getByRole('button', { name: 'Start game' }).click();
  await visit.page.locator('main.play').waitFor();
}

/** Waits until the game asks something of the player, or is over. */
export async function nextQuestion(page: Page): Promise<Asked> {
  const question = page.locator(QUESTION);
  await question.waitFor();
  const text = await question.innerText();
  return QUESTIONS.find(([start]) => text.startsWith(start))?.[1] ?? 'over';
}

/** Returns the button that gives the order. */
export function confirmButton(page: Page): Locator {
  return page.locator('.panel .foot .primary');
}

const HEAD = `document.querySelector('.panel .head').innerText`;

/** Gives the order by pressing its button in the given way, and waits until the game has taken it. */
export async function giveOrder(page: Page, press: (button: Locator) => Promise<void>): Promise<void> {
  const before = await page.evaluate<string>(HEAD);
  await press(confirmButton(page));
  await page.waitForFunction(`${HEAD} !== ${JSON.stringify(before)}`);
}

/** Sets how fast events are shown, such as "Slow". */
export async function setSpeed(page: Page, label: string): Promise<void> {
  await page.locator('.speed select').selectOption({ label });
}

/** Shows only results from now on. */
export async function showResultsOnly(page: Page): Promise<void> {
  await setSpeed(page, 'Results only');
}

/** The positions of things on a map in its own coordinates, and how these relate to the screen. */
interface MapLook {
  readonly origin: ScreenPoint;
  readonly scale: number;
  /** The part of the screen where nothing covers the map. */
  readonly box: ScreenBox;
  readonly units: Readonly<Record<string, ScreenPoint>>;
  /** Hexes in which a move can end. */
  readonly reach: readonly ScreenPoint[];
}

const LOOK = `(() => {
  const layers = document.querySelector('.map-layers');
  const box = layers.getBoundingClientRect();
  const numbers = text => text.match(/-?[\\d.]+/g).map(Number);
  const units = [...layers.querySelectorAll('.token:not(.wreck)')].map(token => {
    const [x, y] = numbers(token.style.transform);
    return [token.querySelector(':scope > text').textContent, { x, y }];
  });
  const reach = [...layers.querySelectorAll('.reach text')].map(text => ({
    x: Number(text.getAttribute('x')),
    y: Number(text.getAttribute('y')) - 6,
  }));
  const field = document.querySelector('.map').getBoundingClientRect();
  const tools = document.querySelector('.map-tools').getBoundingClientRect();
  return {
    box: { x: field.x, y: tools.bottom, width: field.width, height: field.bottom - tools.bottom },
    origin: { x: box.x, y: box.y },
    scale: box.width / layers.viewBox.baseVal.width,
    units: Object.fromEntries(units),
    reach,
  };
})()`;

/** Everything that a player can see on the map of a game and needs to choose a hex. */
export class SeenMap {
  private readonly grid: Grid;
  private readonly look: MapLook;

  private constructor(grid: Grid, look: MapLook) {
    this.grid = grid;
    this.look = look;
  }

  static async of(page: Page, grid: Grid): Promise<SeenMap> {
    return new SeenMap(grid, await page.evaluate<MapLook>(LOOK));
  }

  /** The size of one unit of length of the map, in pixels of the screen. */
  get scale(): number {
    return this.look.scale;
  }

  /** Returns the hex of a unit, such as "A1". */
  hexOf(unit: string): HexId {
    return hexAtPoint(this.grid, this.look.units[unit]!);
  }

  has(unit: string): boolean {
    return unit in this.look.units;
  }

  /** Returns the hexes in which the move can end, those nearest to a unit first. */
  reachTowards(unit: string): HexId[] {
    const to = this.look.units[unit]!;
    const away = ({ x, y }: ScreenPoint): number => Math.hypot(x - to.x, y - to.y);
    return this.look.reach.toSorted((a, b) => away(a) - away(b)).map(point => hexAtPoint(this.grid, point));
  }

  /** Returns the position of the middle of a hex on the screen. */
  pointOf(hex: HexId): ScreenPoint {
    const { x, y } = hexPoint(this.grid, hex);
    const { origin, scale } = this.look;
    return { x: origin.x + x * scale, y: origin.y + y * scale };
  }

  /** Whether a point of the screen is on the visible part of the map. */
  isInSight({ x, y }: ScreenPoint): boolean {
    const { box } = this.look;
    return x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height;
  }

  /** Returns the keys that move the cursor from one hex to another. */
  keysBetween(from: HexId, to: HexId): string[] {
    const { width } = this.grid;
    const [columns, rows] = [(to % width) - (from % width), Math.floor(to / width) - Math.floor(from / width)];
    return [
      ...repeat(columns < 0 ? 'ArrowLeft' : 'ArrowRight', Math.abs(columns)),
      ...repeat(rows < 0 ? 'ArrowUp' : 'ArrowDown', Math.abs(rows)),
    ];
  }
}

function repeat(key: string, times: number): string[] {
  return Array.from({ length: times }, () => key);
}

/** Far more orders than a turn of a few units needs. */
const MAX_PASSES = 40;

/** Passes for every unit until the game has come to a point such as "Turn 2, movement". */
export async function passUntil(page: Page, point: string): Promise<void> {
  for (let passes = 0; passes < MAX_PASSES; passes++) {
    await nextQuestion(page);
    if ((await page.locator('.panel .phase').innerText()) === point) return;
    await page.getByRole('button', { name: 'Pass', exact: true }).click();
    await giveOrder(page, button => button.click());
  }
  throw new Error(`the game does not come to ${point}`);
}
