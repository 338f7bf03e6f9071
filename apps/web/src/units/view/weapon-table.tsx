import type { MechSheet } from '@hexfall/view';
import type { VNode } from 'preact';

interface WeaponTableProps {
  readonly sheet: MechSheet;
  readonly title: string;
}

const HEADS = ['Weapon', 'Place', 'Heat', 'Damage', 'Min', 'S', 'M', 'L', 'Shots'];

/** The weapons of a unit with their ranges. Lines without a number are other ammunition for the weapon above. */
export function WeaponTable({ sheet: { weapons }, title }: WeaponTableProps): VNode {
  if (weapons.length === 0) return <p class="note">No weapons.</p>;
  return (
    <div class="scrolls" tabIndex={0} role="region" aria-label={title}>
      <table class="figures weapon-figures">
        <caption dir="auto">{title}</caption>
        <thead>
          <tr>
            {HEADS.map(words => (
              <th key={words} scope="col">
                {words}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weapons.map(({ count, name, place, heat, damage, ranges, shots }, i) => (
            <tr key={i}>
              <th scope="row" dir="auto">
                {count > 1 ? `${count} × ` : ''}
                {count === 0 ? `or ${name}` : name}
              </th>
              {[place, heat, damage, ...ranges, shots].map((text, j) => (
                <td key={j}>{text}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
