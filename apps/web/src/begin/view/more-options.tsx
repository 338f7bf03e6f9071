import type { ComponentChildren, VNode } from 'preact';
import { readNumber } from '../../ui/read-number.ts';
import { MAX_TURN_LIMIT, type MatchSettings } from '../model/match-settings.ts';

type RareSettings = Pick<MatchSettings, 'withdrawal' | 'turnLimit' | 'seed'>;

interface MoreOptionsProps {
  readonly settings: RareSettings;
  readonly onChange: (change: Partial<RareSettings>) => void;
  /** The label of the seed, such as "Seed of the dice". */
  readonly seedWords: string;
  /** What happens if no seed is given. */
  readonly withoutSeed?: string;
  /** What the same seed repeats. */
  readonly note: string;
  /** Buttons below the options. */
  readonly children: ComponentChildren;
}

/** Options that are changed less often, in a folded section. */
export function MoreOptions(props: MoreOptionsProps): VNode {
  const { settings, onChange, seedWords, withoutSeed, note, children } = props;
  const { withdrawal, turnLimit, seed } = settings;
  return (
    <details class="more">
      <summary>More</summary>
      <label class="check">
        <input
          type="checkbox"
          checked={withdrawal}
          onChange={change => onChange({ withdrawal: change.currentTarget.checked })}
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
          onChange={change => onChange({ turnLimit: readNumber(change.currentTarget, MAX_TURN_LIMIT, turnLimit) })}
        />
      </label>
      <label class="setting">
        <span>{seedWords}</span>
        <input
          type="text"
          value={seed}
          maxLength={80}
          placeholder={withoutSeed}
          autocomplete="off"
          spellcheck={false}
          onChange={change => onChange({ seed: change.currentTarget.value.trim() })}
        />
      </label>
      <p class="note">{note}</p>
      <div class="more-buttons">{children}</div>
    </details>
  );
}
