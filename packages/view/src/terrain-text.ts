import type { Board, HexId, Layer } from '@hexfall/hex';

interface Sign {
  readonly layer: Layer;
  readonly sign: (value: number, at: (layer: Layer) => number) => string;
  readonly meaning: string;
}

/** Signs for each kind of terrain, the most important first, because room is short. */
const SIGNS: readonly Sign[] = [
  { layer: 'impassable', sign: () => '##', meaning: '## impassable' },
  { layer: 'building', sign: (_, at) => `B${at('buildingHeight')}`, meaning: 'B2 building of 2 levels' },
  { layer: 'bridge', sign: () => '=', meaning: '= bridge' },
  { layer: 'water', sign: (_, at) => `~${at('depth')}`, meaning: '~1 water of depth 1' },
  { layer: 'ice', sign: () => '*', meaning: '* ice' },
  { layer: 'woods', sign: value => '^'.repeat(value), meaning: '^ light woods, ^^ heavy woods' },
  { layer: 'jungle', sign: value => '&'.repeat(value), meaning: '& light jungle, && heavy jungle' },
  { layer: 'rough', sign: () => ':', meaning: ': rough' },
  { layer: 'rubble', sign: () => '%', meaning: '% rubble' },
  { layer: 'swamp', sign: () => 'sw', meaning: 'sw swamp' },
  { layer: 'magma', sign: () => 'mg', meaning: 'mg magma' },
  { layer: 'fire', sign: () => 'f', meaning: 'f fire' },
  { layer: 'smoke', sign: () => 's', meaning: 's smoke' },
  { layer: 'industrial', sign: value => `I${value}`, meaning: 'I2 industrial zone of 2 levels' },
  { layer: 'fuelTank', sign: () => 'T', meaning: 'T fuel tank' },
  { layer: 'mud', sign: () => 'm', meaning: 'm mud' },
  { layer: 'snow', sign: () => 'o', meaning: 'o snow' },
  { layer: 'road', sign: () => '-', meaning: '- road' },
  { layer: 'pavement', sign: () => '_', meaning: '_ pavement' },
  { layer: 'field', sign: () => '"', meaning: '" planted field' },
  { layer: 'sand', sign: () => ',', meaning: ', sand' },
  { layer: 'tundra', sign: () => ';', meaning: '; tundra' },
  { layer: 'cliffExits', sign: () => '|', meaning: '| cliff edge' },
];

/** A hex in at most `width` characters: its level if it is not 0, then its terrain. */
export function hexText(board: Board, hex: HexId, width: number): string {
  const at = (layer: Layer): number => board.layers[layer][hex]!;
  const level = board.level[hex]!;
  const between = width < ROOM_FOR_GAPS ? '' : ' ';
  const plus = between === '' ? '' : '+';
  const parts = level === 0 ? [] : [level > 0 ? `${plus}${level}` : String(level)];
  for (const { layer, sign } of SIGNS) {
    const text = at(layer) === 0 ? '' : sign(at(layer), at);
    const room = width - parts.join(between).length - (parts.length === 0 ? 0 : between.length);
    if (text !== '' && text.length <= room) parts.push(text);
  }
  return parts.join(between);
}

/** With at least this width, level and terrain are separated by a blank, and a positive level has a plus sign. */
const ROOM_FOR_GAPS = 5;

/** The meanings of all signs that are used in some hexes. */
export function terrainLegend(board: Board, hexes: readonly HexId[]): string[] {
  const legend = SIGNS.filter(({ layer }) => hexes.some(hex => board.layers[layer][hex] !== 0));
  const levels = hexes.some(hex => board.level[hex] !== 0);
  return [...(levels ? ['+1 level above 0'] : []), ...legend.map(({ meaning }) => meaning)];
}
