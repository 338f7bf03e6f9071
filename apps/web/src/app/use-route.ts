import { useEffect, useState } from 'preact/hooks';
import { formatRoute, parseRoute, type Route } from './route.ts';

/** Returns the current view, and draws the component again when the reader goes elsewhere. */
export function useRoute(): Route {
  const [route, setRoute] = useState(() => parseRoute(location.hash));
  useEffect(() => {
    const follow = (): void => setRoute(parseRoute(location.hash));
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  return route;
}

/** Goes to a view. The way back leads to the present one. */
export function goTo(route: Route): void {
  location.hash = formatRoute(route);
}

/** Goes to a view in place of the present one, to which no way leads back. */
export function leadTo(route: Route): void {
  location.replace(formatRoute(route));
}

/** Changes the address of the present view, without a way back to the former one. */
export function replaceRoute(route: Route): void {
  history.replaceState(null, '', formatRoute(route));
}
