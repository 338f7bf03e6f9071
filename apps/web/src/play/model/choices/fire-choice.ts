import { distance, type HexId } from '@hexfall/hex';
import type { Plan, Question } from '@hexfall/odds';
import {
  boardOf,
  canFlipArms,
  chargeableWeapons,
  dumpableBins,
  type FireCommand,
  type Game,
  type GearSetting,
  type MechId,
  mechOf,
  planFire,
  refusalOf,
  type Shot,
  specOf,
} from '@hexfall/rules';
import { namesOf } from '@hexfall/view';
import { type ArcArea, arcAreas } from './arcs.ts';
import { Choice, remember } from './choice.ts';
import { FireOffers, firstTarget, isSameTarget, type Stance, targetOf, targetsOf } from './fire-offers.ts';
import { type SwitchRow, type SwitchWishes, switchOrders, switchRows } from './gear-switches.ts';
import { type HeatAhead, heatAhead } from './heat-ahead.ts';
import { outlookOf } from './shot-outlook.ts';
import { canTwist, type TwistOption, twistOptions } from './twist-options.ts';
import { volleyQuestions } from './volley-questions.ts';
import {
  cleanManner,
  type FireTarget,
  type MannerChange,
  type ShotManner,
  shotAt,
  type WeaponRow,
  weaponRow,
} from './weapon-row.ts';

interface FireSettings {
  readonly twist: number;
  readonly flipArms: boolean;
  readonly target: FireTarget | undefined;
  /** The target of each weapon that fires. The first unit in front of the torso is the primary target. */
  readonly shots: ReadonlyMap<number, FireTarget>;
  /** How a weapon is fired, for weapons about which the player has decided. */
  readonly manners: ReadonlyMap<number, ShotManner>;
  readonly primary: MechId | undefined;
  readonly capacitors: readonly number[];
  readonly dump: readonly number[];
  /** Whether stealth armor is to be on from the next turn; `undefined` if it is not to change. */
  readonly stealth: boolean | undefined;
  readonly switches: SwitchWishes;
}

/** An enemy in the list of targets. */
export interface TargetRow {
  readonly unit: MechId;
  readonly name: string;
  readonly distance: number;
  /** Number of weapons that can fire at the enemy in the present stance. */
  readonly weapons: number;
  /** The lowest target number among these weapons; `undefined` if there are none. */
  readonly need: number | undefined;
  readonly isTarget: boolean;
  /** Number of shots of the volley at the enemy. */
  readonly shots: number;
  /** Whether this is the primary target, so that all others are secondary. */
  readonly isPrimary: boolean;
}

const FRESH: FireSettings = {
  twist: 0,
  flipArms: false,
  target: undefined,
  shots: new Map(),
  manners: new Map(),
  primary: undefined,
  capacitors: [],
  dump: [],
  stealth: undefined,
  switches: new Map(),
};

/** The fire of a unit: stance, targets, weapons and how each is fired. A volley without shots is an order, too. */
export class FireChoice extends Choice<FireSettings> {
  readonly kind = 'fire';
  private readonly offers: FireOffers;
  private readonly commandFor = remember((settings: FireSettings) => this.compose(settings));
  private readonly rowsFor = remember((settings: FireSettings) => this.findRows(settings));
  private readonly heatFor = remember((command: FireCommand) => heatAhead(this.game, command));
  private readonly arcsFor = remember((_stance: string) =>
    arcAreas(this.game, this.mech, this.settings.twist, this.settings.flipArms),
  );

  constructor(game: Game, unit: MechId) {
    super(game, unit, { ...FRESH, target: firstTarget(game, unit) });
    this.offers = new FireOffers(game, unit);
  }

  override get command(): FireCommand {
    return this.commandFor(this.settings);
  }

  get twist(): number {
    return this.settings.twist;
  }

  get twists(): readonly TwistOption[] {
    return twistOptions(this.game, this.unit, this.settings.twist);
  }

  /** Whether the arms can be flipped over the shoulders to fire backward. */
  get canFlipArms(): boolean {
    return canFlipArms(this.mech, specOf(this.game, this.mech));
  }

  get flipsArms(): boolean {
    return this.settings.flipArms;
  }

  /** The arcs of the weapons in the present stance. The list stays the same object as long as the stance does not change. */
  get arcs(): readonly ArcArea[] {
    return this.arcsFor(`${this.settings.twist} ${this.settings.flipArms}`);
  }

  /** The target against which the rows are judged. */
  get target(): FireTarget | undefined {
    return this.settings.target;
  }

  /** Every enemy on the board, the nearest first. */
  get targets(): readonly TargetRow[] {
    const { grid } = boardOf(this.game);
    const names = namesOf(this.game);
    const primary = this.primary;
    return targetsOf(this.game, this.unit).map(unit => {
      const offers = this.offers.at(this.settings, { unit });
      const shots = [...this.settings.shots.values()].filter(target => isSameTarget(target, { unit })).length;
      return {
        unit,
        name: names.unit(unit),
        distance: distance(grid, this.mech.hex, mechOf(this.game, unit).hex),
        weapons: new Set(offers.map(({ weapon }) => weapon)).size,
        need: this.offers.lowestNeed(this.settings, unit),
        isTarget: isSameTarget(this.settings.target, { unit }),
        shots,
        isPrimary: unit === primary,
      };
    });
  }

