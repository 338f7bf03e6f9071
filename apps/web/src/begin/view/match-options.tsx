import type { VNode } from 'preact';
import { useId } from 'preact/hooks';
import { notices } from '../../app/notices.ts';
import { formatRoute } from '../../app/route.ts';
import type { BeginModel } from '../model/begin-model.ts';
import { MAX_TURN_LIMIT } from '../model/match-settings.ts';
import { RulesChoice } from './rules-choice.tsx';

interface MatchOptionsProps {
  readonly model: BeginModel;
}

/** Rules, deployment, and what is changed less often. */
export function MatchOptions({ model }: MatchOptionsProps): VNode {
  return (
    <section class="match-options" aria-label="Options">
      <RulesChoice profile={model.settings.profile} onChange={profile => model.change({ profile })} />
      <Deployment model={model} />
      <More model={model} />
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

function More({ model }: MatchOptionsProps): VNode {
  const { withdrawal, turnLimit, seed } = model.settings;
  return (
    <details class="more">
      <summary>More</summary>
      <label class="check">
        <input
          type="checkbox"
          checked={withdrawal}
          onChange={change => model.change({ withdrawal: change.currentTarget.checked })}
        />
        Crippled units have to withdraw
      </label>
      <label class="setting">
        <span>Turns until a draw</span>
        <input
          type="number"
          min={1}
          max={MAX_TURN_LIMIT}
          value={turnLimit}
          onChange={change => model.change({ turnLimit: readTurns(change.currentTarget, turnLimit) })}
        />
      </label>
      <label class="setting">
        <span>Seed of the dice</span>
        <input
          type="text"
          value={seed}
          maxLength={80}
          placeholder="new dice every time"
          autocomplete="off"
          spellcheck={false}
          onChange={change => model.change({ seed: change.currentTarget.value.trim() })}
        />
      </label>
      <p class="note">The same seed and the same orders give the same game.</p>
      <div class="more-buttons">
        <button type="button" onClick={() => void copyLink(model)}>
          Copy a link to this match
        </button>
        <button type="button" onClick={() => model.reset()}>
          Back to the default match
        </button>
      </div>
    </details>
  );
}

/** Puts the address of the match where it can be pasted from. */
async function copyLink({ query }: BeginModel): Promise<void> {
  const { href } = new URL(formatRoute({ page: 'begin', path: [], query }), location.href);
  try {
    await navigator.clipboard.writeText(href);
    notices.say('The link is copied: whoever opens it has this match before them.');
  } catch {
    notices.warn('Your browser does not let this page copy: copy the address above instead.');
  }
}

/** A number that cannot be used is put back to what it was. */
function readTurns(input: HTMLInputElement, before: number): number {
  const turns = input.valueAsNumber;
  if (Number.isInteger(turns) && turns >= 1 && turns <= MAX_TURN_LIMIT) return turns;
  input.value = String(before);
  return before;
}
