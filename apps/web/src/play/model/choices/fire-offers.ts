import { distance, type HexId } from '@hexfall/hex';
import {
  type BuildingShot,
  boardOf,
  enemiesOf,
  type Game,
  legalBuildingShots,
  legalShots,
  type MechId,
  mechOf,
  planFire,
  type Shot,
} from '@hexfall/rules';
import { type FireTarget, withShot } from './weapon-row.ts';

/** How the torso and the arms are turned. */
export interface Stance {
  readonly twist: number;
  readonly flipArms: boolean;
}

/** A shot that may be fired. */
export type Offer = Shot | BuildingShot;

/** All shots that a unit may fire, by stance. Those of a stance are computed when they are first asked for. */
export class FireOffers {
  private readonly game: Game;
  private readonly unit: MechId;
  private readonly known = new Map<string, readonly Offer[]>();
  private readonly needs = new Map<string, number | undefined>();

  constructor(game: Game, unit: MechId) {
    this.game = game;
    this.unit = unit;
  }

  /** Returns all shots in a stance. */
  all({ twist, flipArms }: Stance): readonly Offer[] {
    const key = `${twist} ${flipArms}`;
    let offers = this.known.get(key);
    if (offers === undefined) {
      const mech = mechOf(this.game, this.unit);
      offers = [
        ...legalShots(this.game, mech, twist, flipArms),
        ...legalBuildingShots(this.game, mech, twist, flipArms),
      ];
      this.known.set(key, offers);
    }
    return offers;
  }

  /** Returns the shots at one target. */
  at(stance: Stance, target: FireTarget | undefined): readonly Offer[] {
    return this.all(stance).filter(offer => isSameTarget(targetOf(offer), target));
  }

  /** Returns the lowest target number of all shots at a unit; `undefined` if there are none. */
  lowestNeed(stance: Stance, unit: MechId): number | undefined {
    const key = `${stance.twist} ${stance.flipArms} ${unit}`;
    if (!this.needs.has(key)) this.needs.set(key, this.findLowestNeed(stance, { unit }));
    return this.needs.get(key);
  }

  private findLowestNeed({ twist, flipArms }: Stance, target: FireTarget): number | undefined {
    const volley = { type: 'fire', unit: this.unit, twist, flipArms, shots: [] } as const;
    const needs = this.at({ twist, flipArms }, target).flatMap(shot => {
      const plan = planFire(this.game, withShot(volley, shot));
      return plan.ok ? [plan.value[0]!.need] : [];
    });
    return needs.length === 0 ? undefined : Math.min(...needs);
  }
}

export function targetOf(shot: Offer): FireTarget {
  return 'target' in shot ? { unit: shot.target } : { building: shot.hex };
}

export function isSameTarget(a: FireTarget | undefined, b: FireTarget | undefined): boolean {
  if (a === undefined || b === undefined) return false;
  if ('unit' in a) return 'unit' in b && a.unit === b.unit;
  return 'building' in b && a.building === b.building;
}

/** Returns the enemies on the board, the nearest first. */
export function targetsOf(game: Game, unit: MechId): MechId[] {
  const { grid } = boardOf(game);
  const mech = mechOf(game, unit);
  const away = (hex: HexId): number => distance(grid, mech.hex, hex);
  return [...enemiesOf(game, mech)].sort((a, b) => away(a.hex) - away(b.hex) || a.id - b.id).map(({ id }) => id);
}

/** Returns the nearest enemy at which a weapon can fire without a torso twist or, if there is none, the nearest enemy. */
export function firstTarget(game: Game, unit: MechId): FireTarget | undefined {
  const shots = legalShots(game, mechOf(game, unit), 0);
  const units = targetsOf(game, unit);
  const first = units.find(id => shots.some(({ target }) => target === id)) ?? units[0];
  return first === undefined ? undefined : { unit: first };
}
