import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { PageProps } from '../../app/lazy-page.tsx';
import { notices } from '../../app/notices.ts';
import { parseRoute, type Route } from '../../app/route.ts';
import { replaceRoute } from '../../app/use-route.ts';
import { openLibrary } from '../../library/open-library.ts';
import { BeginModel } from '../model/begin-model.ts';
import { KeptGames } from '../model/kept-games.ts';
import { BeginScreen } from './begin-screen.tsx';

interface Models {
  readonly begin: BeginModel;
  readonly games: KeptGames;
  readonly close: () => void;
}

/** The page to set up a game: `#/begin`. The choices are in the address, so that they can be sent to somebody. */
export default function BeginPage({ route }: PageProps): VNode {
  const models = useModels(route);
  if (models === undefined)
    return (
      <main>
        <p class="loading">Loading …</p>
      </main>
    );
  return <BeginScreen {...models} />;
}

function useModels(route: Route): Models | undefined {
  const [models, setModels] = useState<Models>();
  useEffect(() => {
    let opened: Models | undefined;
    let isGone = false;
    const open = async (): Promise<void> => {
      const created = await createModels(route);
      if (isGone) return created.close();
      opened = created;
      setModels(created);
      void created.begin.prepare();
    };
    void open();
    return () => {
      isGone = true;
      opened?.close();
    };
  }, [route]);
  return models;
}

async function createModels(route: Route): Promise<Models> {
  const library = await openLibrary();
  const begin = new BeginModel({ library, notices, random: bytes => crypto.getRandomValues(bytes), pause });
  const games = new KeptGames(library);
  await Promise.all([begin.open(route.query), games.read()]);
  const stop = writeAddress(begin);
  const close = (): void => {
    stop();
    begin.close();
    games.close();
  };
  return { begin, games, close };
}

/** Keeps the address in step with the choices. Returns a function that ends this. */
function writeAddress(begin: BeginModel): () => void {
  let written = begin.settings;
  return begin.subscribe(() => {
    // The reader may already be on the way to another page.
    if (begin.settings === written || parseRoute(location.hash).page !== 'begin') return;
    written = begin.settings;
    replaceRoute({ page: 'begin', path: [], query: begin.query });
  });
}

/** Lets the page draw and handle input before the next piece of work. */
function pause(): Promise<void> {
  return new Promise(resolve => {
    setTimeout(resolve);
  });
}
