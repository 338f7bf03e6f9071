import { boardOfOwn, DEFAULT_BOARD, findInCatalogue, formatBoard, formatMtf } from '@hexfall/data';
import { describeWithReference, readReferenceFile } from '@hexfall/testkit';
import { beforeEach, expect, test } from 'vitest';
import { describeOnSite } from './describe-on-site.ts';
import { dropFiles } from './drop-files.ts';
import { DUEL_REPLAY } from './sample-replay.ts';
import type { SitePage } from './site-page.ts';

const HUNCHBACK = findInCatalogue('HBK-4G')!;
const UNIT = formatMtf({ ...HUNCHBACK, chassis: 'Lunchbox' });
const BOARD = formatBoard({ board: boardOfOwn(DEFAULT_BOARD), tags: [], description: '', notes: [] });
const FORCE = 'name: Friday\nunits:\n  - unit: Lunchbox HBK-4G\n    gunnery: 3\n  - unit: atlas\n';

describeOnSite('files', visitor => {
  let tab: SitePage;

  beforeEach(async () => {
    tab = await visitor.open();
    await tab.goTo('');
    await tab.page.locator('.start').waitFor();
  });

  const expectSentence = (words: string): Promise<void> => tab.page.locator('.notice p', { hasText: words }).waitFor();

  test('the place to drop is shown while files are dragged', async () => {
    const { page } = tab;
    await dropFiles(page, { 'a.mtf': UNIT }, ['dragenter']);
    await page.locator('.drop-target').waitFor();
    expect(await page.locator('.drop-target').textContent()).toContain('Drop files here');
    await dropFiles(page, { 'a.mtf': UNIT }, ['dragleave']);
    await page.locator('.drop-target').waitFor({ state: 'detached' });
  });

  test('a unit, a board and a force that are dropped are played at once', async () => {
    const { page } = tab;
    await dropFiles(page, { 'lance.yaml': FORCE, 'lunchbox.mtf': UNIT, 'yard.board': BOARD });
    await expectSentence('Friday, 2 units, is now among your forces');
    await page.locator('.side.a .menu summary').click();
    await page.locator('.side.a .menu-list button', { hasText: 'Friday' }).first().click();
    expect(await page.locator('.side.a .unit-name').allTextContents()).toEqual(['Lunchbox HBK-4G', 'Atlas AS7-D']);
    await page.getByRole('button', { name: 'Change board …' }).click();
    await page.getByLabel('yard', { exact: true }).check();
    await page.getByRole('button', { name: 'Done' }).click();
    await page.locator('.board-button img').waitFor();
    await page.locator('.start').click();
    await page.waitForURL(/#\/play\/\w+/);
    expect(tab.problems).toEqual([]);
  });

  describeWithReference('files of another program', () => {
    test('a MegaMek unit and a MegaMek board that are dropped are played at once', async () => {
      const { page } = tab;
      await dropFiles(page, {
        'Awesome AWS-8Q.mtf': readReferenceFile('data/mtf/classic/Awesome AWS-8Q.mtf'),
        'plateaus.board': readReferenceFile('data/boards/16x17_Plateaus_C.board'),
      });
      await expectSentence('plateaus');
      await page.getByRole('button', { name: 'Add a unit …' }).first().click();
      await page.keyboard.type('awesome');
      await page.locator('.found-name', { hasText: 'Awesome AWS-8Q' }).first().click();
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Change board …' }).click();
      await page.getByLabel('plateaus', { exact: true }).check();
      await page.getByRole('button', { name: 'Done' }).click();
      await page.locator('.start').click();
      await page.waitForURL(/#\/play\/\w+/);
      await page.locator('.unit-list', { hasText: 'Awesome AWS-8Q' }).waitFor();
      expect(tab.problems).toEqual([]);
    });
  });

  test('a replay that is dropped is watched', async () => {
    await dropFiles(tab.page, { 'duel.jsonl': DUEL_REPLAY });
    await tab.page.waitForURL(/#\/watch\/\w+/);
    await tab.page.goBack();
    await tab.page.locator('.game-line', { hasText: 'duel' }).waitFor();
    expect(await tab.page.locator('.game-line').count()).toBe(1);
  });

  test('files can be chosen in a dialog, with the keyboard', async () => {
    const { page } = tab;
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Open files …' }).focus();
    await page.keyboard.press('Enter');
    await (await chooser).setFiles([{ name: 'x.mtf', mimeType: 'text/plain', buffer: Buffer.from(UNIT) }]);
    await expectSentence('Lunchbox HBK-4G is now among your units.');
  });

  test('broken and hostile files give a sentence each, and nothing of them runs', async () => {
    const { page } = tab;
    const evil = '<img src=x onerror="document.title=`run`">';
    await dropFiles(page, {
      [`${evil}.mtf`]: formatMtf({ ...HUNCHBACK, chassis: evil }),
      'deep.json': `{"units":${'['.repeat(100_000)}`,
      'proto.json': '{"__proto__":{"units":[]},"units":[{"unit":"atlas","__proto__":{}}]}',
      'letter.txt': '<script>document.title="run"</script>',
    });
    await expectSentence('deep.json: the file is nested too deeply to be read.');
    await expectSentence('proto.json');
    await expectSentence('letter.txt: this is not a unit');
    await page.getByRole('button', { name: 'Add a unit …' }).first().click();
    await page.keyboard.type('img');
    await page.locator('.found-name', { hasText: evil }).waitFor();
    expect(await page.locator('img[src=x]').count()).toBe(0);
    expect(await page.title()).toBe('Hexfall');
    expect(tab.problems).toEqual([]);
  });

  test('the file that the program was called with is opened', async () => {
    visitor.site.extra.set('opened/my duel.jsonl', DUEL_REPLAY);
    await tab.goTo('#/open?from=opened%2Fmy%2520duel.jsonl');
    await tab.page.waitForURL(/#\/watch\/\w+/);
    visitor.site.extra.set('opened/a.mtf', UNIT);
    await tab.goTo('#/open?from=opened%2Fa.mtf');
    await expectSentence('Lunchbox HBK-4G is now among your units.');
    await tab.page.locator('.start').waitFor();
  });

  test.each(['http://example.org/opened/x.jsonl', '../secret.json', 'opened/../index.html', 'javascript:alert(1)'])(
    'nothing but that file is fetched: %s',
    async from => {
      const before = tab.requests.length;
      await tab.goTo(`#/open?from=${encodeURIComponent(from)}`);
      await expectSentence('The address names a file that this page does not open');
      const fetched = tab.requests
        .slice(before)
        .filter(address => !/\.(?:js|css|svg)$|\/$/.test(new URL(address).pathname));
      expect(fetched.filter(address => !address.startsWith('blob:'))).toEqual([]);
    },
  );
});
