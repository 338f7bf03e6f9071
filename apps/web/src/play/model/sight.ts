import {
  buildingCount,
  distance,
  fieldCount,
  type HexId,
  hasAttackerCover,
  hasTargetCover,
  heavySmokeCount,
  heavyWoodsCount,
  industrialCount,
  isSightBlocked,
  isUnderWater,
  lightSmokeCount,
  lightWoodsCount,
  lineHexes,
  lineOfSight,
  type Sight,
  type SightBlock,
  sightBlockReason,
  sightModifier,
  type Viewpoint,
} from '@hexfall/hex';
import { boardOf, type Game, type ModifierCode, stepTable, viewpoint } from '@hexfall/rules';
import { modifierText } from '@hexfall/view';

/** A line of sight, and what it meets on its way. */
export interface SightReport {
  readonly from: HexId;
  readonly to: HexId;
  readonly distance: number;
  /** Every hex that the line touches, from one end to the other. */
  readonly hexes: readonly HexId[];
  readonly blocked: boolean;
  /** The modifier for shots along the line; 0 if it is blocked. */
  readonly modifier: number;
  /** Whether the line is clear, then everything that affects it, a few words each. */
  readonly words: readonly string[];
}

const BLOCKS: Readonly<Record<SightBlock, string>> = {
  none: 'clear line of sight',
  water: 'blocked by the surface of the water',
  terrain: 'blocked by higher ground',
  building: 'blocked by a building',
  woods: 'blocked by woods',
  fields: 'blocked by fields',
  industrial: 'blocked by an industrial zone',
};

const COUNTS: readonly (readonly [code: ModifierCode, count: (sight: Sight) => number])[] = [
  ['between.lightWoods', lightWoodsCount],
  ['between.heavyWoods', heavyWoodsCount],
  ['between.lightSmoke', lightSmokeCount],
  ['between.heavySmoke', heavySmokeCount],
  ['between.fields', fieldCount],
  ['between.industrial', industrialCount],
  ['between.building', buildingCount],
];

/** Looks from one hex to another: from the height of the units there, or of units that would stand there. */
export function lookAlong(game: Game, from: HexId, to: HexId): SightReport {
  const board = boardOf(game);
  const sight = lineOfSight(board, eyesIn(game, from), eyesIn(game, to));
  const blocked = isSightBlocked(sight);
  return {
    from,
    to,
    distance: distance(board.grid, from, to),
    hexes: lineHexes(board.grid, from, to),
    blocked,
    modifier: blocked ? 0 : sightModifier(sight),
    words: wordsOf(sight),
  };
}

/** Returns the viewpoint of a unit that stands in the hex, or of the highest place where one could. */
function eyesIn(game: Game, hex: HexId): Viewpoint {
  const unit = game.state.mechs.find(mech => mech.hex === hex && mech.status === 'active');
  if (unit !== undefined) return viewpoint(unit);
  const { places } = stepTable(boardOf(game));
  return { hex, elevation: places.elevation[places.top[hex]!]!, height: 1 };
}

function wordsOf(sight: Sight): string[] {
  const block = BLOCKS[sightBlockReason(sight)];
  const counted = COUNTS.flatMap(([code, count]) => {
    const hexes = count(sight);
    if (hexes === 0) return [];
    return [`${modifierText({ code })}${hexes > 1 ? ` (${hexes} hexes)` : ''}`];
  });
  return [
    block,
    ...counted,
    ...(hasTargetCover(sight) ? ['the far end has partial cover'] : []),
    ...(hasAttackerCover(sight) ? ['the near end has partial cover'] : []),
    ...(isUnderWater(sight) ? ['under water'] : []),
  ];
}
