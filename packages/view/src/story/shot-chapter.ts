import {
  type AttackRolled,
  type BuildingAttackRolled,
  type BuildingStruck,
  type ClusterRolled,
  type CoverStruck,
  type MechId,
  type Source,
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
import { type Ledger, sourceKey } from './ledger.ts';
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
  /** By shot: the weapons that were fired for it, until its roll is told. An array fires several. */
  private readonly fired = new Map<string, WeaponFired[]>();
  /** By attacker and weapon: its last shot in this phase. */
  private readonly shots = new Map<string, Shot>();

  constructor(page: Page, ledger: Ledger) {
    this.page = page;
    this.ledger = ledger;
  }

  readonly tellers: Tellers = {
    PhaseEnded: () => {
      this.fired.clear();
      this.shots.clear();
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
    WeaponJammed: event =>
      this.addEffect(shotOf(event.unit, event.weapon), 'the weapon jams') ??
      this.page.detail(formatEvent(event, this.page.names)),
    AntiMissileRolled: ({ stopped, against }) =>
      this.addEffect(against, stopped ? 'it is shot down' : 'it is missed by the anti-missile system'),
    ShockRolled: ({ attacker, weapon, target, roll, effect }) =>
      this.addEffect(shotOf(attacker, weapon), `rolls ${roll}: ${shockWords(effect, this.page.mark(target))}`),
    BlastLanded: event => this.addEffect(shotOf(event.attacker, event.weapon), landingWords(event, this.page.names)),
    NarcAttached: ({ source }) => this.addEffect(source, 'the pod sticks'),
    Tagged: ({ source }) => this.addEffect(source, 'the target is designated'),
    HeatInflicted: ({ heat, source }) => this.addEffect(source, `heats it by ${heat}`),
  };

  private fire(event: WeaponFired): OpenLine | undefined {
    const { unit, weapon, shot, against } = event;
    if (against !== undefined) {
      const { name } = this.page.spec(unit).weapons[weapon]!.type;
      return this.addEffect(against, `${this.page.mark(unit)} fires its ${name}${this.ammoText(event)}`);
    }
    const key = sourceKey(unit, shotOf(unit, shot));
    this.fired.set(key, [...(this.fired.get(key) ?? []), event]);
    return undefined;
  }

  private roll(event: AttackRolled | BuildingAttackRolled, target: string, wreck = ''): OpenLine {
    const { attacker, weapon, need, roll, hit } = event;
    const { page } = this;
    const source = shotOf(attacker, weapon);
    const key = sourceKey(attacker, source);
    const fired = this.fired.get(key) ?? [];
    this.fired.delete(key);
    const ammo = fired.length === 0 ? '' : this.ammoText(fired.at(-1)!);
    const [verb, miss] = this.holdsFire(event) ? ['aims', 'finds no lock and holds its fire'] : ['fires', 'misses'];
    const head = `${page.name(attacker)} ${verb} ${this.weaponText(event, fired)}${ammo} at ${target}: needs ${need}, rolls ${roll}`;
    const shot: Shot = {
      // A swarm that flies on was fired with the shot before.
      bin: fired.at(-1)?.bin ?? this.shots.get(key)?.bin ?? -1,
      cluster: this.streakText(event, fired.at(-1)),
      effects: [],
      damage: new DamageLine(page.begin(head), hits => {
        const told = this.shots.get(key);
        const result = hit ? this.hitText(hits, told?.cluster ?? '', wreck) : this.missText(hits, miss);
        return [`${head}, ${result}`, ...(told?.effects ?? [])].join('; ');
      }),
    };
    this.shots.set(key, shot);
    this.ledger.open(attacker, source, shot.damage);
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

  private hitText(hits: readonly Hit[], cluster: string, wreck: string): string {
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
    const shot = this.shotFrom(shotOf(attacker, weapon));
    if (shot === undefined) return undefined;
    shot.cluster = ` with ${projectilesText(this.typeOf(attacker, weapon, shot.bin), hits)}`;
    return shot.damage.update();
  }

  private typeOf(unit: MechId, weapon: number, bin: number): WeaponType {
    const { weapons, ammoBins } = this.page.spec(unit);
    const { type } = weapons[weapon]!;
    return bin < 0 ? type : withMunition(type, ammoBins[bin]!.munition);
  }

  private strikeCover({ hex, damage, source }: CoverStruck): OpenLine | undefined {
    const what = hex < 0 ? 'its cover' : builtWords(hex, this.page.names);
    return this.addEffect(source, `${counted(damage, 'point')} ${damage === 1 ? 'strikes' : 'strike'} ${what}`);
  }

  /** What a shot has left of the building at which it was fired. */
  private strikeBuilding({ damage, armorRemaining, factorRemaining, source }: BuildingStruck): OpenLine | undefined {
    const armor = armorRemaining > 0 ? `armor ${armorRemaining}, ` : '';
    return this.addEffect(source, `${damage} damage, ${armor}construction factor ${factorRemaining} left`);
  }

  private addEffect(source: Source, text: string): OpenLine | undefined {
    const shot = this.shotFrom(source);
    if (shot === undefined) return undefined;
    shot.effects.push(text);
    return shot.damage.update();
  }

  private shotFrom(source: Source): Shot | undefined {
    return source.kind === 'weapon' ? this.shots.get(sourceKey(source.attacker, source)) : undefined;
  }

  private ammoText({ unit, weapon, bin, oneShot }: WeaponFired): string {
    if (oneShot) return ' (its only shot)';
    const { ammo } = this.page.spec(unit).weapons[weapon]!.type;
    if (bin < 0 || ammo === undefined) return '';
    const left = shotsLeft(this.page.mech(unit), this.page.spec(unit), ammo);
    return left === 0 ? ' (no shots left)' : ` (${counted(left, 'shot')} left)`;
  }
}

function shotOf(attacker: MechId, weapon: number): Source {
  return { kind: 'weapon', attacker, weapon };
}

/** "4 of 6 missiles", "1 of 2 shots", "7 of 10 pellets". */
function projectilesText({ damage, traits }: WeaponType, hits: number): string {
  if (damage.kind !== 'cluster') return counted(hits, 'shot');
  const noun = traits.includes('missile') ? 'missile' : traits.includes('lbx') ? 'pellet' : 'projectile';
  // A swarm that flies on has fewer missiles than its launcher, and no event says how many.
  if (traits.includes('swarm')) return counted(hits, noun);
  return `${hits} of ${counted(damage.projectiles, noun)}`;
}
