import type { DraftReport, MechBlueprint } from '@hexfall/data';

/** How a figure differs from that of the original: better, worse, or just different. */
export type Change = 'same' | 'better' | 'worse' | 'other';

/** One of the figures that are always in sight. */
export interface Figure {
  readonly name: string;
  readonly value: string;
  /** A note on the figure: "1.5 t left", "3 too hot". */
  readonly note: string;
  /** Whether the figure breaks the construction rules. */
  readonly isBad: boolean;
  /** The figure of the original: "was 1,041"; '' if it has not changed. */
  readonly was: string;
  readonly change: Change;
}

interface Unit {
  readonly blueprint: MechBlueprint;
  readonly report: DraftReport;
}

/** Returns weight, slots, armor, heat, movement and Battle Value of a draft, compared with those of the original. */
export function figuresOf(now: Unit, original: Unit): readonly Figure[] {
  return FIGURES.map(({ name, text, note, isBad, rank }) => {
    const [value, before] = [text(now), text(original)];
    return {
      name,
      value,
      note: note(now),
      isBad: isBad(now),
      was: value === before ? '' : `was ${before}`,
      change: changeOf(value === before, rank(now) - rank(original)),
    };
  });
}

function changeOf(isSame: boolean, difference: number): Change {
  if (isSame) return 'same';
  if (Number.isNaN(difference) || difference === 0) return 'other';
  return difference > 0 ? 'better' : 'worse';
}

interface FigureRule {
  readonly name: string;
  readonly text: (unit: Unit) => string;
  readonly note: (unit: Unit) => string;
  readonly isBad: (unit: Unit) => boolean;
  /** Returns a number that is higher for figures that players prefer, and always the same where that is a matter of taste. */
  readonly rank: (unit: Unit) => number;
}

const FIGURES: readonly FigureRule[] = [
  {
    name: 'Weight',
    text: ({ report }) => `${report.weight.total} t`,
    note: ({ report: { weight }, blueprint: { tonnage } }) => {
      if (weight.left === 0) return `of ${tonnage} t`;
      return weight.left > 0 ? `${weight.left} t left` : `${-weight.left} t too heavy`;
    },
    isBad: ({ report }) => report.weight.left < 0,
    rank: () => 0,
  },
  {
    name: 'Slots',
    text: ({ report }) => `${freeSlots(report)} free`,
    note: ({ report }) => `of ${report.bays.reduce((sum, { slots }) => sum + slots.length, 0)}`,
    isBad: () => false,
    rank: () => 0,
  },
  {
    name: 'Armor',
    text: ({ report }) => String(report.armorPoints),
    note: ({ report }) => `of ${report.bays.reduce((sum, { maxArmor }) => sum + maxArmor, 0)}`,
    isBad: () => false,
    rank: ({ report }) => report.armorPoints,
  },
  {
    name: 'Heat',
    text: ({ report: { played } }) =>
      played === undefined ? '–' : `${played.heat.weapons + played.heat.moving} / ${played.heat.sinks}`,
    note: ({ report: { played } }) => (played === undefined ? '' : heatNote(played.heat)),
    isBad: () => false,
    rank: ({ report: { played } }) =>
      played === undefined ? Number.NaN : played.heat.sinks - played.heat.weapons - played.heat.moving,
  },
  {
    name: 'Movement',
    text: ({ report: { played } }) =>
      played === undefined ? '–' : `${played.facts.walk} / ${played.facts.run} / ${played.facts.jump}`,
    note: () => 'walk, run, jump',
    isBad: ({ report: { played } }) => played === undefined,
    rank: ({ report: { played } }) => (played === undefined ? Number.NaN : played.facts.run * 100 + played.facts.jump),
  },
  {
    name: 'Battle Value',
    text: ({ report: { played } }) => played?.facts.value.toLocaleString('en') ?? '–',
    note: () => '',
    isBad: () => false,
    rank: () => 0,
  },
];

function freeSlots({ bays }: DraftReport): number {
  return bays.reduce((sum, { free }) => sum + free, 0);
}

function heatNote({ weapons, moving, sinks }: NonNullable<DraftReport['played']>['heat']): string {
  const over = weapons + moving - sinks;
  return over > 0 ? `${over} over, firing everything` : 'cool, firing everything';
}
