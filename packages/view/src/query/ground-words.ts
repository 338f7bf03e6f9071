import type { HexContent } from '@hexfall/hex';

const WOODS: Readonly<Record<string, number>> = { light: 1, heavy: 2, ultra: 3 };

/** What stands in a hex, by its name. */
export function groundLayers(text: string): HexContent['layers'] | undefined {
  const [, density, growth] = /^(light|heavy) (wood|woods|forest|jungle)$/.exec(text) ?? [];
  if (density !== undefined && growth !== undefined)
    return { [growth === 'jungle' ? 'jungle' : 'woods']: WOODS[density]!, foliageHeight: 2 };
  const depth = /^(?:depth (\d) water|water(?: of)? depth (\d)|depth (\d)|(shallow|deep)? ?water)$/.exec(text);
  if (depth !== null)
    return { water: 1, depth: Number(depth[1] ?? depth[2] ?? depth[3] ?? (depth[4] === 'deep' ? 2 : 1)) };
  return SIMPLE_GROUND[text];
}

/** Returns the name of what stands in a hex, as `groundLayers` reads it; `undefined` where it has none. */
export function groundText(layers: HexContent['layers']): string | undefined {
  const { woods, jungle, water, depth, smoke } = layers;
  const density = DENSITIES[woods ?? jungle ?? smoke ?? 0];
  if (density !== undefined)
    return `${density} ${woods === undefined ? (jungle === undefined ? 'smoke' : 'jungle') : 'woods'}`;
  if (water !== undefined) return `depth ${depth ?? 1} water`;
  const same = JSON.stringify(layers);
  return Object.keys(SIMPLE_GROUND).find(name => JSON.stringify(SIMPLE_GROUND[name]) === same);
}

const DENSITIES: readonly (string | undefined)[] = [undefined, 'light', 'heavy'];

const SIMPLE_GROUND: Readonly<Record<string, HexContent['layers']>> = {
  clear: {},
  'open ground': {},
  rough: { rough: 1 },
  'rough ground': { rough: 1 },
  rubble: { rubble: 1 },
  swamp: { swamp: 1 },
  mud: { mud: 1 },
  sand: { sand: 1 },
  pavement: { pavement: 1 },
  ice: { ice: 1 },
};
