import {
  type FireCommand,
  type Game,
  type GearSetting,
  type MechState,
  type SwitchOffer,
  specOf,
  switchOffers,
} from '@hexfall/rules';

/** By item with a switch: the setting that the player has chosen. */
export type SwitchWishes = ReadonlyMap<number, GearSetting>;

/** A piece of gear with a switch, and the setting that it is to have. */
export interface SwitchRow extends SwitchOffer {
  readonly name: string;
}

/** Returns the gear of a unit that has a switch, with the settings that the player has chosen. */
export function switchRows(game: Game, mech: MechState, wishes: SwitchWishes): SwitchRow[] {
  const spec = specOf(game, mech);
  return switchOffers(mech, spec).map(({ item, kind, takesEffect, settings, setting }) => ({
    item,
    kind,
    takesEffect,
    settings,
    setting: wishes.get(item) ?? setting,
    name: spec.equipment[item]!.name,
  }));
}

/** Returns the part of an order to fire that sets switches. It names only switches that change. */
export function switchOrders(game: Game, mech: MechState, wishes: SwitchWishes): Pick<FireCommand, 'switches'> {
  if (wishes.size === 0) return {};
  const switches = switchOffers(mech, specOf(game, mech)).flatMap(({ item, setting }) => {
    const wish = wishes.get(item) ?? setting;
    return wish === setting ? [] : [{ item, setting: wish }];
  });
  return switches.length === 0 ? {} : { switches };
}
