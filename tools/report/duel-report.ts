import { builtInMech, generateBoard } from '@hexfall/data';
import { type Replay, readReplay, specFromJson, specToJson } from '@hexfall/protocol';
import { type Film, makeFilm, replayPage, simulationReport } from '@hexfall/report';
import type { MechSpec, Result } from '@hexfall/rules';
import { type Batch, planGame, playGame, prepareBatch, ResultCollector, replayGame } from '@hexfall/sim';

/** A name that does harm if it is not escaped. */
export const NASTY = '</script><img src=x onerror=alert(1)>';

/** Creates a report of a few games with two films, one of them with the sides exchanged. */
export function duelReport(): string {
  const batch = duel();
  const collector = new ResultCollector(batch);
  for (let game = 0; game < 12; game++) collector.add(playGame(batch, game));
  const films = [0, 3].map(game => filmOf(batch, game));
  const boards = batch.fields.map(({ straight }) => straight.board);
  const { specs } = batch.fields[0]!.straight;
  const [a, b] = specs.map(spec => [{ spec, gunnery: 4, piloting: 5 }]);
  return simulationReport({ result: collector.result(), films, boards, crews: [a!, b!] });
}

/** Creates a page on which one of these games can be watched. */
export function duelPage(): string {
  return need(replayPage(replayOf(duel(), 0), { notes: ['A note.'] }));
}

function duel(): Batch {
  const plain = builtInMech('HBK-4G')!;
  const named = need(specFromJson({ ...specToJson(builtInMech('WVR-6R')!), name: NASTY }));
  const force = (spec: MechSpec): { name: string; units: { spec: MechSpec }[] } => ({
    name: spec.name,
    units: [{ spec }],
  });
  const board = need(generateBoard({ style: 'hills', width: 10, height: 10, seed: 'report' }));
  const crew = { gunnery: 4, piloting: 5 };
  return need(
    prepareBatch(
      {
        forces: [force(named), force(plain)],
        boards: [{ title: 'hills', board }],
        profile: 'spec',
        bots: ['charger', 'charger'],
        turnLimit: 12,
        seed: 'report',
        swapSides: true,
      },
      (_board, forces) => ({
        specs: forces.map(({ units }) => units[0]!.spec),
        units: [
          { ...crew, spec: 0, side: 0, hex: '0502', facing: 3 },
          { ...crew, spec: 1, side: 1, hex: '0509', facing: 0 },
        ],
      }),
    ),
  );
}

function filmOf(batch: Batch, game: number): Film {
  const { swapped } = planGame(batch, game);
  return need(makeFilm(replayOf(batch, game), { why: 'typical', title: `game ${game}`, board: 0, swapped }));
}

function replayOf(batch: Batch, game: number): Replay {
  const lines: string[] = [];
  replayGame(batch, game, line => void lines.push(line));
  return need(readReplay(lines.join('\n')));
}

function need<T, E>(result: Result<T, E>): T {
  if (!result.ok) throw new Error(JSON.stringify(result.errors[0]));
  return result.value;
}
