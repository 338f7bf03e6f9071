import { ALL_DESIGNS, CATALOGUE, UnitNames, unitName } from '@hexfall/data';
import { ROLL_REASONS } from '@hexfall/rules';
import { expect, test } from 'vitest';
import { reasonWords } from '../reason-words.ts';
import { formatQuery } from './format-query.ts';
import { parseQuery } from './parse-query.ts';
import { emptyQuery, type Query } from './query.ts';

const NAMES = new UnitNames(CATALOGUE.map(({ chassis, model, clanName = '' }) => ({ chassis, model, clanName })));

const BOOK = {
  isName: (name: string): boolean => {
    const match = NAMES.find(name);
    return match.kind !== 'none' && match.exact;
  },
};

function readAgain(query: Query): Query {
  return parseQuery(formatQuery(query), BOOK);
}

function fire(attacker: string, target: string): Query {
  const query = emptyQuery();
  return {
    ...query,
    action: { kind: 'fire', weapons: 'all' },
    range: 5,
    attacker: { ...query.attacker, name: attacker },
    target: { ...query.target, name: target },
  };
}

test('a question reads as a player would write it', () => {
  const texts = [
    'ac/20 + 2 medium lasers at 5 hexes on AS7-D, target skill 3/4, target ran 6, target heavy woods, from behind',
    'kick HBK-4G by WVR-6R, target prone, right leg',
    "fall of 80-ton 'Mech from level 2",
    'heat of HBK-4P, fires everything, ran, heat 8',
    'death from above on AS7-D by WVR-6R, 3 hexes',
    'ppc at 9 hexes, target CTR armor 2, target left arm lost, target 2 engine hits, 2 light woods between',
  ];
  for (const text of texts) expect(formatQuery(parseQuery(text, BOOK))).toBe(text);
});

test('every unit of the catalogue can be named in every place', () => {
  for (const design of ALL_DESIGNS) {
    const name = unitName(design);
    expect(readAgain(fire(name, 'HBK-4G')), name).toEqual(fire(name, 'HBK-4G'));
    const kick: Query = { ...fire('HBK-4G', name), action: { kind: 'blow', blow: 'kick' }, range: 1 };
    expect(readAgain(kick), name).toEqual(kick);
  }
});

test.each(['Sword of Light', 'Mace', 'Target at 5 hexes, prone', 'AC/20', 'Both', 'punch by <b>x</b>'])(
  'a unit that somebody calls "%s" is put into quotation marks',
  name => {
    expect(formatQuery(fire(name, 'HBK-4G'))).toBe(`"${name}" fires everything at HBK-4G, 5 hexes`);
    expect(readAgain(fire(name, name))).toEqual(fire(name, name));
    const piloting: Query = { ...emptyQuery(), action: { kind: 'piloting' }, attacker: fire(name, '').attacker };
    expect(readAgain(piloting)).toEqual(piloting);
  },
);

test('a phrase about a unit in quotation marks is about that unit', () => {
  const query = parseQuery('kick "Sword of Light" by WVR-6R, "Sword of Light" is prone', BOOK);
  expect(query).toMatchObject({ target: { name: 'Sword of Light', prone: true }, attacker: { name: 'WVR-6R' } });
});

test('every reason for a piloting roll can be stated', () => {
  for (const reason of ROLL_REASONS.map(reasonWords)) {
    const query: Query = { ...emptyQuery(), action: { kind: 'piloting' }, reason };
    expect(readAgain(query), reason).toEqual(query);
  }
});
