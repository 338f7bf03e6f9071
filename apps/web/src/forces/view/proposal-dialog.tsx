import type { ForceProposal, UnitFilter } from '@hexfall/data';
import type { VNode } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { SKILLS } from '../../begin/model/match-settings.ts';
import { formatCount } from '../../begin/model/match-words.ts';
import type { UnitShelf } from '../../begin/model/unit-shelf.ts';
import type { ForceMember } from '../../library/records.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { CheckField, ChoiceField, NumberField } from '../../ui/fields.tsx';
import { type Candidate, FIRST_SEED, membersOf, type ProposalWish, proposeFromShelf } from '../model/proposal-wish.ts';

interface ProposalDialogProps {
  readonly title: string;
  readonly shelf: UnitShelf;
  /** The initial choices of the form. */
  readonly wish: ProposalWish;
  readonly onTake: (units: readonly ForceMember[]) => void;
  readonly onClose: () => void;
}

/** Proposes forces of a Battle Value, as many times as wanted. */
export function ProposalDialog({ title, shelf, wish: first, onTake, onClose }: ProposalDialogProps): VNode {
  const [wish, setWish] = useState(first);
  const [round, setRound] = useState(1);
  const change = (part: Partial<ProposalWish>): void => setWish({ ...wish, ...part });
  const proposals = useMemo(() => proposeFromShelf(shelf, wish), [shelf, wish]);
  const next = (): void => {
    setRound(round + 1);
    change({ seed: `${FIRST_SEED} ${round + 1}` });
  };
  return (
    <Dialog title={title} isWide onClose={onClose}>
      <WishFields wish={wish} onChange={change} />
      <div class="proposal-bar">
        <button type="button" onClick={next}>
          Propose others
        </button>
      </div>
      <div role="status">{proposals.ok ? null : <p class="forces-empty">{proposals.errors[0]}</p>}</div>
      <div class="proposals">
        {(proposals.ok ? proposals.value : []).map((proposal, i) => (
          <Proposal
            key={i}
            number={i + 1}
            proposal={proposal}
            onTake={() => {
              onTake(membersOf(proposal, wish));
              onClose();
            }}
          />
        ))}
      </div>
    </Dialog>
  );
}

const TECHS: readonly (readonly [NonNullable<UnitFilter['tech']> | '', string])[] = [
  ['', 'Any'],
  ['innerSphere', 'Inner Sphere'],
  ['clan', 'Clan'],
  ['mixed', 'Mixed'],
];

const MAX_VALUE = 1_000_000;
const MAX_PROPOSED = 12;

interface WishFieldsProps {
  readonly wish: ProposalWish;
  readonly onChange: (part: Partial<ProposalWish>) => void;
}

function WishFields({ wish, onChange }: WishFieldsProps): VNode {
  const skills = SKILLS.map(skill => [String(skill), String(skill)] as const);
  return (
    <div class="wish-fields">
      <NumberField
        label="Battle Value"
        value={wish.target}
        min={1}
        max={MAX_VALUE}
        onChange={target => target !== undefined && onChange({ target })}
      />
      <NumberField
        label="Units"
        value={wish.units}
        min={1}
        max={MAX_PROPOSED}
        onChange={units => units !== undefined && onChange({ units })}
      />
      <ChoiceField
        label="Gunnery"
        value={String(wish.gunnery)}
        options={skills}
        onChange={value => onChange({ gunnery: Number(value) })}
      />
      <ChoiceField
        label="Piloting"
        value={String(wish.piloting)}
        options={skills}
        onChange={value => onChange({ piloting: Number(value) })}
      />
      <ChoiceField label="Technology" value={wish.tech} options={TECHS} onChange={tech => onChange({ tech })} />
      <NumberField
        label="In service by"
        value={wish.year}
        min={2000}
        max={4000}
        usual="any year"
        onChange={year => onChange({ year })}
      />
      <NumberField
        label="Tons, at least"
        value={wish.minTons}
        min={10}
        max={100}
        usual="any"
        onChange={minTons => onChange({ minTons })}
      />
      <NumberField
        label="Tons, at most"
        value={wish.maxTons}
        min={10}
        max={100}
        usual="any"
        onChange={maxTons => onChange({ maxTons })}
      />
      <CheckField label="A unit may come several times" value={wish.repeat} onChange={repeat => onChange({ repeat })} />
    </div>
  );
}

interface ProposalProps {
  readonly number: number;
  readonly proposal: ForceProposal<Candidate>;
  readonly onTake: () => void;
}

function Proposal({ number, proposal: { units, total }, onTake }: ProposalProps): VNode {
  const tons = units.reduce((sum, { unit }) => sum + unit.tonnage, 0);
  return (
    <section class="proposal" aria-label={`Proposal ${number}`}>
      <ul>
        {units.map(({ unit, value }, i) => (
          <li key={i}>
            <span dir="auto">{unit.title}</span>
            <span class="force-figures">
              {unit.tonnage} t · {formatCount(value)}
            </span>
          </li>
        ))}
      </ul>
      <p class="force-figures">
        {tons} t · <b>{formatCount(total)}</b> <abbr title="Battle Value">BV</abbr>
      </p>
      <button type="button" class="primary" aria-label={`Take proposal ${number}`} onClick={onTake}>
        Take this one
      </button>
    </section>
  );
}
