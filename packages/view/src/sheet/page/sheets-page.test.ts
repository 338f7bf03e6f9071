import { builtInMech } from '@hexfall/data';
import { describe, expect, test } from 'vitest';
import { createForceSheets, createMechSheet } from '../mech-sheet.ts';
import { createProvingGround } from '../proving-ground.ts';
import { forceSheetsHtml, mechSheetHtml } from './sheets-page.ts';

const HUNCHBACK = builtInMech('HBK-4G')!;
const WOLVERINE = builtInMech('WVR-6R')!;
const HOSTILE = '<script>alert("1 & 2")</script>';

function countOf(html: string, part: string): number {
  return html.split(part).length - 1;
}

/** The cells of the rows of the summary, without markup. */
function summaryRows(html: string): string[][] {
  const summary = html.slice(html.indexOf('class="force"'), html.indexOf('</section>'));
  const rows = [...summary.matchAll(/<tr>(.*?)<\/tr>/g)].map(([, row]) => row!);
  return rows.map(row =>
    [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/g)].map(([, cell]) => cell!.replace(/<[^>]+>/g, '')),
  );
}

describe('the page of a force', () => {
  const { mech: state } = createProvingGround(WOLVERINE, 'spec', {
    armor: { CT: 0 },
    prone: true,
    criticals: { LL: [1] },
  });
  const sheets = createForceSheets(
    [
      { spec: HUNCHBACK, crew: { name: 'Ann', gunnery: 3, piloting: 4 } },
      { spec: HUNCHBACK },
      { spec: WOLVERINE, title: HOSTILE, crew: { name: HOSTILE, gunnery: 4, piloting: 5 }, notes: [HOSTILE] },
      { spec: WOLVERINE, state },
    ],
    'spec',
  );
  const html = forceSheetsHtml('Fire lance', sheets);

  test('the page of a force has a summary, a sheet for each unit, and the tables once', () => {
    expect(countOf(html, '<svg ')).toBe(4);
    expect(countOf(html, 'class="page sheet"')).toBe(4);
    expect(countOf(html, 'class="page summary"')).toBe(1);
    expect(countOf(html, 'class="page tables"')).toBe(1);
    expect(html.indexOf('page summary')).toBeLessThan(html.indexOf('page sheet'));
    expect(html.lastIndexOf('page sheet')).toBeLessThan(html.indexOf('page tables'));
  });

  test('the page of a force adds up tons, Battle Value and armor in the summary', () => {
    const [head, first, second, , damaged, total] = summaryRows(html);
    expect(head).toEqual([
      'Unit',
      'Pilot',
      'Gunnery / piloting',
      'Tons',
      'Battle Value',
      'Movement',
      'Armor',
      'Weapons',
    ]);
    expect(first).toEqual([
      'Hunchback HBK-4G',
      'Ann',
      '3 / 4',
      '50',
      '1374',
      '4/6/0',
      '160',
      'AC/20, 2 Medium Laser, Small Laser',
    ]);
    expect(second!.slice(1, 5)).toEqual(['', '4 / 5', '50', '1041']);
    const armor = WOLVERINE.armor.reduce((sum, points) => sum + points, 0);
    expect(damaged!.slice(0, 1)).toEqual([`${WOLVERINE.name} prone`]);
    expect(damaged![5]).toBe('3/5/5');
    expect(damaged![6]).toBe(`${armor - WOLVERINE.armor[1]!}`);
    const worth = sheets.reduce((sum, { value }) => sum + value.now, 0);
    expect(total).toEqual(['4 units', '', '', '210', `${worth}`, '', `${320 + 2 * armor - WOLVERINE.armor[1]!}`, '']);
  });

  test('the page of a force shows hostile names as text', () => {
    expect(html).not.toContain('<script');
    expect(countOf(html, '&lt;script&gt;alert(&quot;1 &amp; 2&quot;)')).toBeGreaterThan(5);
  });

  test('the page of a force leads from the summary to each sheet', () => {
    for (const number of [1, 2, 3, 4]) {
      expect(countOf(html, `href="#unit-${number}"`)).toBe(1);
      expect(countOf(html, `id="unit-${number}"`)).toBe(1);
    }
  });

  test('the page of a force has a language, a title, one first heading, and a heading for each section', () => {
    expect(html).toMatch(/^<!doctype html>\n<html lang="en">/);
    expect(html).toContain('<title>Fire lance</title>');
    expect(countOf(html, '<h1')).toBe(1);
    expect(countOf(html, '<h2')).toBe(4 + 1 + 1);
    expect(countOf(html, '<main>')).toBe(1);
  });

  test('the page of a force gives each drawing a name and its content as tables', () => {
    expect(countOf(html, 'role="img"')).toBe(4);
    expect(countOf(html, '<title>Record sheet of ')).toBe(4);
    expect(countOf(html, '<details class="words">')).toBe(4);
    expect(html).toContain('<tr><th scope="row">Center torso</th><td>26</td><td>5</td><td>16</td></tr>');
    expect(html).toContain(`<td>0 of ${WOLVERINE.armor[1]!}</td>`);
    for (const table of html.match(/<table[^]*?<\/table>/g)!) expect(table).toContain('<caption>');
  });
});

describe('the page of a single unit', () => {
  const html = mechSheetHtml(createMechSheet(HUNCHBACK, { profile: 'canon' }));

  test('the page of a single unit has the sheet and on its back the tables, and no summary', () => {
    expect(countOf(html, '<svg ')).toBe(1);
    expect(countOf(html, 'class="page tables"')).toBe(1);
    expect(countOf(html, 'class="page summary"')).toBe(0);
    expect(html).toContain('Hexfall tables · figures by the canon rules');
  });

  test('the page of a single unit is light on paper, dark only on a screen with a dark setting, and fetches nothing', () => {
    expect(html).toContain('@media screen and (prefers-color-scheme:dark)');
    expect(html).not.toMatch(/@media \(prefers-color-scheme/);
    expect(html).toContain('@page{margin:');
    expect(html).not.toMatch(/(?:src|href)=|url\(|https?:\/\/(?!www\.w3\.org)/);
  });

  test('the page of a single unit has a text for each thing that matters with enough contrast, light and dark', () => {
    const colors = (scheme: string): Map<string, string> =>
      new Map([...scheme.matchAll(/--(\w+):(#\w+)/g)].map(([, name, value]) => [name!, value!]));
    const schemes = [...html.matchAll(/:root\{([^}]*)\}/g)].map(([, scheme]) => colors(scheme!));
    expect(schemes).toHaveLength(2);
    for (const scheme of schemes)
      for (const ink of ['ink', 'faint', 'alarm'])
        for (const ground of ['paper', 'fill'])
          expect(contrast(scheme.get(ink)!, scheme.get(ground)!), `${ink} on ${ground}`).toBeGreaterThan(4.5);
  });
});

/** The contrast of two colors, as defined for web pages. */
function contrast(a: string, b: string): number {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color: string): number {
  const hex = color.length === 4 ? color.replace(/[0-9a-f]/g, digit => digit + digit) : color;
  const [red, green, blue] = [1, 3, 5].map(at => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
