// Reads, watches and verifies a replay. Usage: node examples/read-replay.mjs [file]
import { readFileSync } from 'node:fs';
import { readReplay, verifyReplay, watchReplay } from '@hexfall/protocol';

const file = process.argv[2] ?? new URL('../fixtures/replays/duel.jsonl', import.meta.url);
const replay = readReplay(readFileSync(file, 'utf8'));
if (!replay.ok) throw new Error(replay.errors[0]?.message);

// Watching needs no rules: each event states what is true after it.
let hits = 0;
const watched = watchReplay(replay.value, {
  after(event) {
    if (event.type === 'AttackRolled' && event.hit) hits++;
  },
});
if (!watched.ok) throw new Error(watched.errors[0]?.message);
const { turn, outcome } = watched.value.game.state;
console.log(`${hits} weapon hits in ${turn} turns, ${JSON.stringify(outcome)}`);

// Verifying plays the orders again from the seed and compares.
console.log(verifyReplay(replay.value));
