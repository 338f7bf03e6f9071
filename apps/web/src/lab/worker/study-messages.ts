import type { MarkupNode } from '@hexfall/report';
import type { GameFailure, GameRecord, Proportion } from '@hexfall/sim';
import type { StudyKind } from '../model/experiment.ts';

/** Requests to the worker that keeps the games of a study. `id` numbers the questions, and the replies carry the same number. */
export type StudyRequest =
  /** Begins with a file in the format of the command line: a header, and perhaps games, each on a line. */
  | { readonly kind: 'open'; readonly id: number; readonly file: string }
  | { readonly kind: 'add'; readonly records: readonly GameRecord[] }
  /** Draws the report: all of it, or the sections that are shown while games are played. */
  | {
      readonly kind: 'draw';
      readonly id: number;
      readonly scope: 'live' | 'whole';
      readonly failures: readonly GameFailure[];
    }
  /** Asks for the file of games, for the report as a self-contained page, or for the replay of a game. */
  | { readonly kind: 'file'; readonly id: number }
  | { readonly kind: 'page'; readonly id: number; readonly failures: readonly GameFailure[] }
  | { readonly kind: 'replay'; readonly id: number; readonly game: number };

/** Replies of the worker. A reason completes a sentence about the study. */
export type StudyReply =
  | { readonly kind: 'opened'; readonly id: number; readonly study: OpenedStudy }
  | { readonly kind: 'part'; readonly id: number; readonly part: ReportPart }
  | { readonly kind: 'drawn'; readonly id: number; readonly summary: ReportSummary }
  | { readonly kind: 'text'; readonly id: number; readonly text: string }
  | { readonly kind: 'failed'; readonly id: number; readonly reason: string };

/** Facts about a file of games before anything is drawn. */
export interface OpenedStudy {
  readonly kind: StudyKind;
  /** The number of games in the file, and the number that the user asked for. */
  readonly played: number;
  readonly wanted: number;
}

/** A section of a report as data, without markup. */
export interface ReportPart {
  readonly id: string;
  /** The title of the section; empty for the part at the top. */
  readonly title: string;
  readonly nodes: readonly MarkupNode[];
}

/** The main results of a report. */
export interface ReportSummary {
  readonly title: string;
  readonly subtitle: string;
  /** The result in a sentence or two. */
  readonly says: string;
  readonly games: number;
  /** Ids of all parts of the report, in order. */
  readonly parts: readonly string[];
  /** Games worth watching. */
  readonly telling: readonly TellingReplay[];
  /** How often A wins, for simulations. */
  readonly wins: Proportion | undefined;
}

export interface TellingReplay {
  readonly game: number;
  readonly why: string;
}
