import {
  type AttackRolled,
  type BuildingAttackRolled,
  type BuildingStruck,
  type ClusterRolled,
  type CoverStruck,
  type MechId,
  type WeaponFired,
  type WeaponType,
  withMunition,
} from '@hexfall/rules';
import { formatEvent } from '../event-text.ts';
import { counted } from '../words/count-words.ts';
import { aimWords, builtWords, landingWords, shockWords } from '../words/shot-words.ts';
import { shotsLeft } from '../words/shots-left.ts';
import { DamageLine } from './damage-line.ts';
import { type Hit, hitsText, hitText } from './damage-text.ts';
import type { Ledger } from './ledger.ts';
import type { Page, Tellers } from './page.ts';
import type { OpenLine } from './story-line.ts';

/** A shot as its roll tells of it, whatever it was fired at. */
type FiredShot = Pick<AttackRolled, 'attacker' | 'weapon' | 'hit'>;

/** A shot that is told. */
interface Shot {
  readonly damage: DamageLine;
  /** Ammunition bin it drew from, or -1. */
  readonly bin: number;
  /** How many projectiles hit: " with 4 of 6 missiles". */
  cluster: string;
  /** What it did besides damage. */
  readonly effects: string[];
}

/** Tells of weapon attacks, one line for each shot. */
export class ShotChapter {
  private readonly page: Page;
  private readonly ledger: Ledger;
  /** Weapons that were fired, until their roll is told: several for the guns of an array. */
  private fired: WeaponFired[] = [];
  private shot: Shot | undefined;

  constructor(page: Page, ledger: Ledger) {
    this.page = page;
    this.ledger = ledger;
  }

  readonly tellers: Tellers = {
    PhaseEnded: () => {
      this.fired = [];
      this.shot = undefined;
      return undefined;
    },
    WeaponFired: event => this.fire(event),
    AttackRolled: event => {
      const wreck = this.page.mech(event.target).status === 'active' ? '' : ' the wreck';
      return this.roll(event, this.page.mark(event.target), wreck);
    },
    BuildingAttackRolled: event => this.roll(event, aimWords(event, this.page.names)),
    BuildingStruck: event => this.strikeBuilding(event),
    ClusterRolled: event => this.rollCluster(event),
    CoverStruck: event => this.strikeCover(event),
    WeaponJammed: event => this.addEffect('the weapon jams') ?? this.tellAlone(formatEvent(event, this.page.names)),
    AntiMissileRolled: ({ stopped }) =>
      this.addEffect(stopped ? 'it is shot down' : 'it is missed by the anti-missile system'),
    ShockRolled: ({ target, roll, effect }) =>
      this.addEffect(`rolls ${roll}: ${shockWords(effect, this.page.mark(target))}`),
    BlastLanded: event => this.addEffect(landingWords(event, this.page.names)),
    NarcAttached: () => this.addEffect('the pod sticks'),
    Tagged: () => this.addEffect('the target is designated'),
    HeatInflicted: ({ heat }) => this.addEffect(`heats it by ${heat}`),
  };

  private fire(event: WeaponFired): OpenLine | undefined {
    const { type } = this.page.spec(event.unit).weapons[event.weapon]!;
    if (type.traits.includes('antiMissile')) {
      return this.addEffect(`${this.page.mark(event.unit)} fires its ${type.name}${this.ammoText(event)}`);
    }
    this.fired.push(event);
    return undefined;
  }

  private roll(event: AttackRolled | BuildingAttackRolled, target: string, wreck = ''): OpenLine {
    const { attacker, need, roll, hit } = event;
    const fired = this.fired.filter(({ unit }) => unit === attacker);
    this.fired = [];
    const { page } = this;
    const ammo = fired.length === 0 ? '' : this.ammoText(fired.at(-1)!);
    const [verb, miss] = this.holdsFire(event) ? ['aims', 'finds no lock and holds its fire'] : ['fires', 'misses'];
    const head = `${page.name(attacker)} ${verb} ${this.weaponText(event, fired)}${ammo} at ${target}: needs ${need}, rolls ${roll}`;
    const shot: Shot = {
      // A swarm that flies on was fired with the shot before.
      bin: fired.at(-1)?.bin ?? this.shot?.bin ?? -1,
      cluster: this.streakText(event, fired.at(-1)),
      effects: [],
      damage: new DamageLine(page.begin(head), hits => {
        const result = hit ? this.hitText(hits, wreck) : this.missText(hits, miss);
        return [`${head}, ${result}`, ...(this.shot?.effects ?? [])].join('; ');
      }),
    };
    this.shot = shot;
    this.ledger.shot = shot.damage;
    this.ledger.latest = shot.damage;
    return shot.damage.update();
  }

