import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { Modifiers, needText } from '../../play/view/parts/number-why.tsx';
import { percent, signed } from '../../ui/figures.ts';
import { aimWords } from '../model/aim-words.ts';
import type { BlowLine } from '../model/blows.ts';
import { NO_TARGET, OTHER_TARGET } from '../model/entries.ts';
import { MAX_RANGE, TARGET_SIDES } from '../model/firing-range.ts';
import { GROUND_NAMES, GROUNDS } from '../model/grounds.ts';
import type { TableModel } from '../model/table-model.ts';
import type { WeaponLine } from '../model/weapon-lines.ts';
import { Check, Choose } from './parts/choose.tsx';
import { Stepper } from './parts/stepper.tsx';

/** The weapons of a unit, their target, and their target numbers. */
export function FireTab({ model }: { readonly model: TableModel }): VNode {
  return (
    <div class="fire-tab">
      <Target model={model} />
      <ul class="weapon-lines">
        {model.weapons.map(line => (
          <li key={`${model.unit} ${line.weapon}`}>
            <Weapon model={model} line={line} />
          </li>
        ))}
      </ul>
      <Blows model={model} />
      {model.weapons.length === 0 ? <p class="note">This unit has no weapons.</p> : null}
    </div>
  );
}

function Target({ model }: { readonly model: TableModel }): VNode {
  const others = model.cards.filter(card => card.unit !== model.unit && !card.isOut);
  const enemiesFirst = others.toSorted(
    (a, b) => Number(a.side === model.mech.side) - Number(b.side === model.mech.side),
  );
  const options: readonly (readonly [string, string])[] = [
    [String(NO_TARGET), 'Count heat and shots only'],
    ...enemiesFirst.map(({ unit, mark, name }) => [String(unit), `${mark} ${name}`] as const),
    [String(OTHER_TARGET), 'A target without a sheet here'],
  ];
  return (
    <section aria-label="Target">
      <Choose
        label="Fire at"
        value={String(model.target)}
        options={options}
        onChoose={target => model.aimAt(Number(target))}
      />
      {model.target === NO_TARGET ? null : <Circumstances model={model} />}
    </section>
  );
}

const SIDE_WORDS = { front: 'Front', left: 'Left side', right: 'Right side', rear: 'Rear' } as const;
const SECONDARY: readonly (readonly [string, string])[] = [
  ['0', 'Main target'],
  ['1', 'Second, in front'],
  ['2', 'Second, elsewhere'],
];
const MAX_MOVED = 25;
const MAX_EXTRA = 9;

/** The circumstances of a shot. Those that differ from target to target are open; the rest is summarized, and can be opened by a tap. */
function Circumstances({ model }: { readonly model: TableModel }): VNode {
  const { aim, target } = model;
  return (
    <>
      <div class="circumstances">
        <Stepper
          label="Range"
          value={aim.hexes}
          lowest={1}
          highest={MAX_RANGE}
          onChange={hexes => model.changeAim({ hexes })}
        />
        {target === OTHER_TARGET ? (
          <Stepper
            label="It moved"
            value={aim.moved}
            lowest={0}
            highest={MAX_MOVED}
            onChange={moved => model.changeAim({ moved })}
          />
        ) : (
          <Choose
            label="Hits its"
            value={aim.side}
            options={TARGET_SIDES.map(side => [side, SIDE_WORDS[side]])}
            onChoose={side => model.changeAim({ side })}
          />
        )}
      </div>
      <details>
        <summary>Woods, cover and more: {aimWords(aim, target === OTHER_TARGET)}</summary>
        <MoreCircumstances model={model} />
      </details>
    </>
  );
}

function MoreCircumstances({ model }: { readonly model: TableModel }): VNode {
  const { aim, target } = model;
  return (
    <div class="circumstances">
      <Woods model={model} />
      <Stepper
        label="Other"
        value={aim.extra}
        lowest={-MAX_EXTRA}
        highest={MAX_EXTRA}
        show={signed}
        onChange={extra => model.changeAim({ extra })}
      />
      <Choose
        label="Target is the"
        value={String(aim.secondary)}
        options={SECONDARY}
        onChoose={secondary => model.changeAim({ secondary: Number(secondary) })}
      />
      <Check label="Partial cover" isOn={aim.cover} onToggle={cover => model.changeAim({ cover })} />
      {target === OTHER_TARGET ? <OtherTarget model={model} /> : null}
    </div>
  );
}

/** Woods on the line of fire. */
function Woods({ model }: { readonly model: TableModel }): VNode {
  const { aim } = model;
  const between = Math.max(0, aim.hexes - 1);
  return (
    <>
      <Stepper
        label="Light woods"
        value={aim.lightWoods}
        lowest={0}
        highest={Math.min(3, between)}
        onChange={lightWoods => model.changeAim({ lightWoods })}
      />
      <Stepper
        label="Heavy woods"
        value={aim.heavyWoods}
        lowest={0}
        highest={Math.min(1, between)}
        onChange={heavyWoods => model.changeAim({ heavyWoods })}
      />
    </>
  );
}

