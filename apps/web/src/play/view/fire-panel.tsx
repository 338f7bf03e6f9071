import type { GearSetting } from '@hexfall/rules';
import { HeatBar, useModel } from '@hexfall/stage/views';
import type { ComponentChildren, VNode } from 'preact';
import { average } from '../../ui/figures.ts';
import type { FireChoice, TargetRow } from '../model/choices/fire-choice.ts';
import type { SwitchRow } from '../model/choices/gear-switches.ts';
import { WeaponLine } from './weapon-line.tsx';

interface FirePanelProps {
  readonly choice: FireChoice;
  readonly nameOf: (unit: number) => string;
  /** The exact odds of the volley. */
  readonly odds: ComponentChildren;
}

/** The fire of a unit: torso, target, every weapon with its target number, and the heat and damage of the volley. */
export function FirePanel({ choice, nameOf, odds }: FirePanelProps): VNode {
  useModel(choice);
  return (
    <>
      <Torso choice={choice} />
      <Targets choice={choice} />
      <Weapons choice={choice} nameOf={nameOf} />
      <Heat choice={choice} />
      <Volley choice={choice} odds={odds} />
      <Extras choice={choice} nameOf={nameOf} />
    </>
  );
}

const TWIST_SIGNS: Readonly<Record<number, string>> = { [-1]: '↖ Left', 0: '↑ Ahead', 1: '↗ Right' };

function Torso({ choice }: { readonly choice: FireChoice }): VNode {
  return (
    <div class="segments" role="group" aria-label="Torso">
      {choice.twists.map(({ twist, words, legal, chosen }) => (
        <button
          type="button"
          key={twist}
          title={words}
          aria-label={words}
          aria-pressed={chosen}
          disabled={!legal}
          onClick={() => choice.turnTorso(twist)}
        >
          {TWIST_SIGNS[twist] ?? words}
        </button>
      ))}
      {choice.canFlipArms ? (
        <button type="button" aria-pressed={choice.flipsArms} onClick={() => choice.flipArms()}>
          ↓ Flip arms
        </button>
      ) : null}
    </div>
  );
}

function Targets({ choice }: { readonly choice: FireChoice }): VNode {
  return (
    <div class="targets" role="group" aria-label="Target">
      {choice.targets.length === 0 ? <p class="hint">There is nobody to shoot at.</p> : null}
      {choice.targets.map(row => (
        <button
          type="button"
          key={row.unit}
          aria-pressed={row.isTarget}
          class={row.weapons === 0 ? 'idle' : ''}
          onClick={() => choice.aimAt({ unit: row.unit })}
        >
          <b>{row.name}</b>
          <small>{targetWords(row)}</small>
        </button>
      ))}
    </div>
  );
}

function targetWords({ distance, weapons, need, shots, isPrimary }: TargetRow): string {
  const away = distance === 1 ? '1 hex' : `${distance} hexes`;
  const best = weapons === 0 || need === undefined ? 'nothing bears' : `${need}+ at best`;
  const fired = shots === 0 ? '' : `, ${shots} ${shots === 1 ? 'shot' : 'shots'}${isPrimary ? '' : ' (secondary)'}`;
  return `${away}, ${best}${fired}`;
}

function Weapons({ choice, nameOf }: Omit<FirePanelProps, 'odds'>): VNode {
  return (
    <div class="weapon-list">
      <div class="weapon-head">
        <h3>Weapons</h3>
        <button type="button" onClick={() => choice.toggleAll()}>
          All
        </button>
        <button type="button" onClick={() => choice.holdFire()}>
          None
        </button>
      </div>
      {choice.rows.map(row => (
        <WeaponLine key={row.weapon} row={row} choice={choice} nameOf={nameOf} />
      ))}
    </div>
  );
}

function Heat({ choice }: { readonly choice: FireChoice }): VNode | null {
  const { heat } = choice;
  if (heat === undefined) return null;
  const sum = `${heat.now} + ${heat.builtUp} − ${heat.dissipated}`;
  return <HeatBar heat={heat.now} ahead={heat.end} words={[sum, ...heat.words].join('; ')} />;
}

function Volley({ choice, odds }: Omit<FirePanelProps, 'nameOf'>): VNode {
  if (choice.plan === undefined) return <p class="hint">Choose weapons to see what the volley does.</p>;
  return (
    <div class="volley">
      <h3>This volley: {average(choice.damage)} damage on average</h3>
      {odds}
    </div>
  );
}

function Extras({ choice, nameOf }: Omit<FirePanelProps, 'odds'>): VNode | null {
  const { capacitors, bins, stealth, switches, rows } = choice;
  if (capacitors.length + bins.length + switches.length === 0 && stealth === undefined) return null;
  return (
    <details class="extras">
      <summary>More</summary>
      {capacitors.map(({ weapon, on }) => (
        <label class="check" key={weapon}>
          <input type="checkbox" checked={on} onChange={() => choice.toggleCapacitor(weapon)} />
          {`Charge the capacitor of the ${rows[weapon]?.name ?? 'PPC'}`}
        </label>
      ))}
      {stealth === undefined ? null : (
        <label class="check">
          <input type="checkbox" checked={stealth} onChange={() => choice.toggleStealth()} /> Stealth armor on from next
          turn
        </label>
      )}
      {switches.map(row => (
        <SwitchLine key={row.item} row={row} onSet={setting => choice.setSwitch(row.item, setting)} />
      ))}
      {bins.map(({ bin, on }) => (
        <label class="check" key={bin}>
          <input type="checkbox" checked={on} onChange={() => choice.toggleDump(bin)} />
          {`Dump ammunition bin ${bin + 1} of ${nameOf(choice.unit)}`}
        </label>
      ))}
    </details>
  );
}

/** One piece of gear with a switch: a check box if it is only on or off, otherwise a list. */
function SwitchLine({
  row,
  onSet,
}: {
  readonly row: SwitchRow;
  readonly onSet: (setting: GearSetting) => void;
}): VNode {
  const { name, setting, settings, takesEffect } = row;
  if (!settings.includes('on')) {
    return (
      <label class="check">
        {`${name}, ${takesEffect === 'now' ? 'this turn' : 'from next turn'}:`}
        <select value={setting} onChange={change => onSet(change.currentTarget.value as GearSetting)}>
          {settings.map(each => (
            <option key={each} value={each}>
              {each}
            </option>
          ))}
        </select>
      </label>
    );
  }
  return (
    <label class="check">
      <input type="checkbox" checked={setting === 'on'} onChange={() => onSet(setting === 'on' ? 'off' : 'on')} />
      {`${name} on ${takesEffect === 'now' ? 'for this turn' : 'from next turn'}`}
    </label>
  );
}
