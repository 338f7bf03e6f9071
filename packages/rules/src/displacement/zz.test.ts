import { randomSetup, gameOf, playRandomly } from '@hexfall/testkit';
import { test } from 'vitest';
import type { GameEvent } from '../events/events.ts';
import { boardOf, type Game } from '../game.ts';
import { startGame } from '../phases/turn.ts';
import { occupantOf } from './validity.ts';
import { formatHex, hexContent } from '@hexfall/hex';
test('x', () => {
  const log: string[] = [];
  let bad = false;
  let game!: Game;
  const sink = { push(event: GameEvent): void {
    if (bad) return;
    const e = event as any;
    const u = e.unit ?? e.attacker;
    log.push(JSON.stringify(event) + (e.hex !== undefined ? ' @' + formatHex(boardOf(game).grid, e.hex) : ''));
    if (event.type === 'PhaseEnded') for (const m of game.state.mechs) if (m.status === 'active' && occupantOf(game, m, m)) { bad = true; const g = boardOf(game); log.push(`BAD ${m.id} ${formatHex(g.grid, m.hex)} ${JSON.stringify(hexContent(g, m.hex))}`);
       for (const k of game.state.mechs) log.push(`${k.id} side ${k.side} ${k.status} ${formatHex(g.grid,k.hex)} elev ${k.elevation} lvl ${JSON.stringify(hexContent(g, k.hex))} prone ${k.prone}`); break; }
  } };
  game = gameOf(randomSetup(Number(process.env['S']), { unitsPerSide: 4 }), sink);
  startGame(game);
  playRandomly(game, Int32Array.from([1, 2, 3, 4]));
  const end = log.findIndex(l => l.startsWith('BAD'));
  console.log(log.slice(Math.max(0, end - 60)).filter(l=>!l.includes('"DamageApplied"')).slice(0, 90).join('\n'));
});
