import type { DiceRoller } from '@hexfall/rules';
import { expect, test } from 'vitest';
import { Coverage } from '../coverage/coverage.ts';
import { COVERAGE_SECTIONS } from '../coverage/sections.ts';
import { NotingDice, watchCoverage } from '../coverage/watch-coverage.ts';
import { forRandomGames } from '../generators.ts';
import { INVARIANTS } from '../invariants/invariants.ts';
import { REFUSALS_CHANGE_NOTHING, WatchedGame } from '../invariants/watched-game.ts';
import { emptyFindings, playBattle } from './play-battle.ts';

/** Sections that thousands of small games must cover. The others need real units, all terrain and more games. */
const SECTIONS = ['command', 'choice', 'step', 'event', 'roll', 'piloting roll', 'heat roll', 'attack', 'slot struck'];

/** Time limit for thousands of games on a busy machine, in milliseconds. */
const LONG = 400_000;

/**
 * Too rare: a unit that is knocked out while it waits for its own turn (order.test.ts sets that up), and a flail that strikes its own unit,
 * which takes a natural 2 (swing-back.test.ts).
 */
const TOO_RARE = [
  ['event', 'ActionSkipped'],
  ['piloting roll', 'struckItself'],
] as const;

/**
 * Items that need gear which the units of small games do not carry: coolant pods or combustion engines, early heavy lasers, lances, weapons
 * that stop reactors, artillery, nail guns, caseless rounds, units that swim, and jump boosters. The tests beside those rules play it, and
 * tools/random-games/main.ts has units with such gear.
 */
const NOT_CARRIED = [
  ['event', 'CounterSet'],
  ['event', 'ShockRolled'],
  ['event', 'BlastLanded'],
  ['roll', 'prototypeHeat'],
  ['roll', 'lancePoint'],
  ['roll', 'shock'],
  ['roll', 'nailDamage'],
  ['roll', 'gunFailure'],
  ['roll', 'scatter'],
  ['choice', 'swim'],
  ['piloting roll', 'hardLanding'],
] as const;

/** Items that have not been covered yet. */
function gaps(coverage: Coverage): string[] {
  const report = coverage.report().filter(({ section }) => SECTIONS.includes(section));
  expect(report.map(({ section }) => section).toSorted()).toEqual(SECTIONS.toSorted());
  return report.flatMap(({ section, unseen }) => unseen.map(item => `${section}: ${item}`));
}

test(
  'random play covers every kind of command, event, roll and reason',
  () => {
    const coverage = new Coverage(COVERAGE_SECTIONS);
    for (const [section, item] of [...TOO_RARE, ...NOT_CARRIED]) coverage.see(section, item);
    let left = gaps(coverage);
    forRandomGames(2500, { turnLimit: 12 }, (setup, seed) => {
      if (left.length === 0) return;
      const noting = (dice: DiceRoller): DiceRoller => new NotingDice(dice, coverage);
      const game = new WatchedGame(setup, [watchCoverage(coverage)], new Map(), noting);
      game.playRandomly(Int32Array.from([seed, 1, 2, 3]));
      left = gaps(coverage);
    });
    expect(left).toEqual([]);
  },
  LONG,
);

test(
  'the games of tools/random-games/main.ts keep every invariant and cover at least half of every section',
  () => {
    const findings = emptyFindings();
    for (let seed = 1; seed <= 300; seed++) playBattle(seed, {}, findings);
    const checks = [...INVARIANTS.map(({ name }) => name), REFUSALS_CHANGE_NOTHING];
    for (const name of checks) expect(findings.checkCounts.get(name), name).toBeGreaterThan(100);
    for (const { section, all, seen } of findings.coverage.report()) {
      expect(seen / all, section).toBeGreaterThan(0.5);
    }
  },
  LONG,
);
