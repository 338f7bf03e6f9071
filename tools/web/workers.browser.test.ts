import { expect, test } from 'vitest';
import { DEFAULT_MATCH } from '../../apps/web/src/begin/model/match-settings.ts';
import { describeInFolder } from './describe-on-site.ts';
import { keepGame } from './keep-game.ts';

describeInFolder('/some/folder/', 'bots in a worker', visitor => {
  test('two bots play a game in the page, from a folder of any host, under its policy', async () => {
    const visit = await visitor.open();
    const [a, b] = DEFAULT_MATCH.sides;
    const route = await keepGame(visit, {
      sides: [
        { ...a, player: 'charger' },
        { ...b, player: 'tactician' },
      ],
    });
    await visit.goTo(route);
    await visit.page.locator('select', { hasText: 'Results only' }).selectOption({ label: 'Results only' });
    await visit.page.locator('text=Turn 3').first().waitFor();
    expect(visit.page.workers().filter(worker => worker.url().includes('bot-worker'))).toHaveLength(1);
    expect(visit.problems).toEqual([]);
  });
});
