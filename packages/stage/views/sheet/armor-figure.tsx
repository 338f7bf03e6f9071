import { outlineMiddle, type Points, type SheetLocation, type UnitSheet } from '@hexfall/stage';
import { BIPED, QUAD, SILHOUETTE_WIDTH } from '@hexfall/view';
import type { VNode } from 'preact';

const HEIGHT = 345;
/** Size of the rear plates below the figure. */
const PLATE = { width: 92, height: 34, gap: 12 };

/** A part of the armor diagram: a location, or the back of one. */
export interface ArmorPart {
  readonly location: number;
  readonly rear: boolean;
}

export interface ArmorFigureProps {
  readonly sheet: UnitSheet;
  /** Called with the chosen part. If given, every part is a button. */
  readonly onChoose?: (part: ArmorPart) => void;
  /** The part that is shown as chosen. */
  readonly chosen?: ArmorPart | undefined;
}

/**
 * The armor diagram that players know. In every location armor drains from the top, structure is shown below the armor, and rear armor
 * beneath the figure.
 */
export function ArmorFigure({ sheet, onChoose, chosen }: ArmorFigureProps): VNode {
  const outlines = sheet.quad ? QUAD : BIPED;
  const rears = REAR_ORDER.map(code => sheet.locations.find(location => location.code === code)!);
  const press = (part: ArmorPart): PressProps =>
    onChoose === undefined ? {} : pressProps(() => onChoose(part), isSamePart(part, chosen));
  return (
    <svg
      class={onChoose === undefined ? 'armor-figure' : 'armor-figure pressable'}
      viewBox={`0 0 ${SILHOUETTE_WIDTH} ${HEIGHT + PLATE.height + 8}`}
      role={onChoose === undefined ? 'img' : 'group'}
      aria-label={onChoose === undefined ? figureWords(sheet) : 'Armor diagram'}
    >
      {sheet.locations.map(location => (
        <Location
          key={location.code}
          location={location}
          outline={outlines.get(location.location)!}
          press={press({ location: location.location, rear: false })}
        />
      ))}
      <text class="rear-label" x="20" y={HEIGHT + 23}>
        Rear
      </text>
      {rears.map((location, i) => (
        <RearPlate
          key={location.code}
          location={location}
          x={81 + i * (PLATE.width + PLATE.gap)}
          press={press({ location: location.location, rear: true })}
        />
      ))}
    </svg>
  );
}

const REAR_ORDER = ['LT', 'CT', 'RT'];

/** Attributes that make a part of a drawing a button; none for a part that is only looked at. */
interface PressProps {
  readonly role?: 'button';
  /** Spelled as the attribute is: in SVG, Preact uses attribute names literally. */
  readonly tabindex?: number;
  readonly 'aria-pressed'?: boolean;
  readonly onClick?: () => void;
  readonly onKeyDown?: (key: KeyboardEvent) => void;
}

function pressProps(onPress: () => void, isPressed: boolean): PressProps {
  return {
    role: 'button',
    tabindex: 0,
    'aria-pressed': isPressed,
    onClick: onPress,
    onKeyDown: key => {
      if (key.key !== 'Enter' && key.key !== ' ') return;
      key.preventDefault();
      onPress();
    },
  };
}

function isSamePart(a: ArmorPart, b: ArmorPart | undefined): boolean {
  return a.location === b?.location && a.rear === b.rear;
}

interface LocationProps {
  readonly location: SheetLocation;
  readonly outline: readonly (readonly [x: number, y: number])[];
  readonly press: PressProps;
}

function Location({ location, outline, press }: LocationProps): VNode {
  const { armor, structure, gone, name } = location;
  const points = outline.map(point => point.join(',')).join(' ');
  const [x, y] = outlineMiddle(outline);
  return (
    <g class={gone ? 'location gone' : 'location'} {...named(press, locationWords(location))}>
      <title>{locationWords(location)}</title>
      <polygon class="empty" points={points} />
      <polygon class={`left ${wearClass(armor, structure)}`} points={points} style={{ clipPath: drained(armor) }} />
      <polygon class="edge" points={points} />
      {gone ? (
        <text class="lost" x={x} y={y + 8} aria-label={`${name} destroyed`}>
          ✕
        </text>
      ) : (
        <>
          <text class="armor" x={x} y={y}>
            {armor.left}
          </text>
          <text class="structure" x={x} y={y + 20}>
            {structure.left}
          </text>
        </>
      )}
    </g>
  );
}

/** Adds a name to the attributes of a button. A picture without buttons is named as a whole. */
function named(press: PressProps, words: string): PressProps & { readonly 'aria-label'?: string } {
  return press.role === undefined ? press : { ...press, 'aria-label': words };
}

interface RearPlateProps {
  readonly location: SheetLocation;
  readonly x: number;
  readonly press: PressProps;
}

function RearPlate({ location, x, press }: RearPlateProps): VNode {
  const rear = location.rear!;
  const words = `${location.name}, rear: armor ${rear.left} of ${rear.all}`;
  const box = { x, y: HEIGHT, width: PLATE.width, height: PLATE.height, rx: 5 };
  return (
    <g class={location.gone ? 'location gone' : 'location'} {...named(press, words)}>
      <title>{words}</title>
      <rect class="empty" {...box} />
      <rect class={`left ${platingClass(rear)}`} {...box} style={{ clipPath: drained(rear) }} />
      <rect class="edge" {...box} />
      <text class="armor" x={x + PLATE.width / 2} y={HEIGHT + 24}>
        {location.gone ? '✕' : rear.left}
      </text>
    </g>
  );
}

/** Returns a clip path that hides the part of a shape that stands for what is lost. */
function drained({ left, all }: Points): string {
  return `inset(${all === 0 ? 100 : Math.round((1 - left / all) * 100)}% 0 0 0)`;
}

/** Returns the class of a location: its armor holds, its armor is thin, or its structure is damaged. */
function wearClass(armor: Points, structure: Points): 'sound' | 'thin' | 'open' {
  return structure.left < structure.all ? 'open' : platingClass(armor);
}

/** Returns the class of armor by itself: the rear armor of a location may hold while its front is open. */
function platingClass({ left, all }: Points): 'sound' | 'thin' | 'open' {
  if (left === 0) return 'open';
  return left * 2 < all ? 'thin' : 'sound';
}

function locationWords({ name, armor, rear, structure, gone }: SheetLocation): string {
  if (gone) return `${name}: destroyed`;
  const back = rear === undefined ? '' : `, rear armor ${rear.left} of ${rear.all}`;
  return `${name}: armor ${armor.left} of ${armor.all}${back}, structure ${structure.left} of ${structure.all}`;
}

function figureWords({ locations }: UnitSheet): string {
  return locations.map(locationWords).join('; ');
}
