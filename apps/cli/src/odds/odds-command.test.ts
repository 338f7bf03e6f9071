import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Answer, ChanceAnswer } from '@hexfall/odds';
import { waysAtLeast } from '@hexfall/rules';
import { afterAll, expect, test } from 'vitest';
import { capture } from '../capture.ts';
import { UsageError } from '../exit.ts';

const folder = mkdtempSync(join(tmpdir(), 'hexfall-odds-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A coarse precision that gives the same answers on every machine. */
const COARSE = ['--precision', '2%'];
/** A short time, for tests that look at the question and not at the answers. */
const BRIEF = ['--time', '0.01'];

interface Result {
  readonly question: string;
  readonly units: readonly { readonly heading: string; readonly facts: readonly string[] }[];
  readonly numbers: readonly { readonly what: string; readonly need: number; readonly text: string }[];
  readonly answers: readonly (Answer & { readonly words: string })[];
  readonly stopped: boolean;
}

async function ask(...args: string[]): Promise<Result> {
  return JSON.parse(await capture('odds', ...args, ...COARSE, '--json')) as Result;
}

/** Returns how the command understands a question. */
async function understand(...args: string[]): Promise<Result> {
  return JSON.parse(await capture('odds', ...args, ...BRIEF, '--json')) as Result;
}

function chance({ answers }: Result, about: string, unit: number): ChanceAnswer {
  return answers.find(
    (answer): answer is ChanceAnswer & { words: string } =>
      answer.kind === 'chance' && answer.question.about === about && answer.question.unit === unit,
  )!;
}

test('a shot that needs 8 hits 41.7% of the time, as published', async () => {
  const text = await capture('odds', 'ac/20 at 5 hexes, target ran 5, skill 4/5', ...BRIEF);
  expect(text).toContain('AC/20  41.7%  8 = 4 gunnery + 2 medium range + 2 target moved');
});

test('the chance that one of two shots hits is that of two dice, thrown twice', async () => {
  const result = await ask('2 medium lasers at 6 hexes, target ran 5');
  expect(result.numbers).toMatchObject([{ what: 'Medium Laser', count: 2, need: 8 }]);
  const hits = chance(result, 'hit', 0);
  expect(Math.abs(hits.value - (1 - (21 / 36) ** 2))).toBeLessThanOrEqual(4 * hits.standardError + 1e-9);
});

test.each([
  [['piloting roll, piloting 5, gyro hit, 60 tons'], 8],
  [['piloting roll of a 50-ton unit, piloting 3'], 3],
  [['piloting roll for entering rubble, piloting 6'], 6],
])('%j fails as often as two dice stay below %i', async (question, need) => {
  const result = await ask(...question);
  const falls = chance(result, 'fall', 0);
  expect(result.numbers).toMatchObject([{ what: 'piloting roll', need }]);
  expect(Math.abs(falls.value - (1 - waysAtLeast(need) / 36))).toBeLessThanOrEqual(4 * falls.standardError + 1e-9);
});

test('a kick is a risk for both', async () => {
  const result = await ask('kick HBK-4G by WVR-6R');
  expect(result.question).toBe('Wolverine WVR-6R kicks Hunchback HBK-4G');
  expect(result.units.map(({ heading }) => heading)).toEqual([
    'Target: Hunchback HBK-4G',
    'Attacker: Wolverine WVR-6R',
  ]);
  // The kick needs 3. The target falls after a hit and the attacker after a miss, each on a failed roll against 5.
  const [target, attacker] = [chance(result, 'fall', 1), chance(result, 'fall', 0)];
  expect(Math.abs(target.value - (35 / 36) * (6 / 36))).toBeLessThanOrEqual(4 * target.standardError + 1e-9);
  expect(Math.abs(attacker.value - (1 / 36) * (6 / 36))).toBeLessThanOrEqual(4 * attacker.standardError + 1e-9);
});

test('the number of a death from above counts the jump that it begins with', async () => {
  const { numbers } = await understand('death from above on AS7-D by WVR-6R');
  expect(numbers).toMatchObject([{ what: 'death from above', need: 8, text: '8 = 5 piloting + 3 attacker jumped' }]);
});

test('a charge is as long as the way to the target', async () => {
  const result = await ask('charge AS7-D by HBK-4G from 6 hexes');
  expect(result.question).toBe('Hunchback HBK-4G charges Atlas AS7-D from 6 hexes away');
  const damage = result.answers.find(({ question }) => question.about === 'damage' && question.unit === 1)!;
  // 5 points for each of five hexes.
  expect(damage.kind === 'number' && damage.outcomes.map(({ number }) => number)).toContain(25);
});

test('a fall does the damage of its height', async () => {
  const { answers } = await ask("fall of an 80-ton 'Mech from level 2");
  const damage = answers.find(({ question }) => question.about === 'damage' && !('location' in question))!;
  expect(damage.kind === 'number' && damage.outcomes.at(-1)!.number).toBe(24);
});

test('heat is what is made less what is removed', async () => {
  const { answers } = await ask('heat of HBK-4P, ran, fires everything, heat 8');
  const heat = answers.find(({ question }) => question.about === 'heat')!;
  expect(heat.kind === 'number' && heat.outcomes.map(({ number }) => number)).toEqual([12]);
});

test('a streak launcher makes heat when it hits, and only then', async () => {
  // The target, about which nothing is said, must be possible to hit.
  const { answers } = await ask('heat of a 50-ton mech, fires streak srm 6, heat 30');
  const heat = answers.find(({ question }) => question.about === 'heat')!;
  expect(heat.kind === 'number' && heat.outcomes.length).toBe(2);
});

test('weapons without a unit are fired by one that has them, and named ones by the unit that is named', async () => {
  const nameless = await understand('ac/20 + 2 medium lasers at 5 hexes on AS7-D');
  expect(nameless.units[1]!.heading).toBe('Attacker');
  expect(nameless.numbers).toMatchObject([
    { what: 'AC/20', count: 1, need: 6 },
    { what: 'Medium Laser', count: 2, need: 6 },
  ]);
  const named = await understand('AS7-D fires ac/20 + 2 medium lasers at HBK-4G, 5 hexes');
  expect(named.question).toBe('Atlas AS7-D fires AC/20 + 2 Medium Lasers at Hunchback HBK-4G, 5 hexes');
});

test('units, range and rules can be given as options', async () => {
  const result = await understand(
    'fires everything',
    '--attacker',
    'HBK-4G@3/4',
    '--target',
    'WVR-6R',
    '--range',
    '4',
    '--rules',
    'canon',
  );
  expect(result).toMatchObject({
    question: 'Hunchback HBK-4G fires everything at Wolverine WVR-6R, 4 hexes',
    rules: 'canon',
  });
  expect(result.units[1]!.facts[0]).toBe('gunnery 3');
});

test('present damage counts, from words and from a file', async () => {
  const words = await understand('ac/20 at 3 hexes on HBK-4G, LT armor 3, CT structure 5, right arm lost');
  expect(words.units[0]!.facts.slice(2)).toEqual(['center torso structure 5', 'left torso armor 3', 'right arm lost']);
  const file = join(folder, 'hurt.mul');
  writeFileSync(file, MUL);
  const listed = await understand('ac/20 at 3 hexes', '--target', `${file}#2`);
  expect(listed.units[0]).toEqual({
    unit: 1,
    heading: 'Target: Hunchback HBK-4G',
    facts: ['piloting 4', 'stood still', 'left torso armor 7'],
  });
  await expect(understand('ac/20 at 3 hexes', '--target', file)).rejects.toThrow(
    `has 2 units; "${file}#1" is the first of them.`,
  );
});

const MUL = `<?xml version="1.0" encoding="UTF-8"?>
<unit version="0.49"><entity chassis="Wolverine" model="WVR-6R" type="Biped"><pilot name="A" gunnery="4" piloting="5"/></entity>
<entity chassis="Hunchback" model="HBK-4G" type="Biped"><pilot name="B" gunnery="3" piloting="4"/>
<location index="3"><armor points="7"/></location></entity></unit>`;

test('the same seed gives the same answers', async () => {
  const again = async (seed: string): Promise<Result> => await ask('ac/20 at 5 hexes on HBK-4G', '--seed', seed);
  expect(await again('one')).toEqual(await again('one'));
});

test('a melee weapon has its name', async () => {
  expect((await understand('hatchetman hatchets atlas')).numbers).toMatchObject([{ what: 'Hatchet', need: 4 }]);
});

test.each([
  [['ac/20'], 'the question does not say how far the target is away: add "at 5 hexes".'],
  [
    ['HBK-4G'],
    'the question does not say what is done: name weapons ("ac/20 at 7 hexes"), two units, a kick, punch, push, charge or death from above, a piloting roll, a fall, or heat.',
  ],
  [['ac/20 at 12 hexes'], 'the rules do not allow it: the target is out of range.'],
  [['kick HBK-4G by WVR-6R, at 3 hexes'], 'a blow reaches an adjacent hex, not one that is 3 hexes away.'],
  [['ppc at 1, partial cover'], 'partial cover needs a hex between the two units.'],
  [['ppc at 3, 5 light woods between'], 'there are 2 hexes between the two units, not 5.'],
  [
    ['HBK-4G fires ppc at WVR-6R, 5 hexes'],
    'Hunchback HBK-4G does not carry PPC; it has Medium Laser, AC/20, Small Laser.',
  ],
  [['HBK-4G fires 3 medium lasers at WVR-6R, 5 hexes'], 'Hunchback HBK-4G carries 2 Medium Laser, not 3.'],
  [['ppc at 5 on HBK-4G, LT armor 99'], 'target: armor.LT must be from 0 to 20, not 99.'],
  [['fall of a 47-ton mech'], "a 'Mech weighs a multiple of 5 tons from 10 to 100, not 47."],
  [
    ['piloting roll after lunch'],
    '"lunch" is not a reason for a piloting roll; some are "20 damage", "kicked" and "entering rubble".',
  ],
  [
    ['piloting roll for entering water'],
    'what "entering water" adds to the roll depends on the occasion: add "modifier 1", or whatever it is.',
  ],
  [['ppc at 5', '--range', 'far'], '--range must be a whole number of hexes, not "far".'],
  [['ppc at 5', '--precision', 'high'], '--precision must be a share such as 0.1%, not "high".'],
  [['ppc at 5', '--time', 'long'], '--time must be a number of seconds up to 3600, not "long".'],
  [['ppc at 5', '--turn', '3'], '--turn is for a replay (.jsonl).'],
  [['ppc at 99'], 'the range must be from 1 to 60 hexes, not 99.'],
])('%j is refused with one sentence', async (args, message) => {
  await expect(capture('odds', ...args)).rejects.toThrow(new UsageError(message));
});

test('a misspelled unit brings suggestions', async () => {
  await expect(capture('odds', 'kick hunhcback by WVR-6R')).rejects.toThrow('Did you mean Hunchback');
});
