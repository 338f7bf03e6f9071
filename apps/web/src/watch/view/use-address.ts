import type { WatchModel } from '@hexfall/stage';
import { useEffect } from 'preact/hooks';
import { replaceRoute } from '../../app/use-route.ts';
import { routeOf, type WatchSource } from '../model/watch-source.ts';

/** Milliseconds after which the address follows the film, since browsers refuse to change the address too often. */
const DELAY = 400;

/** Keeps the step of a film in the address, so that a copy of it leads to what is on the screen. */
export function useAddress(watch: WatchModel, source: WatchSource | undefined): void {
  useEffect(() => {
    if (source === undefined) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let written = watch.at;
    const write = (): void => {
      timer = undefined;
      if (watch.at === written) return;
      written = watch.at;
      replaceRoute(routeOf(source, watch.at));
    };
    const end = watch.subscribe(() => {
      timer ??= setTimeout(write, DELAY);
    });
    return () => {
      clearTimeout(timer);
      end();
    };
  }, [watch]);
}
