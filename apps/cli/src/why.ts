import { explainOrder } from '@hexfall/bots';
import type { Replay } from '@hexfall/protocol';
import type { MechId } from '@hexfall/rules';
import { Course, type Part } from '@hexfall/sim';
import { namesOf, orderText, reasonsText } from '@hexfall/view';
import { quote } from './clean-text.ts';
import { FailedError, UsageError } from './exit.ts';
import { outputWidth, wrapText } from './table.ts';

/** Which orders of a replay are explained. */
export interface WhyOptions {
  /** The mark of a unit, such as A1; `true` for all units. */
  readonly why: string | true;
  /** The number of a turn; `undefined` for all. */
  readonly turn: number | undefined;
  readonly json: boolean;
}

/** A part of a game with the order that began it. */
type OrderedPart = Part & { readonly order: NonNullable<Part['order']> };

/** Explains orders of a replay: what the tactician expected of each order, and of the best others. Returns the lines to print. */
export function explainReplay(path: string, replay: Replay, options: WhyOptions): string[] {
  const course = Course.of(replay);
  if (!course.ok) throw new FailedError(`${path}, ${course.errors[0]!.message}.`);
  const unit = options.why === true ? undefined : readUnit(course.value, options.why);
  const parts = course.value.parts.filter(
    (part): part is OrderedPart =>
      part.order !== undefined &&
      (unit === undefined || part.order.unit === unit) &&
      (options.turn === undefined || part.turn === options.turn),
  );
  if (parts.length === 0) throw new UsageError(`${path}: no order was given there.`);
  return options.json ? parts.map(part => toJson(course.value, part)) : tell(course.value, parts);
}

function readUnit(course: Course, mark: string): MechId {
  const { mechs } = course.gameAt(0).state;
  const names = namesOf(course.gameAt(0));
  const found = mechs.find(({ id }) => names.mark(id).toLowerCase() === mark.toLowerCase());
  if (found !== undefined) return found.id;
  throw new UsageError(
    `--why must name one of ${mechs.map(({ id }) => names.mark(id)).join(', ')}, not ${quote(mark)}.`,
  );
}

const LEGEND =
  'expected: the value of the order to the tactician, in points of damage: what the unit deals and takes this turn, with heat, the risk of a fall and the prospects of the place.';

function tell(course: Course, parts: readonly OrderedPart[]): string[] {
  let heading = '';
  const lines = parts.flatMap(part => {
    const { turn, phase, order } = part;
    const game = course.gameAt(part.events);
    const title = `Turn ${turn}, ${phase}`;
    const head = title === heading ? [] : [...(heading === '' ? [] : ['']), title];
    heading = title;
    return [
      ...head,
      `  ${namesOf(game).unit(order.unit)} ${orderText(game, order)}`,
      ...reasonsText(game, explainOrder(game, order)).flatMap(line => wrapText(line, outputWidth(), '      ')),
    ];
  });
  return [...lines, '', ...wrapText(LEGEND, outputWidth())];
}

function toJson(course: Course, { turn, phase, order, events }: OrderedPart): string {
  const game = course.gameAt(events);
  return JSON.stringify({ turn, phase, order, text: orderText(game, order), ...explainOrder(game, order) });
}
