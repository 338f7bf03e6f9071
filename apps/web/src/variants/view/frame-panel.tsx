import type { JetMake, MechBlueprint, SinkMake, TechBase } from '@hexfall/data';
import type { CockpitType, EngineType, GyroType } from '@hexfall/rules';
import type { VNode } from 'preact';
import type { EditModel } from '../model/edit-model.ts';
import { PLACES } from '../model/finding-places.ts';
import { Choice } from './choice.tsx';
import { Stepper } from './stepper.tsx';

interface PanelProps {
  readonly model: EditModel;
}

/** Engine, structure, gyro, cockpit, arms and technology. */
export function FramePanel({ model }: PanelProps): VNode {
  const { blueprint, choices } = model;
  const { gyro = 'standard', cockpit = 'standard' } = blueprint;
  return (
    <section class="card edit-panel" aria-labelledby="frame-title">
      <h2 id="frame-title">Engine and frame</h2>
      <div class="fields">
        <EngineFields model={model} />
        <StructureField model={model} />
        <Choice
          words="Gyro"
          value={gyro}
          options={choices.gyros.map(({ value, name }) => [value, name] as const)}
          onChange={type => model.change({ kind: 'gyro', type: type as GyroType })}
        />
        <Choice
          words="Cockpit"
          value={cockpit}
          options={choices.cockpits.map(({ value, name }) => [value, name] as const)}
          onChange={type => model.change({ kind: 'cockpit', type: type as CockpitType })}
        />
        {blueprint.quad === true ? null : (
          <>
            <ArmField model={model} location="LA" words="Left arm" />
            <ArmField model={model} location="RA" words="Right arm" />
          </>
        )}
        <TechField model={model} />
      </div>
    </section>
  );
}

/** The speed of the unit, which players think in; the rating of the engine follows from it. */
function EngineFields({ model }: PanelProps): VNode {
  const { blueprint, report, choices } = model;
  const { tonnage, engine } = blueprint;
  const type = engine.type ?? 'fusion';
  const walk = report.played?.facts.walk ?? 0;
  const setRating = (rating: number): void => model.change({ kind: 'engine', rating, type });
  return (
    <>
      <Choice
        words="Engine"
        id={PLACES.engine}
        value={type}
        options={choices.engines.map(({ value, name }) => [value, name] as const)}
        onChange={chosen => model.change({ kind: 'engine', rating: engine.rating, type: chosen as EngineType })}
      />
      <div class="field">
        <span>
          Rating <small>walks {walk}</small>
        </span>
        <Stepper
          words={`Engine rating, in steps of ${tonnage}`}
          value={engine.rating}
          step={tonnage}
          max={400}
          onStep={setRating}
          onType={rating => model.type('engine', { kind: 'engine', rating, type })}
          onLeave={() => model.endTyping()}
        />
      </div>
    </>
  );
}

function StructureField({ model }: PanelProps): VNode {
  const { blueprint } = model;
  const { structures } = model.choices;
  const has = structures.findIndex(({ value, clan }) => {
    const isType = value === (blueprint.structureType ?? 'standard');
    return isType && (blueprint.clanStructure === undefined || clan === blueprint.clanStructure);
  });
  return (
    <Choice
      words="Structure"
      id={PLACES.structure}
      value={String(has)}
      options={structures.map(({ name }, i) => [String(i), name] as const)}
      onChange={chosen => {
        const { value, clan } = structures[Number(chosen)]!;
        model.change({ kind: 'structure', type: value, clan });
      }}
    />
  );
}

const ARM_CHOICES = [
  ['nothing', 'With hand'],
  ['hand', 'Without hand'],
  ['lowerArm', 'Without lower arm'],
] as const;

interface ArmFieldProps extends PanelProps {
  readonly location: 'LA' | 'RA';
  readonly words: string;
}

function ArmField({ model, location, words }: ArmFieldProps): VNode {
  return (
    <Choice
      words={words}
      value={model.blueprint.armsWithout?.[location] ?? 'nothing'}
      options={ARM_CHOICES}
      onChange={without => model.change({ kind: 'arm', location, without: without as 'nothing' | 'hand' | 'lowerArm' })}
    />
  );
}

const TECH_WORDS: Readonly<Record<TechBase, string>> = {
  innerSphere: 'Inner Sphere',
  mixedInnerSphere: 'Mixed (Inner Sphere)',
  clan: 'Clan',
  mixedClan: 'Mixed (Clan)',
};

function TechField({ model }: PanelProps): VNode {
  const techBase = techOf(model.blueprint);
  const bases: readonly TechBase[] =
    techBase === 'clan' || techBase === 'mixedClan' ? ['clan', 'mixedClan'] : ['innerSphere', 'mixedInnerSphere'];
  return (
    <Choice
      words="Technology"
      value={techBase}
      options={bases.map(base => [base, TECH_WORDS[base]] as const)}
      onChange={base => model.change({ kind: 'techBase', techBase: base as TechBase })}
    />
  );
}

function techOf({ techBase = 'innerSphere' }: MechBlueprint): TechBase {
  return techBase;
}

/** Heat sinks and jump jets. */
export function CoolingPanel({ model }: PanelProps): VNode {
  const { blueprint, report, choices } = model;
  const { count } = blueprint.heatSinks;
  const { make, inEngine } = report.sinks;
  const jets = report.items.filter(({ sort }) => sort === 'jumpJet');
  const jetMake: JetMake = model.report.played?.spec.jumpJets === 'improved' ? 'improved' : 'standard';
  const setSinks = (sinks: number): void => model.change({ kind: 'heatSinks', count: sinks, make });
  const setJets = (number: number, kind: JetMake): void =>
    model.change({ kind: 'jumpJets', count: number, make: kind });
  return (
    <section class="card edit-panel" aria-labelledby="cooling-title">
      <h2 id="cooling-title">Heat sinks and jump jets</h2>
      <div class="fields">
        <Choice
          words="Heat sinks"
          value={make}
          options={choices.sinks.map(({ value, name }) => [value, name] as const)}
          onChange={chosen => model.change({ kind: 'heatSinks', count, make: chosen as SinkMake })}
        />
        <div class="field">
          <span>
            Number <small>{inEngine} in the engine</small>
          </span>
          <Stepper
            id={PLACES.sinks}
            words="Number of heat sinks"
            value={count}
            max={99}
            onStep={setSinks}
            onType={sinks => model.type('sinks', { kind: 'heatSinks', count: sinks, make })}
            onLeave={() => model.endTyping()}
          />
        </div>
        <Choice
          words="Jump jets"
          value={jetMake}
          options={[
            ['standard', 'Standard'],
            ['improved', 'Improved'],
          ]}
          onChange={kind => setJets(jets.length, kind as JetMake)}
        />
        <div class="field">
          <span>Number</span>
          <Stepper
            id={PLACES.jets}
            words="Number of jump jets"
            value={jets.length}
            max={20}
            onStep={number => setJets(number, jetMake)}
            onType={number => model.type('jets', { kind: 'jumpJets', count: number, make: jetMake })}
            onLeave={() => model.endTyping()}
          />
        </div>
      </div>
    </section>
  );
}
