import { affordableArmor, type DraftBay, evenArmor, fullArmor, fullLocation } from '@hexfall/data';
import type { ArmorFacingCode, ArmorType, LocationCode } from '@hexfall/rules';
import type { VNode } from 'preact';
import type { EditModel } from '../model/edit-model.ts';
import { armorPlace, PLACES } from '../model/finding-places.ts';
import { Choice } from './choice.tsx';
import { Stepper } from './stepper.tsx';

/** Armor by location, laid out as on a record sheet. */
export function ArmorPanel({ model }: { readonly model: EditModel }): VNode {
  const { blueprint, report } = model;
  const { armors } = model.choices;
  const has = armors.findIndex(({ value, clan }) => {
    const isType = value === (blueprint.armorType ?? 'standard');
    return isType && (blueprint.clanArmor === undefined || clan === blueprint.clanArmor);
  });
  return (
    <section class="card edit-panel" aria-labelledby="armor-title">
      <h2 id="armor-title">Armor</h2>
      <Choice
        words="Type"
        id={PLACES.armor}
        value={String(has)}
        options={armors.map(({ name }, i) => [String(i), name] as const)}
        onChange={chosen => {
          const { value, clan } = armors[Number(chosen)]!;
          model.change({ kind: 'armorType', type: value satisfies ArmorType, clan });
        }}
      />
      <div class="armor-buttons">
        <button type="button" onClick={() => model.change(fullArmor(blueprint))}>
          All it takes
        </button>
        <button type="button" onClick={() => model.change(affordableArmor(blueprint))}>
          Use weight left
        </button>
        <button type="button" onClick={() => model.change(evenArmor(blueprint))}>
          Spread evenly
        </button>
      </div>
      <div class="armor-map">
        {report.bays.map(bay => (
          <ArmorCell key={bay.code} model={model} bay={bay} />
        ))}
      </div>
    </section>
  );
}

const REARS: Readonly<Partial<Record<LocationCode, ArmorFacingCode>>> = { CT: 'CTR', LT: 'LTR', RT: 'RTR' };

function ArmorCell({ model, bay }: { readonly model: EditModel; readonly bay: DraftBay }): VNode {
  const { code, name, maxArmor } = bay;
  const { armor } = model.blueprint;
  const rear = REARS[code];
  const behind = rear === undefined ? 0 : armor[rear];
  const share = maxArmor === 0 ? 0 : (armor[code] + behind) / maxArmor;
  return (
    <div class={`armor-cell at-${code}`} style={{ '--share': `${Math.min(100, share * 100)}%` }}>
      <div class="armor-head">
        <h3>{name}</h3>
        <button
          type="button"
          class="max"
          aria-label={`Most armor on the ${name}: ${maxArmor}`}
          onClick={() => model.change(fullLocation(model.blueprint, code))}
        >
          max {maxArmor}
        </button>
      </div>
      <Points model={model} facing={code} words={`Armor, ${name}`} max={maxArmor - behind} />
      {rear === undefined ? null : (
        <div class="armor-rear">
          <span aria-hidden="true">rear</span>
          <Points model={model} facing={rear} words={`Armor, rear of the ${name}`} max={maxArmor - armor[code]} />
        </div>
      )}
    </div>
  );
}

interface PointsProps {
  readonly model: EditModel;
  readonly facing: ArmorFacingCode;
  readonly words: string;
  readonly max: number;
}

function Points({ model, facing, words, max }: PointsProps): VNode {
  return (
    <Stepper
      id={armorPlace(facing)}
      words={words}
      value={model.blueprint.armor[facing]}
      max={max}
      onStep={value => model.change({ kind: 'armor', points: { [facing]: value } })}
      onType={value => model.type(`armor ${facing}`, { kind: 'armor', points: { [facing]: value } })}
      onLeave={() => model.endTyping()}
    />
  );
}
