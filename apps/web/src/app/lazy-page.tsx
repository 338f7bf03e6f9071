import type { ComponentType, VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Route } from './route.ts';

/** The properties of every page. */
export interface PageProps {
  readonly route: Route;
}

/** Loads the code of a page. It must always be the same function for the same page. */
export type PageLoader = () => Promise<{ readonly default: ComponentType<PageProps> }>;

/** A page whose code has been loaded, or failed to load. */
interface LoadedPage {
  readonly load: PageLoader;
  /** `undefined` if it could not be loaded: without a network, or when the site has a newer build. */
  readonly component: ComponentType<PageProps> | undefined;
}

function usePage(load: PageLoader): LoadedPage | undefined {
  const [loaded, setLoaded] = useState<LoadedPage>();
  useEffect(() => {
    let isGone = false;
    const show = (component?: ComponentType<PageProps>): void => {
      // A page that takes longer to load must not replace the one to which the reader has gone meanwhile.
      if (!isGone) setLoaded({ load, component });
    };
    load().then(
      module => show(module.default),
      () => show(),
    );
    return () => {
      isGone = true;
    };
  }, [load]);
  return loaded?.load === load ? loaded : undefined;
}

/** A page whose code is loaded when a reader first goes there. */
export function LazyPage({ load, route }: PageProps & { readonly load: PageLoader }): VNode {
  const loaded = usePage(load);
  if (loaded === undefined) return <p class="loading">Loading …</p>;
  const { component: Page } = loaded;
  if (Page !== undefined) return <Page route={route} />;
  return (
    <div class="loading" role="alert">
      <p>This page could not be loaded.</p>
      <button type="button" onClick={() => location.reload()}>
        Try again
      </button>
    </div>
  );
}
