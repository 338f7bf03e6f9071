import type { ComponentType, VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { DropTarget } from '../files/view/drop-target.tsx';
import type { OfflineModel } from '../offline/model/offline-model.ts';
import { UpdateNotice } from '../offline/view/update-notice.tsx';
import { NoticeList } from './notice-list.tsx';
import { formatRoute, HOME, type PageName, type Route } from './route.ts';
import { ThemeSwitch } from './theme-switch.tsx';
import { useRoute } from './use-route.ts';

/** What every page is given. */
export interface PageProps {
  readonly route: Route;
}

/** The code of a page is loaded when a reader first goes there. */
const LOADERS: Readonly<Record<PageName, () => Promise<{ readonly default: ComponentType<PageProps> }>>> = {
  begin: () => import('../begin/view/begin-page.tsx'),
  play: () => import('../play/view/play-page.tsx'),
  watch: () => import('../watch/view/watch-page.tsx'),
  open: () => import('../files/view/open-page.tsx'),
};

/** The navigation. */
const LINKS: readonly (readonly [page: PageName, words: string])[] = [
  ['begin', 'New game'],
  ['play', 'Play'],
  ['watch', 'Watch'],
];

/** The frame of every page: navigation above, the page below. */
export function App({ offline }: { readonly offline: OfflineModel }): VNode {
  const route = useRoute();
  return (
    <>
      <header class="bar">
        <a class="brand" href={formatRoute(HOME)}>
          Hexfall
        </a>
        <nav aria-label="Pages">
          {LINKS.map(([page, words]) => (
            <a
              key={page}
              href={formatRoute({ page, path: [], query: {} })}
              aria-current={page === route.page ? 'page' : undefined}
            >
              {words}
            </a>
          ))}
        </nav>
        <ThemeSwitch />
      </header>
      <UpdateNotice offline={offline} />
      <NoticeList />
      <PageBody route={route} />
      <DropTarget />
    </>
  );
}

/** The component of a page, as far as it is loaded. */
interface LoadedPage {
  readonly page: PageName;
  /** `undefined` if it could not be loaded: without a network, or when the site has a newer build. */
  readonly component: ComponentType<PageProps> | undefined;
}

function usePage(page: PageName): LoadedPage | undefined {
  const [loaded, setLoaded] = useState<LoadedPage>();
  useEffect(() => {
    let isGone = false;
    const show = (component?: ComponentType<PageProps>): void => {
      // A page that takes longer to load must not come after the one to which the reader has gone meanwhile.
      if (!isGone) setLoaded({ page, component });
    };
    LOADERS[page]().then(
      module => show(module.default),
      () => show(),
    );
    return () => {
      isGone = true;
    };
  }, [page]);
  return loaded?.page === page ? loaded : undefined;
}

function PageBody({ route }: PageProps): VNode {
  const loaded = usePage(route.page);
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
