import type { VNode } from 'preact';
import { LazyPage, type PageLoader, type PageProps } from '../../app/lazy-page.tsx';

const catalogue: PageLoader = () => import('./catalogue-page.tsx');
const comparison: PageLoader = () => import('./compare-page.tsx');
const editor: PageLoader = () => import('../../variants/view/edit-page.tsx');
const unit: PageLoader = () => import('./unit-page.tsx');

/** `#/units`: the catalogue, `#/units/NAME`, `#/units/compare` and `#/units/edit/NAME`. */
export default function UnitsPage({ route }: PageProps): VNode {
  return <LazyPage load={loaderOf(route.path)} route={route} />;
}

function loaderOf([first]: readonly string[]): PageLoader {
  if (first === undefined) return catalogue;
  if (first === 'compare') return comparison;
  return first === 'edit' ? editor : unit;
}
