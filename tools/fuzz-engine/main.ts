import { createEngine, type Engine } from '@hexfall/protocol';
import { badMessage } from '@hexfall/testkit';

/*
 * Sends bad messages to an engine and counts the answers: npx tsx tools/fuzz-engine/main.ts [count] [seed]. Fails when one is
 * not answered with an error, when the engine reports an internal error, or when a game has changed. Needs built packages.
 */

const count = Number(process.argv[2] ?? 100_000);
const seed = Number(process.argv[3] ?? 1);

function ask(engine: Engine, method: string, params: object): Record<string, unknown> {
  const text = engine.handleLine(JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })) ?? '';
  return (JSON.parse(text) as { result: Record<string, unknown> }).result;
}

function codesOf(answer: string | undefined): string[] {
  if (answer === undefined) return ['silence'];
  const json = JSON.parse(answer) as { error?: { code: number } } | { error?: { code: number } }[];
  return [json].flat().map(({ error }) => (error === undefined ? 'no error' : String(error.code)));
}

function main(): number {
  const engine = createEngine();
  const units = [
    { model: 'HBK-4G', side: 0, hex: '0503', facing: 3 },
    { model: 'HBK-4G', side: 1, hex: '0507', facing: 0 },
  ];
  const { game, hash, units: toAct } = ask(engine, 'game.create', { units, board: { width: 9, height: 9 } });
  const unit = (toAct as number[])[0] ?? 0;
  const words = Int32Array.from([seed, 2, 3, 4]);
  const seen = new Map<string, number>();
  let bad = 0;
  const begin = performance.now();
  for (let i = 0; i < count; i++) {
    const { text, answered } = badMessage(words, { game: String(game), unit, other: 1 - unit });
    const codes = codesOf(engine.handleLine(text));
    for (const code of codes) seen.set(code, (seen.get(code) ?? 0) + 1);
    const wrong = codes.includes('no error') || codes.includes('-32603') || codes.includes('silence') === answered;
    if (!wrong) continue;
    bad++;
    console.error(`message ${i} (seed ${seed}): ${codes.join(', ')}: ${text.slice(0, 300)}`);
  }
  const seconds = (performance.now() - begin) / 1000;
  const unchanged = ask(engine, 'game.hash', { game })['hash'] === hash;
  for (const [code, times] of seen) console.log(`${code.padStart(9)} ${times}`);
  console.log(`${count} messages in ${seconds.toFixed(1)} s, ${bad} not answered correctly`);
  console.log(unchanged ? 'the game is as before' : 'THE GAME HAS CHANGED');
  return bad === 0 && unchanged ? 0 : 1;
}

process.exitCode = main();
