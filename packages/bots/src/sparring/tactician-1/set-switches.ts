import { distance } from '@hexfall/hex';
import {
  boardOf,
  type Command,
  dissipation,
  enemiesOf,
  type FireCommand,
  type Game,
  type GearSetting,
  isLegal,
  type MechState,
  type SwitchOffer,
  specOf,
  switchOffers,
} from '@hexfall/rules';

/** A unit about to fire, as far as its switches go. */
interface Outlook {
  readonly game: Game;
  readonly mech: MechState;
  /** Heat at the end of the turn. */
  readonly heat: number;
  /** Heat that it loses in a turn. */
  readonly sinks: number;
}

/** Heat per turn of the systems that hide a unit. */
const SYSTEM_HEAT = 10;
/** Heat that must be left for other things when such a system runs. */
const ROOM_BESIDE = 5;
/** End-of-turn heat up to which such a system is switched on, and from which on it is switched off again. */
const COOL = 4;
const HOT = 9;
/** Turns of strain from which radical heat sinks are left alone. */
const MAX_STRAIN = 2;

/**
 * Adds to an order to fire what the unit's switches should be: it hides while it stays cool, pumps when it is hot, and readies its
 * blades beside an enemy. Units without switches keep the order that they have.
 */
export function setSwitches(game: Game, mech: MechState, order: Command): Command {
  const spec = specOf(game, mech);
  const offers = switchOffers(mech, spec);
  if (offers.length === 0 || order.type !== 'fire') return order;
  const sinks = dissipation(mech, spec);
  const outlook = { game, mech, sinks, heat: mech.heat + mech.heatBuildUp + heatOf(spec.weapons, order) - sinks };
  const switches = offers.flatMap(offer => {
    const setting = bestSetting(outlook, offer);
    return setting === offer.setting ? [] : [{ item: offer.item, setting }];
  });
  const wanted: FireCommand = { ...order, switches };
  return switches.length > 0 && isLegal(game, wanted) ? wanted : order;
}

function heatOf(weapons: ReturnType<typeof specOf>['weapons'], { shots }: FireCommand): number {
  return shots.reduce((sum, { weapon, rate = 1 }) => sum + weapons[weapon]!.type.heat * rate, 0);
}

function bestSetting(outlook: Outlook, { kind, setting }: SwitchOffer): GearSetting {
  switch (kind) {
    case 'nullSignature':
    case 'chameleon':
    case 'voidSignature':
      return hidingSetting(outlook, setting);
    case 'radicalSinks':
      return outlook.heat > COOL && outlook.mech.radicalLevel < MAX_STRAIN ? 'on' : 'off';
    case 'smallVibroblade':
    case 'mediumVibroblade':
    case 'largeVibroblade':
      return outlook.heat <= COOL && hasEnemyBeside(outlook) ? 'on' : 'off';
    default:
      kind satisfies never;
      return setting;
  }
}

/** Hiding pays while the sinks bear it beside all else. Between cool and hot nothing changes. */
function hidingSetting({ heat, sinks }: Outlook, setting: GearSetting): GearSetting {
  if (sinks < SYSTEM_HEAT + ROOM_BESIDE || heat >= HOT) return 'off';
  return heat <= COOL ? 'on' : setting;
}

function hasEnemyBeside({ game, mech }: Outlook): boolean {
  const { grid } = boardOf(game);
  return !mech.prone && enemiesOf(game, mech).some(({ hex }) => distance(grid, hex, mech.hex) === 1);
}
