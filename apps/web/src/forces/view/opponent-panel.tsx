import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import type { PageName } from '../../app/route.ts';
import { goTo, replaceRoute } from '../../app/use-route.ts';
import { MAX_UNITS_OF_SIDE } from '../../begin/model/match-settings.ts';
import { formatCount } from '../../begin/model/match-words.ts';
import type { ForceMember } from '../../library/records.ts';
import { ChoiceField } from '../../ui/fields.tsx';
import { matchQuery } from '../model/force-links.ts';
import type { ForcesModel } from '../model/forces-model.ts';
import { membersOf, type ProposalWish, proposeFromShelf, USUAL_WISH } from '../model/proposal-wish.ts';
import { ProposalDialog } from './proposal-dialog.tsx';

interface OpponentPanelProps {
  readonly model: ForcesModel;
  readonly against: string;
}

/** Chooses the opponent of the force, and whether they meet in a game or in the lab. */
export function OpponentPanel({ model, against: first }: OpponentPanelProps): VNode {
  const [against, setAgainst] = useState(first);
  const [isProposing, setProposing] = useState(false);
  const name = model.force!.id;
  const foes = model.list.filter(force => force.name !== name);
  const foe = foes.find(force => force.name === against);
  const wish = fairWish(model);
  const choose = (next: string): void => {
    setAgainst(next);
    replaceRoute({ page: 'forces', path: [name], query: next === '' ? {} : { against: next } });
  };
  const keepOpponent = async (units: readonly ForceMember[]): Promise<void> =>
    choose(await model.create(`Opponent of ${name}`, units));
  const meet = (page: PageName): void =>
    goTo({ page, path: [], query: matchQuery(model.force!.units, foeUnits(model, foe?.name, wish)) });
  const isEmpty = model.rows.length === 0;
  return (
    <section class="card force-card" aria-label="Opponent">
      <h2>Opponent</h2>
      <ChoiceField
        label="Whom it meets"
        value={foe?.name ?? ''}
        options={[['', 'A fair opponent, proposed'], ...foes.map(force => [force.name, force.name] as const)]}
        onChange={choose}
      />
      {foe === undefined ? null : (
        <p class="note">
          {foe.units === 1 ? '1 unit' : `${foe.units} units`}, {formatCount(foe.value)} BV
        </p>
      )}
      <div class="forces-buttons">
        <button type="button" disabled={isEmpty} onClick={() => setProposing(true)}>
          Propose a fair opponent …
        </button>
        <button type="button" class="primary" disabled={isEmpty} onClick={() => meet('begin')}>
          Play
        </button>
        <button type="button" disabled={isEmpty} onClick={() => meet('lab')}>
          Open in the lab
        </button>
      </div>
      {model.rows.length > MAX_UNITS_OF_SIDE ? (
        <p class="note">A side of a game has at most {MAX_UNITS_OF_SIDE} units: the first ones take part.</p>
      ) : null}
      {isProposing ? (
        <ProposalDialog
          title="A fair opponent"
          shelf={model.shelf}
          wish={wish}
          onTake={units => void keepOpponent(units)}
          onClose={() => setProposing(false)}
        />
      ) : null}
    </section>
  );
}

/** Returns the wish for an opponent with as many units and the same Battle Value. */
function fairWish({ totals }: ForcesModel): ProposalWish {
  return { ...USUAL_WISH, target: totals.value, units: Math.min(totals.units, MAX_UNITS_OF_SIDE) };
}

/** Returns the units of the chosen force, or of the first force that is proposed. */
function foeUnits(model: ForcesModel, name: string | undefined, wish: ProposalWish): readonly ForceMember[] {
  if (name !== undefined) return model.unitsOf(name);
  const proposed = proposeFromShelf(model.shelf, wish);
  return proposed.ok ? membersOf(proposed.value[0]!, wish) : [];
}
