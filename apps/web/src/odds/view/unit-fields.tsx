import { TONNAGES } from '@hexfall/rules';
import type { UnitFacts } from '@hexfall/view';
import type { VNode } from 'preact';
import { useId } from 'preact/hooks';
import { SKILLS } from '../../begin/model/match-settings.ts';
import { CheckField, ChoiceField, NumberField } from '../../ui/fields.tsx';
import { GROUND_WORDS, groundKey, groundLayers } from '../model/ground-choices.ts';
import { hitsOn, type MoveKey, setHits, setMove, setName } from '../model/query-edits.ts';
import type { UnitPart } from './question-form.tsx';

/** The identity of the unit: its name, or any unit of a given weight. */
export function UnitField({ model, query, subject, unit, edit, editUnit }: UnitPart): VNode {
  const list = useId();
  const hasWeight = unit.name === undefined && (subject === 'target' || query.action?.kind !== 'fire');
  return (
    <div class="fields unit-field">
      <label class="field wide">
        <span>Unit</span>
        <input
          type="text"
          list={list}
          value={unit.name ?? ''}
          placeholder={subject === 'attacker' && !hasWeight ? 'Any unit with these weapons' : 'Any unit of this weight'}
          autocomplete="off"
          spellcheck={false}
          onChange={change => edit(changed => setName(changed, subject, change.currentTarget.value))}
        />
        <datalist id={list}>
          {model.shelf.units.map(({ id, title }) => (
            <option key={id} value={id}>
              {title === id ? undefined : title}
            </option>
          ))}
        </datalist>
      </label>
      {hasWeight ? (
        <ChoiceField
          label="Weight"
          value={String(unit.tons ?? '')}
          options={[
            ['', '50 t'],
            ...TONNAGES.filter(tons => tons >= 20).map(tons => [String(tons), `${tons} t`] as const),
          ]}
          onChange={tons =>
            editUnit(changed => {
              if (tons === '') delete changed.tons;
              else changed.tons = Number(tons);
            })
          }
        />
      ) : null}
    </div>
  );
}

interface CrewFieldsProps extends UnitPart {
  readonly hasGunnery: boolean;
  readonly hasPiloting: boolean;
}

export function CrewFields({ unit, editUnit, hasGunnery, hasPiloting }: CrewFieldsProps): VNode {
  const skill = (label: string, key: 'gunnery' | 'piloting', usual: number): VNode => (
    <ChoiceField
      label={label}
      value={unit[key] === undefined ? '' : String(unit[key])}
      options={[['', `Usual (${usual})`], ...SKILLS.map(each => [String(each), String(each)] as const)]}
      onChange={value => editUnit(changed => setFigure(changed, key, value === '' ? undefined : Number(value)))}
    />
  );
  return (
    <>
      {hasGunnery ? skill('Gunnery', 'gunnery', 4) : null}
      {hasPiloting ? skill('Piloting', 'piloting', 5) : null}
    </>
  );
}

type Figure = 'gunnery' | 'piloting' | 'heat' | 'wounds' | 'level';

function setFigure(unit: UnitFacts, key: Figure, value: number | undefined): void {
  if (value === undefined) delete unit[key];
  else unit[key] = value;
}

const MOVES: readonly (readonly [MoveKey, string])[] = [
  ['', 'Stood still'],
  ['walk', 'Walked'],
  ['run', 'Ran'],
  ['jump', 'Jumped'],
];

/** Default number of hexes that a target moved: far enough to make a difference. */
const USUAL_HEXES = 5;
const MAX_HEXES = 30;

export function MoveFields({ subject, unit: { move }, editUnit }: UnitPart): VNode {
  const mode = move === undefined || move.mode === 'stationary' ? '' : move.mode;
  const first = subject === 'target' ? USUAL_HEXES : 0;
  return (
    <>
      <ChoiceField
        label="Movement"
        value={mode}
        options={MOVES}
        onChange={next => editUnit(changed => setMove(changed, next, mode === '' ? first : (move?.hexes ?? first)))}
      />
      {mode === '' ? null : (
        <NumberField
          label="Hexes moved"
          value={move?.hexes}
          min={0}
          max={MAX_HEXES}
          onChange={hexes => editUnit(changed => setMove(changed, mode, hexes ?? first))}
        />
      )}
    </>
  );
}

export function GroundFields({ unit, editUnit }: UnitPart): VNode {
  return (
    <>
      <ChoiceField
        label="Stands in"
        value={groundKey(unit.ground)}
        options={GROUND_WORDS}
        onChange={key =>
          editUnit(changed => {
            const layers = groundLayers(key);
            if (layers === undefined) delete changed.ground;
            else changed.ground = layers;
          })
        }
      />
      <NumberField
        label="Level"
        value={unit.level}
        min={-10}
        max={20}
        usual="0"
        onChange={level => editUnit(changed => setFigure(changed, 'level', level))}
      />
    </>
  );
}

const PARTS = [
  { label: 'Engine hits', part: 'engine', side: undefined, max: 2 },
  { label: 'Gyro hits', part: 'gyro', side: undefined, max: 1 },
  { label: 'Sensor hits', part: 'sensors', side: undefined, max: 1 },
  { label: 'Left hip hits', part: 'hip', side: 'left', max: 1 },
  { label: 'Right hip hits', part: 'hip', side: 'right', max: 1 },
] as const;

const MAX_HEAT = 60;
const MAX_WOUNDS = 5;

/** The state of the unit, apart from damage to its armor. */
export function StateFields({ subject, unit, editUnit }: UnitPart): VNode {
  const flag = (label: string, key: 'prone' | 'shutdown' | 'unconscious'): VNode => (
    <CheckField
      label={label}
      value={unit[key] === true}
      onChange={value =>
        editUnit(changed => {
          if (value) changed[key] = true;
          else delete changed[key];
        })
      }
    />
  );
  return (
    <>
      <div class="fields checks">
        {flag('Prone', 'prone')}
        {subject === 'target' ? flag('Shut down', 'shutdown') : null}
        {subject === 'target' ? flag('Pilot unconscious', 'unconscious') : null}
      </div>
      <div class="fields">
        <NumberField
          label="Heat"
          value={unit.heat}
          min={0}
          max={MAX_HEAT}
          usual="0"
          onChange={heat => editUnit(changed => setFigure(changed, 'heat', heat))}
        />
        <NumberField
          label="Wounds"
          value={unit.wounds}
          min={0}
          max={MAX_WOUNDS}
          usual="0"
          onChange={wounds => editUnit(changed => setFigure(changed, 'wounds', wounds))}
        />
        {PARTS.map(({ label, part, side, max }) => (
          <NumberField
            key={label}
            label={label}
            value={hitsOn(unit, part, side) || undefined}
            min={0}
            max={max}
            usual="0"
            onChange={times => editUnit(changed => setHits(changed, part, side, times ?? 0))}
          />
        ))}
      </div>
    </>
  );
}
