import { useEffect } from 'preact/hooks';
import type { PlayModel } from '../model/play-model.ts';

/** Runs the clock of the playback, so that each moment is shown for its time. */
export function usePlayback(play: PlayModel): void {
  const { moment, isPlaying, delay, isLookingBack } = play.playback;
  useEffect(() => {
    if (!isPlaying || isLookingBack) return undefined;
    const timer = setTimeout(() => play.playback.tick(), delay);
    return () => clearTimeout(timer);
  }, [play, moment, isPlaying, isLookingBack, delay]);
}
