import type { MechBlueprint } from '../units/blueprint.ts';
import { blueprintSchema } from '../units/blueprint-schema.ts';
import { UNIT_FORMAT } from './unit-file-schema.ts';

const FIELD_ORDER = Object.keys(blueprintSchema.shape) as readonly (keyof MechBlueprint)[];

/**
 * Formats a unit in our own format: JSON with a line for each field and each location.
 *
 * @example
 * ```ts
 * import { findInCatalogue, formatUnit } from '@hexfall/data';
 *
 * formatUnit(findInCatalogue('HBK-4G')!).split('\n')[2]; // => '  "chassis": "Hunchback",'
 * ```
 */
export function formatUnit(blueprint: MechBlueprint): string {
  const fields = FIELD_ORDER.filter(key => blueprint[key] !== undefined).map(key => {
    const value = key === 'items' ? formatItems(blueprint.items) : formatOnOneLine(blueprint[key]);
    return `  ${JSON.stringify(key)}: ${value}`;
  });
  return `{\n${[`  "format": ${UNIT_FORMAT}`, ...fields].join(',\n')}\n}\n`;
}

function formatItems(items: MechBlueprint['items']): string {
  const lines = Object.entries(items).map(([code, list]) => `    ${JSON.stringify(code)}: ${formatOnOneLine(list)}`);
  return lines.length === 0 ? '{}' : `{\n${lines.join(',\n')}\n  }`;
}

/** Formats a value on one line, with a space after each comma and colon outside of texts. */
function formatOnOneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(formatOnOneLine).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).filter(([, content]) => content !== undefined);
  return `{ ${fields.map(([key, content]) => `${JSON.stringify(key)}: ${formatOnOneLine(content)}`).join(', ')} }`;
}
