import { directionTo, formatHex } from '@hexfall/hex';
import {
  isRam,
  type Jumped,
  type MechId,
  type Moved,
  type MoveMode,
  type PilotingRolled,
  type Stepped,
  targetMotion,
} from '@hexfall/rules';
import { facingPoint } from '../facing-text.ts';
import { BLOW_WORDS } from '../words/blow-words.ts';
import { counted, signed } from '../words/count-words.ts';
import type { Page, Tellers } from './page.ts';
import type { OpenLine } from './story-line.ts';

/** A part of a move that is told in one line: all of it, unless the unit falls on the way. */
interface Leg {
  readonly line: OpenLine;
  hexes: number;
  backward: number;
  hex: number;
  facing: number;
}

const VERBS: Readonly<Record<MoveMode, string>> = {
  undecided: 'moves',
  stationary: 'moves',
  walk: 'walks',
  run: 'runs',
  jump: 'jumps',
  crawl: 'crawls',
  skid: 'runs',
};

/** How a unit that only turns has spent its movement, which matters to its fire. */
const MANNERS: Readonly<Partial<Record<MoveMode, string>>> = { walk: ' (walking)', run: ' (running)' };

/** Tells of moves, one line for each. */
export class MoveChapter {
  private readonly page: Page;
  private legs: Leg[] = [];
  /** The line of an attempt to stand up. */
  private stand: OpenLine | undefined;
  private last: { readonly unit: MechId; readonly line: OpenLine } | undefined;

  constructor(page: Page) {
    this.page = page;
  }

  readonly tellers: Tellers = {
    Stepped: event => this.step(event),
    Jumped: event => this.jump(event),
    Moved: event => this.end(event),
    StandAttempted: ({ unit }) => this.tryToStand(unit),
    StoodUp: ({ unit }) => this.standUp(unit),
    WentProne: ({ unit }) => {
      this.start(unit);
      this.page.isMoveOpen = false;
      const { hex } = this.page.mech(unit);
      return this.page.begin(`${this.page.name(unit)} goes prone in ${this.hexText(hex)}`);
    },
    AttackDeclared: ({ attack }) => {
      if (!isRam(attack)) return undefined;
      return this.continueLast(
        attack.attacker,
        `declares a ${BLOW_WORDS[attack.kind].noun} against ${this.page.mark(attack.target)}`,
      );
    },
  };

  /** The roll of an attempt to stand up. */
  rollToStand({ unit, need, roll, passed }: PilotingRolled): OpenLine {
    const line = this.stand ?? this.tryToStand(unit);
    line.text += `: needs ${need}, rolls ${roll}${passed ? '' : ', fails'}`;
    return line;
  }

  private start(unit: MechId): void {
    if (this.page.mover === unit) return;
    this.page.mover = unit;
    this.page.isMoveOpen = false;
    this.legs = [];
    this.stand = undefined;
  }

  private step({ unit, hex, facing }: Stepped): OpenLine {
    this.start(unit);
    const leg = this.openLeg(hex, facing);
    const from = this.page.hexBefore(unit);
    if (from !== hex) {
      leg.hexes++;
      if (directionTo(this.page.names.grid, from, hex) === (facing + 3) % 6) leg.backward++;
    }
    Object.assign(leg, { hex, facing });
    this.write(unit, 'undecided');
    return leg.line;
  }

  private jump({ unit, hex, facing, hexesMoved }: Jumped): OpenLine {
    this.start(unit);
    const leg = this.openLeg(hex, facing);
    leg.hexes = hexesMoved;
    this.write(unit, 'jump');
    return leg.line;
  }

  private openLeg(hex: number, facing: number): Leg {
    const last = this.legs.at(-1);
    if (this.page.isMoveOpen && last !== undefined) return last;
    const leg = { line: this.page.begin(''), hexes: 0, backward: 0, hex, facing };
    this.legs.push(leg);
    this.page.isMoveOpen = true;
    return leg;
  }

  /** The move is complete: only now it is known whether the unit has walked or run. */
  private end({ unit, mode }: Moved): OpenLine | undefined {
    this.start(unit);
    this.write(unit, mode);
    const line = this.legs.at(-1)?.line ?? this.stand ?? this.stay(unit);
    const motion = targetMotion(this.page.mech(unit), undefined);
    if (motion !== 0) line.text += `; ${signed(motion)} to be hit`;
    this.last = { unit, line };
    this.page.mover = undefined;
    this.page.thread = undefined;
    return line;
  }

  private stay(unit: MechId): OpenLine {
    const { hex, facing, prone } = this.page.mech(unit);
    const verb = prone ? 'lies' : 'stays';
    return this.page.begin(`${this.page.name(unit)} ${verb} in ${this.hexText(hex)}, facing ${facingPoint(facing)}`);
  }

  private write(unit: MechId, mode: MoveMode): void {
    for (const [i, leg] of this.legs.entries()) leg.line.text = `${this.page.name(unit)} ${this.legText(leg, i, mode)}`;
  }

  private legText({ hexes, backward, hex, facing }: Leg, index: number, mode: MoveMode): string {
    const where = this.hexText(hex);
    const point = facingPoint(facing);
    if (hexes === 0) return `turns to face ${point} in ${where}${MANNERS[mode] ?? ''}`;
    const verb = index === 0 ? VERBS[mode] : 'goes on for';
    const way = `${counted(hexes, 'hex', 'hexes')}${backward === hexes ? ' backward' : ''}`;
    return `${verb} ${way} to ${where}, facing ${point}`;
  }

  private hexText(hex: number): string {
    return hex < 0 ? 'the air' : formatHex(this.page.names.grid, hex);
  }

  private tryToStand(unit: MechId): OpenLine {
    this.start(unit);
    this.page.isMoveOpen = false;
    this.stand = this.page.begin(`${this.page.name(unit)} tries to stand up`);
    return this.stand;
  }

  private standUp(unit: MechId): OpenLine {
    const line = this.stand ?? this.tryToStand(unit);
    line.text = line.text.includes(': needs') ? `${line.text}, stands up` : `${this.page.name(unit)} stands up`;
    return line;
  }

  private continueLast(unit: MechId, text: string): OpenLine {
    if (this.last?.unit !== unit) return this.page.begin(`${this.page.name(unit)} ${text}`);
    this.last.line.text += `; ${text}`;
    return this.last.line;
  }
}