  /** Hexes with buildings that can be fired at in the present stance. */
  get buildings(): ReadonlySet<HexId> {
    return new Set(this.offers.all(this.settings).flatMap(shot => ('hex' in shot ? [shot.hex] : [])));
  }

  /** The primary target. */
  get primary(): MechId | undefined {
    return this.command.shots[0]?.target;
  }

  /** Every weapon of the unit. */
  get rows(): readonly WeaponRow[] {
    return this.rowsFor(this.settings);
  }

  /** The heat at the end of the turn, if this volley is fired. */
  get heat(): HeatAhead | undefined {
    return this.heatFor(this.command);
  }

  /** Average points of damage of the volley, including misses. */
  get damage(): number {
    const plan = planFire(this.game, this.command);
    if (!plan.ok) return 0;
    return plan.value.reduce((sum, attack) => sum + outlookOf(this.game, attack).damage, 0);
  }

  /** The volley as a plan up to the end of the phase, to compute its chances. */
  get plan(): Plan | undefined {
    const { planned, command } = this;
    if (planned === undefined || command.shots.length === 0) return undefined;
    return { kind: 'orders', orders: [planned], until: 'phase' };
  }

  /** The questions to ask about the present target, or the primary one. */
  get questions(): readonly Question[] {
    const { target } = this.settings;
    const unit = target !== undefined && 'unit' in target && this.shotsAt(target.unit) > 0 ? target.unit : this.primary;
    return unit === undefined ? [] : volleyQuestions(unit);
  }

  /** PPCs whose capacitors can be charged instead of firing, and whether they are to be. */
  get capacitors(): readonly { readonly weapon: number; readonly on: boolean }[] {
    const weapons = chargeableWeapons(this.mech, specOf(this.game, this.mech));
    return weapons.map(weapon => ({ weapon, on: this.settings.capacitors.includes(weapon) }));
  }

  /** Bins that can be dumped in the next turn, and whether they are to be. */
  get bins(): readonly { readonly bin: number; readonly on: boolean }[] {
    const bins = dumpableBins(this.mech, specOf(this.game, this.mech));
    return bins.map(bin => ({ bin, on: this.settings.dump.includes(bin) }));
  }

  /** Whether stealth armor will be on from the next turn; `undefined` for a unit without it. */
  get stealth(): boolean | undefined {
    if (specOf(this.game, this.mech).armorType !== 'stealth') return undefined;
    return this.settings.stealth ?? this.mech.stealthNext;
  }

  /** Gear with a switch, and the setting that each is to have. */
  get switches(): readonly SwitchRow[] {
    return switchRows(this.game, this.mech, this.settings.switches);
  }

  /** Turns the torso. Shots that can no longer be fired are removed. */
  turnTorso(twist: number): void {
    if (twist === this.settings.twist) return;
    if (!canTwist(this.game, this.unit, twist)) return;
    this.takeStance({ twist, flipArms: this.settings.flipArms });
  }

  /** Flips the arms over the shoulders, or back. */
  flipArms(): void {
    if (this.canFlipArms) this.takeStance({ twist: this.settings.twist, flipArms: !this.settings.flipArms });
  }

  /** Makes a target the present one. */
  aimAt(target: FireTarget): void {
    if (isSameTarget(target, this.settings.target)) return;
    if ('unit' in target && !targetsOf(this.game, this.unit).includes(target.unit)) return;
    this.choose({ target });
  }

  /** Makes the next enemy the present target, or the previous one. */
  cycleTarget(step: 1 | -1): void {
    const units = targetsOf(this.game, this.unit);
    if (units.length === 0) return;
    const { target } = this.settings;
    const at = target !== undefined && 'unit' in target ? units.indexOf(target.unit) : -1;
    const next = at < 0 ? (step === 1 ? 0 : units.length - 1) : (at + step + units.length) % units.length;
    this.aimAt({ unit: units[next]! });
  }

  /** Adds a shot of a weapon at the present target, or removes it. */
  toggle(weapon: number): void {
    const { shots, target } = this.settings;
    const fired = new Map(shots);
    const isOn = isSameTarget(fired.get(weapon), target);
    if (isOn) fired.delete(weapon);
    else if (target === undefined || this.rows[weapon]?.problem !== undefined) return;
    else fired.set(weapon, target);
    const { capacitors } = this.settings;
    this.choose({ shots: fired, capacitors: capacitors.filter(each => each !== weapon) });
  }

