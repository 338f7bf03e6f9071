import '../../begin/view/begin.css';
import './forces.css';
import { useModel } from '@hexfall/stage/views';
import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { formatRoute } from '../../app/route.ts';
import { goTo } from '../../app/use-route.ts';
import { formatCount } from '../../begin/model/match-words.ts';
import { FileButton } from '../../files/view/file-button.tsx';
import type { ForceMember } from '../../library/records.ts';
import { DeleteButton } from '../../ui/delete-button.tsx';
import type { ForcesModel, ListedForce } from '../model/forces-model.ts';
import { USUAL_WISH } from '../model/proposal-wish.ts';
import { ProposalDialog } from './proposal-dialog.tsx';

/** All forces, and ways to create a new one. */
export function ForceList({ model }: { readonly model: ForcesModel }): VNode {
  const { list } = useModel(model);
  const [isProposing, setProposing] = useState(false);
  const build = async (units: readonly ForceMember[]): Promise<void> => {
    const name = await model.create('New force', units);
    goTo({ page: 'forces', path: [name], query: {} });
  };
  return (
    <main class="page forces">
      <div class="page-head">
        <div>
          <h1>Forces</h1>
          <p>Build forces with their crews, print their sheets, and take them into games. They stay in your browser.</p>
        </div>
        <div class="forces-buttons">
          <button type="button" class="primary" onClick={() => void build([])}>
            New force
          </button>
          <button type="button" onClick={() => setProposing(true)}>
            Propose a force …
          </button>
          <FileButton words="Open files …" />
        </div>
      </div>
      {list.length === 0 ? (
        <p class="forces-empty">
          No forces yet. Build one unit by unit, have one proposed for a Battle Value, or drop a force file (.yaml,
          .json, .mul) on this page.
        </p>
      ) : (
        <ul class="force-rows">
          {list.map(force => (
            <ForceRow key={force.name} model={model} force={force} />
          ))}
        </ul>
      )}
      {isProposing ? (
        <ProposalDialog
          title="Propose a force"
          shelf={model.shelf}
          wish={USUAL_WISH}
          onTake={units => void build(units)}
          onClose={() => setProposing(false)}
        />
      ) : null}
    </main>
  );
}

function ForceRow({ model, force }: { readonly model: ForcesModel; readonly force: ListedForce }): VNode {
  const { name, units, tonnage, value } = force;
  return (
    <li class="force-row">
      <a href={formatRoute({ page: 'forces', path: [name], query: {} })} dir="auto">
        {name}
      </a>
      <span class="force-figures">
        {units === 1 ? '1 unit' : `${units} units`} · {formatCount(tonnage)} t · {formatCount(value)}{' '}
        <abbr title="Battle Value">BV</abbr>
      </span>
      <span class="force-row-buttons">
        <button type="button" aria-label={`Copy the force ${name}`} onClick={() => void model.duplicate(name)}>
          Copy
        </button>
        <DeleteButton words={`Delete the force ${name}`} onClick={() => void model.delete(name)} />
      </span>
    </li>
  );
}
