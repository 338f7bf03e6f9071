import type { ConsciousnessRolled, Fell, Modifier, PilotHit, PilotingRolled } from '@hexfall/rules';
import { facingPoint } from '../facing-text.ts';
import { modifierText } from '../modifier-text.ts';
import { reasonWords } from '../reason-words.ts';
import { woundWords } from '../words/cause-words.ts';
import { counted, signed } from '../words/count-words.ts';
import { FALL_SIDES } from '../words/event-words.ts';
import { DamageLine } from './damage-line.ts';
import { hitsText } from './damage-text.ts';
import type { Ledger } from './ledger.ts';
import type { MoveChapter } from './move-chapter.ts';
import type { Page, Tellers } from './page.ts';
import type { OpenLine } from './story-line.ts';

/** Tells of piloting rolls, falls and wounds. */
export class PilotChapter {
  private readonly page: Page;
  private readonly ledger: Ledger;
  private readonly moves: MoveChapter;
  private wound: OpenLine | undefined;

  constructor(page: Page, ledger: Ledger, moves: MoveChapter) {
    this.page = page;
    this.ledger = ledger;
    this.moves = moves;
  }

  readonly tellers: Tellers = {
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
    const { unit, reason, need, roll, passed } = event;
    const { page } = this;
    if (reason === 'avoidWound') {
      const text = `${page.mark(unit)}'s pilot braces for the fall: needs ${need}, rolls ${roll}, ${passed ? 'unhurt' : 'fails'}`;
      return page.detail(text, this.ledger.fall?.line);
    }
    page.unsteady = passed ? undefined : unit;
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
  private fall({ unit, reason, side, facing, height, damage }: Fell): OpenLine {
    const { page } = this;
    const isExpected = page.unsteady === unit;
    const why = isExpected ? '' : ` (${reasonWords(reason)})`;
    const levels = height === 0 ? '' : ` ${counted(height, 'level')}`;
    const head = `${page.name(unit)} falls${levels} on its ${FALL_SIDES[side]}${why}, facing ${facingPoint(facing)}, ${damage} damage`;
    const line = isExpected ? page.detail(head) : page.follow(head);
    this.ledger.fall = new DamageLine(line, hits => (hits.length === 0 ? head : `${head}: ${hitsText(page, hits)}`));
    this.ledger.latest = this.ledger.fall;
    page.isMoveOpen = false;
    page.unsteady = undefined;
    return line;
  }

  private hurt({ unit, cause, pilotWounds, dead, source }: PilotHit): OpenLine {
    const what = dead
      ? `killed ${woundWords(cause)}`
      : `wounded ${woundWords(cause)} (${counted(pilotWounds, 'wound')})`;
    this.wound = this.page.detail(`${this.page.mark(unit)}'s pilot is ${what}`, this.ledger.parentFor(source));
    return this.wound;
  }

  private rollConsciousness({ unit, need, roll, awake }: ConsciousnessRolled): OpenLine {
    const line = this.wound ?? this.page.detail(`${this.page.mark(unit)}'s pilot`);
    line.text += `; stays conscious on ${need}+, rolls ${roll}${awake ? '' : ', passes out'}`;
    return line;
  }
}

/** What makes a roll harder or easier besides skill and reason: " (gyro hit +3)". */
function otherModifiers(modifiers: readonly Modifier[]): string {
  const others = modifiers.filter(({ code, value }) => code !== 'piloting' && code !== 'reason' && value !== 0);
  if (others.length === 0) return '';
  return ` (${others.map(modifier => `${modifierText(modifier)} ${signed(modifier.value)}`).join(', ')})`;
}
