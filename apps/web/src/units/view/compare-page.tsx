import './units.css';
import './unit.css';
import './compare.css';
import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { BROWSER_SLICES } from '../../app/browser-slices.ts';
import type { PageProps } from '../../app/lazy-page.tsx';
import { runInSlices } from '../../app/slices.ts';
import { UnitShelf } from '../../begin/model/unit-shelf.ts';
import { openLibrary } from '../../library/open-library.ts';
import { findUnit } from '../model/find-unit.ts';
import { createUnitView, type UnitView } from '../model/unit-view.ts';
import { CompareScreen } from './compare-screen.tsx';
import { UnitChoice } from './unit-choice.tsx';

/** One side of the comparison. */
export interface ComparedSide {
  readonly view: UnitView | undefined;
  /** Why there is no unit; empty as long as none was named. */
  readonly problem: string;
}

interface Compared {
  readonly key: string;
  readonly shelf: UnitShelf;
  readonly sides: readonly [ComparedSide, ComparedSide];
}

/** Two units side by side: `#/units/compare?a=NAME&b=NAME`. */
export default function ComparePage({ route }: PageProps): VNode {
  const { a = '', b = '' } = route.query;
  const compared = useCompared(a, b);
  return (
    <main class="page units-page">
      <header class="unit-head">
        <p>
          <a href="#/units">All units</a>
        </p>
        <h1>Compare</h1>
      </header>
      {compared === undefined ? (
        <p class="note">Reading the units …</p>
      ) : (
        <>
          <div class="compare-choices">
            <UnitChoice side="a" other={b} shelf={compared.shelf} chosen={compared.sides[0]} />
            <UnitChoice side="b" other={a} shelf={compared.shelf} chosen={compared.sides[1]} />
          </div>
          <Body key={compared.key} sides={compared.sides} />
        </>
      )}
    </main>
  );
}

function Body({ sides: [a, b] }: Pick<Compared, 'sides'>): VNode {
  if (a.view === undefined || b.view === undefined) return <p class="note">Choose two units to compare them.</p>;
  return <CompareScreen a={a.view} b={b.view} />;
}

function useCompared(a: string, b: string): Compared | undefined {
  const key = JSON.stringify([a, b]);
  const [compared, setCompared] = useState<Compared>();
  useEffect(() => {
    let isGone = false;
    const leaving = new AbortController();
    const look = async (): Promise<void> => {
      const library = await openLibrary();
      const shelf = new UnitShelf(await library.units());
      const sides = await Promise.all([a, b].map(name => lookUp(name, library)));
      if (isGone) return;
      setCompared({ key, shelf, sides: [sides[0]!, sides[1]!] });
      // This is prepared so that a search for another unit answers at once.
      const progress = { signal: leaving.signal, onProgress: () => undefined };
      await runInSlices(shelf.preparing(), { tools: BROWSER_SLICES, ...progress });
    };
    void look();
    return () => {
      isGone = true;
      leaving.abort();
    };
  }, [key]);
  return compared?.key === key ? compared : undefined;
}

async function lookUp(name: string, library: Awaited<ReturnType<typeof openLibrary>>): Promise<ComparedSide> {
  if (name === '') return { view: undefined, problem: '' };
  const found = await findUnit(name, library);
  return found.ok
    ? { view: createUnitView(found.value), problem: '' }
    : { view: undefined, problem: found.errors[0]!.sentence };
}
