import { isItemHit, isLocationGone } from '@hexfall/rules';
import { HeatBar } from '@hexfall/stage/views';
import { ammoName, locationCode } from '@hexfall/view';
import type { VNode } from 'preact';
import type { TableModel } from '../model/table-model.ts';
import { Choose } from './parts/choose.tsx';
import { Stepper } from './parts/stepper.tsx';

/** The most heat that can be entered: far beyond the end of the scale. */
const MAX_HEAT = 60;

/** Heat, ammunition and the pilot. */
export function HeatTab({ model }: { readonly model: TableModel }): VNode {
  return (
    <div class="heat-tab">
      <Heat model={model} />
      <Pilot model={model} />
      <Ammunition model={model} />
    </div>
  );
}

function Heat({ model }: { readonly model: TableModel }): VNode {
  const { unit, heat, mech } = model;
  const { now, builtUp, dissipated, end, words } = heat;
  return (
    <section aria-label="Heat">
      <h2>Heat</h2>
      <HeatBar heat={now} ahead={end} words={words.join(', ')} />
      <p>
        {now} now + {builtUp} this turn − {dissipated} removed = <b>{end}</b> at the end of the turn
      </p>
      <div class="row">
        <Stepper
          label="From outside"
          value={mech.externalHeat}
          lowest={mech.externalHeat}
          highest={MAX_HEAT}
          onChange={points => model.put({ kind: 'warm', unit, points: points - mech.externalHeat })}
        />
        <Stepper
          label="Heat now"
          value={now}
          lowest={0}
          highest={MAX_HEAT}
          onChange={each => model.put({ kind: 'heat', unit, heat: each })}
        />
      </div>
    </section>
  );
}

const CONDITIONS = [
  ['awake', 'awake'],
  ['unconscious', 'unconscious'],
  ['dead', 'dead'],
] as const;

function Pilot({ model }: { readonly model: TableModel }): VNode {
  const { unit, mech, sheet } = model;
  return (
    <section aria-label="Pilot">
      <h2>Pilot</h2>
      <p>
        Gunnery {mech.gunnery}, piloting {mech.piloting}
      </p>
      <div class="row">
        <button type="button" disabled={mech.pilot === 'dead'} onClick={() => model.put({ kind: 'wound', unit })}>
          Pilot is hit
        </button>
        <Stepper
          label="Wounds"
          value={mech.pilotWounds}
          lowest={0}
          highest={sheet.deadlyWounds}
          onChange={wounds => model.put({ kind: 'pilot', unit, wounds, condition: mech.pilot })}
        />
        <Choose
          label="The pilot is"
          value={mech.pilot}
          options={CONDITIONS}
          onChoose={condition => model.put({ kind: 'pilot', unit, wounds: mech.pilotWounds, condition })}
        />
      </div>
    </section>
  );
}

function Ammunition({ model }: { readonly model: TableModel }): VNode | null {
  const { unit, mech, spec } = model;
  if (spec.ammoBins.length === 0) return null;
  return (
    <section aria-label="Ammunition">
      <h2>Ammunition</h2>
      <div class="bins">
        {spec.ammoBins.map(({ location, shots }, bin) => {
          const isLost = isLocationGone(mech, location) || isItemHit(mech, spec, 'ammo', bin);
          return (
            <div key={bin} class={isLost ? 'bin out' : 'bin'}>
              <Stepper
                label={`${ammoName(spec, bin)}, ${locationCode(spec, location)}${isLost ? ' (lost)' : ''}`}
                value={mech.ammo[bin]!}
                lowest={0}
                highest={shots}
                onChange={left => model.put({ kind: 'ammo', unit, bin, shots: left })}
              />
            </div>
          );
        })}
      </div>
    </section>
  );
}
