import { builtInMech, generateBoard } from '@hexfall/data';
import { type Replay, readReplay, specFromJson, specToJson } from '@hexfall/protocol';
import { comparisonReport, replayPage, simulationReport, tournamentReport } from '@hexfall/report';
import type { MechSpec, Result } from '@hexfall/rules';
import {
  type Batch,
  ComparisonCollector,
  describeBatch,
  type GameRecord,
  planGame,
  playGame,
  prepareBatch,
  ResultCollector,
  replayGame,
  type SimOutcome,
  TournamentCollector,
} from '@hexfall/sim';
import { type Film, makeFilm } from '@hexfall/stage';

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

/** Creates the page of a small tournament. */
export function cupPage(): string {
  const collector = new TournamentCollector(['Ann', 'Bob', 'Cid'].map((name, i) => ({ name, value: 900 + 300 * i })));
  for (const [game, outcome] of OUTCOMES.entries()) collector.add(recordOf(game, outcome));
  const terms = { boards: ['hills'], profile: 'spec', bots: ['charger'], turnLimit: 12 };
  return tournamentReport({ result: collector.result(), terms });
}

/** Creates the page of a small comparison. */
export function studyPage(): string {
  const batch = duel();
  const collector = new ComparisonCollector([batch, batch, batch, batch]);
  for (const [game, outcome] of OUTCOMES.entries()) collector.add(recordOf(game, outcome));
  const variants = [
    { name: 'Ann', label: 'Ann', value: 900 },
    { name: 'Bob', label: 'Bob', value: 1200 },
  ] as const;
  const terms = [describeBatch(batch), describeBatch(batch)];
  return comparisonReport({ result: collector.result(), about: { variants }, answer: 'Bob wins more often.', terms });
}

const OUTCOMES: readonly SimOutcome[] = [
  'A',
  'B',
  'A',
  'A',
  'draw',
  'B',
  'B',
  'A',
  'A',
  'A',
  'A',
  'B',
  'B',
  'B',
  'B',
  'A',
];

function recordOf(game: number, outcome: SimOutcome): GameRecord {
  return { game, outcome, seed: '', board: 0, swapped: game % 2 === 1, turns: 9, hash: 0, units: [] };
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
