import { readReplay } from '@hexfall/protocol';
import { Course, type Deploy, type MatchUp, prepareBatch, replayGame, type SimForce } from '@hexfall/sim';
import { startFakeWorker } from '../../workers/fake-port.ts';
import { serveGames } from '../../workers/serve-games.ts';
import { WebWorkforce } from '../../workers/web-workforce.ts';
import { serveWhatIf } from '../worker/serve-whatif.ts';
import type { WhatIfReply, WhatIfRequest } from '../worker/whatif-messages.ts';
import { WhatIfClient } from './whatif-client.ts';

/** Plays a game of a match-up and returns its replay, for tests. */
export function replayText<F extends SimForce>(matchUp: MatchUp<F>, deploy: Deploy<F>): string {
  const batch = prepareBatch(matchUp, deploy);
  if (!batch.ok) throw new Error(batch.errors[0]!.message);
  const lines: string[] = [];
  replayGame(batch.value, 3, line => void lines.push(line));
  return `${lines.join('\n')}\n`;
}

/** Reads the course of a game, which may be under way, for tests. */
export function courseOf(text: string): Course {
  const replay = readReplay(text, { partial: true });
  const course = replay.ok ? Course.of(replay.value) : undefined;
  if (course?.ok !== true) throw new Error('the replay cannot be read');
  return course.value;
}

/** Returns a client whose worker plays games in fake workers of its own, in the same way as in the page. */
export function clientOf(text: string): WhatIfClient {
  return new WhatIfClient(
    text,
    () =>
      startFakeWorker<WhatIfRequest, WhatIfReply>(reply =>
        serveWhatIf(
          reply,
          (series, games) =>
            new WebWorkforce(series, { games, cores: 2, start: () => startFakeWorker(serveGames).port }),
        ),
      ).port,
  );
}
