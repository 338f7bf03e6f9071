/** Serves tests only and never leaves the workspace. */
export const TEST_KIT = 'testkit';

const CORE = ['hex', 'rules', 'data'] as const;

/** Which packages a package may import. Arrows point down only; a new package gets its line here. */
export const LAYERS: Readonly<Record<string, readonly string[]>> = {
  hex: [],
  rules: ['hex'],
  data: ['hex', 'rules'],
  protocol: [...CORE, 'view'],
  bots: CORE,
  view: CORE,
  sim: [...CORE, 'protocol', 'bots', 'view'],
  report: [...CORE, 'protocol', 'view', 'sim'],
  [TEST_KIT]: [...CORE, 'view', 'bots'],
};

/** An app may import every package but the test kit. */
export const APP_LAYER: readonly string[] = Object.keys(LAYERS).filter(name => name !== TEST_KIT);

/** What test files may import on top of what their package may. */
export const TEST_PACKAGES: readonly string[] = [TEST_KIT, 'data'];
export const TEST_LIBRARIES: readonly string[] = ['vitest', 'fast-check'];

/** Packages that must give the same answer everywhere: no I/O, no clock, no chance, no library. */
export const PURE_PACKAGES: ReadonlySet<string> = new Set(['hex', 'rules']);
