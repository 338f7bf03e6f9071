import { engineHits, LA, LL, type LocationId, type MechSpec, type MechState, RA, RL } from '@hexfall/rules';
import type { BattleMark } from '../equipment/battle-figures.ts';
import { walkMpLost } from '../units/figures.ts';
import { type Manifest, type ManifestItem, manifestOf } from '../units/manifest.ts';
import { itemsLeft, specLeft } from './damaged.ts';
import { type Links, linkItems } from './links.ts';

/** A unit whose Battle Value is computed: its record sheet, all its items, and the add-ons fitted to its weapons. */
export class Subject {
  readonly spec: MechSpec;
  readonly manifest: Manifest;
  readonly links: Links;
  /** Hits that the engine has taken. */
  readonly engineHits: number;
  /** Walking MP without the effect of shields, modular armor and chain drapes. */
  readonly freeWalkMp: number;

  constructor(spec: MechSpec, state?: MechState) {
    const manifest = manifestOf(spec);
    this.spec = state === undefined ? spec : specLeft(spec, state);
    this.manifest = state === undefined ? manifest : { ...manifest, items: itemsLeft(manifest, spec, state) };
    this.links = linkItems(this.manifest);
    this.engineHits = state === undefined ? 0 : engineHits(state, spec);
    const lost = walkMpLost({ count: mark => withMark(manifest.items, mark).length });
    // Modular armor that is lost has given its MP back.
    const regained = withMark(manifest.items, 'modularArmor').length > 0 && !this.has('modularArmor') ? 1 : 0;
    this.freeWalkMp = this.spec.walkMp + lost - regained;
  }

  get items(): readonly ManifestItem[] {
    return this.manifest.items;
  }

  has(mark: BattleMark): boolean {
    return this.items.some(item => item.entry.battle.marks.has(mark));
  }

  with(mark: BattleMark): readonly ManifestItem[] {
    return withMark(this.items, mark);
  }

  count(mark: BattleMark): number {
    return this.with(mark).length;
  }

  hasAt(mark: BattleMark, location: LocationId): boolean {
    return this.with(mark).some(item => item.location === location);
  }

  /** Whether an add-on of that kind is fitted to a weapon. */
  isFittedWith(weapon: ManifestItem, mark: BattleMark): boolean {
    return this.links.addOns.get(weapon)?.entry.battle.marks.has(mark) ?? false;
  }

  /** The legs that the unit stands on: a quad's front legs are in the place of arms. */
  get legs(): readonly LocationId[] {
    return this.spec.quad ? [RA, LA, RL, LL] : [RL, LL];
  }

  get arms(): readonly LocationId[] {
    return this.spec.quad ? [] : [RA, LA];
  }
}

function withMark(items: readonly ManifestItem[], mark: BattleMark): readonly ManifestItem[] {
  return items.filter(item => item.entry.battle.marks.has(mark));
}

/** Whether the pilot sits in a virtual reality pod, which is played as a cockpit in the torso. */
export function isVirtual({ manifest }: Subject): boolean {
  return manifest.cockpit === 'virtualRealityPod';
}

/** Rounds to the nearest whole number, halves up, even below zero: Battle Value never rounds in any other way. */
export function roundHalfUp(value: number): number {
  return Math.floor(value + 0.5);
}
