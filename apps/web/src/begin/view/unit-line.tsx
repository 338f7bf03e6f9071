import type { CrewSkill } from '@hexfall/data';
import type { ComponentChildren, VNode } from 'preact';
import { DeleteButton } from '../../ui/delete-button.tsx';
import { SKILLS } from '../model/match-settings.ts';
import { formatCount } from '../model/match-words.ts';
import type { UnitRow } from '../model/unit-rows.ts';

interface UnitLineProps {
  readonly row: UnitRow;
  /** Whether there is no room for another one. */
  readonly isFull: boolean;
  readonly onCrew: (crew: Partial<CrewSkill>) => void;
  readonly onDuplicate: () => void;
  readonly onRemove: () => void;
  /** Further information about the unit, below its skills. */
  readonly children?: ComponentChildren;
}

/** A unit of a side or a force: name, weight, Battle Value, crew, and buttons. */
export function UnitLine({ row, isFull, onCrew, onDuplicate, onRemove, children }: UnitLineProps): VNode {
  return (
    <li class="unit-line">
      <div class="unit-name" dir="auto">
        {row.title}
      </div>
      <div class="unit-figures">
        <span>{row.tonnage === undefined ? '…' : `${row.tonnage} t`}</span>
        <span>
          {row.value === undefined ? '…' : formatCount(row.value)} <abbr title="Battle Value with this crew">BV</abbr>
        </span>
      </div>
      <div class="unit-crew">
        <Skill words="Gunnery" row={row} value={row.gunnery} onChange={gunnery => onCrew({ gunnery })} />
        <Skill words="Piloting" row={row} value={row.piloting} onChange={piloting => onCrew({ piloting })} />
        {children}
      </div>
      <div class="unit-buttons">
        <button
          type="button"
          class="icon"
          title="Add another one"
          aria-label={`Add another ${row.title}`}
          disabled={isFull}
          onClick={onDuplicate}
        >
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <path d="M5 5V2h9v9h-3M2 5h9v9H2z" />
          </svg>
        </button>
        <DeleteButton words={`Remove ${row.title}`} onClick={onRemove} />
      </div>
      {row.remarks.map(remark => (
        <p key={remark} class="remark">
          {remark}
        </p>
      ))}
    </li>
  );
}

interface SkillProps {
  readonly words: string;
  readonly row: UnitRow;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** A skill of a crew; lower is better. */
function Skill({ words, row, value, onChange }: SkillProps): VNode {
  return (
    <label class="skill" title={`${words}: lower is better`}>
      <span>{words}</span>
      <select
        aria-label={`${words} of ${row.title}`}
        value={String(value)}
        onChange={change => onChange(Number(change.currentTarget.value))}
      >
        {SKILLS.map(skill => (
          <option key={skill} value={String(skill)}>
            {skill}
          </option>
        ))}
      </select>
    </label>
  );
}
