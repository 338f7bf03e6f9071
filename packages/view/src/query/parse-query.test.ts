import { CATALOGUE, UnitNames } from '@hexfall/data';
import { expect, test } from 'vitest';
import { parseQuery as parse } from './parse-query.ts';
import type { Query } from './query.ts';
import { QueryError } from './query-error.ts';

const NAMES = new UnitNames(CATALOGUE.map(({ chassis, model, clanName = '' }) => ({ chassis, model, clanName })));

function parseQuery(text: string): Query {
  return parse(text, {
    isName: name => {
      const match = NAMES.find(name);
      return match.kind !== 'none' && match.exact;
    },
  });
}

const HEAVY_WOODS = { woods: 2, foliageHeight: 2 };
const LIGHT_WOODS = { woods: 1, foliageHeight: 2 };

test('a shot has weapons, a range and circumstances', () => {
  expect(parseQuery('ac/20 at 7 hexes, gunnery 4, target ran 6, heavy woods')).toMatchObject({
    action: { kind: 'fire', weapons: [{ count: 1, name: 'ac/20' }] },
    range: 7,
    attacker: { gunnery: 4 },
    target: { move: { mode: 'run', hexes: 6 }, ground: HEAVY_WOODS },
  });
});

test.each([
  ['ac/20 + 2 medium lasers at 5 hexes on AS7-D'],
  ['ac/20 and two medium lasers against AS7-D, range 5'],
  ['AC/20, 2x Medium Laser at AS7-D at 5'],
])('several weapons can be written as "%s"', text => {
  const { action, target, range } = parseQuery(text);
  expect(action?.kind === 'fire' && action.weapons !== 'all' && action.weapons.map(({ count }) => count)).toEqual([
    1, 2,
  ]);
  expect([target.name, range]).toEqual(['AS7-D', 5]);
});

test.each([
  ['kick HBK-4G by WVR-6R', { kind: 'blow', blow: 'kick' }],
  ['WVR-6R kicks HBK-4G', { kind: 'blow', blow: 'kick' }],
  ['WVR-6R punches HBK-4G', { kind: 'blow', blow: 'punch' }],
  ['push HBK-4G by a WVR-6R', { kind: 'blow', blow: 'push' }],
  ['WVR-6R charges HBK-4G', { kind: 'ram', ram: 'charge' }],
  ['charge by WVR-6R on HBK-4G', { kind: 'ram', ram: 'charge' }],
  ['death from above on HBK-4G by WVR-6R', { kind: 'ram', ram: 'dfa' }],
  ['hatchet HBK-4G by WVR-6R', { kind: 'blow', blow: 'melee' }],
  ['WVR-6R fires everything at HBK-4G', { kind: 'fire', weapons: 'all' }],
])('"%s" says who does what to whom', (text, action) => {
  expect(parseQuery(text)).toMatchObject({ action, attacker: { name: 'WVR-6R' }, target: { name: 'HBK-4G' } });
});

test.each([
  ['what are the odds of an ac/20 hitting at 5 hexes?'],
  ['ac20 range 5'],
  ['chance to hit with ac/20, 5 hexes'],
])('"%s" is a shot', text => {
  expect(parseQuery(text)).toMatchObject({ action: { kind: 'fire', weapons: [{ count: 1 }] }, range: 5 });
});

test('two weights are two units', () => {
  const { attacker, target } = parseQuery('kick an 80 ton mech by a 50 ton mech');
  expect([attacker.tons, target.tons]).toEqual([50, 80]);
});

test('a fact can be about both, or about a unit that was named', () => {
  const both = parseQuery('AS7-D vs HBK-4G at 6 hexes, both ran 5');
  const ran = { move: { mode: 'run', hexes: 5 } };
  expect(both).toMatchObject({ attacker: ran, target: ran });
  const named = parseQuery('kick HBK-4G by WVR-6R, hbk-4g is prone, WVR-6R piloting 3');
  expect(named).toMatchObject({ attacker: { name: 'WVR-6R', piloting: 3 }, target: { name: 'HBK-4G', prone: true } });
});

test('weapons can be counted before and after their name', () => {
  expect(parseQuery('medium laser x 3 at 4').action).toEqual({
    kind: 'fire',
    weapons: [{ count: 3, name: 'medium laser' }],
  });
  expect(parseQuery('ultra ac/5 at 5, rate 2').rate).toBe(2);
});

test('a blow can name its arm or leg', () => {
  expect(parseQuery('WVR-6R punches HBK-4G with the left arm').limb).toBe('LA');
  expect(parseQuery('kick HBK-4G by WVR-6R with the right leg').limb).toBe('RL');
});

