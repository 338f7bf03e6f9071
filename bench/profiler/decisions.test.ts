import { expect, test } from 'vitest';
import { decisionTime } from './decisions.ts';

const frame = (functionName: string, path: string): { functionName: string; url: string } => {
  return { functionName, url: path === '' ? '' : `file:///x/packages/${path}` };
};

test('what a bot asks of the rules is its time; what the loop of the game does is not', () => {
  const profile = {
    nodes: [
      { id: 1, callFrame: frame('(root)', ''), children: [2, 7] },
      { id: 2, callFrame: frame('playBots', 'bots/src/play.ts'), children: [3, 5] },
      { id: 3, callFrame: frame('choose', 'bots/src/tactician/tactician-bot.ts'), children: [4] },
      { id: 4, callFrame: frame('toHitNumber', 'rules/src/weapons/to-hit/to-hit.ts') },
      { id: 5, callFrame: frame('act', 'rules/src/commands/act.ts'), children: [6] },
      { id: 6, callFrame: frame('toHitNumber', 'rules/src/weapons/to-hit/to-hit.ts') },
      { id: 7, callFrame: frame('(idle)', '') },
    ],
    samples: [2, 3, 4, 5, 6, 7],
    timeDeltas: [1, 2, 4, 8, 16, 32],
  };
  expect(decisionTime(profile)).toEqual({ choosing: 6, all: 31 });
});
