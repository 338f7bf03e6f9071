import type { MapCamera } from '@hexfall/stage';
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/** Returns a ref for the element that covers the top of a map, so that the map is shown below it, whatever its size. */
export function useCover<E extends HTMLElement>(camera: MapCamera): RefObject<E | null> {
  const cover = useRef<E>(null);
  useLayoutEffect(() => {
    const element = cover.current!;
    const measure = (): void => camera.cover(element.offsetTop + element.offsetHeight);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [camera]);
  return cover;
}
