import { distance } from '@hexfall/hex';
import {
  armOf,
  boardOf,
  type Command,
  dissipation,
  enemiesOf,
  type FireCommand,
  type Game,
  type GearSetting,
  isLegal,
  isSideTorso,
  type MechSpec,
  type MechState,
  PULSE_HEAT,
  SIGNATURE_HEAT,
  type SwitchOffer,
  specOf,
  switchOffers,
} from '@hexfall/rules';

/** Facts about a unit that is about to fire on which the settings of its switches depend. */
interface Outlook {
  readonly game: Game;
  readonly mech: MechState;
  readonly spec: MechSpec;
  readonly order: FireCommand;
  /** Heat at the end of the turn. */
  readonly heat: number;
  /** Heat that the unit loses in a turn. */
  readonly sinks: number;
}

/** Heat that the sinks must be able to remove besides that of a system that hides a unit, such as a null signature system. */
const ROOM_BESIDE = 5;
/**
 * End-of-turn heat up to which a system that hides a unit is switched on, and heat from which it is switched off again and coolant is
 * spent.
 */
const COOL = 4;
const HOT = 9;
/** Turns of strain, or uses, from which on a unit no longer uses gear that may fail. */
const MAX_STRAIN = 2;
/** Turns of use after which a blue shield is left off, since it would soon break down. */
const MAX_FIELD_TURNS = 8;

/**
 * Adds to an order to fire the best settings of the unit's switches: it hides while it stays cool, spends coolant when it is hot, raises
 * its shield if that blocks none of its shots, and readies its blades beside an enemy. The order of a unit without switches is returned
 * unchanged.
 */
export function setSwitches(game: Game, mech: MechState, order: Command): Command {
  const spec = specOf(game, mech);
  if (spec.switched.length === 0 || order.type !== 'fire') return order;
  const sinks = dissipation(mech, spec);
  const heat = mech.heat + mech.heatBuildUp + heatOf(spec.weapons, order) - sinks;
  const outlook: Outlook = { game, mech, spec, order, sinks, heat };
  const switches = switchOffers(mech, spec).flatMap(offer => {
    const setting = bestSetting(outlook, offer);
    return setting === offer.setting ? [] : [{ item: offer.item, setting }];
  });
  const wanted: FireCommand = { ...order, switches };
  return switches.length > 0 && isLegal(game, wanted) ? wanted : order;
}

function heatOf(weapons: MechSpec['weapons'], { shots }: FireCommand): number {
  return shots.reduce((sum, { weapon, rate = 1 }) => sum + weapons[weapon]!.type.heat * rate, 0);
}

function bestSetting(outlook: Outlook, offer: SwitchOffer): GearSetting {
  const { kind, setting } = offer;
  const { heat, mech } = outlook;
  switch (kind) {
    case 'nullSignature':
    case 'chameleon':
    case 'voidSignature':
      return hidingSetting(outlook, SIGNATURE_HEAT[kind], setting);
    case 'radicalSinks':
      return onIf(heat > COOL && mech.radicalLevel < MAX_STRAIN);
    case 'emergencyCoolant':
      return onIf(heat >= HOT && mech.coolantUses < MAX_STRAIN);
    case 'coolantPod':
      return heat >= HOT ? 'dump' : 'safe';
    case 'smallVibroblade':
    case 'mediumVibroblade':
    case 'largeVibroblade':
      return onIf(heat <= COOL && hasEnemyBeside(outlook));
    case 'pulseModule':
      return onIf(heat + PULSE_HEAT <= COOL);
    case 'blueShield':
      return onIf(mech.blueShieldTurns < MAX_FIELD_TURNS && facesParticleBeams(outlook));
    case 'smallShield':
    case 'mediumShield':
    case 'largeShield':
      return shieldSetting(outlook, offer.item);
    default:
      kind satisfies never;
      return setting;
  }
}

function onIf(wanted: boolean): GearSetting {
  return wanted ? 'on' : 'off';
}

/**
 * Switches a hiding system on while the unit is cool, if the sinks can remove its heat besides the rest. Between cool and hot the setting
 * stays as it is.
 */
function hidingSetting({ heat, sinks }: Outlook, systemHeat: number, setting: GearSetting): GearSetting {
  if (sinks < systemHeat + ROOM_BESIDE || heat >= HOT) return 'off';
  return heat <= COOL ? 'on' : setting;
}

function hasEnemyBeside({ game, mech }: Outlook): boolean {
  const { grid } = boardOf(game);
  return !mech.prone && enemiesOf(game, mech).some(({ hex }) => distance(grid, hex, mech.hex) === 1);
}

function facesParticleBeams({ game, mech }: Outlook): boolean {
  return enemiesOf(game, mech).some(enemy =>
    specOf(game, enemy).weapons.some(({ type }) => type.traits.includes('ppc')),
  );
}

/**
 * Raises a shield if no enemy is adjacent and none of the shots forbids it. Otherwise lowers it, or leaves it unused if a weapon beside it
 * is fired.
 */
function shieldSetting(outlook: Outlook, item: number): GearSetting {
  const { game, order, spec } = outlook;
  const raised: FireCommand = { ...order, switches: [{ item, setting: 'raised' }] };
  if (!hasEnemyBeside(outlook) && isLegal(game, raised)) return 'raised';
  const arm = spec.equipment[item]!.location;
  const beside = order.shots.some(({ weapon }) => {
    const { location } = spec.weapons[weapon]!;
    return location === arm || (isSideTorso(location) && armOf(location) === arm);
  });
  return beside ? 'none' : 'lowered';
}
