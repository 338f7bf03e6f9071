import { FIELD, type Film, type FilmUnit } from '../film/film.ts';
import { Projector } from './projector.ts';
import { shareLeft } from './unit-words.ts';

/** Values of `status` of units that are out of the game. */
const OUT: ReadonlySet<number> = new Set([1, 2]);

/**
 * Returns how a game stands before its first step and after each: the share of A in what both sides have left, from 0 to 1. A unit counts
 * with its Battle Value, as far as its armor and structure are left; one that is destroyed or has gone counts nothing.
 */
export function balanceOf(film: Film): number[] {
  const projector = new Projector(film);
  const strengths = film.units.map((unit, i) => strengthOf(unit, projector.units[i]!));
  const balance = [shareOfA(film, strengths)];
  for (const [step, { d }] of film.steps.entries()) {
    projector.seek(step);
    const hurt = (d ?? []).filter(isWear);
    for (const [unit] of hurt) strengths[unit!] = strengthOf(film.units[unit!]!, projector.units[unit!]!);
    balance.push(hurt.length === 0 ? balance.at(-1)! : shareOfA(film, strengths));
  }
  return balance;
}

/** Whether a change is one of armor, structure or status. */
function isWear([, ...pairs]: readonly number[]): boolean {
  return pairs.some((field, i) => i % 2 === 0 && (field >= FIELD.armor || field === FIELD.status));
}

function strengthOf(unit: FilmUnit, state: readonly number[]): number {
  return OUT.has(state[FIELD.status]!) ? 0 : unit.value * shareLeft(unit, state);
}

function shareOfA({ units }: Film, strengths: readonly number[]): number {
  const totals = [0, 0];
  for (const [i, { side }] of units.entries()) totals[side]! += strengths[i]!;
  const all = totals[0]! + totals[1]!;
  return all === 0 ? 0.5 : totals[0]! / all;
}
