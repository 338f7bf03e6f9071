import { parseHex } from '@hexfall/hex';
import { boardOf } from '@hexfall/rules';
import { skirmish } from '@hexfall/testkit';
import { expect, test } from 'vitest';
import { beginMatch, openPlay } from '../model/sample-match.ts';
import { hexWords } from './hex-words.ts';

test('the hex that is looked at is described with who stands there and what is seen of it', () => {
  const play = openPlay(beginMatch(skirmish('words', { perSide: 1 }), ['human', 'human']));
  const { grid } = boardOf(play.game);
  expect(hexWords(play)).toBe('');
  const [own, enemy] = play.game.state.mechs;
  play.map.hover(own!.hex);
  expect(hexWords(play)).toMatch(/^\d{4}: level .*\. A1 /);
  play.map.lookFrom(parseHex(grid, '0101')!);
  play.map.hover(enemy!.hex);
  expect(hexWords(play)).toMatch(/ \d+ hexes from 0101, /);
  play.map.hover(undefined);
  expect(hexWords(play)).toBe('');
});
