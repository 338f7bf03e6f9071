import { loadSampleMtf } from '@hexfall/testkit';
import { expect, test } from 'vitest';
import { catalogueMech, findInCatalogue } from './catalogue/catalogue.ts';
import { remarksOn } from './unplayed.ts';

test('a unit whose equipment is all played fights without nothing', () => {
  expect(remarksOn({ spec: catalogueMech(findInCatalogue('HBK-4G')!), warnings: [] })).toEqual([]);
});

test('equipment missed in a fight is named once with its number, and the warning about it is not repeated', () => {
  const unit = loadSampleMtf({
    techBase: 'Clan',
    LT: ['ISC3RemoteSensorLauncher', 'ISC3RemoteSensorLauncher', 'ISC3RemoteSensorLauncher', 'Cargo'],
    RT: ['Widget', 'Gizmo'],
  });
  expect(unit.warnings).toHaveLength(3);
  expect(remarksOn(unit)).toEqual([
    'Sample SMP-1: fights without its C3 Remote Sensor Launcher (remote sensors are not played).',
    'Sample SMP-1: fights without its Widget and Gizmo (unknown to this program).',
  ]);
});

test('other warnings are kept as they are', () => {
  const unit = loadSampleMtf({ LT: ['Autocannon/10'] });
  expect(unit.warnings).toHaveLength(1);
  expect(remarksOn(unit)).toEqual(unit.warnings);
});
