import { useEffect, useState } from 'preact/hooks';
import { openLibrary } from '../../library/open-library.ts';
import { KeptGames } from '../model/kept-games.ts';

/** Returns the games that are kept in this browser; `undefined` until they are read. */
export function useKeptGames(): KeptGames | undefined {
  const [games, setGames] = useState<KeptGames>();
  useEffect(() => {
    let kept: KeptGames | undefined;
    let isGone = false;
    const open = async (): Promise<void> => {
      const library = await openLibrary();
      if (isGone) return;
      kept = new KeptGames(library);
      await kept.read();
      setGames(kept);
    };
    void open();
    return () => {
      isGone = true;
      kept?.close();
    };
  }, []);
  return games;
}
