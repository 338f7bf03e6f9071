import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { formatRoute } from '../../app/route.ts';
import { saveText } from '../../files/save-text.ts';
import { duelRoute } from '../../units/model/unit-view.ts';
import type { EditModel, UnitFileFormat } from '../model/edit-model.ts';
import { operationWords } from '../model/operation-words.ts';

interface PanelProps {
  readonly model: EditModel;
}

/** The names of the unit, and actions for the unit as a whole. */
export function HeadPanel({ model }: PanelProps): VNode {
  const { done, undone } = model.draft;
  const [last, next] = [done.at(-1)?.operation, undone[0]];
  return (
    <header class="edit-head">
      <div class="edit-title">
        <h1 dir="auto">{model.title}</h1>
        <p class="note" dir="auto">
          {model.blueprint.tonnage} tons, {done.length === 0 ? 'not changed yet' : `changed from ${model.unit.title}`}
        </p>
      </div>
      <NameFields model={model} />
      <div class="edit-buttons">
        <button
          type="button"
          disabled={done.length === 0}
          aria-keyshortcuts="Control+Z"
          title={last === undefined ? undefined : `Undo: ${operationWords(last)} (Ctrl+Z)`}
          onClick={() => model.undo()}
        >
          Undo
        </button>
        <button
          type="button"
          disabled={undone.length === 0}
          aria-keyshortcuts="Control+Shift+Z"
          title={next === undefined ? undefined : `Redo: ${operationWords(next)} (Shift+Ctrl+Z)`}
          onClick={() => model.redo()}
        >
          Redo
        </button>
        <button type="button" disabled={done.length === 0} onClick={() => model.startOver()}>
          Start over
        </button>
        <button type="button" onClick={() => download(model, 'mtf')}>
          Download .mtf
        </button>
        <button type="button" onClick={() => download(model, 'json')}>
          Download .json
        </button>
        <button type="button" class="primary" onClick={() => void model.save()}>
          Save to my units
        </button>
      </div>
      {model.savedAs === '' ? null : <SavedWays model={model} />}
    </header>
  );
}

function download(model: EditModel, format: UnitFileFormat): void {
  const { file, text } = model.file(format);
  saveText(file, text, format === 'json' ? 'application/json' : 'text/plain');
}

/** Links for a variant that was just saved, such as a fight against the unit from which it was made. */
function SavedWays({ model }: PanelProps): VNode {
  const duel = duelRoute({ id: model.savedAs }, model.unit);
  return (
    <p class="edit-saved">
      Saved. <a href={formatRoute({ ...duel, page: 'begin' })}>Start a game with it</a>, or{' '}
      <a href={formatRoute(duel)}>let it fight the original in the lab</a>.
    </p>
  );
}

function NameFields({ model }: PanelProps): VNode {
  const { chassis, model: variant, year } = model.blueprint;
  return (
    <div class="edit-names">
      <TextField
        words="Chassis"
        value={chassis}
        onType={text => model.type('name', { kind: 'name', chassis: text, model: variant })}
        onLeave={() => model.endTyping()}
      />
      <TextField
        words="Model"
        value={variant}
        onType={text => model.type('name', { kind: 'name', chassis, model: text })}
        onLeave={() => model.endTyping()}
      />
      <TextField
        words="Year"
        isNumber
        value={year === undefined ? '' : String(year)}
        onType={text => {
          if (/^\d{0,4}$/.test(text))
            model.type('year', { kind: 'year', year: text === '' ? 'unknown' : Number(text) });
        }}
        onLeave={() => model.endTyping()}
      />
    </div>
  );
}

interface TextFieldProps {
  readonly words: string;
  readonly value: string;
  readonly isNumber?: boolean;
  readonly onType: (text: string) => void;
  readonly onLeave: () => void;
}

/** A text field. The text that is typed stays until the field is left, even if it is not a valid name for the unit. */
function TextField({ words, value, isNumber = false, onType, onLeave }: TextFieldProps): VNode {
  const [text, setText] = useState<string>();
  return (
    <label class={isNumber ? 'field year' : 'field'}>
      <span>{words}</span>
      <input
        type="text"
        inputMode={isNumber ? 'numeric' : 'text'}
        autocomplete="off"
        spellcheck={false}
        maxLength={isNumber ? 4 : 80}
        dir="auto"
        value={text ?? value}
        onInput={typed => {
          setText(typed.currentTarget.value);
          onType(typed.currentTarget.value);
        }}
        onBlur={() => {
          setText(undefined);
          onLeave();
        }}
      />
    </label>
  );
}
