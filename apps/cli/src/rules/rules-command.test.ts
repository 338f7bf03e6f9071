import { rulesNote } from '@hexfall/view';
import { expect, test } from 'vitest';
import { capture } from '../capture.ts';

test('rules lists every switch with its value in both profiles', async () => {
  const text = await capture('rules');
  expect(text).toMatch(/^spec: the five requirement documents \(the default\), version \d+\ncanon: the tabletop rules/);
  expect(text).toContain('head-damage-cap  spec: 3, canon: 0\n');
  expect(text).toContain('crawl  spec: yes, canon: no\n');
});

test('two profiles are compared, one is shown, and anything else is refused', async () => {
  const { profiles, switches } = JSON.parse(await capture('rules', 'spec', 'canon', '--json'));
  expect(profiles.map((profile: { id: string }) => profile.id)).toEqual(['spec', 'canon']);
  for (const { values } of switches) expect(values.spec).not.toEqual(values.canon);
  expect(await capture('rules', 'canon', 'canon')).toContain('They do not differ.');
  expect(await capture('rules', 'canon')).not.toContain('spec: ');
  await expect(capture('rules', 'chess')).rejects.toThrow(
    'rules: "chess" is not a rules profile; known are spec, canon.',
  );
  await expect(capture('rules', 'spec', 'canon', 'spec')).rejects.toThrow('rules compares two profiles at most.');
});

test('every result names its rules, and where they are not those of the tabletop, how to play by those', async () => {
  const fast = ['--turns', '2', '--bots', 'random'];
  const games = ['--games', '2', '--workers', '0'];
  for (const args of [
    ['battle', 'HBK-4G', 'WVR-6R', ...fast],
    ['simulate', 'HBK-4G', 'WVR-6R', ...fast, ...games],
    ['tournament', 'HBK-4G', 'WVR-6R', ...fast, ...games],
    ['compare', 'HBK-4G', '--with', 'HBK-4P', '--against', 'WVR-6R', ...fast, ...games],
  ]) {
    const text = (await capture(...args)).replace(/\n/g, ' ');
    expect(text, args[0]).toContain(rulesNote('spec'));
    expect((await capture(...args, '--rules', 'canon')).replace(/\n/g, ' '), args[0]).toContain(rulesNote('canon'));
  }
});
