import type { VNode } from 'preact';
import { MoreOptions } from '../../begin/view/more-options.tsx';
import { RulesChoice } from '../../begin/view/rules-choice.tsx';
import { readNumber } from '../../ui/read-number.ts';
import { PRECISIONS } from '../model/experiment.ts';
import type { LabModel } from '../model/lab-model.ts';

interface OptionsProps {
  readonly model: LabModel;
}

/** The number of games, the rules, and options that are changed less often. */
export function ExperimentOptions({ model }: OptionsProps): VNode {
  return (
    <section class="match-options" aria-label="Options">
      <GamesChoice model={model} />
      <RulesChoice profile={model.experiment.profile} onChange={profile => model.change({ profile })} />
      <MoreOptions
        settings={model.experiment}
        onChange={change => model.change(change)}
        seedWords="Seed of the games"
        note="The same seed gives the same games, here and on the command line."
      >
        <button type="button" onClick={() => model.change({ seed: model.newSeed() })}>
          New seed
        </button>
        <button type="button" onClick={() => model.reset()}>
          Start over
        </button>
      </MoreOptions>
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
    model.change({ games: readNumber(currentTarget, model.maxGames, games) });
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
          <input type="number" min={1} max={model.maxGames} value={games} onChange={change} />
        </label>
      )}
      <p class="note">You can stop at any time and keep what was played.</p>
    </fieldset>
  );
}
