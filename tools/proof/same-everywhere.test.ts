import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describeWhereFound } from '@hexfall/testkit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { describeWithBrowser } from '../engines/describe-with-browser.ts';
import { findNode24, versionOf } from '../engines/find-node24.ts';
import { launchBrowser } from '../engines/launch-browser.ts';
import { BUNDLE_GLOBAL, bundleProof } from './bundle.ts';
import { freshReplays, type Sample, storedReplays } from './games.ts';
import { type Proof, prove } from './prove.ts';

const RUNNER = fileURLToPath(new URL('run-in-node.mjs', import.meta.url));

const samples: readonly Sample[] = [...storedReplays(), ...freshReplays()];
const forged = samples.map(forge);
/** Every engine gets one and the same bundle, and the same files. */
let bundle = '';
let folder = '';

beforeAll(async () => {
  bundle = await bundleProof();
  folder = mkdtempSync(join(tmpdir(), 'hexfall-proof-'));
  writeFileSync(join(folder, 'bundle.js'), bundle);
  for (const [i, text] of texts().entries()) writeFileSync(join(folder, `${i}.jsonl`), text);
});

afterAll(() => rmSync(folder, { recursive: true }));

/** Every sample, followed by every sample with one hash changed. */
function texts(): string[] {
  return [...samples.map(({ text }) => text), ...forged.map(({ text }) => text)];
}

/** Returns the hashes in the file, one for each turn. */
function statedHashes(text: string): number[] {
  return [...text.matchAll(/"type":"TurnEnded","turn":\d+,"hash":(\d+)/g)].map(([, hash]) => Number(hash));
}

/** Changes the last digit of the hash of the last turn. */
function forge({ text }: Sample): { readonly text: string; readonly turn: number } {
  const turn = statedHashes(text).length;
  const hash = new RegExp(`("TurnEnded","turn":${turn},"hash":\\d*)(\\d)`);
  return {
    turn,
    text: text.replace(hash, (_, head: string, digit: string) => head + String((Number(digit) + 1) % 10)),
  };
}

function inNode(node: string): Proof[] {
  const files = texts().map((_, i) => join(folder, `${i}.jsonl`));
  const { stdout, stderr } = spawnSync(node, [RUNNER, join(folder, 'bundle.js'), ...files], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (stderr !== '') throw new Error(stderr);
  return JSON.parse(stdout) as Proof[];
}

async function inBrowser(): Promise<Proof[]> {
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    await page.addScriptTag({ content: bundle });
    return await page.evaluate(
      ([name, replays]) => {
        const scope = globalThis as unknown as Record<string, { prove(text: string): Proof }>;
        return replays.map(text => scope[name]!.prove(text));
      },
      [BUNDLE_GLOBAL, texts()] as const,
    );
  } finally {
    await browser.close();
  }
}

/** The result that every engine must give. */
function expectProofs(proofs: readonly Proof[]): void {
  for (const [i, { name, text }] of samples.entries()) {
    const stated = statedHashes(text);
    expect(proofs[i], name).toEqual({
      verdict: { kind: 'proved', turns: stated.length, finished: true },
      hashes: stated,
    });
    const { turn } = forged[i]!;
    const found = proofs[samples.length + i]!;
    expect(found.verdict, `${name}, forged`).toMatchObject({ kind: 'differs', turn });
    expect(found.hashes, `${name}, forged`).toEqual(stated);
  }
}

describe('the same replay gives the same hashes', () => {
  test('the samples are stored games and new ones of four against four, under both profiles', () => {
    expect(storedReplays().length).toBeGreaterThan(0);
    const turns = samples.map(({ text }) => statedHashes(text).length);
    expect(Math.min(...turns)).toBeGreaterThan(1);
    expect(turns.reduce((sum, count) => sum + count)).toBeGreaterThan(60);
    for (const profile of ['spec', 'canon'])
      expect(samples.filter(({ text }) => text.includes(`"profile":{"id":"${profile}"`)).length).toBeGreaterThan(3);
  });

  test(`sources in Node ${process.versions.node} reproduce every hash`, () => {
    expectProofs(texts().map(prove));
  });

  test(`the bundle in Node ${process.versions.node} reproduces every hash`, () => {
    expectProofs(inNode(process.execPath));
  });

  describeWhereFound(
    'in Node 24',
    findNode24(),
    'no Node 24 was found: npm ci --prefix tools/node24 brings one, HEXFALL_NODE24 names one',
    node => {
      test(`the bundle in ${versionOf(node)} reproduces every hash`, () => {
        expectProofs(inNode(node));
      });
    },
  );

  describeWithBrowser('in Chromium', path => {
    test(`the bundle in ${versionOf(path)} reproduces every hash`, async () => {
      expectProofs(await inBrowser());
    });
  });
});
