import { ARMOR_FACINGS, type ArmorFacingCode, LOCATIONS, type MechSpec } from '@hexfall/rules';
import { locationName } from '@hexfall/view';
import type { VNode } from 'preact';
import { NumberField } from '../../ui/fields.tsx';
import type { UnitPart } from './question-form.tsx';

/** The most points that can be entered: more than any location has. */
const MAX_POINTS = 200;

/** What is left of armor and structure, location by location. An empty field means no damage. */
export function DamageFields({ model, subject, unit, editUnit }: UnitPart): VNode {
  const spec = model.odds?.game.match.specs[subject === 'attacker' ? 0 : 1];
  return (
    <table class="damage-fields">
      <caption>What is left (empty: undamaged)</caption>
      <thead>
        <tr>
          <th scope="col">Location</th>
          <th scope="col">Armor</th>
          <th scope="col">Rear</th>
          <th scope="col">Structure</th>
        </tr>
      </thead>
      <tbody>
        {LOCATIONS.map((code, location) => {
          const name = locationName({ quad: spec?.quad === true }, location);
          return (
            <tr key={code}>
              <th scope="row">{name}</th>
              <td>
                <Armor unit={unit} facing={code} label={`Armor of the ${name}`} spec={spec} editUnit={editUnit} />
              </td>
              <td>
                {rearOf(code) === undefined ? null : (
                  <Armor
                    unit={unit}
                    facing={rearOf(code)!}
                    label={`Rear armor of the ${name}`}
                    spec={spec}
                    editUnit={editUnit}
                  />
                )}
              </td>
              <td>
                <NumberField
                  label={`Structure of the ${name}`}
                  isBare
                  value={unit.structure[code]}
                  min={0}
                  max={spec?.structure[location] ?? MAX_POINTS}
                  usual={spec === undefined ? '' : String(spec.structure[location])}
                  onChange={points =>
                    editUnit(changed => {
                      if (points === undefined) delete changed.structure[code];
                      else changed.structure[code] = points;
                    })
                  }
                />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function rearOf(code: string): ArmorFacingCode | undefined {
  return ARMOR_FACINGS.find(facing => facing === `${code}R`);
}

interface ArmorProps extends Pick<UnitPart, 'unit' | 'editUnit'> {
  readonly facing: ArmorFacingCode;
  readonly label: string;
  readonly spec: MechSpec | undefined;
}

function Armor({ unit, facing, label, spec, editUnit }: ArmorProps): VNode {
  const most = spec?.armor[ARMOR_FACINGS.indexOf(facing)];
  return (
    <NumberField
      label={label}
      isBare
      value={unit.armor[facing]}
      min={0}
      max={most ?? MAX_POINTS}
      usual={most === undefined ? '' : String(most)}
      onChange={points =>
        editUnit(changed => {
          if (points === undefined) delete changed.armor[facing];
          else changed.armor[facing] = points;
        })
      }
    />
  );
}
