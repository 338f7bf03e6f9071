import { createBoard, type HexContent, type Side, sideStruck } from '@hexfall/hex';
import {
  aimWeapon,
  apply,
  cloneState,
  createGameOn,
  type DiceRoller,
  type EventSink,
  type Game,
  IMPOSSIBLE,
  isCharged,
  keepReasons,
  loadOf,
  type Modifier,
  mechOf,
  NO_SINK,
  NOWHERE,
  sightTarget,
  specOf,
  termsOf,
  toHitNumber,
  type WeaponAttack,
} from '@hexfall/rules';
import { type Aim, type Encounter, type Fire, OTHER_TARGET } from './entries.ts';
import { elevationOn, GROUNDS, type GroundName, groundOfHex } from './grounds.ts';
import { standInOf } from './table-game.ts';

/** A shot with its target number, on a strip of map with exactly what the player says is between the units. */
export interface LaidShot {
  readonly range: Game;
  readonly attack: WeaponAttack;
  /** The target number of two dice; too high for them if the target is out of range. */
  readonly need: number;
  readonly modifiers: readonly Modifier[];
  readonly isInRange: boolean;
}

/** The longest distance that can be entered: beyond the range of every weapon. */
export const MAX_RANGE = 60;

/**
 * Aims a weapon at its target. Both units stand on a strip of map of the measured length, so that the rules determine the target number as
 * in any game. Returns `undefined` if the weapon has nothing to fire.
 */
export function layShot(game: Game, shot: Fire, dice: DiceRoller, sink: EventSink = NO_SINK): LaidShot | undefined {
  const target = targetOf(game, shot);
  const range = createRange(game, shot, dice, sink);
  const attacker = mechOf(range, shot.unit);
  const spec = specOf(range, attacker);
  const weapon = spec.weapons[shot.weapon]!;
  const load = loadOf(attacker, spec, weapon, shot.bin < 0 ? undefined : shot.bin);
  if (load === undefined) return undefined;
  const choices = {
    attacker: shot.unit,
    weapon: shot.weapon,
    bin: load.bin,
    aim: NOWHERE,
    spotter: -1,
    secondary: shot.aim.secondary,
    rate: shot.rate,
  };
  const solution = aimWeapon(
    range,
    sightTarget(range, attacker, mechOf(range, target)),
    weapon,
    termsOf(range, choices),
  );
  const modifiers: Modifier[] = [];
  const known = toHitNumber(range, solution, modifiers);
  const need = known >= IMPOSSIBLE ? IMPOSSIBLE : known + shot.aim.extra;
  const attack: WeaponAttack = {
    kind: 'weapon',
    ...choices,
    target,
    need,
    bracket: solution.bracket,
    heat: false,
    charged: isCharged(attacker, shot.weapon),
  };
  keepReasons(attack, modifiers);
  apply(range.state, { type: 'AttackDeclared', attack, modifiers: [] });
  const isInRange = solution.hexes <= solution.ranges[2];
  return { range, attack, need, modifiers, isInRange };
}

/** Returns the unit that stands for the target of an attack. */
export function targetOf(game: Game, { target }: Pick<Encounter, 'target'>): number {
  return target < 0 ? standInOf(game) : target;
}

/** Creates a strip of map with attacker and target, placed as the player says. */
export function createRange(game: Game, shot: Encounter, dice: DiceRoller, sink: EventSink): Game {
  const { aim, unit } = shot;
  const target = targetOf(game, shot);
  const grounds = {
    attacker: groundOfHex(mechOf(game, unit).hex),
    target: shot.target < 0 ? aim.ground : groundOfHex(mechOf(game, target).hex),
  };
  const board = createBoard(1, aim.hexes + 1 + BEHIND, stripOf(aim, grounds));
  const state = cloneState(game.state);
  for (const { id } of state.mechs) {
    if (id !== unit && id !== target) apply(state, { type: 'Withdrew', unit: id, mpUsed: 0 });
  }
  const place = (id: number, hex: number, facing: number, ground: GroundName): void => {
    const { mpUsed, hexesMoved } = state.mechs[id]!;
    apply(state, { type: 'Stepped', unit: id, hex, elevation: elevationOn(ground), facing, mpUsed, hexesMoved });
  };
  place(unit, 0, SOUTH, grounds.attacker);
  const facing =
    FACINGS.find(each => sideStruck(board, 0, { hex: aim.hexes, elevation: 0, facing: each }) === aim.side) ?? 0;
  place(target, aim.hexes, facing, grounds.target);
  const range = createGameOn({ ...game.match, board }, state, dice, sink);
  if (shot.target === OTHER_TARGET) moveStandIn(range, target, aim);
  return range;
}

/** Number of open hexes behind the target, so that it can be displaced. */
const BEHIND = 2;
const SOUTH = 3;
const FACINGS: readonly number[] = [0, 1, 2, 3, 4, 5];

interface Ends {
  readonly attacker: GroundName;
  readonly target: GroundName;
}

/** Returns the hexes from the attacker to the target. Cover for the legs of the target stands right in front of it. */
function stripOf({ hexes, lightWoods, heavyWoods, cover }: Aim, { attacker, target }: Ends): HexContent[] {
  const between = Math.max(0, hexes - 1);
  const middle = Array.from({ length: between }, (_, i): HexContent => {
    const ground = i < heavyWoods ? 'heavyWoods' : i < heavyWoods + lightWoods ? 'lightWoods' : 'open';
    const { layers } = GROUNDS[ground].content;
    return { level: cover && i === between - 1 ? 1 : 0, layers };
  });
  const behind = Array.from({ length: BEHIND }, () => GROUNDS.open.content);
  return [GROUNDS[attacker].content, ...middle, GROUNDS[target].content, ...behind];
}

/** Gives the unit that stands in for a target without a sheet the state that the player states. */
function moveStandIn({ state }: Game, unit: number, { moved, jumped, prone, immobile }: Aim): void {
  const { hex, elevation, facing, mpUsed, heatBuildUp } = state.mechs[unit]!;
  apply(state, { type: 'Stepped', unit, hex, elevation, facing, mpUsed, hexesMoved: moved });
  apply(state, { type: 'Moved', unit, mode: jumped ? 'jump' : 'run', heatBuildUp });
  if (prone) apply(state, { type: 'WentProne', unit, mpUsed });
  if (immobile) apply(state, { type: 'ShutDown', unit, byChoice: false });
}

/** Sides of a target in the order in which players name them. */
export const TARGET_SIDES: readonly Side[] = ['front', 'left', 'right', 'rear'];
