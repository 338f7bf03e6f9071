import { describeWithReference, expectGolden, sampleUnits } from '@hexfall/testkit';
import { test } from 'vitest';

describeWithReference('the samples', () => {
  test('the list of equipment in the samples that no rule knows is as stored', () => {
    const units = new Map<string, string[]>();
    for (const [file, { warnings }] of sampleUnits()) {
      for (const warning of warnings) {
        const remark = warning.replace(/^.*?: /, '').replace(/ \(\d+ times in this file\)/, '');
        const name = /^(?:the equipment )?"(.*)"(?: is unknown|: no rule plays)/.exec(remark)?.[1] ?? remark;
        units.set(name, [...(units.get(name) ?? []), file.replace('.mtf', '')]);
      }
    }
    const lines = [...units].map(([name, files]) => `${name}: ${files.join(', ')}\n`);
    expectGolden('unknown-equipment', lines.sort().join(''));
  });
});
