import { expect, test } from 'vitest';
import { playExchange } from './exchange.ts';

function narration(options: Partial<Parameters<typeof playExchange>[0]> = {}): string {
  let text = '';
  playExchange(
    { seed: 'first blood', rules: 'spec', explain: false, verbose: false, json: false, ...options },
    line => {
      text += line;
    },
  );
  return text;
}

test('the same seed gives the same exchange, and a different seed a different one', () => {
  expect(narration()).toBe(narration());
  expect(narration({ seed: 'second' })).not.toBe(narration());
});

test('one turn is narrated from beginning to end, with every number', () => {
  const text = narration();
  expect(text).toMatch(/^Turn 1\n/);
  expect(text).toMatch(/A1 Hunchback fires AC\/20 \(9 shots left\) at B1: needs 4, rolls \d+, (hits the|misses)/);
  expect(text).toContain('\nHeat phase\n');
  expect(text).not.toContain('Turn 2');
});

test('an exchange can be told with all particulars, and with what every number is made up of', () => {
  expect(narration({ verbose: true })).toMatch(/Turn 1 ends, state [0-9a-f]{8}\n\nRules: spec, /);
  expect(narration({ explain: true })).toMatch(/needs 4, rolls \d+, .*\n {6}4 = 4 gunnery\n/);
});

test('--json prints an event on every line', () => {
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
