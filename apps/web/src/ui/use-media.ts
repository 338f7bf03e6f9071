import { useEffect, useState } from 'preact/hooks';

/** Returns whether a media query matches, and draws the component again when that changes. */
export function useMedia(query: string): boolean {
  const [isTrue, setTrue] = useState(() => matchMedia(query).matches);
  useEffect(() => {
    const media = matchMedia(query);
    const follow = (): void => setTrue(media.matches);
    media.addEventListener('change', follow);
    return () => media.removeEventListener('change', follow);
  }, [query]);
  return isTrue;
}
