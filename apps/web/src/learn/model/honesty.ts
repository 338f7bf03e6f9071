import type { GameEvent } from '@hexfall/rules';
import { chanceOf } from '../../play/model/choices/risk.ts';
import { percent } from '../../ui/figures.ts';
import type { CoachPage } from './coach.ts';
import type { SampleLesson } from './sample-lesson.ts';

/*
 * Checks for tests whether the coach tells the truth. Its words are parsed and compared with the events and with the order that is being
 * put together, without the code that wrote them.
 */

const ROLL = /needed (\d+) or more(?:: |, )([<\d]+%)(?:\.|, to .+?\.) It rolled (\d+): (.+?)\./;
const DAMAGE =
  /(\d+) damage to the ([a-z ]+?)( from behind)?(?:, (\d+) of it inside)?(?:, (\d+) on to the [a-z ]+)*\.$/;
const FALL = /falls and takes (\d+) damage/;
const HEAT = /^Heat: you made (\d+), your heat sinks took (\d+) away\. You are at (\d+) now\.$/;
const INITIATIVE = /^Initiative: you rolled (\d+), your opponent (\d+)\. .*: (you move|your opponent moves) first\.$/;

/** Returns what is untrue on the present page; an empty list if nothing is. */
export function untruths(lesson: SampleLesson): string[] {
  const { page } = lesson.coach;
  const { since, at } = lesson.kept();
  const events = lesson.play.match.events.slice(page.kind === 'watch' ? at : since);
  const isTold = page.kind === 'report' || page.kind === 'watch' || page.kind === 'over';
  return [
    ...(isTold ? page.facts.flatMap(fact => (isSo(fact, events) ? [] : [fact])) : []),
    ...(page.kind === 'report' ? missing(page.facts, events.slice(0, at - since)) : []),
    ...pointless(lesson, page),
  ];
}

/** Whether an event says the same as a sentence. Sentences without a number of their own are not checked. */
function isSo(fact: string, events: readonly GameEvent[]): boolean {
  const [, need, chance, roll, result] = ROLL.exec(fact) ?? [];
  if (need !== undefined) {
    const rolled = events.filter(
      event => 'need' in event && Math.max(event.need, 2) === Number(need) && event.roll === Number(roll),
    );
    const well = /^(a hit|it stays up|it gets up|the pilot is unhurt)$/.test(result!);
    const fits = rolled.some(event => ('hit' in event ? event.hit : 'passed' in event && event.passed) === well);
    return fits && chance === percent(chanceOf(Number(need))) && isDamageSo(fact, events);
  }
  const fall = FALL.exec(fact);
  if (fall !== null) return events.some(event => event.type === 'Fell' && event.damage === Number(fall[1]));
  const heat = HEAT.exec(fact)?.slice(1).map(Number).join();
  if (heat !== undefined)
    return events.some(
      event =>
        event.type === 'HeatSettled' &&
        event.unit === 0 &&
        heat === `${event.builtUp},${event.dissipated},${event.heat}`,
    );
  const [, own, foe, first] = INITIATIVE.exec(fact) ?? [];
  if (own === undefined) return !/needed|Heat:|Initiative:/.test(fact);
  return events.some(
    event =>
      event.type === 'InitiativeRolled' &&
      `${event.rolls[0]!.at(-1)},${event.rolls[1]!.at(-1)}` === `${own},${foe}` &&
      (event.order[0] === 0) === (first === 'you move'),
  );
}

function isDamageSo(fact: string, events: readonly GameEvent[]): boolean {
  const [, points, , behind, inside] = DAMAGE.exec(fact) ?? [];
  if (points === undefined) return !/damage/.test(fact) || /20 damage this phase|leg structure damaged/.test(fact);
  return events.some(
    event =>
      event.type === 'DamageApplied' &&
      event.damage === Number(points) &&
      event.rear === (behind !== undefined) &&
      event.structureDamage === Number(inside ?? 0),
  );
}

/** Returns the rolls and falls that happened but are not reported. */
function missing(facts: readonly string[], events: readonly GameEvent[]): string[] {
  const count = (types: readonly string[]): number => events.filter(({ type }) => types.includes(type)).length;
  const told = (words: RegExp): number => facts.filter(fact => words.test(fact)).length;
  const pairs: readonly (readonly [number, number, string])[] = [
    [count(['AttackRolled', 'PhysicalRolled']), told(/a hit\.|a miss\.|without a roll|cannot hit/), 'attacks'],
    [count(['PilotingRolled']), told(/to stay on its feet|to get up|to keep the pilot/), 'piloting rolls'],
    [count(['Fell']), told(FALL), 'falls'],
    [count(['SlotHit']), told(/^[A-Z][A-Za-z ]+, [a-z ]+: /), 'critical hits'],
  ];
  return pairs.flatMap(([happened, said, what]) => (happened === said ? [] : [`${happened} ${what}, ${said} told`]));
}

/** Returns the things at which the coach points although they do not exist, or cannot be used. */
function pointless({ play }: SampleLesson, { kind, points, id }: CoachPage): string[] {
  const { choice } = play;
  if (kind !== 'task') return [];
  const wrong: string[] = points.parts.filter(part => {
    const number = Number(part.slice(part.indexOf('-') + 1));
    if (part === 'confirm') return play.planned === undefined;
    if (part === 'kick') return choice?.kind !== 'blow' || !choice.cards.some(card => card.kind === 'kick');
    if (part.startsWith('weapon-')) return choice?.kind !== 'fire' || choice.rows[number]?.need === undefined;
    if (part.startsWith('torso-'))
      return choice?.kind !== 'fire' || !choice.twists.some(each => each.twist === number && each.legal);
    if (part.startsWith('facing-')) return choice?.kind !== 'move' || choice.facings[number]?.mp === undefined;
    if (part === 'all') return choice?.kind !== 'fire' || choice.rows.every(({ need }) => need === undefined);
    return part === 'heat' && choice?.kind !== 'fire';
  });
  const unreachable = choice?.kind === 'move' ? points.hexes.filter(hex => !choice.reach.has(hex)) : [];
  return [...wrong, ...unreachable.map(hex => `hex ${hex}`)].map(what => `${id} points at ${what}`);
}
