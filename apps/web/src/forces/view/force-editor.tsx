import '../../begin/view/begin.css';
import './forces.css';
import { balanceSkills, MAX_UNITS } from '@hexfall/data';
import { useModel } from '@hexfall/stage/views';
import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { formatRoute } from '../../app/route.ts';
import { replaceRoute } from '../../app/use-route.ts';
import { formatCount } from '../../begin/model/match-words.ts';
import { UnitLine } from '../../begin/view/unit-line.tsx';
import { UnitPicker } from '../../begin/view/unit-picker.tsx';
import { saveText } from '../../files/save-text.ts';
import { NumberField } from '../../ui/fields.tsx';
import { type ForceFormat, forceFile } from '../model/force-file.ts';
import type { ForcesModel } from '../model/forces-model.ts';
import { targetWords } from '../model/target-words.ts';
import { OpponentPanel } from './opponent-panel.tsx';

interface ForceEditorProps {
  readonly model: ForcesModel;
  /** Name of the opposing force; '' if none has been chosen yet. */
  readonly against: string;
}

/** One force: its units with their crews, its totals, and links to the pages that can use it. */
export function ForceEditor({ model, against }: ForceEditorProps): VNode {
  const { rows, force } = useModel(model);
  const [isPicking, setPicking] = useState(false);
  if (force === undefined) return <main class="page" />;
  return (
    <main class="page forces">
      <Head model={model} />
      <div class="force-columns">
        <section class="card force-card" aria-label="Units">
          <Totals model={model} />
          {rows.length === 0 ? <p class="forces-empty">No units yet.</p> : <Units model={model} />}
          <div class="forces-buttons">
            <button type="button" class="primary" disabled={model.isFull} onClick={() => setPicking(true)}>
              Add a unit …
            </button>
            <button type="button" disabled={!model.canUndo} onClick={() => void model.undo()}>
              Undo
            </button>
          </div>
        </section>
        <div class="force-side">
          <TargetPanel model={model} />
          <OpponentPanel model={model} against={against} />
          <FilePanel model={model} />
        </div>
      </div>
      {isPicking ? (
        <UnitPicker
          title="Add units"
          shelf={model.shelf}
          count={rows.length}
          max={MAX_UNITS}
          onAdd={unit => void model.addUnit(unit)}
          onClose={() => setPicking(false)}
        />
      ) : null}
    </main>
  );
}

function Head({ model }: { readonly model: ForcesModel }): VNode {
  const name = model.force!.id;
  const rename = async (input: HTMLInputElement): Promise<void> => {
    const given = await model.rename(input.value);
    if (given === undefined) return;
    input.value = given;
    replaceRoute({ page: 'forces', path: [given], query: {} });
  };
  return (
    <div class="page-head">
      <div class="force-name">
        <a href={formatRoute({ page: 'forces', path: [], query: {} })}>All forces</a>
        <h1 class="unseen" dir="auto">
          {name}
        </h1>
        <input
          type="text"
          aria-label="Name of the force"
          value={name}
          maxLength={80}
          dir="auto"
          onChange={change => void rename(change.currentTarget)}
        />
      </div>
      <p class="note">Every change is kept in your browser at once.</p>
    </div>
  );
}

function Units({ model }: { readonly model: ForcesModel }): VNode {
  return (
    <ul class="unit-lines">
      {model.rows.map((row, index) => (
        <UnitLine
          key={`${index} ${row.id}`}
          row={row}
          isFull={model.isFull}
          onCrew={crew => void model.setCrew(index, crew)}
          onDuplicate={() => void model.duplicateUnit(index)}
          onRemove={() => void model.removeUnit(index)}
        >
          <label class="skill pilot">
            <span>Pilot</span>
            <input
              type="text"
              aria-label={`Pilot of ${row.title}`}
              value={model.force?.units[index]?.pilot ?? ''}
              maxLength={80}
              dir="auto"
              onChange={change => void model.setPilot(index, change.currentTarget.value)}
            />
          </label>
        </UnitLine>
      ))}
    </ul>
  );
}

function Totals({ model }: { readonly model: ForcesModel }): VNode {
  const { units, tonnage, value } = model.totals;
  return (
    <p class="totals" role="status">
      <span>{units === 1 ? '1 unit' : `${units} units`}</span>
      <span>{formatCount(tonnage)} t</span>
      <span>
        <strong>{formatCount(value)}</strong> <abbr title="Battle Value">BV</abbr>
      </span>
    </p>
  );
}

const USUAL_TARGET = 6000;
const MAX_TARGET = 1_000_000;

/** A target Battle Value, and the crews that come nearest to it. */
function TargetPanel({ model }: { readonly model: ForcesModel }): VNode {
  const [target, setTarget] = useState<number | undefined>(USUAL_TARGET);
  const balance = (): void => {
    if (target === undefined) return;
    const bases = model.force!.units.flatMap(({ unit }) => model.shelf.find(unit)?.value() ?? []);
    void model.setCrews(balanceSkills(bases, target));
  };
  return (
    <section class="card force-card" aria-label="Battle Value to reach">
      <h2>Build to a Battle Value</h2>
      <NumberField label="Battle Value to reach" value={target} min={1} max={MAX_TARGET} onChange={setTarget} />
      <p class="note">{target === undefined ? '' : targetWords(model.totals.value, target)}</p>
      <button type="button" disabled={target === undefined || model.rows.length === 0} onClick={balance}>
        Crews that come nearest
      </button>
    </section>
  );
}

function FilePanel({ model }: { readonly model: ForcesModel }): VNode {
  const save = (format: ForceFormat): void => {
    const { name, text, type } = forceFile(model.force!, format);
    saveText(name, text, type);
  };
  const isEmpty = model.rows.length === 0;
  return (
    <section class="card force-card" aria-label="Print and save">
      <h2>Print and save</h2>
      <div class="forces-buttons">
        <a class="button" href={formatRoute({ page: 'forces', path: [model.force!.id, 'print'], query: {} })}>
          Record sheets
        </a>
        <button type="button" disabled={isEmpty} onClick={() => save('yaml')}>
          Save as .yaml
        </button>
        <button type="button" disabled={isEmpty} onClick={() => save('json')}>
          Save as .json
        </button>
      </div>
    </section>
  );
}
