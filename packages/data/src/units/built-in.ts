import type { MechSpec } from '@hexfall/rules';
import type { MechBlueprint } from './blueprint.ts';
import { designMech } from './design-mech.ts';
import { HUNCHBACK_HBK_4G } from './hunchback-hbk-4g.ts';
import { WOLVERINE_WVR_6R } from './wolverine-wvr-6r.ts';

/** Units that come with the program. */
export const BUILT_IN_BLUEPRINTS: readonly MechBlueprint[] = Object.freeze([HUNCHBACK_HBK_4G, WOLVERINE_WVR_6R]);

/**
 * One of them by its model, such as `HBK-4G`, or by chassis and model, in any letter case.
 *
 * @example
 * ```ts
 * import { builtInMech } from '@hexfall/data';
 *
 * builtInMech('HBK-4G')?.tonnage; // => 50
 * builtInMech('XYZ-1'); // => undefined
 * ```
 */
export function builtInMech(name: string): MechSpec | undefined {
  const wanted = name.toLowerCase();
  const blueprint = BUILT_IN_BLUEPRINTS.find(({ chassis, model }) =>
    [model, `${chassis} ${model}`].some(known => known.toLowerCase() === wanted),
  );
  if (blueprint === undefined) return undefined;
  const spec = designMech(blueprint);
  if (!spec.ok) throw new Error(spec.errors.map(error => error.message).join('; '));
  return spec.value;
}
