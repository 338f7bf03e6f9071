import './units.css';
import './unit.css';
import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { PageProps } from '../../app/lazy-page.tsx';
import { formatRoute } from '../../app/route.ts';
import { openLibrary } from '../../library/open-library.ts';
import { findUnit, type MissingUnit } from '../model/find-unit.ts';
import { createUnitView, type UnitView } from '../model/unit-view.ts';
import { UnitScreen } from './unit-screen.tsx';

/** The result of looking up the unit of an address. */
type Looked =
  | { readonly kind: 'looking' }
  | { readonly kind: 'found'; readonly view: UnitView }
  | { readonly kind: 'missing'; readonly missing: MissingUnit };

/** The page of a unit: `#/units/NAME`. */
export default function UnitPage({ route }: PageProps): VNode {
  const looked = useUnit(route.path[0]!);
  if (looked.kind === 'found') return <UnitScreen view={looked.view} />;
  return (
    <main class="page units-page">
      <p>
        <a href="#/units">All units</a>
      </p>
      {looked.kind === 'missing' ? <Missing {...looked.missing} /> : <p class="note">Looking for the unit …</p>}
    </main>
  );
}

function useUnit(name: string): Looked {
  const [looked, setLooked] = useState<Looked & { readonly name?: string }>({ kind: 'looking' });
  useEffect(() => {
    let isGone = false;
    const look = async (): Promise<void> => {
      const found = await findUnit(name, await openLibrary());
      if (isGone) return;
      setLooked(
        found.ok
          ? { kind: 'found', view: createUnitView(found.value), name }
          : { kind: 'missing', missing: found.errors[0]!, name },
      );
    };
    void look();
    return () => {
      isGone = true;
    };
  }, [name]);
  return looked.name === name ? looked : { kind: 'looking' };
}

function Missing({ sentence, suggestions }: MissingUnit): VNode {
  return (
    <>
      <h1>No such unit</h1>
      <p>{sentence}</p>
      {suggestions.length === 0 ? null : (
        <>
          <p>Did you mean one of these?</p>
          <ul>
            {suggestions.map(({ id, title }) => (
              <li key={id}>
                <a dir="auto" href={formatRoute({ page: 'units', path: [id], query: {} })}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
