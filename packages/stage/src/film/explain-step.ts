import {
  type DamageApplied,
  type Game,
  type GameEvent,
  type Source,
  specOf,
  targetMovementModifier,
} from '@hexfall/rules';
import { mishapWords, type Names, sourceWords } from '@hexfall/view';

type Explain<T extends GameEvent['type']> = (
  event: Extract<GameEvent, { type: T }>,
  game: Game,
  names: Names,
) => string | undefined;

/** What explains the numbers of an event that has no target number. */
const EXPLANATIONS: { readonly [T in GameEvent['type']]?: Explain<T> } = {
  InitiativeRolled: () => 'Two dice for each side. The side with the lower total acts first, and the other can react.',
  Stepped: ({ mpUsed, hexesMoved }) => movementWords(mpUsed, hexesMoved),
  Jumped: ({ mpUsed, hexesMoved }) => movementWords(mpUsed, hexesMoved),
  Moved: ({ heatBuildUp }) => heatWords(heatBuildUp),
  WeaponFired: ({ heatBuildUp }) => heatWords(heatBuildUp),
  ClusterRolled: ({ roll, modifier, hits }) =>
    `Two dice gave ${roll}${modifier === 0 ? '' : `, ${signed(modifier)} makes ${roll + modifier}`}: by the cluster table ${hits} hit.`,
  DamageApplied: explainDamage,
  CriticalRolled: ({ roll, source }, _game, names) =>
    `Two dice gave ${roll}, after damage inside by ${sourceText(source, names)}.`,
  SlotHit: ({ source }, _game, names) => `Critical hit by ${sourceText(source, names)}.`,
  Exploded: ({ damage, source }, _game, names) => `${points(damage)} inside, set off by ${sourceText(source, names)}.`,
  PilotHit: ({ source }, _game, names) => `By ${sourceText(source, names)}.`,
  LocationLost: ({ source }, _game, names) => `By ${sourceText(source, names)}.`,
  UnitDestroyed: ({ source }, _game, names) => `By ${sourceText(source, names)}.`,
  Fell: ({ unit, height, damage }, game) =>
    `${specOf(game, game.state.mechs[unit]!).tonnage} tons ${height === 0 ? 'fall on the spot' : `fall ${height} ${height === 1 ? 'level' : 'levels'}`}: ${points(damage)}, in groups of five.`,
  HeatSettled: ({ builtUp, dissipated, heat }) =>
    `${heat - builtUp + dissipated} before + ${builtUp} built up - ${dissipated} dissipated = ${heat}`,
};

/** Explains the numbers of an event that no list of modifiers explains; `undefined` if there is nothing to explain. */
export function explainStep(event: GameEvent, game: Game, names: Names): string | undefined {
  const explain = EXPLANATIONS[event.type] as ((event: GameEvent, game: Game, names: Names) => string) | undefined;
  return explain?.(event, game, names);
}

function movementWords(mpUsed: number, hexesMoved: number): string {
  const modifier = targetMovementModifier(hexesMoved);
  const harder = modifier === 0 ? 'no harder to hit' : `+${modifier} to hit it`;
  return `${mpUsed} MP used and ${hexesMoved} ${hexesMoved === 1 ? 'hex' : 'hexes'} moved so far this turn: ${harder}.`;
}

function heatWords(heatBuildUp: number): string {
  return `Heat built up so far this turn: ${heatBuildUp}.`;
}

/** Says where the points of a group of damage went: every one of them is in the event. */
function explainDamage(event: DamageApplied, game: Game, names: Names): string {
  const { armorDamage, armorRemaining, structureDamage, structureRemaining, discarded, transferred } = event;
  const parts = [
    ...(armorDamage > 0 ? [`${armorDamage} off the armor, ${armorRemaining} left`] : []),
    ...(structureDamage > 0 ? [`${structureDamage} off the structure, ${structureRemaining} left`] : []),
    ...(transferred > 0 ? [`${transferred} passed on`] : []),
    ...(discarded > 0 ? [`${discarded} without effect`] : []),
  ];
  const { tonnage } = specOf(game, game.state.mechs[event.unit]!);
  return `${points(event.damage)} by ${sourceText(event.source, names)}: ${parts.join('; ')}. This ${tonnage}-ton unit has taken ${event.damageThisPhase} in this phase.`;
}

/** Returns who dealt damage, and with what. */
function sourceText(source: Source, names: Names): string {
  if (source.kind === 'weapon') return `${names.unit(source.attacker)} ${names.weapon(source.attacker, source.weapon)}`;
  if (source.kind === 'explosion') return `an explosion inside (${sourceText(source.setOffBy, names)})`;
  if (source.kind === 'melee') return `${names.unit(source.attacker)} ${itemName(source, names)}`;
  if ('attacker' in source) return `${names.unit(source.attacker)} ${sourceWords(source.kind)}`;
  if (source.kind !== 'fall') return mishapWords(source.kind);
  return source.setOffBy === undefined ? 'its fall' : `its fall (${sourceText(source.setOffBy, names)})`;
}

function itemName({ attacker, item }: Extract<Source, { kind: 'melee' }>, names: Names): string {
  return names.spec?.(attacker).equipment[item]?.name ?? sourceWords('melee');
}

function points(count: number): string {
  return `${count} ${count === 1 ? 'point' : 'points'}`;
}

function signed(value: number): string {
  return value < 0 ? String(value) : `+${value}`;
}
