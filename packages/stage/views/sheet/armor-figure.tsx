import { outlineMiddle, type Points, type SheetLocation, type UnitSheet } from '@hexfall/stage';
import { BIPED, QUAD, SILHOUETTE_WIDTH } from '@hexfall/view';
import type { VNode } from 'preact';

const HEIGHT = 345;
/** Size of the rear plates below the figure. */
const PLATE = { width: 92, height: 34, gap: 12 };

/** The armor diagram that players know: every location drains from the top, structure below the armor, and the back beneath. */
export function ArmorFigure({ sheet }: { readonly sheet: UnitSheet }): VNode {
  const outlines = sheet.quad ? QUAD : BIPED;
  const rears = REAR_ORDER.map(code => sheet.locations.find(location => location.code === code)!);
  return (
    <svg
      class="armor-figure"
      viewBox={`0 0 ${SILHOUETTE_WIDTH} ${HEIGHT + PLATE.height + 8}`}
      role="img"
      aria-label={figureWords(sheet)}
    >
      {sheet.locations.map(location => (
        <Location key={location.code} location={location} outline={outlines.get(location.location)!} />
      ))}
      <text class="rear-label" x="20" y={HEIGHT + 23}>
        Rear
      </text>
      {rears.map((location, i) => (
        <RearPlate key={location.code} location={location} x={81 + i * (PLATE.width + PLATE.gap)} />
      ))}
    </svg>
  );
}

const REAR_ORDER = ['LT', 'CT', 'RT'];

interface LocationProps {
  readonly location: SheetLocation;
  readonly outline: readonly (readonly [x: number, y: number])[];
}

function Location({ location, outline }: LocationProps): VNode {
  const { armor, structure, gone, name } = location;
  const points = outline.map(point => point.join(',')).join(' ');
  const [x, y] = outlineMiddle(outline);
  return (
    <g class={gone ? 'location gone' : 'location'}>
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

function RearPlate({ location, x }: { readonly location: SheetLocation; readonly x: number }): VNode {
  const rear = location.rear!;
  const box = { x, y: HEIGHT, width: PLATE.width, height: PLATE.height, rx: 5 };
  return (
    <g class={location.gone ? 'location gone' : 'location'}>
      <title>{`${location.name}, rear: armor ${rear.left} of ${rear.all}`}</title>
      <rect class="empty" {...box} />
      <rect class={`left ${wearClass(rear, location.structure)}`} {...box} style={{ clipPath: drained(rear) }} />
      <rect class="edge" {...box} />
      <text class="armor" x={x + PLATE.width / 2} y={HEIGHT + 24}>
        {location.gone ? '✕' : rear.left}
      </text>
    </g>
  );
}

/** Hides the part of a shape that stands for what is lost. */
function drained({ left, all }: Points): string {
  return `inset(${all === 0 ? 100 : Math.round((1 - left / all) * 100)}% 0 0 0)`;
}

/** Armor that holds, armor that is thin, and structure that is hurt. */
function wearClass(armor: Points, structure: Points): 'sound' | 'thin' | 'open' {
  if (structure.left < structure.all || armor.left === 0) return 'open';
  return armor.left * 2 < armor.all ? 'thin' : 'sound';
}

function locationWords({ name, armor, rear, structure, gone }: SheetLocation): string {
  if (gone) return `${name}: destroyed`;
  const back = rear === undefined ? '' : `, rear armor ${rear.left} of ${rear.all}`;
  return `${name}: armor ${armor.left} of ${armor.all}${back}, structure ${structure.left} of ${structure.all}`;
}

function figureWords({ locations }: UnitSheet): string {
  return locations.map(locationWords).join('; ');
}
