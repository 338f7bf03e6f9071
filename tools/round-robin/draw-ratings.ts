/** A participant as the result of a tournament in JSON has it. */
export interface Contender {
  readonly name: string;
  readonly value: number;
  readonly rating: { readonly value: number };
  readonly forItsValue: {
    readonly expected: number;
    readonly surplus: { readonly value: number; readonly low: number; readonly high: number };
  };
}

const SIZE = { width: 760, height: 460, left: 52, right: 16, top: 16, bottom: 40 } as const;
const VALUES = [500, 700, 1000, 1400, 2000, 2800] as const;
const RATINGS = [-800, -600, -400, -200, 0, 200, 400, 600, 800] as const;
const MEAN_ELO = 1500;
/** Dots that are labelled: those farthest from the line, on each side. */
const LABELS = 5;

/** Draws ratings over Battle Value, on a logarithmic scale, with the line through them. */
export function drawRatings(contenders: readonly Contender[]): string {
  const logs = contenders.map(({ value }) => Math.log(value));
  const ratings = contenders.map(({ rating }) => rating.value);
  const [minX, maxX] = [Math.min(...logs) - 0.05, Math.max(...logs) + 0.05];
  const [minY, maxY] = [Math.min(...ratings) - 60, Math.max(...ratings) + 60];
  const x = (value: number): number =>
    round(SIZE.left + ((Math.log(value) - minX) / (maxX - minX)) * (SIZE.width - SIZE.left - SIZE.right));
  const y = (rating: number): number =>
    round(SIZE.top + ((maxY - rating) / (maxY - minY)) * (SIZE.height - SIZE.top - SIZE.bottom));
  const byValue = contenders.toSorted((a, b) => a.value - b.value);
  const ends = [byValue[0]!, byValue.at(-1)!].map(({ value, forItsValue }) => `${x(value)},${y(forItsValue.expected)}`);
  const bySurplus = contenders.toSorted((a, b) => b.forItsValue.surplus.value - a.forItsValue.surplus.value);
  const labelled = [...bySurplus.slice(0, LABELS), ...bySurplus.slice(-LABELS)];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE.width} ${SIZE.height}" font-family="system-ui, sans-serif" font-size="11">
<rect width="100%" height="100%" fill="#ffffff"/>
<g fill="#57606a" stroke="none">
${VALUES.map(value => `<path d="M${x(value)} ${SIZE.top}V${SIZE.height - SIZE.bottom}" stroke="#e4e7eb"/><text x="${x(value)}" y="${SIZE.height - 22}" text-anchor="middle">${value}</text>`).join('\n')}
${RATINGS.filter(rating => rating > minY && rating < maxY)
  .map(
    rating =>
      `<path d="M${SIZE.left} ${y(rating)}H${SIZE.width - SIZE.right}" stroke="#e4e7eb"/><text x="${SIZE.left - 6}" y="${y(rating) + 4}" text-anchor="end">${MEAN_ELO + rating}</text>`,
  )
  .join('\n')}
<text x="${SIZE.width / 2}" y="${SIZE.height - 6}" text-anchor="middle">Battle Value</text>
<text x="10" y="12">Elo</text>
</g>
<polyline points="${ends.join(' ')}" fill="none" stroke="#b35900" stroke-width="2"/>
<g fill="#0b5fa5" fill-opacity="0.7">
${contenders.map(({ name, value, rating }) => `<circle cx="${x(value)}" cy="${y(rating.value)}" r="3.5"><title>${escapeText(name)}</title></circle>`).join('\n')}
</g>
<g fill="#1f2328">
${labelled.map(each => labelOf(each, x(each.value), y(each.rating.value))).join('\n')}
</g>
</svg>
`;
}

/** A name beside its dot, on the side away from the line. */
function labelOf({ name, forItsValue }: Contender, x: number, y: number): string {
  const isAbove = forItsValue.surplus.value > 0;
  return `<text x="${isAbove ? x - 6 : x + 6}" y="${y + 4}"${isAbove ? ' text-anchor="end"' : ''}>${escapeText(name)}</text>`;
}

function escapeText(text: string): string {
  return text.trim().replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
