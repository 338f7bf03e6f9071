import { type Command, type Game, type MechId, mechOf, refusalOf } from '@hexfall/rules';
import { rehearse } from '../rehearsal.ts';
import { type RiskRoll, risksIn } from './risk.ts';

/** An order of the movement phase that leads to no other hex. */
export interface MoveCard {
  readonly id: 'stay' | 'stand' | 'unjam' | 'breakFree' | 'shutDown' | 'startUp';
  readonly title: string;
  readonly words: string;
  readonly command: Command;
  /** Rolls that it needs. */
  readonly rolls: readonly RiskRoll[];
}

/** Returns the orders that a unit may be given instead of a move to another hex. */
export function moveCards(game: Game, unit: MechId): MoveCard[] {
  const { prone } = mechOf(game, unit);
  const offers: readonly Omit<MoveCard, 'rolls'>[] = [
    {
      id: 'stay',
      title: prone ? 'Stay down' : 'Stand still',
      words: 'No movement, no heat',
      command: { type: 'stay', unit },
    },
    {
      id: 'stand',
      title: 'Stand up',
      words: 'One attempt to get on its feet',
      command: { type: 'move', unit, mode: 'walk', steps: ['stand'], climb: true },
    },
    {
      id: 'unjam',
      title: 'Clear jammed weapons',
      words: 'Stay here and attack nobody this turn',
      command: { type: 'stay', unit, unjam: true },
    },
    {
      id: 'breakFree',
      title: 'Break free',
      words: 'Spend the move on getting out of the swamp',
      command: { type: 'breakFree', unit },
    },
    {
      id: 'startUp',
      title: 'Start the reactor',
      words: 'Instead of moving',
      command: { type: 'startUp', unit },
    },
    {
      id: 'shutDown',
      title: 'Shut down',
      words: 'Stop the reactor instead of moving, until it is started again',
      command: { type: 'shutDown', unit },
    },
  ];
  return offers
    .filter(({ command }) => refusalOf(game, command) === undefined)
    .map(offer => ({
      ...offer,
      rolls: risksIn(game, rehearse(game, offer.command, { until: 'orders' })?.events ?? []),
    }));
}
