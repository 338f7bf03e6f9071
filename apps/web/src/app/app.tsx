import type { VNode } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { DropTarget } from '../files/view/drop-target.tsx';
import type { OfflineModel } from '../offline/model/offline-model.ts';
import { UpdateNotice } from '../offline/view/update-notice.tsx';
import { LazyPage, type PageLoader } from './lazy-page.tsx';
import { NoticeList } from './notice-list.tsx';
import { formatRoute, HOME, type PageName } from './route.ts';
import { ThemeSwitch } from './theme-switch.tsx';
import { useRoute } from './use-route.ts';

/** The code of each page, which is loaded when the reader first goes there. */
const LOADERS: Readonly<Record<PageName, PageLoader>> = {
  begin: () => import('../begin/view/begin-page.tsx'),
  play: () => import('../play/view/play-page.tsx'),
  watch: () => import('../watch/view/watch-page.tsx'),
  lab: () => import('../lab/view/lab-page.tsx'),
  odds: () => import('../odds/view/odds-page.tsx'),
  units: () => import('../units/view/units-page.tsx'),
  forces: () => import('../forces/view/forces-page.tsx'),
  table: () => import('../table/view/table-page.tsx'),
  learn: () => import('../learn/view/learn-page.tsx'),
  open: () => import('../files/view/open-page.tsx'),
};

/** The links of the navigation. */
const LINKS: readonly (readonly [page: PageName, words: string])[] = [
  ['begin', 'New game'],
  ['play', 'Play'],
  ['watch', 'Watch'],
  ['lab', 'Lab'],
  ['odds', 'Odds'],
  ['units', 'Units'],
  ['forces', 'Forces'],
  ['table', 'Table'],
  ['learn', 'Learn'],
];

/** The frame of every page: navigation above, the page below. */
export function App({ offline }: { readonly offline: OfflineModel }): VNode {
  const route = useRoute();
  // The styles of a page apply only while `data-page` names it: a style sheet stays once it is loaded.
  useLayoutEffect(() => void (document.documentElement.dataset['page'] = route.page), [route.page]);
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
              // On a phone the row of links is wider than the screen.
              ref={link => void (page === route.page && link?.scrollIntoView({ block: 'nearest', inline: 'center' }))}
            >
              {words}
            </a>
          ))}
        </nav>
        <ThemeSwitch />
      </header>
      <UpdateNotice offline={offline} />
      <NoticeList />
      <LazyPage load={LOADERS[route.page]} route={route} />
      <DropTarget />
    </>
  );
}
