import type { ConsciousnessRolled, Fell, MechId, Modifier, PilotHit, PilotingRolled, Source } from '@hexfall/rules';
import { facingPoint } from '../facing-text.ts';
import { modifierText } from '../modifier-text.ts';
import { reasonWords } from '../reason-words.ts';
import { woundWords } from '../words/cause-words.ts';
import { counted, signed } from '../words/count-words.ts';
import { FALL_SIDES } from '../words/event-words.ts';
import { DamageLine } from './damage-line.ts';
import { type Hit, hitsText } from './damage-text.ts';
import type { Ledger } from './ledger.ts';
import type { MoveChapter } from './move-chapter.ts';
import type { Page, Tellers } from './page.ts';
import type { OpenLine } from './story-line.ts';

/** Tells of piloting rolls, falls and wounds. */
export class PilotChapter {
  private readonly page: Page;
  private readonly ledger: Ledger;
  private readonly moves: MoveChapter;
  /** By unit: the line of its last wound, which also tells whether the pilot stays conscious. */
  private readonly wounds = new Map<MechId, OpenLine>();
  /** By unit and reason: the line of a piloting roll that has failed in this phase. */
  private readonly failures = new Map<string, OpenLine>();

  constructor(page: Page, ledger: Ledger, moves: MoveChapter) {
    this.page = page;
    this.ledger = ledger;
    this.moves = moves;
  }

  readonly tellers: Tellers = {
    PhaseEnded: () => {
      this.failures.clear();
      return undefined;
    },
    PilotingRolled: event => this.roll(event),
    Fell: event => this.fall(event),
    Displaced: () => {
      this.page.isMoveOpen = false;
      return undefined;
    },
    PilotHit: event => this.hurt(event),
    ConsciousnessRolled: event => this.rollConsciousness(event),
  };

  private roll(event: PilotingRolled): OpenLine {
    const line = this.tellRoll(event);
    if (!event.passed) this.failures.set(failureKey(event), line);
    return line;
  }

  private tellRoll(event: PilotingRolled): OpenLine {
    const { unit, reason, need, roll, passed } = event;
    const { page } = this;
    if (reason === 'avoidWound') {
      const text = `${page.mark(unit)}'s pilot braces for the fall: needs ${need}, rolls ${roll}, ${passed ? 'unhurt' : 'fails'}`;
      return page.detail(text, this.ledger.parentFor(unit, OWN_FALL));
    }
    if (reason === 'standUp') return this.moves.rollToStand(event);
    const why = `${reasonWords(reason)}${this.ownModifier(event)}`;
    const others = otherModifiers(event.modifiers);
    const text = `${page.name(unit)} must roll: ${why}; needs ${need}${others}, rolls ${roll}, ${passed ? 'passes' : 'fails'}`;
    return page.follow(text);
  }

  /** What the reason itself adds to the number: as it was queued, or else as the roll explains it. */
  private ownModifier({ unit, reason, modifiers }: PilotingRolled): string {
    const queued = this.page.mech(unit).rolls.find(roll => roll.reason === reason);
    const value = queued?.modifier ?? modifiers.find(({ code }) => code === 'reason')?.value ?? 0;
    return value === 0 ? '' : ` (${signed(value)})`;
  }

  /** Tells a fall below the roll that failed. A fall that no roll could prevent is told with its reason. */
  private fall(event: Fell): OpenLine {
    const { unit, reason, side, facing, height, damage, source } = event;
    const { page } = this;
    const failure = this.failures.get(failureKey(event));
    this.failures.delete(failureKey(event));
    const why = failure !== undefined ? '' : ` (${reasonWords(reason)})`;
    const levels = height === 0 ? '' : ` ${counted(height, 'level')}`;
    const head = `${page.name(unit)} falls${levels} on its ${FALL_SIDES[side]}${why}, facing ${facingPoint(facing)}, ${damage} damage`;
    const line = failure !== undefined ? page.detail(head, failure) : page.follow(head);
    const text = (hits: readonly Hit[]): string => (hits.length === 0 ? head : `${head}: ${hitsText(page, hits)}`);
    this.ledger.open(unit, source, new DamageLine(line, text));
    page.isMoveOpen = false;
    return line;
  }

  private hurt({ unit, cause, pilotWounds, dead, source }: PilotHit): OpenLine {
    const what = dead
      ? `killed ${woundWords(cause)}`
      : `wounded ${woundWords(cause)} (${counted(pilotWounds, 'wound')})`;
    const line = this.page.detail(`${this.page.mark(unit)}'s pilot is ${what}`, this.ledger.parentFor(unit, source));
    this.wounds.set(unit, line);
    return line;
  }

  private rollConsciousness({ unit, need, roll, awake }: ConsciousnessRolled): OpenLine {
    const line = this.wounds.get(unit) ?? this.page.detail(`${this.page.mark(unit)}'s pilot`);
    line.text += `; stays conscious on ${need}+, rolls ${roll}${awake ? '' : ', passes out'}`;
    return line;
  }
}

/** The source of the last fall of a unit; its reason does not matter to the ledger. */
const OWN_FALL: Source = { kind: 'fall', reason: 'avoidWound' };

function failureKey({ unit, reason }: Pick<PilotingRolled, 'unit' | 'reason'>): string {
  return `${unit} ${reason}`;
}

/** What makes a roll harder or easier besides skill and reason: " (gyro hit +3)". */
function otherModifiers(modifiers: readonly Modifier[]): string {
  const others = modifiers.filter(({ code, value }) => code !== 'piloting' && code !== 'reason' && value !== 0);
  if (others.length === 0) return '';
  return ` (${others.map(modifier => `${modifierText(modifier)} ${signed(modifier.value)}`).join(', ')})`;
}
