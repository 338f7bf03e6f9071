import type { Side } from '@hexfall/hex';
import { LOCATIONS, type LocationCode, ROLL_REASONS } from '@hexfall/rules';
import { BLOW_WORDS, locationName, type Query, reasonWords } from '@hexfall/view';
import type { VNode } from 'preact';
import { CheckField, ChoiceField, NumberField } from '../../ui/fields.tsx';
import { groundKey, groundLayers } from '../model/ground-choices.ts';
import type { FormPart } from './question-form.tsx';

const SIDES: readonly (readonly [Side | '', string])[] = [
  ['', 'Front'],
  ['rear', 'From behind'],
  ['left', 'From the left'],
  ['right', 'From the right'],
];

const MAX_RANGE = 60;
const MAX_BETWEEN = 9;

/** The positions of the two units relative to each other. */
export function SceneFields({ query, edit }: FormPart): VNode {
  const { action, range, side, cover } = query;
  const isFire = action?.kind === 'fire';
  return (
    <div class="fields">
      {action?.kind === 'blow' ? null : (
        <NumberField
          label="Range in hexes"
          value={range}
          min={1}
          max={MAX_RANGE}
          {...(isFire ? {} : { usual: '3' })}
          onChange={hexes => edit(changed => setOptional(changed, 'range', hexes))}
        />
      )}
      <ChoiceField
        label="Side that is struck"
        value={side ?? ''}
        options={SIDES}
        onChange={next => edit(changed => setOptional(changed, 'side', next === '' ? undefined : next))}
      />
      {isFire ? (
        <>
          <Between query={query} edit={edit} ground="lightWoods" label="Light woods between" />
          <Between query={query} edit={edit} ground="heavyWoods" label="Heavy woods between" />
          <Aim query={query} edit={edit} />
          <CheckField
            label="Partial cover"
            value={cover}
            onChange={value =>
              edit(changed => {
                changed.cover = value;
              })
            }
          />
        </>
      ) : null}
    </div>
  );
}

type OptionalKey = 'range' | 'side' | 'aim' | 'limb' | 'height' | 'reason' | 'modifier';

function setOptional<K extends OptionalKey>(query: Query, key: K, value: Query[K] | undefined): void {
  if (value === undefined) delete query[key];
  else query[key] = value;
}

interface BetweenProps extends Pick<FormPart, 'query' | 'edit'> {
  readonly ground: string;
  readonly label: string;
}

/** The number of hexes of one kind of ground on the way. */
function Between({ query, edit, ground, label }: BetweenProps): VNode {
  const count = query.between.filter(layers => groundKey(layers) === ground).length;
  return (
    <NumberField
      label={label}
      value={count || undefined}
      min={0}
      max={MAX_BETWEEN}
      usual="0"
      onChange={hexes =>
        edit(changed => {
          const others = changed.between.filter(layers => groundKey(layers) !== ground);
          changed.between = [...others, ...Array.from({ length: hexes ?? 0 }, () => groundLayers(ground)!)];
        })
      }
    />
  );
}

function Aim({ query, edit }: Pick<FormPart, 'query' | 'edit'>): VNode {
  const places = LOCATIONS.map((code, location) => [code, locationName({ quad: false }, location)] as const);
  return (
    <ChoiceField<LocationCode | ''>
      label="Aimed at"
      value={query.aim ?? ''}
      options={[['', 'No aim'], ...places]}
      onChange={code => edit(changed => setOptional(changed, 'aim', code === '' ? undefined : code))}
    />
  );
}

const LIMBS: Readonly<Record<'arm' | 'leg', readonly (readonly [LocationCode | '', string])[]>> = {
  arm: [
    ['', 'Best choice'],
    ['LA', 'Left arm'],
    ['RA', 'Right arm'],
  ],
  leg: [
    ['', 'Best choice'],
    ['LL', 'Left leg'],
    ['RL', 'Right leg'],
  ],
};

const MAX_LEVELS = 20;
const MAX_MODIFIER = 9;

/** Fields that only some questions have: the limb of a blow, the height of a fall, the reason of a roll. */
export function OccasionFields({ query, edit }: FormPart): VNode | null {
  const { action, limb, height, reason, modifier } = query;
  const striking = action?.kind === 'blow' ? BLOW_WORDS[action.blow].limb : undefined;
  if (striking !== undefined)
    return (
      <ChoiceField<LocationCode | ''>
        label="Struck with"
        value={limb ?? ''}
        options={LIMBS[striking]}
        onChange={code => edit(changed => setOptional(changed, 'limb', code === '' ? undefined : code))}
      />
    );
  if (action?.kind === 'fall')
    return (
      <NumberField
        label="Levels that it falls"
        value={height}
        min={0}
        max={MAX_LEVELS}
        usual="0"
        onChange={levels => edit(changed => setOptional(changed, 'height', levels))}
      />
    );
  if (action?.kind !== 'piloting') return null;
  return (
    <>
      <ChoiceField
        label="After"
        value={reason ?? ''}
        options={[['', 'Nothing in particular'], ...reasonOptions(reason)]}
        onChange={words => edit(changed => setOptional(changed, 'reason', words === '' ? undefined : words))}
      />
      <NumberField
        label="Modifier"
        value={modifier}
        min={-MAX_MODIFIER}
        max={MAX_MODIFIER}
        usual="0"
        onChange={value => edit(changed => setOptional(changed, 'modifier', value))}
      />
    </>
  );
}

/** Returns the possible reasons, and the one that was typed if it is none of them. */
function reasonOptions(typed: string | undefined): (readonly [string, string])[] {
  const known = [...new Set(ROLL_REASONS.map(reasonWords))];
  return [...known, ...(typed === undefined || known.includes(typed) ? [] : [typed])].map(words => [words, words]);
}
