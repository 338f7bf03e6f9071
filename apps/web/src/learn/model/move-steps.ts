import { armorFacing, CT, jumpMp, mechOf, runMp, walkMp } from '@hexfall/rules';
import type { MoveChoice } from '../../play/model/choices/move-choice.ts';
import { percent } from '../../ui/figures.ts';
import { canShoot, type MoveAim } from './advice.ts';
import { coachNames, remarksOn } from './remarks.ts';
import { type Scene, unitHexes } from './scene.ts';
import type { Step, Words } from './step.ts';

/** What the coach says while a unit is to be moved. */
export const MOVE_STEPS: readonly Step[] = [
  {
    id: 'welcome',
    kind: 'talk',
    words: scene => {
      const { game, own, foe, turn } = scene;
      if (turn !== 1 || foe === undefined || !isMove(scene)) return undefined;
      const names = coachNames(game);
      return {
        title: 'Welcome',
        say: `You command A1, the blue ${names.unit(own.id)}. B1, the ${names.unit(foe.id)}, is slow and already damaged. Destroy it: I will tell you how, one thing at a time.`,
        points: { hexes: unitHexes(scene) },
      };
    },
  },
  {
    id: 'turn',
    kind: 'talk',
    words: scene =>
      scene.turn === 1 && isMove(scene)
        ? {
            title: 'What a turn is',
            say: 'First both sides move, then both shoot. Whoever stands next to an enemy may kick or punch. At the end heat is counted, and the next turn begins.',
          }
        : undefined,
  },
  {
    id: 'initiative',
    kind: 'talk',
    words: scene => {
      const rolled = scene.recent.filter(event => event.type === 'InitiativeRolled');
      if (rolled.length === 0 || !isMove(scene)) return undefined;
      return {
        title: 'Initiative',
        say: 'Both sides rolled two dice. Moving last is better, since you see where the other one went.',
        facts: remarksOn(rolled.slice(-1), scene.game),
      };
    },
  },
  {
    id: 'reach',
    kind: 'talk',
    words: scene => {
      const { game, own } = scene;
      if (!isMove(scene) || own.prone) return undefined;
      return {
        title: 'Where you can go',
        say: `The tinted hexes: green by walking (${walkMp(game, own)} movement points), amber by running (${runMp(game, own)}), violet by jumping (${jumpMp(game, own)}). Woods, slopes and turns cost extra. Faster means harder to hit, but your own shots get harder too.`,
        points: { parts: ['ways'] },
      };
    },
  },
  {
    id: 'backs',
    kind: 'talk',
    words: scene => {
      const { foe, game } = scene;
      if (!isMove(scene) || foe === undefined || scene.movePlan?.aim !== 'behind') return undefined;
      const [front, back] = [foe.armor[CT]!, foe.armor[armorFacing(CT, true)]!];
      return {
        title: 'Backs are thin',
        say: `The arrow on a unit shows where its front is. On its chest the ${coachNames(game).unit(foe.id)} has ${front} points of armor left, on its back ${back}. Get behind it, and never show yours.`,
        points: { hexes: [foe.hex] },
      };
    },
  },
  {
    id: 'closing',
    kind: 'talk',
    words: scene =>
      isMove(scene) && scene.movePlan?.aim === 'strike'
        ? {
            title: 'Close enough to kick',
            say: 'A kick does as much as a big gun, makes no heat, and can bring the enemy down. You have to stand next to it, with your legs facing it.',
          }
        : undefined,
  },
  {
    id: 'prone-foe',
    kind: 'talk',
    words: scene =>
      isMove(scene) && scene.foe?.prone === true
        ? {
            title: 'It is down',
            say: 'A unit on the ground is easier to hit from the next hex, and harder from farther away. It has to roll to get up again.',
            points: { hexes: [scene.foe.hex] },
          }
        : undefined,
  },
  { id: 'go', kind: 'task', words: scene => withMove(scene, choice => whereTo(scene, choice)) },
  { id: 'turn-to', kind: 'task', words: scene => withMove(scene, choice => turnTo(scene, choice)) },
  { id: 'move', kind: 'task', words: scene => withMove(scene, choice => confirmMove(scene, choice)) },
];

function isMove({ choice }: Scene): boolean {
  return choice?.kind === 'move';
}

function withMove({ choice }: Scene, words: (choice: MoveChoice) => Words | undefined): Words | undefined {
  return choice?.kind === 'move' ? words(choice) : undefined;
}

const REASONS: Readonly<Record<MoveAim, string>> = {
  cover: 'There you stand in woods, which makes you harder to hit, and can shoot.',
  behind: 'There you stand behind the enemy.',
  strike: 'There you are close enough to kick.',
};

/** What the coach says as long as no hex is chosen. */
function whereTo({ movePlan, own }: Scene, choice: MoveChoice): Words | undefined {
  if (choice.command !== undefined) return undefined;
  if (own.prone)
    return {
      title: 'You are down',
      say: 'Getting up costs movement points and a roll. Choose any hex that is tinted, or one of the cards: the roll is shown before you confirm.',
    };
  if (movePlan === undefined)
    return {
      title: 'Your move',
      say: 'Choose any tinted hex, or Pass to stand still. What it means is shown before you confirm.',
    };
  const isHere = movePlan.hex === own.hex;
  return {
    title: 'Your move',
    say: isHere
      ? `You stand well already. Tap your own hex, the one with the ring, or go anywhere else. ${REASONS[movePlan.aim]}`
      : `Tap the hex with the ring, or any other. ${REASONS[movePlan.aim]}`,
    points: { hexes: [movePlan.hex] },
  };
}

/** What the coach says if the hex is right, but the facing is not. */
function turnTo({ movePlan }: Scene, choice: MoveChoice): Words | undefined {
  if (movePlan?.facing === undefined || choice.hex !== movePlan.hex || choice.facing === movePlan.facing)
    return undefined;
  return {
    title: 'Which way to look',
    say: 'The arrows around the hex turn you. Turn until your front faces the enemy: that is where your weapons and legs reach.',
    points: { hexes: [movePlan.hex], parts: [`facing-${movePlan.facing}`] },
  };
}

function moreWords(modifier: number): string {
  if (modifier === 0) return 'no more than usual';
  return `${Math.abs(modifier)} ${modifier > 0 ? 'more' : 'less'} than usual`;
}

/** What the coach says when a move is chosen. */
function confirmMove({ foe, game }: Scene, choice: MoveChoice): Words | undefined {
  const { preview } = choice;
  if (preview === undefined) return undefined;
  const { defense, aim, heat, chance, rolls, outcome, leaves } = preview;
  const shoots = foe !== undefined && !leaves && canShoot(outcome, choice.unit, foe.id);
  const isSettled = foe !== undefined && mechOf(game, foe.id).movement !== 'undecided';
  return {
    title: 'Before you confirm',
    say: `This is what the move means. ${shoots ? '' : isSettled ? 'From there you cannot shoot at the enemy: turn, or choose another hex. ' : 'As the enemy stands now, you cannot shoot at it from there. '}Press Move, or change it.`,
    facts: [
      `Shots at you need ${moreWords(defense)}.`,
      `Your own shots need ${moreWords(aim)}.`,
      `It makes ${heat} heat.`,
      ...(rolls.length === 0 ? [] : [`Piloting rolls on the way: ${percent(chance)} that all goes well.`]),
    ],
    points: { parts: ['outlook', 'confirm'] },
  };
}
