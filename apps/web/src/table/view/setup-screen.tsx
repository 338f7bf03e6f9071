import '../../begin/view/begin.css';
import './table.css';
import { useModel } from '@hexfall/stage/views';
import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { formatRoute } from '../../app/route.ts';
import { goTo } from '../../app/use-route.ts';
import { whenWords } from '../../begin/model/kept-games.ts';
import { RULES_NAMES, SKILLS } from '../../begin/model/match-settings.ts';
import { RULES_NOTES, RULES_WORDS } from '../../begin/model/match-words.ts';
import { UnitPicker } from '../../begin/view/unit-picker.tsx';
import { FileButton } from '../../files/view/file-button.tsx';
import { DeleteButton } from '../../ui/delete-button.tsx';
import { MAX_SHEETS, type SetupRow, type TableLine, type TableSetup } from '../model/table-setup.ts';
import { Choose } from './parts/choose.tsx';

/** Sets up a table, by choosing the units that get a sheet. Below are the tables that are kept. */
export function SetupScreen({ setup }: { readonly setup: TableSetup }): VNode {
  const model = useModel(setup);
  return (
    <main class="page reading table-setup">
      <h1>At the table</h1>
      <p>
        Record sheets for a game with real dice on a real map: tap in the damage, and the page keeps armor, heat and
        ammunition, and offers what the rules say follows.
      </p>
      <Tables setup={model} />
      <Force setup={model} />
    </main>
  );
}

function Force({ setup }: { readonly setup: TableSetup }): VNode {
  const [isPicking, setPicking] = useState(false);
  const { rows } = setup;
  const start = async (): Promise<void> => {
    const id = await setup.start();
    if (id !== undefined) goTo({ page: 'table', path: [id], query: {} });
  };
  return (
    <section aria-label="New table">
      <h2>New table</h2>
      {rows.length === 0 ? (
        <p class="note">Add your units, and those of the other side if you keep their sheets too.</p>
      ) : (
        <ul class="setup-rows">
          {rows.map((row, index) => (
            <Row key={`${index} ${row.title}`} setup={setup} row={row} index={index} />
          ))}
        </ul>
      )}
      <div class="row">
        <button type="button" disabled={setup.isFull} onClick={() => setPicking(true)}>
          Add units …
        </button>
        <AddForce setup={setup} />
        <FileButton words="Open a force or unit file …" />
      </div>
      <Choose
        label="Rules"
        value={setup.rules}
        options={RULES_NAMES.map(name => [name, RULES_WORDS[name]])}
        onChoose={rules => setup.playBy(rules)}
      />
      <p class="note">{RULES_NOTES[setup.rules]}</p>
      <button type="button" class="primary start" disabled={rows.length === 0} onClick={() => void start()}>
        Lay out the sheets
      </button>
      {isPicking ? (
        <UnitPicker
          title="Add units to the table"
          shelf={setup.shelf}
          count={rows.length}
          max={MAX_SHEETS}
          onAdd={unit => setup.addUnit(unit)}
          onDelete={unit => void setup.deleteUnit(unit.id)}
          onClose={() => setPicking(false)}
        />
      ) : null}
    </section>
  );
}

/** Adds all units of a force that is kept. */
function AddForce({ setup }: { readonly setup: TableSetup }): VNode | null {
  if (setup.forces.length === 0) return null;
  return (
    <label class="choose">
      <span>Add a force</span>
      <select
        value=""
        onChange={change => {
          setup.addForce(change.currentTarget.value);
          change.currentTarget.value = '';
        }}
      >
        <option value="">Choose …</option>
        {setup.forces.map(({ id, units }) => (
          <option key={id} value={id}>
            {`${id} (${units.length})`}
          </option>
        ))}
      </select>
    </label>
  );
}

interface RowProps {
  readonly setup: TableSetup;
  readonly row: SetupRow;
  readonly index: number;
}

function Row({ setup, row, index }: RowProps): VNode {
  const { title, tonnage, side, gunnery, piloting } = row;
  return (
    <li>
      <span class="setup-name" dir="auto">
        {title} {tonnage === undefined ? null : <small>{tonnage} t</small>}
      </span>
      <div class="row">
        <Choose
          label="Side"
          value={String(side)}
          options={[
            ['0', 'A'],
            ['1', 'B'],
          ]}
          onChoose={each => setup.changeUnit(index, { side: each === '0' ? 0 : 1 })}
        />
        <Choose
          label="Gunnery"
          value={String(gunnery)}
          options={SKILL_OPTIONS}
          onChoose={skill => setup.changeUnit(index, { gunnery: Number(skill) })}
        />
        <Choose
          label="Piloting"
          value={String(piloting)}
          options={SKILL_OPTIONS}
          onChoose={skill => setup.changeUnit(index, { piloting: Number(skill) })}
        />
        <DeleteButton words={`Remove ${title}`} onClick={() => setup.removeUnit(index)} />
      </div>
    </li>
  );
}

const SKILL_OPTIONS = SKILLS.map(skill => [String(skill), String(skill)] as const);

function Tables({ setup }: { readonly setup: TableSetup }): VNode | null {
  if (setup.tables.length === 0) return null;
  return (
    <section aria-label="Your tables">
      <h2>Your tables</h2>
      <ul class="game-list">
        {setup.tables.map(table => (
          <Table key={table.id} setup={setup} table={table} />
        ))}
      </ul>
    </section>
  );
}

interface TableProps {
  readonly setup: TableSetup;
  readonly table: TableLine;
}

function Table({ setup, table }: TableProps): VNode {
  const [isDeleting, setDeleting] = useState(false);
  const { id, name, about, updated } = table;
  const address = formatRoute({ page: 'table', path: [id], query: {} });
  return (
    <li class="game-line">
      <div class="game-words">
        <a href={address} dir="auto">
          {name}
        </a>
        <p class="note">
          {about} · {whenWords(updated, Date.now())}
        </p>
      </div>
      <div class="game-buttons">
        {isDeleting ? (
          <>
            <span>Delete it for good?</span>
            <button type="button" class="danger" onClick={() => void setup.deleteTable(id)}>
              Delete
            </button>
            <button type="button" onClick={() => setDeleting(false)}>
              Keep
            </button>
          </>
        ) : (
          <>
            <a class="button" href={address} aria-label={`Continue: ${name}`}>
              Continue
            </a>
            <button type="button" aria-label={`Delete: ${name}`} onClick={() => setDeleting(true)}>
              Delete
            </button>
          </>
        )}
      </div>
    </li>
  );
}
