import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { BROWSER_SLICES } from '../../app/browser-slices.ts';
import type { PageProps } from '../../app/lazy-page.tsx';
import { notices } from '../../app/notices.ts';
import { openLibrary } from '../../library/open-library.ts';
import { ForcesModel } from '../model/forces-model.ts';
import { ForceEditor } from './force-editor.tsx';
import { ForceList } from './force-list.tsx';
import { ForcePrint } from './force-print.tsx';

/** The user's forces: `#/forces`, one of them `#/forces/NAME`, its record sheets `#/forces/NAME/print`. */
export default function ForcesPage({ route }: PageProps): VNode {
  const [name, view] = route.path;
  const model = useForces(name);
  if (model === undefined)
    return (
      <main class="page">
        <p class="loading">Loading …</p>
      </main>
    );
  if (model.force === undefined) return <ForceList model={model} />;
  if (view === 'print') return <ForcePrint model={model} />;
  return <ForceEditor model={model} against={route.query['against'] ?? ''} />;
}

function useForces(name: string | undefined): ForcesModel | undefined {
  const [model, setModel] = useState<ForcesModel>();
  useEffect(() => {
    let opened: ForcesModel | undefined;
    let isGone = false;
    const open = async (): Promise<void> => {
      const library = await openLibrary();
      const created = new ForcesModel({ library, notices, now: Date.now, pause: () => BROWSER_SLICES.pause() });
      await created.open(name);
      if (isGone) return created.close();
      opened = created;
      setModel(created);
      void created.prepare();
    };
    void open();
    return () => {
      isGone = true;
      opened?.close();
    };
  }, [name]);
  return model;
}
