import type { ComponentType, VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Route } from './route.ts';

/** What every page is given. */
export interface PageProps {
  readonly route: Route;
}

/** Loads the code of a page. The same page has the same function always. */
export type PageLoader = () => Promise<{ readonly default: ComponentType<PageProps> }>;

/** The component of a page, as far as it is loaded. */
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
      // A page that takes longer to load must not come after the one to which the reader has gone meanwhile.
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