/** The circumstances of a target without a sheet, which only the player knows. */
function OtherTarget({ model }: { readonly model: TableModel }): VNode {
  const { aim } = model;
  return (
    <>
      <Check label="Jumped" isOn={aim.jumped} onToggle={jumped => model.changeAim({ jumped })} />
      <Check label="Prone" isOn={aim.prone} onToggle={prone => model.changeAim({ prone })} />
      <Check label="Immobile" isOn={aim.immobile} onToggle={immobile => model.changeAim({ immobile })} />
      <Choose
        label="Stands in"
        value={aim.ground}
        options={GROUND_NAMES.map(name => [name, GROUNDS[name].words])}
        onChoose={ground => model.changeAim({ ground })}
      />
    </>
  );
}

interface WeaponProps {
  readonly model: TableModel;
  readonly line: WeaponLine;
}

function Weapon({ model, line }: WeaponProps): VNode {
  const [rate, setRate] = useState(1);
  const [bin, setBin] = useState(-1);
  const { weapon, name, place, need, chance, modifiers, problem, hasFired } = line;
  const fire = (): void =>
    model.put({ kind: 'fire', unit: model.unit, weapon, rate, bin, target: model.target, aim: model.aim });
  return (
    <div class={`weapon${problem === '' ? '' : ' idle'}${hasFired ? ' fired' : ''}`}>
      <div class="weapon-head">
        <span class="weapon-name">
          {name} <small>{place}</small>
        </span>
        {need === undefined ? null : (
          <span class="weapon-number">
            <b>{needText(need)}</b> <small>{percent(chance)}</small>
          </span>
        )}
        <button
          type="button"
          class={hasFired ? '' : 'primary'}
          disabled={problem !== ''}
          aria-label={hasFired ? `Fire ${name} ${place} again` : `Fire ${name} ${place}`}
          onClick={fire}
        >
          {hasFired ? 'Again' : 'Fire'}
        </button>
      </div>
      <p class="note">{factWords(line)}</p>
      {modifiers.length === 0 ? null : (
        <details>
          <summary>Why {needText(need)}</summary>
          <Modifiers modifiers={modifiers} />
        </details>
      )}
      <Manner model={model} line={line} rate={rate} bin={bin} onRate={setRate} onBin={setBin} />
    </div>
  );
}

interface MannerProps extends WeaponProps {
  readonly rate: number;
  readonly bin: number;
  readonly onRate: (rate: number) => void;
  readonly onBin: (bin: number) => void;
}

/** How a weapon is fired, where there is a choice. */
function Manner({ model, line, rate, bin, onRate, onBin }: MannerProps): VNode | null {
  const { weapon, rates, rateWords, bins, isJammed } = line;
  if (rates.length + bins.length === 0 && !isJammed) return null;
  return (
    <div class="row">
      {bins.length === 0 ? null : (
        <Choose
          label="With"
          value={String(bin < 0 ? bins[0]!.bin : bin)}
          options={bins.map(each => [String(each.bin), each.words])}
          onChoose={each => onBin(Number(each))}
        />
      )}
      {rates.length === 0 ? null : (
        <Choose
          label="Shots"
          value={String(rate)}
          options={rates.map((each, i) => [String(each), rateWords[i]!])}
          onChoose={each => onRate(Number(each))}
        />
      )}
      {isJammed ? (
        <button type="button" onClick={() => model.put({ kind: 'jam', unit: model.unit, weapon, jammed: false })}>
          Clear the jam
        </button>
      ) : null}
    </div>
  );
}

/** The blows that a unit can strike against an adjacent target, and the ram in which its move may end. */
function Blows({ model }: { readonly model: TableModel }): VNode | null {
  const { blows, rams } = model;
  if (blows.length + rams.length === 0) return null;
  return (
    <section aria-label="Physical attacks">
      <h2>Physical attacks, side by side</h2>
      <ul class="weapon-lines">
        {rams.map(line => (
          <CloseAttack
            key={`${model.unit} ${line.words}`}
            {...line}
            note={`${line.damage} damage, ${line.ownDamage} to itself`}
            button="Ram"
            onStrike={() => model.put(line.ram)}
          />
        ))}
        {blows.map(line => (
          <CloseAttack
            key={`${model.unit} ${line.words}`}
            {...line}
            note={line.blow.type === 'push' ? 'no damage; the target may fall' : `${line.damage} damage`}
            button="Strike"
            onStrike={() => model.put(line.blow)}
          />
        ))}
      </ul>
    </section>
  );
}

interface CloseAttackProps extends Pick<BlowLine, 'words' | 'need' | 'chance' | 'modifiers'> {
  readonly note: string;
  readonly button: string;
  readonly onStrike: () => void;
}

function CloseAttack({ words, need, chance, modifiers, note, button, onStrike }: CloseAttackProps): VNode {
  return (
    <li class="weapon">
      <div class="weapon-head">
        <span class="weapon-name">{words}</span>
        <span class="weapon-number">
          <b>{needText(need)}</b> <small>{percent(chance)}</small>
        </span>
        <button type="button" class="primary" aria-label={words} onClick={onStrike}>
          {button}
        </button>
      </div>
      <p class="note">{note}</p>
      <details>
        <summary>Why {needText(need)}</summary>
        <Modifiers modifiers={modifiers} />
      </details>
    </li>
  );
}

function factWords({ problem, damage, heat, ranges, shots, hasFired }: WeaponLine): string {
  return [
    problem,
    hasFired ? 'fired' : '',
    `${damage} damage`,
    `heat ${heat}`,
    ranges,
    shots === undefined ? '' : `${shots} ${shots === 1 ? 'shot' : 'shots'} left`,
  ]
    .filter(part => part !== '')
    .join(' · ');
}
