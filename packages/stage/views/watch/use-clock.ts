import { SPEEDS, type WatchModel } from '@hexfall/stage';
import { useEffect } from 'preact/hooks';
import { useModel } from '../use-model.ts';

/** The longest time in which a unit moves from one place to the next, in milliseconds. */
const SLOWEST = 200;

/**
 * Plays a film at the speed that its model asks for. Returns how long a movement should take, in milliseconds; `undefined` while the film
 * is paused.
 */
export function useClock(model: WatchModel): number | undefined {
  const { playing, speed } = useModel(model);
  const pace = playing ? 1000 / SPEEDS[speed]! : undefined;
  useEffect(() => {
    if (pace === undefined) return undefined;
    const timer = setInterval(() => model.tick(), pace);
    return () => clearInterval(timer);
  }, [model, pace]);
  return pace === undefined ? undefined : Math.min(SLOWEST, pace * 0.8);
}
