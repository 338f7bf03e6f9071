import type { Board } from '@hexfall/hex';
import { filmOfGame, pageHtml, readMarkup } from '@hexfall/report';
import { findInSeries, formatGameLine, type GameFailure, parseGameLine, replayGame } from '@hexfall/sim';
import type { Film } from '@hexfall/stage';
import { reasonOf } from '../../workers/reason-of.ts';
import { beginStudy, type PlayedStudy } from './played-study.ts';
import type { StudyReply, StudyRequest } from './study-messages.ts';

type Reply = (message: StudyReply) => void;

/** Sections of a simulation that are shown while games are played. */
const LIVE_SECTIONS: readonly string[] = ['outcome', 'length', 'kills', 'damage'];

/** Returns the function that handles the messages of a worker: it keeps the games of one study, draws its report and writes its files. */
export function serveStudy(reply: Reply): (request: StudyRequest) => void {
  let desk: StudyDesk | undefined;
  const answer = async (request: StudyRequest): Promise<void> => {
    if (request.kind === 'open') {
      desk = StudyDesk.open(request.file);
      const { kind, wanted } = desk.study;
      return reply({ kind: 'opened', id: request.id, study: { kind, wanted, played: desk.played } });
    }
    if (desk === undefined) throw new Error('no study is open');
    if (request.kind === 'add') return desk.add(request);
    if (request.kind === 'draw') return desk.draw(request, reply);
    reply({ kind: 'text', id: request.id, text: await desk.textFor(request) });
  };
  return request => {
    answer(request).catch((error: unknown) => {
      reply({ kind: 'failed', id: 'id' in request ? request.id : 0, reason: reasonOf(error) });
    });
  };
}

/** A study with its games. */
class StudyDesk {
  readonly study: PlayedStudy;
  /** The lines of its file: the header, then the games. */
  private readonly lines: string[];

  private constructor(study: PlayedStudy, header: string) {
    this.study = study;
    this.lines = [header];
  }

  /** Opens a file of games. An incomplete last line is left out, as on the command line. */
  static open(file: string): StudyDesk {
    const [header = '', ...rest] = file.split('\n');
    const study = beginStudy(header);
    if (!study.ok) throw new Error(study.errors[0]);
    const desk = new StudyDesk(study.value, header);
    for (const [i, line] of rest.entries()) {
      if (line === '') continue;
      const record = parseGameLine(line, study.value.series);
      if (!record.ok) throw new Error(`line ${i + 2} ${record.errors[0]!}`);
      study.value.add(record.value);
      desk.lines.push(line);
    }
    return desk;
  }

  get played(): number {
    return this.lines.length - 1;
  }

  add({ records }: Extract<StudyRequest, { kind: 'add' }>): void {
    for (const record of records) {
      this.study.add(record);
      this.lines.push(formatGameLine(record));
    }
  }

  /** Sends the report part by part, so that the page can draw one after another. */
  draw({ id, scope, failures }: Extract<StudyRequest, { kind: 'draw' }>, reply: Reply): void {
    const page = this.study.page({ failures, ...(scope === 'live' ? { sections: LIVE_SECTIONS } : {}) });
    const sections = page.sections.filter(section => scope === 'whole' || section.id !== 'about');
    const parts = [{ id: 'lead', title: '', content: page.lead }, ...sections];
    for (const { id: part, title, content } of parts)
      reply({ kind: 'part', id, part: { id: part, title, nodes: readMarkup(content) } });
    const summary = {
      title: page.title,
      subtitle: page.subtitle,
      says: page.summary ?? '',
      games: this.played,
      parts: parts.map(part => part.id),
      telling: scope === 'whole' && this.played > 0 ? this.study.tellingGames() : [],
      wins: this.played === 0 ? undefined : this.study.wins(),
    };
    reply({ kind: 'drawn', id, summary });
  }

  async textFor(request: Extract<StudyRequest, { kind: 'file' | 'page' | 'replay' }>): Promise<string> {
    if (request.kind === 'file') return `${this.lines.join('\n')}\n`;
    return request.kind === 'page' ? this.pageText(request.failures) : this.replayText(request.game);
  }

  private async pageText(failures: readonly GameFailure[]): Promise<string> {
    const films: Film[] = [];
    const boards: Board[] = [];
    for (const { game: number, why } of this.played === 0 ? [] : this.study.tellingGames()) {
      const { batch, game } = findInSeries(this.study.series, number);
      const [a, b] = batch.forces;
      const title = this.study.kind === 'simulation' ? `game ${game}` : `A: ${a.name}, B: ${b.name}`;
      films.push(await filmOfGame({ batch, game, why, title, firstBoard: boards.length }));
      boards.push(...batch.fields.map(({ straight }) => straight.board));
    }
    return pageHtml(this.study.page({ failures, films, boards }));
  }

  private replayText(number: number): string {
    const { batch, game } = findInSeries(this.study.series, number);
    const lines: string[] = [];
    replayGame(batch, game, line => void lines.push(line));
    return `${lines.join('\n')}\n`;
  }
}
