import type { SpecJson } from '@hexfall/protocol';
import type { Command, MechId } from '@hexfall/rules';
import type { CurvePoint, Estimate, Proportion, WinCurve } from '@hexfall/sim';

/** Something that is different from the game that was played, as plain data. */
export type ChangeRequest =
  | { readonly kind: 'order'; readonly order: Command }
  | { readonly kind: 'facing'; readonly unit: MechId; readonly facing: number }
  | { readonly kind: 'unit'; readonly unit: MechId; readonly spec: SpecJson };

/** One way in which a game goes on. */
export interface CaseRequest {
  readonly title: string;
  readonly changes: readonly ChangeRequest[];
}

/** How games are played on. */
interface PlayRequest {
  readonly bots: readonly [string, string];
  readonly seed: string;
  readonly games: number;
}

/** How many events had happened; `now` for the last moment of a game under way. */
export type AskedEvents = number | 'now';

/** What the worker is asked. The game comes first; every other request has a number, which the replies to it have too. */
export type WhatIfRequest =
  | { readonly kind: 'open'; readonly replay: string }
  | { readonly kind: 'moment'; readonly id: number; readonly events: AskedEvents }
  /** Why the last orders were given by then, at most so many. */
  | { readonly kind: 'why'; readonly id: number; readonly events: AskedEvents; readonly orders: number }
  | ({
      readonly kind: 'curve';
      readonly id: number;
      /** Points of an earlier curve, which is continued. */
      readonly known: readonly CurvePoint[];
    } & PlayRequest)
  | ({
      readonly kind: 'play';
      readonly id: number;
      readonly events: AskedEvents;
      readonly cases: readonly CaseRequest[];
    } & PlayRequest)
  | { readonly kind: 'stop'; readonly id: number };

/** An order that a unit may be given, in words. */
export interface OfferedOrder {
  readonly unit: MechId;
  readonly text: string;
  readonly order: Command;
}

/** A unit that is in play. */
export interface MomentUnit {
  readonly id: MechId;
  /** "A1 Hunchback HBK-4G". */
  readonly name: string;
  readonly side: number;
  readonly facing: number;
}

/** What a game is like at a moment from which it may be played on. */
export interface MomentFacts {
  /** How many events had happened when the next order was due. */
  readonly events: number;
  /** Turn and phase of that order. */
  readonly turn: number;
  readonly phase: string;
  readonly units: readonly MomentUnit[];
  readonly orders: readonly OfferedOrder[];
  /** What was really ordered; `undefined` where the game has not gone further. */
  readonly real: OfferedOrder | undefined;
}

/** What is expected of an order in its turn, in points of damage. */
export interface Expectation {
  /** What it is worth in all: damage dealt and taken, cover, heat, the risk of a fall, and where it leads. */
  readonly score: number;
  readonly dealt: number;
  /** `undefined` where the order does not change it. */
  readonly taken: number | undefined;
}

/** An order that could have been given. */
export interface WeighedChoice {
  /** "walks to 0507, facing NE". */
  readonly text: string;
  readonly expected: Expectation;
}

/** An order that was given, beside the best others. */
export interface ExplainedOrder {
  readonly turn: number;
  readonly phase: string;
  readonly side: number;
  /** "A1 Hunchback HBK-4G". */
  readonly unit: string;
  /** "walks to 0507, facing NE". */
  readonly text: string;
  /** `undefined` if the tactician would not have considered it. */
  readonly expected: Expectation | undefined;
  /** The best others, best first; none if there was no choice. */
  readonly others: readonly WeighedChoice[];
}

/** What is known of a case. */
export interface CaseResult {
  readonly title: string;
  readonly games: number;
  readonly wins: readonly [Proportion, Proportion];
  readonly draws: Proportion;
  /** By how much A does better in the first case than in this one, a draw counting half; `undefined` for the first. */
  readonly difference: Estimate | undefined;
}

/** What the worker answers. */
export type WhatIfReply =
  /** `undefined` if the game is over by then. */
  | { readonly kind: 'moment'; readonly id: number; readonly moment: MomentFacts | undefined }
  /** The last order first. */
  | { readonly kind: 'why'; readonly id: number; readonly orders: readonly ExplainedOrder[] }
  | { readonly kind: 'progress'; readonly id: number; readonly played: number }
  | { readonly kind: 'curve'; readonly id: number; readonly curve: WinCurve; readonly isDone: boolean }
  | {
      readonly kind: 'results';
      readonly id: number;
      readonly cases: readonly CaseResult[];
      readonly played: number;
      readonly isDone: boolean;
    }
  /** The reason completes a sentence about what was asked. */
  | { readonly kind: 'failed'; readonly id: number; readonly reason: string };
