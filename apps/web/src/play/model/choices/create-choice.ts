import { type Game, type MechId, mechOf, physicalOptions } from '@hexfall/rules';
import type { OddsRequest } from '../player.ts';
import { BlowChoice } from './blow-choice.ts';
import { DeployChoice } from './deploy-choice.ts';
import { FireChoice } from './fire-choice.ts';
import { MoveChoice } from './move-choice.ts';

/** The order that is being put together; `kind` says of which phase it is. */
export type AnyChoice = DeployChoice | MoveChoice | FireChoice | BlowChoice;

/** Creates the choice of an order for a unit that is to act. */
export function createChoice(game: Game, unit: MechId): AnyChoice | undefined {
  switch (game.state.phase) {
    case 'deployment':
      return new DeployChoice(game, unit);
    case 'movement':
      return new MoveChoice(game, unit);
    case 'weapons':
      return new FireChoice(game, unit);
    case 'physical':
      return new BlowChoice(game, unit);
    default:
      return undefined;
  }
}

/** Whether a unit is asked for a physical attack but cannot make any, so that the player need not be asked. */
export function isIdle(game: Game, unit: MechId): boolean {
  return game.state.phase === 'physical' && physicalOptions(game, mechOf(game, unit)).length === 0;
}

/** Chooses to do nothing: to stand still, hold fire, attack nobody, stay off the board. */
export function chooseNothing(choice: AnyChoice): void {
  if (choice.kind === 'deploy') choice.holdBack();
  else if (choice.kind === 'blow') choice.pass();
  else if (choice.kind === 'fire') choice.holdFire();
  else choice.play({ type: 'stay', unit: choice.unit });
}

/** Returns the request for odds of the order that is being put together. */
export function oddsFor(choice: AnyChoice | undefined): OddsRequest | undefined {
  if (choice === undefined || choice.kind === 'deploy') return undefined;
  const { game } = choice;
  if (choice.kind === 'fire') {
    const { plan, questions } = choice;
    return plan === undefined || questions.length === 0 ? undefined : { game, plan, questions };
  }
  const card = choice.kind === 'blow' ? choice.card : choice.ram;
  return card === undefined ? undefined : { game, plan: card.plan, questions: card.questions };
}
