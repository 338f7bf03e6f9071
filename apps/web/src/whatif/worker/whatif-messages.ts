import type { SpecJson } from '@hexfall/protocol';
import type { Command, MechId } from '@hexfall/rules';
import type { CurvePoint, Estimate, Proportion, WinCurve } from '@hexfall/sim';

/** A difference from the game that was played, as plain data. */
export type ChangeRequest =
  | { readonly kind: 'order'; readonly order: Command }
  | { readonly kind: 'facing'; readonly unit: MechId; readonly facing: number }
  | { readonly kind: 'unit'; readonly unit: MechId; readonly spec: SpecJson };

/** One way in which a game may continue. */
export interface CaseRequest {
  readonly title: string;
  readonly changes: readonly ChangeRequest[];
}

/** How games are played on from a moment. */
interface PlayRequest {
  readonly bots: readonly [string, string];
  readonly seed: string;
  readonly games: number;
}

/** How many events had happened; `now` for the last moment of a game under way. */
export type AskedEvents = number | 'now';

/** Requests to the worker. The game comes first; every other request has a number, which its replies carry too. */
export type WhatIfRequest =
  | { readonly kind: 'open'; readonly replay: string }
  | { readonly kind: 'moment'; readonly id: number; readonly events: AskedEvents }
  /** Asks why the last orders before a moment were given, for at most `orders` of them. */
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
  /** The mark and name of the unit, such as "A1 Hunchback HBK-4G". */
  readonly name: string;
  readonly side: number;
  readonly facing: number;
}

/** Facts about a moment of a game from which it may be played on. */
export interface MomentFacts {
  /** How many events had happened when the next order was due. */
  readonly events: number;
  /** The turn and the phase of that order. */
  readonly turn: number;
  readonly phase: string;
  readonly units: readonly MomentUnit[];
  readonly orders: readonly OfferedOrder[];
  /** The order that was given; `undefined` if the game has not gone further. */
  readonly real: OfferedOrder | undefined;
}

/** The expected effects of an order in its turn, in points of damage. */
export interface Expectation {
  /** The overall worth of the order: damage dealt and taken, cover, heat, the risk of a fall, and where it leads. */
  readonly score: number;
  readonly dealt: number;
  /** Expected damage from the enemies; `undefined` if the order does not change it. */
  readonly taken: number | undefined;
}

/** An order that could have been given. */
export interface WeighedChoice {
  /** The order in words, such as "walks to 0507, facing NE". */
  readonly text: string;
  readonly expected: Expectation;
}

/** An order that was given, beside the best others. */
export interface ExplainedOrder {
  readonly turn: number;
  readonly phase: string;
  readonly side: number;
  /** The mark and name of the unit, such as "A1 Hunchback HBK-4G". */
  readonly unit: string;
  /** The order in words, such as "walks to 0507, facing NE". */
  readonly text: string;
  /** The expected effects of the order; `undefined` if the tactician would not have considered it. */
  readonly expected: Expectation | undefined;
  /** The best others, best first; none if there was no choice. */
  readonly others: readonly WeighedChoice[];
}

/** The results of a case. */
export interface CaseResult {
  readonly title: string;
  readonly games: number;
  readonly wins: readonly [Proportion, Proportion];
  readonly draws: Proportion;
  /** How much better A does in the first case than in this one, where a draw counts half; `undefined` for the first case. */
  readonly difference: Estimate | undefined;
}

/** Replies of the worker. */
export type WhatIfReply =
  /** The facts about the moment; `undefined` if the game is already over then. */
  | { readonly kind: 'moment'; readonly id: number; readonly moment: MomentFacts | undefined }
  /** The explained orders, the last one first. */
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
  /** The reason completes a sentence about the request. */
  | { readonly kind: 'failed'; readonly id: number; readonly reason: string };
