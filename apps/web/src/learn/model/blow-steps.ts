import type { BlowCard, BlowChoice } from '../../play/model/choices/blow-choice.ts';
import { percent } from '../../ui/figures.ts';
import { reachable } from './remarks.ts';
import type { Scene } from './scene.ts';
import type { Step, Words } from './step.ts';

/** What the coach says while a physical attack is to be chosen. */
export const BLOW_STEPS: readonly Step[] = [
  {
    id: 'kick',
    kind: 'talk',
    words: scene =>
      withBlow(scene, () => {
        const { kick } = scene;
        if (kick === undefined) return undefined;
        return {
          title: 'The kick',
          say: 'Now you may kick or punch. A kick hits a leg, and a unit that is kicked must roll to stay on its feet. Missing is a risk: then you must roll yourself.',
          facts: kickFacts(kick),
          points: { parts: ['kick'] },
        };
      }),
  },
  {
    id: 'strike',
    kind: 'task',
    words: scene =>
      withBlow(scene, choice => {
        if (choice.command !== undefined) return undefined;
        if (scene.kick === undefined)
          return {
            title: 'Your blow',
            say: 'No kick is possible from here. Choose one of the blows, or “Attack nobody”.',
          };
        return {
          title: 'Your blow',
          say: 'Choose a kick. You may also take another blow, or “Attack nobody”.',
          points: { parts: ['kick'] },
        };
      }),
  },
  {
    id: 'attack',
    kind: 'task',
    words: scene =>
      withBlow(scene, choice =>
        choice.passes
          ? {
              title: 'No blow',
              say: 'You attack nobody this turn. Confirm, or choose a blow.',
              points: { parts: ['confirm'] },
            }
          : {
              title: 'Ready',
              say: 'Press Attack. Both sides strike at the same time, then the rolls to stay up are made.',
              facts: choice.card === undefined ? [] : kickFacts(choice.card),
              points: { parts: ['confirm'] },
            },
      ),
  },
];

function withBlow({ choice }: Scene, words: (choice: BlowChoice) => Words | undefined): Words | undefined {
  return choice?.kind === 'blow' ? words(choice) : undefined;
}

function kickFacts({ strikes, rollsAfterHit }: BlowCard): string[] {
  return [
    ...strikes.map(
      ({ with: limb, need, chance, damage }) =>
        `With the ${limb}: ${reachable(need)} or more, ${percent(chance)}, for ${damage} damage.`,
    ),
    ...rollsAfterHit
      .filter(({ need }) => need !== undefined)
      .map(
        ({ reason, need, chance }) =>
          `If it hits, a roll to stay up (${reason}): ${reachable(need!)} or more, ${percent(chance)}.`,
      ),
  ];
}
