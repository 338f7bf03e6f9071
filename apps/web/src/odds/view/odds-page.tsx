import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { PageProps } from '../../app/lazy-page.tsx';
import { parseRoute, type Route } from '../../app/route.ts';
import { replaceRoute } from '../../app/use-route.ts';
import { openLibrary } from '../../library/open-library.ts';
import { OddsClient } from '../../workers/odds-client.ts';
import { OddsModel } from '../model/odds-model.ts';
import { OddsScreen } from './odds-screen.tsx';

/** The page of questions without a board: `#/odds?q=ac/20 at 3 hexes`. */
export default function OddsPage({ route }: PageProps): VNode {
  const model = useOdds(route);
  if (model === undefined)
    return (
      <main class="page">
        <p class="loading">Loading …</p>
      </main>
    );
  return <OddsScreen model={model} />;
}

function useOdds(route: Route): OddsModel | undefined {
  const [model, setModel] = useState<OddsModel>();
  useEffect(() => {
    const client = new OddsClient();
    let opened: OddsModel | undefined;
    let stop = (): void => undefined;
    let isGone = false;
    const open = async (): Promise<void> => {
      const library = await openLibrary();
      if (isGone) return;
      opened = new OddsModel({ library, oracle: client, now: () => performance.now() });
      await opened.open(route.query);
      if (isGone) return;
      stop = writeAddress(opened);
      setModel(opened);
    };
    void open();
    return () => {
      isGone = true;
      stop();
      opened?.close();
      client.close();
    };
  }, [route]);
  return model;
}

/** Keeps the address in step with the question that is asked. Returns a function that ends this. */
function writeAddress(model: OddsModel): () => void {
  let written = '';
  const write = (): void => {
    const query = model.address;
    const text = JSON.stringify(query);
    // The reader may already be on the way to another page.
    if (text === written || parseRoute(location.hash).page !== 'odds') return;
    written = text;
    replaceRoute({ page: 'odds', path: [], query });
  };
  write();
  return model.subscribe(write);
}
