import type { VNode } from 'preact';
import { Dialog } from '../../ui/dialog.tsx';
import { RULES_WORDS } from '../model/match-words.ts';
import { ruleDifferences } from '../model/rule-differences.ts';

/** A table of everything in which the two sets of rules differ. */
export function RulesDialog({ onClose }: { readonly onClose: () => void }): VNode {
  return (
    <Dialog title="What differs between the rules" isWide isText onClose={onClose}>
      <p>Where this table says nothing, both follow the tabletop rules.</p>
      <table class="differences">
        <thead>
          <tr>
            <th scope="col">Rule</th>
            <th scope="col">{RULES_WORDS.spec}</th>
            <th scope="col">{RULES_WORDS.canon}</th>
          </tr>
        </thead>
        <tbody>
          {ruleDifferences().map(({ id, about, values }) => (
            <tr key={id}>
              <th scope="row">{about}</th>
              <td>{values.spec}</td>
              <td>{values.canon}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  );
}
