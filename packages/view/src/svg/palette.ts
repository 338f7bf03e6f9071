/** Colors of the picture by name, for light and for dark backgrounds. */
const COLORS = {
  paper: ['#ffffff', '#14171a'],
  ink: ['#1f2421', '#e6e8e3'],
  faint: ['#6b705f', '#8f968a'],
  halo: ['#ffffff', '#000000'],
  grid: ['#8b907a', '#0f1210'],
  level0: ['#e3e8c4', '#39432f'],
  level1: ['#e4d9a6', '#4c4a30'],
  level2: ['#dcc487', '#605235'],
  level3: ['#cfab6f', '#735d3a'],
  level4: ['#bf925a', '#86683f'],
  level5: ['#ad7c4b', '#987648'],
  level6: ['#a37f60', '#96794f'],
  level7: ['#a8917f', '#8c7c66'],
  level8: ['#b7aaa0', '#87817a'],
  level9: ['#cfc9c4', '#908c87'],
  low1: ['#cbd9b4', '#2f3a2c'],
  low2: ['#afc49c', '#263126'],
  low3: ['#93ad86', '#1d2720'],
  slope: ['#4a3a1f', '#000000'],
  cliff: ['#5b3412', '#f0c48a'],
  water0: ['#c4e4ee', '#3f6b7c'],
  water1: ['#93c9e6', '#2b5a80'],
  water2: ['#5da3d6', '#1e4470'],
  water3: ['#3579b8', '#14305a'],
  ice: ['#e4f6fb', '#6d93a3'],
  snow: ['#fbfdff', '#7c8b98'],
  frost: ['#f4f8fb', '#5c6870'],
  sand: ['#f1dc98', '#7d6a34'],
  mud: ['#a58863', '#4a3722'],
  swamp: ['#8fae7c', '#33503b'],
  field: ['#d9d66a', '#6a6a26'],
  tundra: ['#cfd3bd', '#596052'],
  dust: ['#d9cdbd', '#4f463d'],
  pavement: ['#c9c9c9', '#4a4d50'],
  industrial: ['#b9a7b5', '#5d4b59'],
  magma: ['#e8743b', '#b5431c'],
  impassable: ['#3a3a3a', '#000000'],
  tree: ['#5e9c48', '#5f9a4c'],
  treeDark: ['#2c6a32', '#2f6b38'],
  treeEdge: ['#245027', '#12280f'],
  reed: ['#2f6d3a', '#8dbb7b'],
  jungle: ['#3f8f6d', '#3c8a6a'],
  stone: ['#7d7565', '#a09683'],
  rubble: ['#8a6f62', '#a68775'],
  road: ['#8d8d8d', '#83878a'],
  roadEdge: ['#5c5c5c', '#222426'],
  dirt: ['#c19a62', '#8f7145'],
  dirtEdge: ['#8a6737', '#3d2e18'],
  deck: ['#b99a73', '#9b8058'],
  deckEdge: ['#5d4325', '#2c2011'],
  building1: ['#f0d9c0', '#a38a70'],
  building2: ['#dfa98a', '#95664c'],
  building3: ['#b9787a', '#824a50'],
  building4: ['#8d8096', '#65587a'],
  wall: ['#3d2f2a', '#120d0b'],
  smoke: ['#777777', '#bbbbbb'],
  fire: ['#e2491d', '#ff7a3d'],
} as const satisfies Readonly<Record<string, readonly [light: string, dark: string]>>;

export type ColorName = keyof typeof COLORS;

/** `auto` follows the reader's setting; `page` follows the `color-scheme` of the page around the picture. */
export type SvgTheme = 'auto' | 'page' | 'light' | 'dark';

/** The CSS variable for a color. */
export function color(name: ColorName): string {
  return `var(--hf-${name})`;
}

/** CSS that defines the colors for a selector. With `auto` they follow the reader's setting, and are light in print. */
export function paletteCss(selector: string, theme: SvgTheme): string {
  const ruleOf = (value: (both: readonly [light: string, dark: string]) => string): string =>
    `${selector}{${Object.entries(COLORS)
      .map(([name, both]) => `--hf-${name}:${value(both)}`)
      .join(';')}}`;
  if (theme === 'page') return ruleOf(([light, dark]) => `light-dark(${light},${dark})`);
  const rule = (which: 0 | 1): string => ruleOf(both => both[which]);
  if (theme !== 'auto') return rule(theme === 'light' ? 0 : 1);
  return `${rule(0)}\n@media screen and (prefers-color-scheme:dark){${rule(1)}}`;
}

/** The color of the ground at a level: grass, then earth, then bare rock. */
export function levelColor(level: number): ColorName {
  if (level < 0) return LOW[Math.min(-level, LOW.length) - 1]!;
  return HIGH[Math.min(level, HIGH.length - 1)]!;
}

const LOW: readonly ColorName[] = ['low1', 'low2', 'low3'];
const HIGH = Array.from({ length: 10 }, (_, level) => `level${level}` as ColorName);
