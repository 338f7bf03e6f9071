import { describe, expect, test } from 'vitest';
import { parseMul } from './parse-mul.ts';

const HUNCHBACK = '<entity chassis="Hunchback" model="HBK-4G" type="Biped"/>';

function list(...entities: readonly string[]): string {
  return `<?xml version="1.0"?>\n<unit version="0.50">\n${entities.join('\n')}\n</unit>\n`;
}

function read(text: string): Extract<ReturnType<typeof parseMul>, { ok: true }>['value'] {
  const force = parseMul(text, 'list.mul');
  if (!force.ok) throw new Error(force.errors.map(error => error.message).join('\n'));
  return force.value;
}

describe('a unit list', () => {
  test('a list names units by chassis and model, with the pilot of old files or the crew of new ones', () => {
    const { name, units } = read(
      list(
        '<entity chassis="Hunchback" model="HBK-4G" type="Biped"><pilot name="Jo &quot;Ace&quot; &#82;eed" gunnery="3" piloting="4"/></entity>',
        "<entity chassis='Wolverine' model='WVR-6R'><crew><crewMember slot='0' name='Max' gunnery='5' piloting='6'/></crew></entity>",
        '<entity chassis="Scorpion" model="" type="Quad"/>',
      ),
    );
    expect(name).toBe('list');
    expect(units.map(({ unit, pilot, gunnery, piloting, line }) => [unit, pilot, gunnery, piloting, line])).toEqual([
      ['Hunchback HBK-4G', 'Jo "Ace" Reed', 3, 4, 3],
      ['Wolverine WVR-6R', 'Max', 5, 6, 4],
      ['Scorpion', '', 4, 5, 5],
    ]);
    expect(units.every(({ damage }) => damage === undefined)).toBe(true);
  });

  test('a list states damage by location: armor, structure, slots, shots, wounds', () => {
    const { units } = read(
      list(`<entity chassis="Hunchback" model="HBK-4G" type="Biped">
        <pilot gunnery="4" piloting="5" hits="2"/>
        <location index="1"> <armor points="7"/> <armor points="Destroyed" type="Rear"/> </location>
        <location index="3">
          <armor points="N/A"/> <armor points="4" type="Internal"/>
          <slot index="1" type="IS Ammo AC/20" shots="2"/> <slot index="4" isHit="true"/> <slot index="5" isHit="false"/>
        </location>
        <location index="5" isDestroyed="true"/>
      </entity>`),
    );
    expect(units[0]!.damage).toEqual({
      armor: { CT: 7, CTR: 0 },
      structure: { LT: 4, LA: 0 },
      criticals: { LT: [4] },
      shots: [{ location: 'LT', slot: 1, left: 2 }],
      pilotWounds: 2,
    });
  });

  test('units other than BattleMechs are left out with a warning', () => {
    const { units, warnings } = read(
      list('<entity chassis="Manticore" model="Heavy Tank" type="Tracked"/>', HUNCHBACK),
    );
    expect(units).toHaveLength(1);
    expect(warnings).toEqual([
      'list.mul, line 3: Manticore Heavy Tank (Tracked) is not a BattleMech that can be played and was left out.',
    ]);
  });

  test('wrecks are left out', () => {
    const wreck = HUNCHBACK.replace(
      '/>',
      '><location index="1"><armor type="Internal" points="0"/></location></entity>',
    );
    expect(read(list(wreck, HUNCHBACK))).toMatchObject({
      units: [{ line: 4 }],
      warnings: ['list.mul, line 3: Hunchback HBK-4G is a wreck and was left out.'],
    });
  });

  test('the survivors of a battle fight again', () => {
    const record = `<record>\n<survivors>${HUNCHBACK}</survivors>\n<salvage>${HUNCHBACK}${HUNCHBACK}</salvage>\n</record>`;
    const { units, warnings } = read(record);
    expect(units).toHaveLength(1);
    expect(warnings).toEqual(['list.mul, line 3: 2 units under <salvage> left out, which lists no force to play.']);
  });

  test('a list may have comments, character data and a mark at its start', () => {
    expect(read(`\uFEFF<!-- a <b> -->${list('<!-- none -->', '<![CDATA[<x>]]>', HUNCHBACK)}`).units).toHaveLength(1);
  });
});

