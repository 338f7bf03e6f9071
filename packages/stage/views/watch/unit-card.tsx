import { FIELD, type FilmUnit, MAX_HEAT, unitWords, type WatchModel } from '@hexfall/stage';
import type { ComponentChildren, VNode } from 'preact';
import { useModel } from '../use-model.ts';

/** Layout of the armor facings as on a record sheet, row by row, with the rear of the torsos below; -1 is an empty cell. */
const DOLL = [-1, -1, 0, -1, -1, 5, 3, 1, 2, 4, -1, 10, 8, 9, -1, -1, 7, -1, 6, -1];
const CODES = ['HD', 'CT', 'RT', 'LT', 'RA', 'LA', 'RL', 'LL', 'CTr', 'RTr', 'LTr'];
const NAMES = ['Head', 'Center torso', 'Right torso', 'Left torso', 'Right arm', 'Left arm', 'Right leg', 'Left leg'];
const REAR = 8;
/** Difference between the index of a torso's rear facing and that of the torso, whose structure it shares. */
const REAR_OFFSET = 7;

/** Shows the state of the selected unit of a film. Every number is explained when the reader points at it or taps it. */
export function UnitCard({ model }: { readonly model: WatchModel }): VNode {
  const { film, shownUnit, units } = useModel(model);
  const unit = film.units[shownUnit]!;
  const state = units[shownUnit]!;
  const [heat, wounds, words] = [state[FIELD.heat]!, state[FIELD.wounds]!, unitWords(state)];
  const effects = film.heat.findLast(([from]) => heat >= from)?.[1] ?? '';
  const pilot = film.wounds[wounds] ?? film.wounds.at(-1) ?? '';
  const about = `${unit.mark}: ${unit.about}. The crew is gunnery/piloting, the lower the better; BV is the Battle Value with this crew.`;
  return (
    <div
      class={`film-card ${unit.side === 0 ? 'a' : 'b'}`}
      role="group"
      aria-label="Unit"
      onMouseLeave={() => model.point(undefined)}
    >
      <p class="name">
        {unit.mark} {unit.name}
      </p>
      <Figure model={model} kind="about" words={about}>
        {unit.about}
      </Figure>
      <div class="doll">
        {DOLL.map((facing, i) =>
          facing < 0 ? <span key={i} /> : <Facing key={i} model={model} unit={unit} facing={facing} state={state} />,
        )}
      </div>
      <Figure model={model} kind="heatbar" words={`Heat ${heat}: ${effects}`}>
        <i style={{ width: `${Math.min(100, (heat / MAX_HEAT) * 100)}%` }} />
        <b>heat {heat}</b>
      </Figure>
      <Figure model={model} kind="state" words={`${unit.mark}: ${words}; ${pilot}`}>
        {words}
      </Figure>
    </div>
  );
}

interface FacingProps {
  readonly model: WatchModel;
  readonly unit: FilmUnit;
  readonly facing: number;
  readonly state: readonly number[];
}

function Facing({ model, unit, facing, state }: FacingProps): VNode {
  const location = facing < REAR ? facing : facing - REAR_OFFSET;
  const [armor, structure] = [state[FIELD.armor + facing]!, state[FIELD.structure + location]!];
  const all = unit.armor[facing]! + unit.structure[location]!;
  const place = `${NAMES[location]}${facing < REAR ? '' : ', rear'}`;
  const words = `${unit.mark} ${place}: armor ${armor} of ${unit.armor[facing]}, structure ${structure} of ${unit.structure[location]}`;
  const left = Math.round(((armor + structure) / Math.max(1, all)) * 100);
  return (
    <Figure model={model} kind={structure === 0 ? 'lost' : ''} words={words} style={{ '--left': String(left) }}>
      <small>{CODES[facing]}</small>
      {facing < REAR ? `${armor}/${structure}` : armor}
    </Figure>
  );
}

interface FigureProps {
  readonly model: WatchModel;
  readonly kind: string;
  readonly words: string;
  readonly style?: Readonly<Record<string, string>>;
  readonly children: ComponentChildren;
}

/** A number that is explained when the reader points at it or taps it. */
function Figure({ model, kind, words, style, children }: FigureProps): VNode {
  const explain = (): void => model.point(words);
  return (
    <button
      type="button"
      class={kind}
      aria-label={words}
      {...(style === undefined ? {} : { style })}
      onClick={explain}
      onMouseEnter={explain}
    >
      {children}
    </button>
  );
}
