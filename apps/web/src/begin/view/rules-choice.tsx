import type { VNode } from 'preact';
import { useId, useState } from 'preact/hooks';
import type { MatchSettings } from '../model/match-settings.ts';
import { RULES_NAMES } from '../model/match-settings.ts';
import { RULES_NOTES, RULES_WORDS } from '../model/match-words.ts';
import { RulesDialog } from './rules-dialog.tsx';

interface RulesChoiceProps {
  readonly profile: MatchSettings['profile'];
  readonly onChange: (profile: MatchSettings['profile']) => void;
}

/** Chooses the rules, and shows what differs between them. */
export function RulesChoice({ profile, onChange }: RulesChoiceProps): VNode {
  const [isShown, setShown] = useState(false);
  const group = useId();
  return (
    <fieldset>
      <legend>Rules</legend>
      <div class="choice-row">
        {RULES_NAMES.map(rules => (
          <label key={rules}>
            <input type="radio" name={group} checked={rules === profile} onChange={() => onChange(rules)} />
            {RULES_WORDS[rules]}
          </label>
        ))}
      </div>
      <p class="note">
        {RULES_NOTES[profile]}{' '}
        <button type="button" class="link" onClick={() => setShown(true)}>
          What differs
        </button>
      </p>
      {isShown ? <RulesDialog onClose={() => setShown(false)} /> : null}
    </fieldset>
  );
}