test('falls, piloting rolls and heat are about one unit, and so is everything that is said', () => {
  expect(parseQuery("fall of an 80-ton 'Mech from level 2")).toMatchObject({
    action: { kind: 'fall' },
    attacker: { tons: 80 },
    height: 2,
  });
  expect(parseQuery('atlas falls from 2 levels')).toMatchObject({ attacker: { name: 'atlas' }, height: 2 });
  expect(parseQuery('piloting roll, piloting 5, gyro hit, 60 tons')).toMatchObject({
    action: { kind: 'piloting' },
    attacker: { tons: 60, piloting: 5, struck: [{ part: 'gyro', times: 1 }] },
  });
  expect(parseQuery('piloting roll of AS7-D after 20 damage')).toMatchObject({
    attacker: { name: 'AS7-D' },
    reason: '20 damage',
  });
  expect(parseQuery('heat of HBK-4P at the end of the turn, jumped 4, heat 8, fires everything')).toMatchObject({
    action: { kind: 'heat' },
    attacker: { name: 'HBK-4P', heat: 8, move: { mode: 'jump', hexes: 4 } },
    firing: 'all',
  });
});

test.each<[string, object]>([
  ['target stood still', { target: { move: { mode: 'stationary', hexes: 0 } } }],
  ['walked', { attacker: { move: { mode: 'walk', hexes: 0 } } }],
  ['attacker jumped 5 hexes', { attacker: { move: { mode: 'jump', hexes: 5 } } }],
  ['3/4', { attacker: { gunnery: 3, piloting: 4 } }],
  ['target skill 2/3', { target: { gunnery: 2, piloting: 3 } }],
  ['target prone', { target: { prone: true } }],
  ['immobile', { target: { shutdown: true } }],
  ['pilot unconscious', { target: { unconscious: true } }],
  ['attacker prone', { attacker: { prone: true } }],
  ['2 wounds', { attacker: { wounds: 2 } }],
  ['target on level 2', { target: { level: 2 } }],
  ['attacker in light woods', { attacker: { ground: LIGHT_WOODS } }],
  ['target in depth 1 water', { target: { ground: { water: 1, depth: 1 } } }],
  ['water', { target: { ground: { water: 1, depth: 1 } } }],
  ['target in rubble', { target: { ground: { rubble: 1 } } }],
  ['2 light woods between', { between: [LIGHT_WOODS, LIGHT_WOODS] }],
  ['heavy woods between', { between: [HEAVY_WOODS] }],
  ['partial cover', { cover: true }],
  ['target in partial cover', { cover: true }],
  ['from behind', { side: 'rear' }],
  ['in the back', { side: 'rear' }],
  ['from the left', { side: 'left' }],
  ['rear', { side: 'rear' }],
  ['right side', { side: 'right' }],
  ['LT armor 3', { target: { armor: { LT: 3 } } }],
  ['left torso armor 3', { target: { armor: { LT: 3 } } }],
  ['CT rear armor 2', { target: { armor: { CTR: 2 } } }],
  ['CTR armor 2', { target: { armor: { CTR: 2 } } }],
  ['CT structure 5', { target: { structure: { CT: 5 } } }],
  ['left arm lost', { target: { structure: { LA: 0 } } }],
  ['attacker sensors hit', { attacker: { struck: [{ part: 'sensors', times: 1 }] } }],
  ['target gyro hit', { target: { struck: [{ part: 'gyro', times: 1 }] } }],
  ['2 engine hits', { attacker: { struck: [{ part: 'engine', times: 2 }] } }],
  ['target right hip hit', { target: { struck: [{ part: 'hip', side: 'right', times: 1 }] } }],
  ['aimed at the head', { aim: 'HD' }],
])('"%s" is a circumstance', (text, facts) => {
  expect(parseQuery(`ppc at 9 hexes, ${text}`)).toMatchObject({ action: { kind: 'fire' }, range: 9, ...facts });
});

test.each([
  [
    'medum laser at 3 hexes',
    '"medum laser" is not understood: it is neither a weapon nor a unit nor a circumstance; did you mean "medium laser"?',
  ],
  [
    'ppc at 9, target rann 6',
    '"rann 6" is not understood: it is neither a weapon nor a unit nor a circumstance; did you mean "ran"?',
  ],
  [
    'ppc at 9, hevy woods',
    '"hevy woods" is not understood: it is neither a weapon nor a unit nor a circumstance; did you mean "heavy woods"?',
  ],
  [
    'blah',
    '"blah" is not understood: it is neither a weapon nor a unit nor a circumstance; the help shows what can be said.',
  ],
  ['kick HBK-4G by WVR-6R, punch', '"punch" is a second question; ask one at a time.'],
  [
    'ppc at 9, target ran',
    'how far the target moved makes it harder to hit: write "target ran 5", or as many hexes as it moved.',
  ],
])('"%s" is refused with one sentence', (text, message) => {
  expect(() => parseQuery(text)).toThrow(new QueryError(message));
});
