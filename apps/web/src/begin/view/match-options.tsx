import type { VNode } from 'preact';
import { useId } from 'preact/hooks';
import { notices } from '../../app/notices.ts';
import { formatRoute } from '../../app/route.ts';
import type { BeginModel } from '../model/begin-model.ts';
import { MoreOptions } from './more-options.tsx';
import { RulesChoice } from './rules-choice.tsx';

interface MatchOptionsProps {
  readonly model: BeginModel;
}

/** Rules, deployment, and options that are changed less often. */
export function MatchOptions({ model }: MatchOptionsProps): VNode {
  return (
    <section class="match-options" aria-label="Options">
      <RulesChoice profile={model.settings.profile} onChange={profile => model.change({ profile })} />
      <Deployment model={model} />
      <MoreOptions
        settings={model.settings}
        onChange={change => model.change(change)}
        seedWords="Seed of the dice"
        withoutSeed="new dice every time"
        note="The same seed and the same orders give the same game."
      >
        <button type="button" onClick={() => void copyLink(model)}>
          Copy a link to this match
        </button>
        <button type="button" onClick={() => model.reset()}>
          Back to the default match
        </button>
      </MoreOptions>
    </section>
  );
}

function Deployment({ model }: MatchOptionsProps): VNode {
  const group = useId();
  const { deployment } = model.settings;
  return (
    <fieldset>
      <legend>Deployment</legend>
      <div class="choice-row">
        <label>
          <input
            type="radio"
            name={group}
            checked={deployment === 'placed'}
            onChange={() => model.change({ deployment: 'placed' })}
          />
          Placed at the edges
        </label>
        <label>
          <input
            type="radio"
            name={group}
            checked={deployment === 'deploy'}
            onChange={() => model.change({ deployment: 'deploy' })}
          />
          Players deploy
        </label>
      </div>
      <p class="note">Side A begins in the north, side B in the south.</p>
    </fieldset>
  );
}

/** Copies the address of the match to the clipboard. */
async function copyLink({ query }: BeginModel): Promise<void> {
  const { href } = new URL(formatRoute({ page: 'begin', path: [], query }), location.href);
  try {
    await navigator.clipboard.writeText(href);
    notices.say('The link is copied: whoever opens it sees this match.');
  } catch {
    notices.warn('Your browser does not let this page copy: copy the address above instead.');
  }
}
