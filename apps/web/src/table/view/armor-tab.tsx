import type { Side } from '@hexfall/hex';
import { DAMAGE_KINDS, type DamageKind, type HitTable } from '@hexfall/rules';
import type { SheetLocation } from '@hexfall/stage';
import { ArmorFigure } from '@hexfall/stage/views';
import type { VNode } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { TARGET_SIDES } from '../model/firing-range.ts';
import { findHit, type HitPlace, rollForPlace } from '../model/hit-place.ts';
import type { TableModel } from '../model/table-model.ts';
import { Check, Choose } from './parts/choose.tsx';
import { NumberKeys } from './parts/number-keys.tsx';
import { Stepper } from './parts/stepper.tsx';

/** The armor diagram, and actions for the location that is tapped. */
export function ArmorTab({ model }: { readonly model: TableModel }): VNode {
  const { struck, sheet } = model;
  return (
    <div class="armor-tab">
      <ArmorFigure
        sheet={sheet}
        chosen={struck}
        onChoose={part => {
          const isSame = struck?.location === part.location && struck.rear === part.rear;
          model.choosePlace(isSame ? undefined : { ...part, through: false });
        }}
      />
      {struck === undefined ? null : <DamagePad key={placeKey(struck)} model={model} place={struck} />}
      {/* While a roll waits for an answer, its row of numbers must be the only one to tap. */}
      {struck === undefined && model.question === undefined ? <PlaceFinder model={model} /> : null}
    </div>
  );
}

function placeKey({ location, rear, roll }: HitPlace): string {
  return `${location} ${rear} ${roll}`;
}

/** The largest amount of damage with a key of its own: the most that a single hit does. */
const MAX_KEY = 20;
/** The most damage that can be typed. */
const MAX_TYPED = 200;

interface DamagePadProps {
  readonly model: TableModel;
  readonly place: HitPlace;
}

/** Damage to one location: one tap deals it, with everything that follows. */
function DamagePad({ model, place }: DamagePadProps): VNode {
  const [kind, setKind] = useState<DamageKind>('plain');
  const pad = useRef<HTMLElement>(null);
  // On a phone the keys are below the diagram, where they may be out of sight.
  useEffect(() => pad.current?.scrollIntoView({ block: 'nearest' }), []);
  const location = model.sheet.locations[place.location]!;
  const armor = (place.rear ? location.rear : location.armor)!;
  return (
    <section class="damage-pad" ref={pad} aria-label={`Damage to the ${location.name}`}>
      <header>
        <h2>
          {location.name}
          {place.rear ? ', rear' : ''}
        </h2>
        <p>
          {place.roll === undefined ? '' : `Rolled ${place.roll}. `}
          {location.gone
            ? 'Destroyed: damage goes on inward.'
            : `Armor ${armor.left}, structure ${location.structure.left}`}
        </p>
        <button type="button" aria-label="Close" onClick={() => model.choosePlace(undefined)}>
          ✕
        </button>
      </header>
      <NumberKeys
        label="Points of damage"
        from={1}
        to={MAX_KEY}
        name={points => `${points} damage`}
        onPress={points => model.strike(points, kind)}
      />
      <OtherDamage model={model} place={place} kind={kind} onKind={setKind} />
      <details class="by-hand">
        <summary>Without the rules</summary>
        <PointsByHand model={model} place={place} />
      </details>
    </section>
  );
}

interface OtherDamageProps extends DamagePadProps {
  readonly kind: DamageKind;
  readonly onKind: (kind: DamageKind) => void;
}

/** Options for a hit: more damage than there are keys for, its source, and whether it may be a through-armor critical. */
function OtherDamage({ model, place, kind, onKind }: OtherDamageProps): VNode {
  const [text, setText] = useState('');
  const points = Number(text);
  const isPossible = Number.isInteger(points) && points > 0 && points <= MAX_TYPED;
  return (
    <form
      class="row"
      onSubmit={submit => {
        submit.preventDefault();
        if (isPossible) model.strike(points, kind);
      }}
    >
      <input
        type="number"
        inputMode="numeric"
        min={1}
        max={MAX_TYPED}
        aria-label="More points of damage"
        placeholder="more"
        value={text}
        onInput={input => setText(input.currentTarget.value)}
      />
      <button type="submit" disabled={!isPossible}>
        Deal
      </button>
      <Check
        label="Through armor"
        isOn={place.through}
        onToggle={through => model.choosePlace({ ...place, through })}
      />
      {model.spec.plain ? null : (
        <Choose
          label="By"
          value={kind}
          options={DAMAGE_KINDS.map(each => [each, each === 'plain' ? 'anything' : each])}
          onChoose={onKind}
        />
      )}
    </form>
  );
}

/** Points of a location that the player sets without consequences. */
function PointsByHand({ model, place }: DamagePadProps): VNode {
  const { unit } = model;
  const { location, rear } = place;
  const { armor: front, rear: back, structure } = model.sheet.locations[location]!;
  const armor = (rear ? back : front)!;
  const set = (change: { readonly armor?: number; readonly structure?: number }): void =>
    model.put({ kind: 'points', unit, location, rear, armor: armor.left, structure: structure.left, ...change });
  return (
    <div class="row">
      <Stepper
        label="Armor"
        value={armor.left}
        lowest={0}
        highest={armor.all}
        onChange={left => set({ armor: left })}
      />
      <Stepper
        label="Structure"
        value={structure.left}
        lowest={0}
        highest={structure.all}
        onChange={left => set({ structure: left })}
      />
      <button type="button" onClick={() => model.put({ kind: 'critical', unit, location })}>
        Roll for critical hits
      </button>
    </div>
  );
}

const TABLES: readonly (readonly [HitTable, string])[] = [
  ['full', 'Shot, fall'],
  ['punch', 'Punch'],
  ['kick', 'Kick'],
];

const SIDE_WORDS: Readonly<Record<Side, string>> = { front: 'Front', left: 'Left', right: 'Right', rear: 'Rear' };

/** Finds the location of a hit with dice, if the player has not tapped one. */
function PlaceFinder({ model }: { readonly model: TableModel }): VNode {
  const [table, setTable] = useState<HitTable>('full');
  const [side, setSide] = useState<Side>('front');
  const { lowest, highest } = rollForPlace(table);
  const placeAt = (roll: number): SheetLocation =>
    model.sheet.locations[findHit(table, side, roll, model.sheet.quad).location]!;
  return (
    <section class="place-finder" aria-label="Hit location">
      <p class="note">Tap the location that is hit, or the roll for it:</p>
      <div class="row">
        <Choose label="Hit by" value={table} options={TABLES} onChoose={setTable} />
        <Choose
          label="From"
          value={side}
          options={TARGET_SIDES.map(each => [each, SIDE_WORDS[each]])}
          onChoose={setSide}
        />
        <button type="button" onClick={() => model.findPlace(table, side)}>
          Roll here
        </button>
      </div>
      <NumberKeys
        label="Roll for the location"
        from={lowest}
        to={highest}
        name={roll => `${roll}: ${placeAt(roll).name}`}
        note={roll => placeAt(roll).code}
        onPress={roll => model.findPlace(table, side, roll)}
      />
    </section>
  );
}
