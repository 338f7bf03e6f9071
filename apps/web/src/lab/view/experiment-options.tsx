import type { VNode } from 'preact';
import { MAX_TURN_LIMIT } from '../../begin/model/match-settings.ts';
import { RulesChoice } from '../../begin/view/rules-choice.tsx';
import { PRECISIONS } from '../model/experiment.ts';
import type { LabModel } from '../model/lab-model.ts';

interface OptionsProps {
  readonly model: LabModel;
}

/** How many games, by which rules, and what is changed less often. */
export function ExperimentOptions({ model }: OptionsProps): VNode {
  return (
    <section class="match-options" aria-label="Options">
      <GamesChoice model={model} />
      <RulesChoice profile={model.experiment.profile} onChange={profile => model.change({ profile })} />
      <More model={model} />
    </section>
  );
}

const GAMES_WORDS = {
  simulation: 'Games',
  comparison: 'Games of each variant with each opponent',
  tournament: 'Games of each pairing',
} as const;

function GamesChoice({ model }: OptionsProps): VNode {
  const { kind, games, precision } = model.experiment;
  const change = ({ currentTarget }: { readonly currentTarget: HTMLInputElement }): void =>
    model.change({ games: readNumber(currentTarget, model.mostGames, games) });
  return (
    <fieldset>
      <legend>How many games</legend>
      {kind === 'tournament' ? null : (
        <label class="setting">
          <span>Stop</span>
          <select
            value={String(precision)}
            onChange={pick => model.change({ precision: Number(pick.currentTarget.value) })}
          >
            {PRECISIONS.map(each => (
              <option key={each} value={String(each)}>
                {each === 0 ? 'after a number of games' : `when sure to ±${100 * each}%`}
              </option>
            ))}
          </select>
        </label>
      )}
      {precision > 0 ? null : (
        <label class="setting">
          <span>{GAMES_WORDS[kind]}</span>
          <input type="number" min={1} max={model.mostGames} value={games} onChange={change} />
        </label>
      )}
      <p class="note">You can stop at any time and keep what was played.</p>
    </fieldset>
  );
}

function More({ model }: OptionsProps): VNode {
  const { withdrawal, turnLimit, seed } = model.experiment;
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
          onChange={change => model.change({ turnLimit: readNumber(change.currentTarget, MAX_TURN_LIMIT, turnLimit) })}
        />
      </label>
      <label class="setting">
        <span>Seed of the games</span>
        <input
          type="text"
          value={seed}
          maxLength={80}
          autocomplete="off"
          spellcheck={false}
          onChange={change => model.change({ seed: change.currentTarget.value.trim() })}
        />
      </label>
      <p class="note">The same seed gives the same games, here and on the command line.</p>
      <div class="more-buttons">
        <button type="button" onClick={() => model.change({ seed: model.newSeed() })}>
          New seed
        </button>
        <button type="button" onClick={() => model.reset()}>
          Start over
        </button>
      </div>
    </details>
  );
}

/** A number that cannot be used is put back to what it was. */
function readNumber(input: HTMLInputElement, max: number, before: number): number {
  const value = input.valueAsNumber;
  if (Number.isInteger(value) && value >= 1 && value <= max) return value;
  input.value = String(before);
  return before;
}
