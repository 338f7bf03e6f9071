import { type Game, type GameEvent, HEAT_SHUTDOWN, mechOf } from '@hexfall/rules';
import { heatWords } from './fire-steps.ts';
import { OWN_SIDE, OWN_UNIT } from './lesson-game.ts';
import { remarksOn } from './remarks.ts';
import { LESSON_TURNS, type Scene, saw } from './scene.ts';
import type { Step, Words } from './step.ts';

/** What the coach says when something has happened for the first time. */
export const RESULT_STEPS: readonly Step[] = [
  talk('armor', scene =>
    saw(scene, 'DamageApplied')
      ? {
          title: 'Armor',
          say: 'Damage takes armor off first, at the place that was hit. When the armor of a place is gone, the next hit goes inside, and things break.',
          points: { parts: ['sheet'] },
        }
      : undefined,
  ),
  talk('behind', scene =>
    saw(scene, 'DamageApplied', ({ rear, unit }) => rear && unit !== OWN_UNIT)
      ? {
          title: 'From behind',
          say: 'You hit it from behind, where the armor is thin. That is what the running around is for.',
          points: { parts: ['sheet'] },
        }
      : undefined,
  ),
  talk('hot', ({ own, recent }) =>
    recent.some(event => event.type === 'HeatSettled' && event.unit === OWN_UNIT && event.heat > 0)
      ? {
          title: 'You are hot',
          say: `What your heat sinks could not take stays with you: heat ${own.heat}. ${heatWords(own.heat)}`,
          points: { parts: ['sheet'] },
        }
      : undefined,
  ),
  talk('piloting', scene => {
    const rolls = scene.recent.filter(event => event.type === 'PilotingRolled');
    if (rolls.length === 0) return undefined;
    return {
      title: 'Piloting rolls',
      say: 'Kicks, 20 points of damage in one phase, or a broken leg shake a unit. Its pilot rolls two dice to keep it on its feet.',
      facts: remarksOn(rolls.slice(0, 2), scene.game),
    };
  }),
  talk('fall', scene => {
    const falls = scene.recent.filter(event => event.type === 'Fell');
    if (falls.length === 0) return undefined;
    return {
      title: 'A fall',
      say: 'Falling hurts the machine, and may hurt the pilot. Then it costs movement points and another roll to get up.',
      facts: remarksOn(falls.slice(0, 2), scene.game),
    };
  }),
  talk('critical', scene => {
    const hits = scene.recent.filter(event => event.type === 'SlotHit');
    if (hits.length === 0) return undefined;
    return {
      title: 'A critical hit',
      say: 'A hit went inside, and dice decided what it broke: a weapon, a joint, the engine, or ammunition, which explodes.',
      facts: [...new Set(remarksOn(hits, scene.game))].slice(0, 3),
    };
  }),
];

function talk(id: string, words: (scene: Scene) => Words | undefined): Step {
  return { id, kind: 'talk', words };
}

/** Something that may or may not happen in a game: how to recognize that it did, and a sentence for readers to whom it did not happen. */
interface Subject {
  readonly isIn: (event: GameEvent) => boolean;
  readonly words: string;
}

const SUBJECTS: readonly Subject[] = [
  {
    isIn: event => event.type === 'DamageApplied' && event.rear && event.unit !== OWN_UNIT,
    words: 'Hits from behind meet thinner armor.',
  },
  {
    isIn: event => event.type === 'TorsoTwisted' && event.unit === OWN_UNIT,
    words: 'The torso can turn one side to the left or right before you shoot.',
  },
  {
    isIn: event => event.type === 'HeatSettled' && event.unit === OWN_UNIT && event.heat > 0,
    words: `Heat that your sinks cannot take slows you down, spoils your aim, and from ${HEAT_SHUTDOWN.at(-1)![0]} on may shut you down.`,
  },
  {
    isIn: ({ type }) => type === 'PilotingRolled',
    words: 'Kicks and heavy damage call for a piloting roll, and a unit that fails falls.',
  },
  {
    isIn: ({ type }) => type === 'Fell',
    words: 'A fall costs armor, may wound the pilot, and getting up takes a roll.',
  },
  {
    isIn: event => event.type === 'PhysicalRolled' && event.kind === 'kick',
    words: 'Next to an enemy that you face, you may kick: much damage, no heat.',
  },
  {
    isIn: ({ type }) => type === 'SlotHit',
    words: 'Hits inside can break weapons, joints and the engine, or set off ammunition.',
  },
];

/** What the coach says in the last turn of the lesson and at its end; `events` are all events of the game. */
export function closingSteps(events: readonly GameEvent[]): readonly Step[] {
  return [
    talk('winning', scene =>
      scene.turn >= LESSON_TURNS && scene.choice?.kind === 'move'
        ? {
            title: 'How it ends',
            say: 'A unit is out when its center torso, its head or its engine is destroyed, or its pilot is killed. The last side with a unit that fights wins.',
          }
        : undefined,
    ),
    talk('left-out', scene => {
      if (scene.turn <= LESSON_TURNS && scene.choice !== undefined) return undefined;
      const facts = SUBJECTS.filter(({ isIn }) => !events.some(isIn)).map(({ words }) => words);
      if (facts.length === 0) return undefined;
      return {
        title: 'What you have not met yet',
        say: 'Dice fall as they will. These things did not come up:',
        facts,
      };
    }),
  ];
}

/** What the coach says when the turns of the lesson are over but the game is not. */
export const GRADUATION: Words = {
  title: 'That was the lesson',
  say: 'You have seen a turn from beginning to end, and what can come of it. Finish the game on your own: every number on the page explains itself when you open it.',
};

/** Returns what the coach says when the game is over. */
export function endingWords(game: Game, events: readonly GameEvent[]): Words {
  const { outcome } = game.state;
  const facts = remarksOn(
    events.filter(event => event.type === 'UnitDestroyed'),
    game,
  );
  if (outcome.kind === 'win' && outcome.side === OWN_SIDE)
    return {
      title: 'You have won',
      say: 'Well played. That was the whole of it: move, shoot, strike, mind your heat. Now try a game of your own.',
      facts,
    };
  return {
    title: outcome.kind === 'win' ? 'You have lost' : 'A draw',
    say:
      mechOf(game, OWN_UNIT).status === 'destroyed'
        ? 'That happens to everybody. Play the lesson again, and keep your back away from the enemy.'
        : 'The game is over. Play the lesson again, or a game of your own.',
    facts,
  };
}
