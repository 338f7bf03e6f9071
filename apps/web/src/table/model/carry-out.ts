import {
  apply,
  beginNextPhase,
  beginTurn,
  clearRolls,
  emit,
  fireSteps,
  type Game,
  type GameEvent,
  inflictHeat,
  type MechState,
  mechOf,
  movementHeat,
  ORDERED_PHASES,
  onTheSpot,
  phaseSteps,
  pilotingNumber,
  queueRoll,
  reasonModifier,
  resolveCriticalRoll,
  resolveDamage,
  resolveFall,
  resolveQueuedRolls,
  resolveSlotHit,
  resolveStand,
  restate,
  runSteps,
  specOf,
  standCost,
  woundPilot,
} from '@hexfall/rules';
import { AskingDice } from './asking-dice.ts';
import { groupWords, ram, type Say, strike } from './close-combat.ts';
import { type Deed, type Fire, NO_TARGET, OTHER_TARGET } from './entries.ts';
import { layShot } from './firing-range.ts';
import { elevationOn, hexOfGround } from './grounds.ts';

/** Carries out an entry by the rules, in their own steps. */
export function carryOut(game: Game, deed: Deed, say: Say): void {
  switch (deed.kind) {
    case 'phase':
      return endPhase(game);
    case 'fire':
      return fire(game, deed, say);
    case 'blow':
      return strike(game, deed, say);
    case 'ram':
      return ram(game, deed, say);
    case 'damage':
      return dealDamage(game, deed);
    case 'critical':
      return resolveCriticalRoll(game, mechOf(game, deed.unit), deed.location, BY_HAND);
    case 'strike':
      return resolveSlotHit(game, mechOf(game, deed.unit), deed, BY_HAND);
    default:
      return carryOutFor(game, mechOf(game, deed.unit), deed);
  }
}

const BY_HAND = { kind: 'other', damage: 'plain' } as const;

type Of<K extends Deed['kind']> = Extract<Deed, { readonly kind: K }>;
type UnitDeed = Exclude<Deed, Of<'phase' | 'fire' | 'blow' | 'ram' | 'damage' | 'critical' | 'strike'>>;

function carryOutFor(game: Game, mech: MechState, deed: UnitDeed): void {
  const { id: unit } = mech;
  switch (deed.kind) {
    case 'wound':
      return woundPilot(game, mech, 'head', BY_HAND);
    case 'move':
      return move(game, mech, deed);
    case 'ground':
      return apply(game.state, {
        type: 'Displaced',
        unit,
        how: 'forced',
        hex: hexOfGround(unit, deed.ground),
        elevation: elevationOn(deed.ground),
      });
    case 'posture':
      return apply(
        game.state,
        deed.prone ? { type: 'WentProne', unit, mpUsed: mech.mpUsed } : { type: 'StoodUp', unit },
      );
    case 'stand':
      return resolveStand(game, mech, mech.mpUsed + standCost(game, mech));
    case 'reactor':
      return apply(game.state, deed.runs ? { type: 'StartedUp', unit } : { type: 'ShutDown', unit, byChoice: true });
    case 'warm':
      return inflictHeat(game, mech, { points: deed.points, dice: 0 });
    case 'queue':
      return queueRoll(game, mech, deed.reason, reasonModifier(game.rules, deed.reason) ?? 0);
    case 'roll':
      return void resolveQueuedRolls(game, mech);
    case 'drop':
      return clearRolls(game, mech);
    case 'fall':
      return fall(game, mech, deed);
    default:
      return deed satisfies never;
  }
}

function dealDamage(game: Game, { unit, location, rear, through, points, by }: Of<'damage'>): void {
  resolveDamage(game, unit, { location, rear, throughArmor: through }, points, { kind: 'other', damage: by });
}

/** Puts down a move. A player who corrects a move takes back the heat of the former one. */
function move(game: Game, mech: MechState, { mode, hexes }: Of<'move'>): void {
  const { id: unit, hex, elevation, facing, heatBuildUp } = mech;
  const heatOf = (how: MechState['movement'], mp: number): number =>
    mech.shutdown ? 0 : movementHeat(specOf(game, mech), how, mp);
  const before = heatOf(mech.movement, mech.mpUsed);
  apply(game.state, { type: 'Stepped', unit, hex, elevation, facing, mpUsed: hexes, hexesMoved: hexes });
  const heat = Math.max(0, heatBuildUp - before) + heatOf(mode, hexes);
  apply(game.state, { type: 'Moved', unit, mode, heatBuildUp: heat });
}

/** Carries out a fall that the player says has happened. The pilot rolls to avoid a wound as in any other fall. */
function fall(game: Game, mech: MechState, { reason, height }: Of<'fall'>): void {
  const need = pilotingNumber(game, mech, reason, reasonModifier(game.rules, reason) ?? 0);
  resolveFall(game, mech, { reason, need }, { ...onTheSpot(mech), height });
}

/** Ends the phase as in any game, and continues to the next one in which players act. */
function endPhase(game: Game): void {
  do {
    const { phase } = game.state;
    if (phase === 'over') return;
    runSteps(game, phaseSteps(game, phase));
    emit(game, { type: 'PhaseEnded', phase });
    if (phase === 'end') beginTurn(game, 'movement');
    else beginNextPhase(game, phase);
  } while (!ORDERED_PHASES.has(game.state.phase));
}

/** The roll with which every missile hits, so that a launcher that fires only with a lock always fires. */
const SURE_HIT = 12;

/** Fires a weapon. The effects on a unit with a sheet are carried out; those on any other target are reported. */
function fire(game: Game, shot: Fire, say: Say): void {
  const counts = shot.target === NO_TARGET;
  const dice = counts ? new AskingDice([SURE_HIT, SURE_HIT, SURE_HIT]) : game.dice;
  const push = (event: GameEvent): void => {
    if (counts && !COUNTED.has(event.type)) return;
    restate(game, event);
  };
  const laid = layShot(game, shot, dice, { push, explains: game.explains });
  if (laid === undefined) return say('There is no ammunition left for it.');
  const steps = fireSteps(laid.range);
  if (shot.target >= 0) return runSteps(laid.range, steps);
  for (const step of steps) {
    const groups = step.run(laid.range);
    if (shot.target === OTHER_TARGET && groups.length > 0)
      say(groupWords(groups.map(group => group.maxDamage(laid.range, laid.attack.target))));
  }
}

/** Events of a shot that change the sheet of the unit that fires. */
const COUNTED: ReadonlySet<GameEvent['type']> = new Set<GameEvent['type']>([
  'WeaponFired',
  'CapacitorSet',
  'RollQueued',
]);
