import { type ArmorFacingCode, CT, HD, LA, LL, type LocationId, LT, RA, RL, RT } from '@hexfall/rules';

/** Headings of the slot blocks; a quad's front legs are in the place of arms. */
const BLOCKS: ReadonlyMap<string, LocationId> = new Map([
  ['left arm:', LA],
  ['right arm:', RA],
  ['left torso:', LT],
  ['right torso:', RT],
  ['center torso:', CT],
  ['head:', HD],
  ['left leg:', LL],
  ['right leg:', RL],
  ['front left leg:', LA],
  ['front right leg:', RA],
  ['rear left leg:', LL],
  ['rear right leg:', RL],
]);

/** Returns the location whose slots follow this line, if it is such a heading. */
export function blockLocation(line: string): LocationId | undefined {
  return BLOCKS.get(line.toLowerCase());
}

/** Keys of the armor lines, by facing. */
export function armorKeys(facing: ArmorFacingCode): readonly string[] {
  return ARMOR_KEYS[facing].map(key => `${key} armor`);
}

const ARMOR_KEYS: Readonly<Record<ArmorFacingCode, readonly string[]>> = {
  HD: ['hd'],
  CT: ['ct'],
  RT: ['rt'],
  LT: ['lt'],
  RA: ['ra', 'frl'],
  LA: ['la', 'fll'],
  RL: ['rl', 'rrl'],
  LL: ['ll', 'rll'],
  CTR: ['rtc'],
  RTR: ['rtr'],
  LTR: ['rtl'],
};

const SHORT: ReadonlyMap<string, LocationId> = new Map([
  ['hd', HD],
  ['ct', CT],
  ['rt', RT],
  ['lt', LT],
  ['ra', RA],
  ['la', LA],
  ['rl', RL],
  ['ll', LL],
  ['frl', RA],
  ['fll', LA],
  ['rrl', RL],
  ['rll', LL],
]);

/** Returns the location for the short code that some fields use. */
export function shortLocation(code: string): LocationId | undefined {
  return SHORT.get(code.trim().toLowerCase());
}

/** Returns the heading of a location's slots, without the colon. */
export function blockTitle(location: LocationId, quad: boolean): string {
  const titles = [...BLOCKS].filter(([, at]) => at === location).map(([title]) => title.slice(0, -1));
  const title = (quad ? titles[1] : undefined) ?? titles[0]!;
  return title.replace(/\b[a-z]/g, letter => letter.toUpperCase());
}

/** Returns the short code of a location. */
export function shortCode(location: LocationId, quad: boolean): string {
  const codes = [...SHORT].filter(([, at]) => at === location).map(([code]) => code.toUpperCase());
  return (quad ? codes[1] : undefined) ?? codes[0]!;
}
