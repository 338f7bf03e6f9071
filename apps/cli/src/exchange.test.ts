import { expect, test } from 'vitest';
import { playExchange } from './exchange.ts';

function narration(options: Partial<Parameters<typeof playExchange>[0]> = {}): string {
  let text = '';
  playExchange({ seed: 'first blood', rules: 'spec', json: false, ...options }, line => {
    text += line;
  });
  return text;
}

test('the same seed gives the same exchange, and another seed gives another', () => {
  expect(narration()).toBe(narration());
  expect(narration({ seed: 'second' })).not.toBe(narration());
});

test('one turn is narrated from beginning to end, with every number', () => {
  const text = narration();
  expect(text).toMatch(/^turn 1\n/);
  expect(text).toMatch(/Hunchback HBK-4G AC\/20 > Wolverine WVR-6R: needs 4, rolls \d+, (hits|misses)/);
  expect(text).toMatch(/turn 1 ends, state [0-9a-f]{8}\n$/);
});

test('with --json every line is an event', () => {
  const events = narration({ json: true })
    .trim()
    .split('\n')
    .map(line => JSON.parse(line) as { type: string });
  expect(events[0]!.type).toBe('TurnBegan');
  expect(events.at(-1)!.type).toBe('TurnEnded');
});

test('an unknown profile is refused in one sentence', () => {
  expect(() => narration({ rules: 'house' })).toThrow(/"house" is no.* rules profile/);
});
