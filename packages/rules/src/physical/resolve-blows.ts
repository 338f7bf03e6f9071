import type { PushAttack } from '../weapons/declared-attack.ts';
import type { Game } from '../game.ts';
import { resolvePush } from './resolve-push.ts';
import type { CloseAttack, RolledAttack } from './rolled-attack.ts';
import { resolveStrike } from './strike.ts';

/** What rolled blows do, in order. Two units that push each other both stay where they are. */
export function resolveBlows(game: Game, blows: readonly RolledAttack<CloseAttack>[]): void {
  const pushes = blows.flatMap(({ attack, hit }): PushAttack[] => (hit && attack.kind === 'push' ? [attack] : []));
  for (const blow of blows) {
    if (blow.attack.kind !== 'push') resolveStrike(game, blow);
    else if (blow.hit) resolvePush(game, blow.attack, pushes);
  }
}
