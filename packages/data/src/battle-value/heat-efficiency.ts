import type { EngineType } from '@hexfall/rules';
import { sinksIn, sinksOf } from '../units/manifest-sinks.ts';
import type { BattleMovement } from './movement.ts';
import type { Subject } from './subject.ts';
import { Terms } from './terms.ts';

const ALLOWANCE = 6;
const WING_COOLING = 3;
/** Engines that do not leak heat when they are hit. */
const COLD_ENGINES: ReadonlySet<EngineType> = new Set(['ice', 'fuelCell']);

/** Returns how much heat of weapons a unit can bear in a turn in which it moves at its best. */
export function heatEfficiency(subject: Subject, movement: BattleMovement): Terms {
  const terms = new Terms();
  terms.add('Allowance', ALLOWANCE);
  addSinks(subject, terms);
  terms.add('Emergency coolant', 4 * subject.count('emergencyCoolant'));
  if (!COLD_ENGINES.has(subject.spec.engine)) terms.add('Engine hits', -5 * subject.engineHits);
  const { heat, name } = movementHeat(subject, movement);
  terms.add(name, -heat);
  if (subject.spec.armorType === 'stealth') terms.add('Stealth armor', -10);
  if (subject.has('nullSignature')) terms.add('Null signature', -10);
  if (subject.has('voidSignature')) terms.add('Void signature', -10);
  if (subject.has('chameleon')) terms.add('Chameleon shield', -6);
  return terms;
}

/** Adds the heat sinks. Prototype double sinks do not work together with pods and radical systems. */
function addSinks(subject: Subject, terms: Terms): void {
  const { items, engineSinks } = subject.manifest;
  const inSlots = items.reduce((sum, item) => sum + sinksOf(item) * capacityOf(item), 0);
  terms.add('Heat sinks', inSlots + engineSinks.count * engineSinks.capacity);
  if (subject.has('partialWing')) terms.add('Partial wing', WING_COOLING);
  const sinks = sinksIn(items) - subject.count('prototypeSink') + engineSinks.count;
  if (subject.has('radicalSinks')) terms.add('Radical heat sinks', Math.ceil(0.4 * sinks));
  terms.add('Coolant pods', Math.ceil((sinks * subject.count('coolantPod')) / 5));
}

function capacityOf({ entry }: Subject['items'][number]): number {
  return entry.kind === 'heatSink' ? entry.capacity : 0;
}

function movementHeat(subject: Subject, { jets }: BattleMovement): { heat: number; name: string } {
  const run = runHeat(subject);
  const jump = jets > 0 ? jumpHeat(subject, jets) : 0;
  return jump > run ? { heat: jump, name: 'Jumping' } : { heat: run, name: 'Running' };
}

function runHeat(subject: Subject): number {
  const { engine, structureType } = subject.spec;
  if (structureType === 'industrial') return 0;
  if (subject.has('superCooledMyomer')) return engine === 'ice' || engine === 'fuelCell' ? 2 : 0;
  return isXxl(subject) ? 6 : 2;
}

/** Returns the heat of a jump. All jets are of the same kind as the first. */
function jumpHeat(subject: Subject, jets: number): number {
  const { marks } = subject.with('jumpJet')[0]!.entry.battle;
  const hot = isXxl(subject) ? 2 : 1;
  if (!marks.has('improved')) return hot * Math.max(3, jets);
  if (marks.has('prototype')) return Math.max(6, hot * 2 * jets);
  return hot * Math.max(3, Math.ceil(jets / 2));
}

function isXxl({ spec: { engine } }: Subject): boolean {
  return engine === 'xxl' || engine === 'clanXxl';
}
