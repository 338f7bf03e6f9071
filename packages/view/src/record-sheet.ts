import { formatHex } from '@hexfall/hex';
import { boardOf, type Game, type MechSpec, type MechState, mustWithdraw, specOf } from '@hexfall/rules';
import { bar, damageLines } from './damage-lines.ts';
import { facingPoint } from './facing-text.ts';
import { MAX_HEAT } from './sheet/heat-rows.ts';
import { unitMark } from './unit-names.ts';
import { counted } from './words/count-words.ts';
import { settingWords } from './words/switch-words.ts';

/**
 * Formats the record sheet of a unit in a game as lines of text of at most 100 columns.
 *
 * @example
 * ```ts
 * import { mechOf } from '@hexfall/rules';
 * import { formatRecordSheet } from '@hexfall/view';
 * import { setTheTable } from './table.mjs';
 *
 * const game = setTheTable();
 * formatRecordSheet(game, mechOf(game, 0))[0]; // => 'A1 Hunchback HBK-4G · 50 tons · hex 0505 facing N'
 * ```
 */
export function formatRecordSheet(game: Game, mech: MechState): string[] {
  const spec = specOf(game, mech);
  return [title(game, mech, spec), pilotLine(mech), heatLine(mech, spec), '', ...damageLines(mech, spec)];
}

function title(game: Game, mech: MechState, spec: MechSpec): string {
  const place =
    mech.hex < 0
      ? 'off the board'
      : `hex ${formatHex(boardOf(game).grid, mech.hex)} facing ${facingPoint(mech.facing)}`;
  const parts = [`${unitMark(game, mech.id)} ${spec.name}`, `${spec.tonnage} tons`, place, ...conditions(game, mech)];
  return parts.join(' · ');
}

function conditions(game: Game, mech: MechState): string[] {
  if (mech.status !== 'active') return [mech.status.toUpperCase()];
  return [
    mech.prone ? 'prone' : '',
    mech.shutdown ? 'shut down' : '',
    mech.stuck ? 'bogged down' : '',
    mustWithdraw(game, mech) ? 'must withdraw' : '',
    mech.stealth ? 'stealth armor on' : '',
    ...settingWords(mech, specOf(game, mech)),
    mech.dumping === 0 ? '' : 'dumping ammunition',
    mech.twist === 0 ? '' : `torso ${mech.twist < 0 ? 'left' : 'right'}`,
  ].filter(word => word !== '');
}

function pilotLine(mech: MechState): string {
  const wounds = mech.pilotWounds === 0 ? 'unhurt' : counted(mech.pilotWounds, 'wound');
  return `  pilot  gunnery ${mech.gunnery}, piloting ${mech.piloting}, ${wounds}, ${mech.pilot}`;
}

function heatLine(mech: MechState, spec: MechSpec): string {
  const double = spec.heatSinks.capacity === 2 && spec.heatSinks.mixed === undefined;
  const sinks = `${spec.heatSinks.count} ${double ? 'double ' : ''}heat sinks`;
  const jump = spec.jumpMp > 0 ? `, jump ${spec.jumpMp}` : '';
  return `  heat   ${bar(mech.heat, MAX_HEAT, MAX_HEAT)} ${mech.heat}, ${sinks}    walk ${spec.walkMp}${jump}`;
}
