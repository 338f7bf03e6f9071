import type { Modifier, ModifierCode } from '@hexfall/rules';
import type { Names } from './names.ts';

type UnitNames = Pick<Names, 'unit'>;

/** Each modifier in a few words that follow its value: "+2 medium range". */
const TEXTS: Readonly<Record<ModifierCode, string>> = {
  gunnery: 'gunnery',
  piloting: 'piloting',
  'pilot.wounds': 'pilot wounded',
  gyro: 'gyro hit',
  quad: 'four legs',
  'leg.gone': 'leg lost',
  hip: 'hip',
  upperLeg: 'upper leg',
  lowerLeg: 'lower leg',
  foot: 'foot',
  cockpit: 'cramped cockpit',
  reason: 'reason of the roll',
  otherReasons: 'other reasons of the phase',
  'fall.height': 'levels fallen',
  armor: 'hardened armor',
  industrialMyomer: 'industrial myomer',
  'terrain.swamp': 'swamp',
  'terrain.mud': 'mud',
  'terrain.jungle': 'jungle',
  'terrain.sand': 'sand',
  'terrain.tundra': 'tundra',
  'terrain.snow': 'snow',
  'terrain.ice': 'ice',
  'terrain.rapids': 'rapids',
  'terrain.rubble': 'rubble',
  'terrain.magma': 'magma',
  'terrain.industrial': 'industrial zone',
  'range.short': 'short range',
  'range.medium': 'medium range',
  'range.long': 'long range',
  'range.minimum': 'minimum range',
  c3: 'C3 range',
  'attacker.walked': 'attacker walked',
  'attacker.ran': 'attacker ran',
  'attacker.jumped': 'attacker jumped',
  'attacker.skidded': 'attacker skidded',
  'attacker.prone': 'attacker prone',
  'attacker.heat': 'attacker hot',
  'attacker.sensors': 'sensors hit',
  aes: 'actuator enhancement',
  'attacker.voidSignature': 'own void signature system',
  'attacker.shield': 'shield in the way',
  pulseModule: 'pulse module',
  interference: 'disturbed electronics',
  modularArmor: 'modular armor',
  'attacker.cockpit': 'cockpit without fire control',
  'attacker.secondaryTarget': 'secondary target',
  'target.moved': 'target moved',
  'target.jumped': 'target jumped',
  'target.skidded': 'target skidded',
  'target.stuck': 'target bogged down',
  'target.prone': 'target prone',
  'target.immobile': 'target immobile',
  'target.terrain': 'terrain of the target',
  'target.cover': 'partial cover',
  'target.groundFloor': 'on the ground floor',
  'target.stealth': 'stealth armor',
  'target.nullSignature': 'null signature system',
  'target.chameleon': 'chameleon light polarization shield',
  'target.voidSignature': 'void signature system',
  'between.lightWoods': 'light woods between',
  'between.heavyWoods': 'heavy woods between',
  'between.lightSmoke': 'light smoke between',
  'between.heavySmoke': 'heavy smoke between',
  'between.fields': 'fields between',
  'between.industrial': 'industry between',
  'between.building': 'walls between',
  targetingComputer: 'targeting computer',
  artemisV: 'Artemis V',
  apollo: 'Apollo',
  aimed: 'aimed shot',
  indirect: 'indirect fire',
  'indirect.unseen': 'nobody sees the target',
  'attacker.spotting': 'attacker spots',
  'spotter.attacks': 'spotter attacks',
  'target.designated': 'target designated',
  'target.tracked': 'precision rounds',
  weapon: 'weapon',
  attack: 'kind of attack',
  calledShot: 'called shot',
  claw: 'claw',
  muleKick: 'kick to the rear',
  shoulder: 'shoulder',
  upperArm: 'upper arm',
  lowerArm: 'lower arm',
  hand: 'hand',
  skillDifference: 'difference in skill',
  'target.water': 'target in water',
  sameBuilding: 'same building',
};

/**
 * Returns a modifier in words, without its value, and with the unit that it comes from if there is one.
 *
 * @example
 * ```ts
 * import { modifierText } from '@hexfall/view';
 *
 * modifierText({ code: 'attacker.ran' }); // => 'attacker ran'
 * ```
 */
export function modifierText({ code, unit }: Pick<Modifier, 'code' | 'unit'>, names?: UnitNames): string {
  return unit === undefined || names === undefined ? TEXTS[code] : `${TEXTS[code]} of ${names.unit(unit)}`;
}

/**
 * Formats a target number with all its modifiers: "8 = 4 gunnery + 2 medium range + 2 attacker ran".
 *
 * @example
 * ```ts
 * import { RL } from '@hexfall/rules';
 * import { attackNumber, formatNumber } from '@hexfall/view';
 * import { setTheTable } from './table.mjs';
 *
 * const game = setTheTable();
 * const kick = attackNumber(game, { kind: 'kick', attacker: 0, target: 1, limb: RL });
 * kick && formatNumber(kick.need, kick.modifiers); // => '3 = 5 piloting - 2 kind of attack'
 * ```
 */
export function formatNumber(need: number, modifiers: readonly Modifier[], names?: UnitNames): string {
  const parts = modifiers.map((modifier, i) => {
    const sign = modifier.value < 0 ? '- ' : i === 0 ? '' : '+ ';
    return `${sign}${Math.abs(modifier.value)} ${modifierText(modifier, names)}`;
  });
  return parts.length === 0 ? String(need) : `${need} = ${parts.join(' ')}`;
}
