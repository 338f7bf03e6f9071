import type { FilterTexts } from '@hexfall/data';
import type { Command } from 'commander';
import { appendTo } from '../simulate/match-options.ts';

/** Which units to select from all units, as the user typed it. */
export type FilterOptions = FilterTexts;

const RANGE = 'a number or a range: 50, 50-75, 50+';

/** Adds the options that select units. */
export function addFilterOptions(command: Command): Command {
  return command
    .option('--tons <range>', `weight in tons, ${RANGE}`)
    .option('--year <range>', 'in service by this year, such as 3050, or introduced in a range, such as 3025-3050')
    .option('--walk <range>', `walking MP, ${RANGE}`)
    .option('--jump <range>', `jump MP, ${RANGE}`)
    .option('--tech <base>', 'is (Inner Sphere), clan or mixed')
    .option('--role <role>', 'such as brawler, scout or sniper')
    .option('--weapon <name>', 'with such a weapon; repeat it for several', appendTo)
    .option('--played', 'only units that fight with everything they carry', false)
    .option('--unplayed', 'only units that fight without something they carry, which is named', false);
}
