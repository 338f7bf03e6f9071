import { useEffect, useState } from 'preact/hooks';
import { formatRoute, parseRoute, type Route } from './route.ts';

/** Returns the current view, and draws the component again when the reader goes to another one. */
export function useRoute(): Route {
  const [route, setRoute] = useState(() => parseRoute(location.hash));
  useEffect(() => {
    const follow = (): void => setRoute(parseRoute(location.hash));
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  return route;
}

/** Goes to a view. The browser's Back button returns to the present one. */
export function goTo(route: Route): void {
  location.hash = formatRoute(route);
}

/** Replaces the present view by another one, so that the Back button does not return to it. */
export function leadTo(route: Route): void {
  location.replace(formatRoute(route));
}

/** Changes the address of the present view, without a new entry in the history of the browser. */
export function replaceRoute(route: Route): void {
  history.replaceState(null, '', formatRoute(route));
}