  /** Fires all weapons that can hit the present target and can be fired together, or none if all of them already fire. */
  toggleAll(): void {
    const { target, shots } = this.settings;
    if (target === undefined) return;
    const fired = new Map(shots);
    const able = this.rows.filter(({ chance, firesAt }) => chance > 0 && firesAt === undefined);
    for (const { weapon } of able.sort((a, b) => b.damage - a.damage)) {
      fired.set(weapon, target);
      if (refusalOf(this.game, this.compose({ ...this.settings, shots: fired })) !== undefined) fired.delete(weapon);
    }
    if (fired.size === shots.size) {
      for (const [weapon, at] of shots) if (isSameTarget(at, target)) fired.delete(weapon);
    }
    if (fired.size !== shots.size) this.choose({ shots: fired });
  }

  /** Chooses how a weapon is fired: its ammunition, rate, aim, mode or spotter. */
  fireLike(weapon: number, change: MannerChange): void {
    const manners = new Map(this.settings.manners);
    manners.set(weapon, cleanManner({ ...this.mannerOf(weapon), ...change }));
    this.choose({ manners });
  }

  /** Makes a target of the volley the primary one. It must be in front of the torso, unless no other target is. */
  makePrimary(unit: MechId): void {
    this.choose({ primary: unit });
  }

  /** Chooses to charge the capacitor of a PPC instead of firing it, or no longer to do so. */
  toggleCapacitor(weapon: number): void {
    if (!this.capacitors.some(each => each.weapon === weapon)) return;
    const shots = new Map(this.settings.shots);
    shots.delete(weapon);
    this.choose({ capacitors: toggled(this.settings.capacitors, weapon), shots });
  }

  /** Chooses to dump a bin in the next turn, or no longer to do so. */
  toggleDump(bin: number): void {
    if (this.bins.some(each => each.bin === bin)) this.choose({ dump: toggled(this.settings.dump, bin) });
  }

  /** Switches stealth armor on or off from the next turn. */
  toggleStealth(): void {
    if (this.stealth !== undefined) this.choose({ stealth: !this.stealth });
  }

  /** Sets the switch of a piece of gear. */
  setSwitch(item: number, setting: GearSetting): void {
    const row = this.switches.find(each => each.item === item);
    if (row?.settings.includes(setting) === true) {
      this.choose({ switches: new Map([...this.settings.switches, [item, setting]]) });
    }
  }

  /** Removes all shots. */
  holdFire(): void {
    if (this.settings.shots.size > 0) this.choose({ shots: new Map() });
  }

  private shotsAt(unit: MechId): number {
    return this.command.shots.filter(({ target }) => target === unit).length;
  }

  private takeStance(stance: Stance): void {
    const offers = this.offers.all(stance);
    const shots = new Map(
      [...this.settings.shots].filter(([weapon, target]) =>
        offers.some(offer => offer.weapon === weapon && isSameTarget(targetOf(offer), target)),
      ),
    );
    this.choose({ ...stance, shots });
  }

  private compose(settings: FireSettings): FireCommand {
    const { twist, flipArms, capacitors, dump, stealth } = settings;
    const all = [...settings.shots].map(
      ([weapon, target]) => shotAt({ weapon, target, manner: this.mannerOf(weapon, target) })!,
    );
    const units = all.filter(shot => 'target' in shot);
    const buildings = all.filter(shot => 'hex' in shot);
    const isPrimary = ({ target }: Shot): number => (target === settings.primary ? 0 : 1);
    return {
      type: 'fire',
      unit: this.unit,
      twist,
      ...(flipArms ? { flipArms } : {}),
      ...(capacitors.length > 0 ? { capacitors } : {}),
      ...(stealth === undefined || stealth === this.mech.stealthNext ? {} : { stealth }),
      ...(dump.length > 0 ? { dump } : {}),
      ...switchOrders(this.game, this.mech, settings.switches),
      shots: units.sort((a, b) => isPrimary(a) - isPrimary(b)),
      ...(buildings.length > 0 ? { buildings } : {}),
    };
  }

  private findRows(settings: FireSettings): WeaponRow[] {
    const { target, shots } = settings;
    const { game } = this;
    return specOf(game, this.mech).weapons.map((_, weapon) => {
      const offers = this.offers.at(settings, target).filter(offer => offer.weapon === weapon);
      const others = this.compose({ ...settings, shots: without(shots, weapon) });
      const manner = this.mannerOf(weapon, target);
      return weaponRow({ game, others, weapon, target, firesAt: shots.get(weapon), manner, offers });
    });
  }

  /** Returns how a weapon is fired: as the player has chosen, or else in the first way that is offered. */
  private mannerOf(weapon: number, target = this.settings.target): ShotManner {
    const wish = this.settings.manners.get(weapon);
    if (wish !== undefined) return wish;
    const offer = this.offers.at(this.settings, target).find(each => each.weapon === weapon);
    if (offer === undefined || 'hex' in offer) return offer?.bin === undefined ? {} : { bin: offer.bin };
    const { weapon: _, target: __, ...manner } = offer;
    return manner;
  }
}

function without(shots: ReadonlyMap<number, FireTarget>, weapon: number): Map<number, FireTarget> {
  const others = new Map(shots);
  others.delete(weapon);
  return others;
}

function toggled(list: readonly number[], item: number): number[] {
  return list.includes(item) ? list.filter(each => each !== item) : [...list, item];
}