  private weaponText({ attacker, weapon }: FiredShot, fired: readonly WeaponFired[]): string {
    const name = this.page.names.weapon(attacker, weapon);
    return fired.length > 1 ? `${fired.length} x ${name}` : name;
  }

  /** A Streak launcher that finds no lock does not fire. */
  private holdsFire({ attacker, weapon, hit }: FiredShot): boolean {
    return !hit && this.page.spec(attacker).weapons[weapon]!.type.traits.includes('streak');
  }

  private hitText(hits: readonly Hit[], wreck: string): string {
    const cluster = this.shot?.cluster ?? '';
    if (hits.length === 0) return `hits${wreck}${cluster}`;
    if (hits.length === 1 && cluster === '') return `hits ${hitText(this.page, hits[0]!)}`;
    const several = hits.some(({ unit }) => unit !== hits[0]!.unit);
    return `hits${cluster}: ${several ? this.unitsText(hits) : hitsText(this.page, hits)}`;
  }

  /** A shell that misses comes down somewhere else, and may strike others. */
  private missText(hits: readonly Hit[], miss: string): string {
    return hits.length === 0 ? miss : `${miss}, and strikes ${this.unitsText(hits)}`;
  }

  /** What a shell does to everybody around: "B1: left arm 5 (5 armor left); B2: head 5 (4 armor left)". */
  private unitsText(hits: readonly Hit[]): string {
    const units = [...new Set(hits.map(({ unit }) => unit))];
    const struck = (unit: MechId): string =>
      hitsText(
        this.page,
        hits.filter(hit => hit.unit === unit),
      );
    return units.map(unit => `${this.page.mark(unit)}: ${struck(unit)}`).join('; ');
  }

  /** A Streak launcher that hits does so with all its missiles, unless a cluster roll says otherwise. */
  private streakText({ attacker, weapon, hit }: FiredShot, fired: WeaponFired | undefined): string {
    const type = this.typeOf(attacker, weapon, fired?.bin ?? -1);
    if (!hit || !type.traits.includes('streak') || type.damage.kind !== 'cluster') return '';
    return ` with all ${type.damage.projectiles} missiles`;
  }

  private rollCluster({ attacker, weapon, hits }: ClusterRolled): OpenLine | undefined {
    if (this.shot === undefined) return undefined;
    const type = this.typeOf(attacker, weapon, this.shot.bin);
    this.shot.cluster = ` with ${projectilesText(type, hits)}`;
    return this.shot.damage.update();
  }

  private typeOf(unit: MechId, weapon: number, bin: number): WeaponType {
    const { weapons, ammoBins } = this.page.spec(unit);
    const { type } = weapons[weapon]!;
    return bin < 0 ? type : withMunition(type, ammoBins[bin]!.munition);
  }

  private strikeCover({ hex, damage }: CoverStruck): OpenLine | undefined {
    const what = hex < 0 ? 'its cover' : builtWords(hex, this.page.names);
    return this.addEffect(`${counted(damage, 'point')} ${damage === 1 ? 'strikes' : 'strike'} ${what}`);
  }

  /** What a shot has left of the building at which it was fired. */
  private strikeBuilding({ damage, armorRemaining, factorRemaining }: BuildingStruck): OpenLine | undefined {
    const armor = armorRemaining > 0 ? `armor ${armorRemaining}, ` : '';
    return this.addEffect(`${damage} damage, ${armor}construction factor ${factorRemaining} left`);
  }

  private addEffect(text: string): OpenLine | undefined {
    if (this.shot === undefined) return undefined;
    this.shot.effects.push(text);
    return this.shot.damage.update();
  }

  private tellAlone(text: string): OpenLine {
    return this.page.detail(text);
  }

  private ammoText({ unit, weapon, bin, oneShot }: WeaponFired): string {
    if (oneShot) return ' (its only shot)';
    const { ammo } = this.page.spec(unit).weapons[weapon]!.type;
    if (bin < 0 || ammo === undefined) return '';
    const left = shotsLeft(this.page.mech(unit), this.page.spec(unit), ammo);
    return left === 0 ? ' (no shots left)' : ` (${counted(left, 'shot')} left)`;
  }
}

/** "4 of 6 missiles", "1 of 2 shots", "7 of 10 pellets". */
function projectilesText({ damage, traits }: WeaponType, hits: number): string {
  if (damage.kind !== 'cluster') return counted(hits, 'shot');
  const noun = traits.includes('missile') ? 'missile' : traits.includes('lbx') ? 'pellet' : 'projectile';
  // A swarm that flies on has fewer missiles than its launcher, and no event says how many.
  if (traits.includes('swarm')) return counted(hits, noun);
  return `${hits} of ${counted(damage.projectiles, noun)}`;
}
