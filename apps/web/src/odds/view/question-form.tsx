import type { Query, UnitFacts } from '@hexfall/view';
import type { ComponentChildren, VNode } from 'preact';
import { useId } from 'preact/hooks';
import { ChoiceField } from '../../ui/fields.tsx';
import type { OddsModel } from '../model/odds-model.ts';
import { ACTION_KEYS, ACTIONS, type ActionKey, actionKey, setAction } from '../model/query-edits.ts';
import { DamageFields } from './damage-fields.tsx';
import { OccasionFields, SceneFields } from './scene-fields.tsx';
import { CrewFields, GroundFields, MoveFields, StateFields, UnitField } from './unit-fields.tsx';
import { WeaponFields } from './weapon-fields.tsx';

/** The properties of all parts of the form. */
export interface FormPart {
  readonly model: OddsModel;
  readonly query: Query;
  /** Changes the question and asks it. */
  readonly edit: (change: (query: Query) => void) => void;
}

/** The properties of a part of the form about one of the units. */
export interface UnitPart extends FormPart {
  readonly subject: 'attacker' | 'target';
  readonly unit: UnitFacts;
  /** Changes the facts about the unit in the question, and asks it. */
  readonly editUnit: (change: (unit: UnitFacts) => void) => void;
}

/** The question as a form. It is always the same question as the words above: a change here rewrites them. */
export function QuestionForm({ model }: { readonly model: OddsModel }): VNode {
  const { query } = model;
  const part: FormPart = { model, query, edit: change => void model.change(change) };
  const key = actionKey(query);
  const isAboutOne = key === 'fall' || key === 'piloting' || key === 'heat';
  return (
    <section class="question-form" aria-label="The question as a form">
      <ChoiceField<ActionKey | ''>
        label="What happens"
        value={key ?? ''}
        options={[
          ...(key === undefined ? [['', 'Choose …'] as const] : []),
          ...ACTION_KEYS.map(each => [each, ACTIONS[each].words] as const),
        ]}
        onChange={each => each !== '' && part.edit(changed => setAction(changed, each))}
      />
      <Attacker part={part} isAboutOne={isAboutOne} />
      {isAboutOne ? null : <Target part={part} />}
      {isAboutOne ? null : (
        <Group title="Between them">
          <SceneFields {...part} />
        </Group>
      )}
    </section>
  );
}

function unitPart(part: FormPart, subject: 'attacker' | 'target'): UnitPart {
  return {
    ...part,
    subject,
    unit: part.query[subject],
    editUnit: change => part.edit(query => change(query[subject])),
  };
}

function Attacker({ part, isAboutOne }: { readonly part: FormPart; readonly isAboutOne: boolean }): VNode {
  const attacker = unitPart(part, 'attacker');
  const { kind } = part.query.action ?? { kind: 'fire' };
  const fires = kind === 'fire' || kind === 'heat';
  return (
    <Group title={isAboutOne ? 'The unit' : 'Attacker'}>
      <UnitField {...attacker} />
      {fires ? <WeaponFields {...part} /> : null}
      <div class="fields">
        <CrewFields {...attacker} hasGunnery={fires} hasPiloting={kind !== 'fire'} />
        <OccasionFields {...part} />
        {kind === 'fall' || kind === 'piloting' || kind === 'ram' ? null : <MoveFields {...attacker} />}
      </div>
      <More title="State and damage of the unit" isUsed={isHurt(attacker.unit)}>
        <StateFields {...attacker} />
      </More>
    </Group>
  );
}

function Target({ part }: { readonly part: FormPart }): VNode {
  const target = unitPart(part, 'target');
  return (
    <Group title="Target">
      <UnitField {...target} />
      <div class="fields">
        <MoveFields {...target} />
        <GroundFields {...target} />
        <CrewFields {...target} hasGunnery={false} hasPiloting />
      </div>
      <More title="State and damage of the target" isUsed={isHurt(target.unit)}>
        <StateFields {...target} />
        <DamageFields {...target} />
      </More>
    </Group>
  );
}

function isHurt({ armor, structure, struck, prone, shutdown, unconscious, heat, wounds }: UnitFacts): boolean {
  const figures = [heat, wounds].some(figure => figure !== undefined);
  const states = [prone, shutdown, unconscious].includes(true);
  return figures || states || struck.length > 0 || Object.keys({ ...armor, ...structure }).length > 0;
}

function Group({ title, children }: { readonly title: string; readonly children: ComponentChildren }): VNode {
  const heading = useId();
  return (
    <section class="card form-group" aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      {children}
    </section>
  );
}

interface MoreProps {
  readonly title: string;
  /** Whether something in the section is filled in, so that it must be visible. */
  readonly isUsed: boolean;
  readonly children: ComponentChildren;
}

function More({ title, isUsed, children }: MoreProps): VNode {
  return (
    <details class="form-more" open={isUsed || undefined}>
      <summary>{title}</summary>
      {children}
    </details>
  );
}
