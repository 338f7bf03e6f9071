import type { Game } from '../../vocabulary/game/game.ts';
import type { PushAttack } from '../../vocabulary/state/attacks.ts';
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