describe('a broken list', () => {
  const deep = '<a>'.repeat(40);
  test.each([
    ['empty', '  ', 'list.mul: the file is empty.'],
    ['text', 'hello', 'list.mul, line 1: there is text outside of all elements, so this is not XML.'],
    ['another file', '<html><body/></html>', 'list.mul, line 1, html: a unit list begins with <unit> or <record>.'],
    [
      'cut off in a tag',
      '<unit>\n<entity chassis="A',
      'list.mul, line 2: a tag is not finished; the file may be cut off.',
    ],
    [
      'cut off between tags',
      '<unit>\n<entity chassis="A">\n',
      'list.mul, line 2, entity: this element is not closed; the file may be cut off.',
    ],
    ['cut off in a comment', '<unit>\n<!-- so', 'list.mul, line 2: "<!--" is not finished; the file may be cut off.'],
    ['closed crosswise', '<unit>\n<entity chassis="A">\n</unit>', 'list.mul, line 3: </unit> closes what is not open.'],
    ['two roots', '<unit/>\n<unit/>', 'list.mul, line 2: there is a second outermost element.'],
    [
      'an entity bomb',
      '<!DOCTYPE x [\n<!ENTITY a "b">]>\n<unit/>',
      'list.mul, line 1: document types and entities of its own are not read.',
    ],
    [
      'an unknown entity',
      '<unit>\n<entity chassis="&lol;"/></unit>',
      'list.mul, line 2: "&lol;" is not a known entity.',
    ],
    ['an attribute without quotes', '<unit version=1/>', 'list.mul, line 1: "<unit version=1/>" is not a tag.'],
    ['nested without end', deep, 'list.mul, line 1: elements are nested more than 32 deep.'],
    ['no chassis', list('<entity model="A" type="Biped"/>'), 'list.mul, line 3, chassis: this field is missing.'],
    [
      'no unit that can fight',
      list('<entity chassis="A" type="VTOL"/>'),
      'list.mul: there is no BattleMech in this list.',
    ],
    [
      'a skill that is not a number',
      list('<entity chassis="A" model="B" type="Biped">', '<pilot gunnery="12"/></entity>'),
      'list.mul, line 4, gunnery: must be a whole number from 0 to 8, not "12".',
    ],
    [
      'too many',
      list(...Array<string>(101).fill(HUNCHBACK)),
      'list.mul: there are 101 units, more than the 100 allowed.',
    ],
  ])('a broken list is refused in one sentence with its line: %s', (_, text, message) => {
    const force = parseMul(text, 'list.mul');
    expect(force.ok ? [] : force.errors.map(error => error.message)).toEqual([message]);
  });

  test('a list that is cut off or spoilt anywhere is read or refused, and nothing is thrown', () => {
    const text = list(HUNCHBACK, '<entity chassis="A" model="B" type="Biped"><pilot gunnery="4"/></entity>');
    for (let at = 0; at < text.length; at++) {
      for (const spoilt of [
        text.slice(0, at),
        `${text.slice(0, at)}<${text.slice(at)}`,
        text.slice(0, at) + text.slice(at + 1),
      ]) {
        const force = parseMul(spoilt, 'list.mul');
        expect(force.ok || force.errors.length > 0).toBe(true);
      }
    }
  });

  test('a file of brackets and quotes is refused at once', () => {
    const begun = performance.now();
    for (const filling of ['<"', '<', '<a "', '<!--', "<a b='"]) {
      expect(parseMul(filling.repeat(1_000_000), 'list.mul').ok).toBe(false);
    }
    expect(performance.now() - begun).toBeLessThan(5000);
  });
});
