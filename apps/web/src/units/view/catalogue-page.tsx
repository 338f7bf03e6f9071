import './units.css';
import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { BROWSER_SLICES } from '../../app/browser-slices.ts';
import type { PageProps } from '../../app/lazy-page.tsx';
import { notices } from '../../app/notices.ts';
import { parseRoute, type Route } from '../../app/route.ts';
import { replaceRoute } from '../../app/use-route.ts';
import { openLibrary } from '../../library/open-library.ts';
import { CatalogueModel } from '../model/catalogue-model.ts';
import { CatalogueScreen } from './catalogue-screen.tsx';

/** All units: `#/units`. The search is part of the address. */
export default function CataloguePage({ route }: PageProps): VNode {
  const model = useCatalogue(route);
  if (model !== undefined) return <CatalogueScreen model={model} />;
  return (
    <main class="page">
      <h1>Units</h1>
    </main>
  );
}

function useCatalogue(route: Route): CatalogueModel | undefined {
  const [model, setModel] = useState<CatalogueModel>();
  useEffect(() => {
    let close: (() => void) | undefined;
    let isGone = false;
    const open = async (): Promise<void> => {
      const library = await openLibrary();
      if (isGone) return;
      const opened = new CatalogueModel({ library, notices, slices: BROWSER_SLICES });
      const stop = writeAddress(opened);
      close = () => {
        stop();
        opened.close();
      };
      setModel(opened);
      await opened.open(route.query);
    };
    void open();
    return () => {
      isGone = true;
      close?.();
    };
  }, [route]);
  return model;
}

/** Keeps the address in step with the choices. Returns a function that ends this. */
function writeAddress(model: CatalogueModel): () => void {
  let written = model.choices;
  return model.subscribe(() => {
    const { page, path } = parseRoute(location.hash);
    // The reader may already be on the way to another page.
    if (model.choices === written || page !== 'units' || path.length > 0) return;
    written = model.choices;
    replaceRoute({ page: 'units', path: [], query: model.query });
  });
}
