import './variants.css';
import type { Result } from '@hexfall/rules';
import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { BROWSER_SLICES } from '../../app/browser-slices.ts';
import type { PageProps } from '../../app/lazy-page.tsx';
import { notices } from '../../app/notices.ts';
import { formatRoute } from '../../app/route.ts';
import { openLibrary } from '../../library/open-library.ts';
import { type EditModel, openEditModel } from '../model/edit-model.ts';
import { EditScreen } from './edit-screen.tsx';

/** The editor of a unit: `#/units/edit/NAME`. */
export default function EditPage({ route }: PageProps): VNode {
  const opened = useEditModel(route.path[1] ?? '');
  if (opened === undefined)
    return (
      <main>
        <p class="loading">Loading …</p>
      </main>
    );
  if (opened.ok) return <EditScreen model={opened.value} />;
  return (
    <main class="page">
      <h1>No such unit</h1>
      <p dir="auto">{opened.errors[0]}</p>
      <p>
        <a href={formatRoute({ page: 'units', path: [], query: {} })}>All units</a>
      </p>
    </main>
  );
}

function useEditModel(name: string): Result<EditModel, string> | undefined {
  const [opened, setOpened] = useState<Result<EditModel, string>>();
  useEffect(() => {
    let isGone = false;
    const open = async (): Promise<void> => {
      const library = await openLibrary();
      const model = await openEditModel(name, { library, notices, now: Date.now, pause: () => BROWSER_SLICES.pause() });
      if (!isGone) setOpened(model);
    };
    void open();
    return () => {
      isGone = true;
    };
  }, [name]);
  return opened;
}
