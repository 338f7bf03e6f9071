import type { MechSpec } from '@hexfall/rules';
import type { Library } from '../../library/library.ts';
import type { CurveTools } from './curve-model.ts';
import type { WhatIfTools } from './whatif-model.ts';

/** Returns what playing on needs from the library: units by name, and a place for results. */
export function libraryTools(open: () => Promise<Library>): Omit<WhatIfTools, 'client'> {
  return {
    findUnit: async name => findUnit(await open(), name),
    keep: async result => void (await (await open()).addResult({ kind: 'what-if', ...result })),
    kept: async () => (await (await open()).results()).filter(({ kind }) => kind === 'what-if'),
    forget: async id => (await open()).deleteResult(id),
  };
}

/** Returns a place in the library where the curve of a game is kept with the game. */
export function keepingOf(id: string, open: () => Promise<Library>): NonNullable<CurveTools['keeping']> {
  return {
    load: async () => (await open()).curve(id),
    keep: async curve => (await open()).keepCurve({ ...curve, id }),
  };
}

/** Finds a unit by its name, among the user's own or in the catalogue. The catalogue is loaded when it is needed. */
async function findUnit(library: Library, name: string): Promise<MechSpec | undefined> {
  if (name === '') return undefined;
  const [{ matchParts }, { OwnFiles }, { UnitShelf }] = await Promise.all([
    import('../../begin/model/match-parts.ts'),
    import('../../begin/model/own-parts.ts'),
    import('../../begin/model/unit-shelf.ts'),
  ]);
  const id = new UnitShelf(await library.units()).find(name)?.id;
  if (id === undefined) return undefined;
  const own = new OwnFiles(library);
  await own.loadUnits([id]);
  return matchParts(own).unit(id)?.spec;
}
