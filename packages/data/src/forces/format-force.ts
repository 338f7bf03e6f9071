import type { ForceUnit } from './force-file.ts';

/** The fields of a unit in a force file. A pilot without a name is left out. */
export type WrittenUnit = Pick<ForceUnit, 'unit' | 'gunnery' | 'piloting'> & Partial<Pick<ForceUnit, 'pilot' | 'ammo'>>;

/** Formats a force as JSON that `parseForce` can read. A force without a name gets the name of its file. */
export function formatForce(units: readonly WrittenUnit[], name?: string): string {
  return `${JSON.stringify({ ...(name === undefined ? {} : { name }), units: units.map(written) }, null, 2)}\n`;
}

/** Formats a force as YAML. Texts are quoted as in JSON, which YAML can read too. */
export function formatForceYaml(units: readonly WrittenUnit[], name?: string): string {
  const lines = units.map(unit => {
    const fields = Object.entries(written(unit)).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
    return `  - { ${fields.join(', ')} }\n`;
  });
  return `${name === undefined ? '' : `name: ${JSON.stringify(name)}\n`}units:\n${lines.join('')}`;
}

function written({ unit, pilot = '', gunnery, piloting, ammo = [] }: WrittenUnit): WrittenUnit {
  return { unit, ...(pilot === '' ? {} : { pilot }), gunnery, piloting, ...(ammo.length === 0 ? {} : { ammo }) };
}
