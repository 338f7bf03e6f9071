import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { describeOnSite } from './describe-on-site.ts';
import { keepGame } from './keep-game.ts';

/** The most bytes that a reader has to load before a page is drawn, compressed as any host does it. */
const BUDGET = 400 * 1024;

describeOnSite('the first load', visitor => {
  function compressedSize(address: string): number {
    const path = new URL(address).pathname.slice(1);
    return gzipSync(new Uint8Array(readFileSync(join(visitor.site.folder, path === '' ? 'index.html' : path)))).length;
  }

  /** Adds up the sizes of the requests, prints the sum, and compares it with the budget. */
  function expectSmall(name: string, requests: readonly string[]): void {
    const files = [...new Set(requests)].filter(
      address => address.startsWith(visitor.site.address) && isFirst(address),
    );
    const sizes = files.map(address => ({
      file: address.slice(visitor.site.address.length),
      size: compressedSize(address),
    }));
    const total = sizes.reduce((sum, { size }) => sum + size, 0);
    sizes.sort((a, b) => b.size - a.size);
    const largest = sizes.slice(0, 4).map(({ file, size }) => `${file} ${inKb(size)}`);
    console.log(`${name}: ${inKb(total)} in ${sizes.length} files; ${largest.join(', ')}`);
    expect(total).toBeGreaterThan(5000);
    expect(total).toBeLessThanOrEqual(BUDGET);
  }

  test.each(['begin', 'play', 'watch'])('the page %s needs at most 400 KB', async name => {
    const visit = await visitor.open();
    await visit.goTo(`#/${name}`);
    expectSmall(name, visit.requests);
  });

  test('a game that is opened needs at most 400 KB before its map is drawn', async () => {
    const visit = await visitor.open();
    await visit.goTo(await keepGame(visit));
    await visit.page.locator('.map').waitFor();
    const before = visit.requests.length;
    await visit.page.reload();
    await visit.page.locator('.map').waitFor();
    expectSmall('a game', visit.requests.slice(before));
  });
});

/** Whether an address is loaded before the page is drawn. Workers start to load when it is drawn, so nobody waits for them. */
function isFirst(address: string): boolean {
  return !address.includes('-worker-');
}

function inKb(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KB`;
}
