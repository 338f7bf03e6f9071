import { barText, type LostWeapons, type PlaceAnswer, percentText } from '@hexfall/view';
import { formatTable, wrapText } from '../table.ts';

const BAR_WIDTH = 24;

/** Formats where the damage to a unit goes: the average, the chance of any damage, and the chance to lose the location. */
export function formatPlaces(places: readonly PlaceAnswer[], width: number): string[] {
  if (places.length === 0) return [];
  const largest = Math.max(...places.map(({ mean }) => mean));
  const rows = places.map(({ name, mean, struck, lost }) => [
    name,
    mean.toFixed(2),
    percentText(struck),
    lost > 0 ? percentText(lost) : '-',
    barText(mean / largest, BAR_WIDTH),
  ]);
  const head = ['Damage by location', 'average', 'struck', 'lost'];
  const [title = '', ...lines] = formatTable([head, ...rows], { width, dispensable: [4], left: [4] });
  // The heading begins in the same column as all headings, and the heads of columns stand above their columns.
  return [title.replace(/^ {2}(Damage by location)/, '$1  '), ...lines];
}

/** Formats the weapons that a unit is most likely to lose. */
export function formatWeapons(weapons: readonly LostWeapons[], width: number): string[] {
  if (weapons.length === 0) return [];
  const texts = weapons.map(({ name, count, chance }) =>
    count === 1 ? `${name} ${percentText(chance)}` : `${count} x ${name} ${percentText(chance)} each`,
  );
  return wrapText(`Weapons lost: ${texts.join(', ')}`, width, '', '  ');
}
