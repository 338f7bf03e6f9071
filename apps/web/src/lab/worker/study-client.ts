import type { GameFailure, GameRecord } from '@hexfall/sim';
import { portOf, type WorkerPort } from '../../workers/worker-port.ts';
import type { OpenedStudy, ReportPart, ReportSummary, StudyReply, StudyRequest } from './study-messages.ts';

export type StudyPort = WorkerPort<StudyRequest, StudyReply>;

/** A question that the worker has not answered yet. */
interface Pending {
  readonly onPart: (part: ReportPart) => void;
  resolve(reply: StudyReply): void;
  reject(error: Error): void;
}

const NO_PARTS = (): void => undefined;

/** The games of one study, which a worker keeps and draws. Every question rejects with the reason if it cannot be answered. */
export class StudyClient {
  private readonly port: StudyPort;
  private readonly pending = new Map<number, Pending>();
  private asked = 0;

  constructor(start: () => StudyPort = startStudyWorker) {
    this.port = start();
    this.port.onReply = reply => this.onReply(reply);
    this.port.onFailure = reason => this.giveUp(reason);
  }

  /** Begins with a file in the format of the command line. */
  async open(file: string): Promise<OpenedStudy> {
    const reply = await this.ask(id => ({ kind: 'open', id, file }));
    if (reply.kind !== 'opened') throw new Error('the file was not opened');
    return reply.study;
  }

  add(records: readonly GameRecord[]): void {
    this.port.send({ kind: 'add', records });
  }

  /** Draws the report. Its parts arrive one after another, each in a task of its own. */
  async draw(
    scope: 'live' | 'whole',
    failures: readonly GameFailure[],
    onPart: (part: ReportPart) => void,
  ): Promise<ReportSummary> {
    const reply = await this.ask(id => ({ kind: 'draw', id, scope, failures }), onPart);
    if (reply.kind !== 'drawn') throw new Error('the report was not drawn');
    return reply.summary;
  }

  /** Returns the file of games, as the command line reads it. */
  file(): Promise<string> {
    return this.text(id => ({ kind: 'file', id }));
  }

  /** Returns the report as a self-contained page, with games to watch. */
  page(failures: readonly GameFailure[]): Promise<string> {
    return this.text(id => ({ kind: 'page', id, failures }));
  }

  replay(game: number): Promise<string> {
    return this.text(id => ({ kind: 'replay', id, game }));
  }

  /** Ends the worker. */
  close(): void {
    this.giveUp('was closed');
  }

  private async text(request: (id: number) => StudyRequest): Promise<string> {
    const reply = await this.ask(request);
    if (reply.kind !== 'text') throw new Error('there is no text');
    return reply.text;
  }

  private ask(
    request: (id: number) => StudyRequest,
    onPart: (part: ReportPart) => void = NO_PARTS,
  ): Promise<StudyReply> {
    const id = ++this.asked;
    return new Promise((resolve, reject) => {
      this.pending.set(id, { resolve, reject, onPart });
      this.port.send(request(id));
    });
  }

  private onReply(reply: StudyReply): void {
    const pending = this.pending.get(reply.id);
    if (reply.kind === 'part') return pending?.onPart(reply.part);
    this.pending.delete(reply.id);
    if (reply.kind === 'failed') pending?.reject(new Error(reply.reason));
    else pending?.resolve(reply);
  }

  private giveUp(reason: string): void {
    this.port.end();
    for (const pending of this.pending.values()) pending.reject(new Error(reason));
    this.pending.clear();
  }
}

function startStudyWorker(): StudyPort {
  return portOf(new Worker(new URL('./study-worker.ts', import.meta.url), { type: 'module' }));
}
