import { type Command, type Game, type MechId, mechOf, refusalOf } from '@hexfall/rules';
import { rehearse } from '../rehearsal.ts';
import { type RiskRoll, risksIn } from './risk.ts';

/** An order of the movement phase that does not lead to another hex. */
export interface MoveCard {
  readonly id: 'stay' | 'stand' | 'unjam' | 'breakFree' | 'shutDown' | 'startUp';
  readonly title: string;
  readonly words: string;
  readonly command: Command;
  /** Rolls that the order needs. */
  readonly rolls: readonly RiskRoll[];
}

/** The orders that are offered, if the rules allow them. */
const OFFERS: readonly (Pick<MoveCard, 'id' | 'title' | 'words'> & { readonly order: (unit: MechId) => Command })[] = [
  { id: 'stay', title: 'Stand still', words: 'No movement, no heat', order: unit => ({ type: 'stay', unit }) },
  {
    id: 'stand',
    title: 'Stand up',
    words: 'One attempt to get on its feet',
    order: unit => ({ type: 'move', unit, mode: 'walk', steps: ['stand'], climb: true }),
  },
  {
    id: 'unjam',
    title: 'Clear jammed weapons',
    words: 'Stay here and attack nobody this turn',
    order: unit => ({ type: 'stay', unit, unjam: true }),
  },
  {
    id: 'breakFree',
    title: 'Break free',
    words: 'Spend the move on getting out of the swamp',
    order: unit => ({ type: 'breakFree', unit }),
  },
  {
    id: 'startUp',
    title: 'Start the reactor',
    words: 'Instead of moving',
    order: unit => ({ type: 'startUp', unit }),
  },
  {
    id: 'shutDown',
    title: 'Shut down',
    words: 'Shut down the reactor instead of moving, until it is started again',
    order: unit => ({ type: 'shutDown', unit }),
  },
];

/** Returns the orders that a unit may be given instead of a move to another hex. */
export function moveCards(game: Game, unit: MechId): MoveCard[] {
  const { prone } = mechOf(game, unit);
  return OFFERS.flatMap(({ id, title, words, order }) => {
    const command = order(unit);
    if (refusalOf(game, command) !== undefined) return [];
    const rolls = risksIn(game, rehearse(game, command, { until: 'orders' })?.events ?? []);
    return [{ id, title: prone && id === 'stay' ? 'Stay down' : title, words, command, rolls }];
  });
}
