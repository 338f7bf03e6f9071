import { dissipation, HEAT_SHUTDOWN, HEAT_TO_HIT, heatEffect, heatMpLoss, specOf } from '@hexfall/rules';
import type { FireChoice } from '../../play/model/choices/fire-choice.ts';
import type { WeaponRow } from '../../play/model/choices/weapon-row.ts';
import { percent, signed } from '../../ui/figures.ts';
import { bearingAt, type FireAim } from './advice.ts';
import { reachable } from './remarks.ts';
import type { FirePlan, Scene } from './scene.ts';
import type { PagePart, Step, Words } from './step.ts';

/** What the coach says while shots are to be chosen. */
export const FIRE_STEPS: readonly Step[] = [
  {
    id: 'numbers',
    kind: 'talk',
    words: scene =>
      withFire(scene, choice => {
        const row = firstRow(scene, choice);
        if (row?.need === undefined) return undefined;
        return {
          title: 'What a shot needs',
          say: `Two dice must reach the number beside the weapon. Your ${row.name} needs ${reachable(row.need)} or more, a chance of ${percent(row.chance)}. This is how the ${row.need} is made up:`,
          facts: row.modifiers.map(({ value, words }, i) => `${i === 0 ? value : signed(value)} ${words}`),
          points: { parts: [partOf(row)] },
        };
      }),
  },
  {
    id: 'heat',
    kind: 'talk',
    words: scene =>
      withFire(scene, choice => {
        const { firePlan, turn } = scene;
        if (turn < 2 || firePlan === undefined || firePlan.weapons.length === 0) return undefined;
        const total = firePlan.weapons.reduce((sum, weapon) => sum + choice.rows[weapon]!.heat, 0);
        if (firePlan.aim !== 'all' || choice.command.shots.length > 0) return undefined;
        return {
          title: 'Heat',
          say: `Moving and shooting make heat; your heat sinks take up to ${dissipation(scene.own, specOf(scene.game, scene.own))} away each turn. All your weapons together would make ${total}. Do it once, and see what it costs.`,
          points: { parts: ['heat'] },
        };
      }),
  },
  {
    id: 'cooling',
    kind: 'talk',
    words: scene =>
      withFire(scene, () =>
        scene.own.heat > 0 && scene.firePlan?.aim === 'cool' && scene.firePlan.weapons.length > 0
          ? {
              title: 'Not everything at once',
              say: `You are at heat ${scene.own.heat}. Fire only what your heat sinks can carry, and you cool down. A good player keeps the rest for the moment that counts.`,
              points: { parts: ['heat'] },
            }
          : undefined,
      ),
  },
  { id: 'twist', kind: 'task', words: scene => withFire(scene, choice => twistTorso(scene, choice)) },
  { id: 'pick', kind: 'task', words: scene => withFire(scene, choice => pickWeapons(scene, choice)) },
  { id: 'fire', kind: 'task', words: scene => withFire(scene, confirmFire) },
];

function withFire({ choice }: Scene, words: (choice: FireChoice) => Words | undefined): Words | undefined {
  return choice?.kind === 'fire' ? words(choice) : undefined;
}

function partOf({ weapon }: Pick<WeaponRow, 'weapon'>): PagePart {
  return `weapon-${weapon}`;
}

/** Returns the weapon to speak of: the one that is advised, or any that can fire. */
function firstRow({ firePlan }: Scene, { rows }: FireChoice): WeaponRow | undefined {
  const advised = firePlan?.weapons.map(weapon => rows[weapon]!).find(({ need }) => need !== undefined);
  return advised ?? rows.find(({ need }) => need !== undefined);
}

function twistTorso({ firePlan }: Scene, choice: FireChoice): Words | undefined {
  if (firePlan === undefined || firePlan.weapons.length === 0 || choice.twist === firePlan.twist) return undefined;
  if (choice.command.shots.length > 0) return undefined;
  const way = firePlan.twist < 0 ? 'to the left' : firePlan.twist > 0 ? 'to the right' : 'ahead';
  const [now, then] = [bearingAt(choice, choice.twist).length, bearingAt(choice, firePlan.twist).length];
  return {
    title: 'Turn the torso',
    say: `Your legs stay as they are, but the torso can turn one side to the left or right. Turn it ${way}: then ${then} of your weapons reach the enemy instead of ${now}.`,
    points: { parts: [`torso-${firePlan.twist}`] },
  };
}

const PICK_WORDS: Readonly<Record<FireAim, (plan: FirePlan, choice: FireChoice) => string>> = {
  one: ({ weapons }, { rows }) => `Switch on your ${rows[weapons[0]!]!.name}. One weapon is enough to begin with.`,
  all: () => 'Switch on every weapon that can reach the enemy: the button All does it.',
  cool: ({ weapons }, { rows }) =>
    `Switch on ${listOf(weapons.map(weapon => rows[weapon]!.name))}, and leave the others.`,
};

function pickWeapons({ firePlan }: Scene, choice: FireChoice): Words | undefined {
  const chosen = choice.command.shots.map(({ weapon }) => weapon);
  const advised = firePlan?.weapons ?? [];
  const missing = advised.filter(weapon => !chosen.includes(weapon));
  // A reader who has chosen something else, or everything that was advised, knows what to do.
  const isOwnChoice = chosen.some(weapon => !advised.includes(weapon)) || choice.command.buildings !== undefined;
  if (isOwnChoice || (chosen.length > 0 && missing.length === 0)) return undefined;
  if (firePlan === undefined || advised.length === 0 || choice.rows.every(({ need }) => need === undefined))
    return {
      title: 'Nothing to shoot at',
      say: 'None of your weapons can reach the enemy: it is too far away, out of sight, or not in front of you. Press Hold fire, or turn the torso.',
      points: { parts: ['confirm'] },
    };
  const parts = firePlan.aim === 'all' ? (['all'] as const) : missing.map(weapon => partOf({ weapon }));
  return {
    title: 'Choose your weapons',
    say: `${PICK_WORDS[firePlan.aim](firePlan, choice)} Anything else is up to you, too.`,
    points: { parts },
  };
}

/** Explains the cost of the shots that are chosen. */
function confirmFire(choice: FireChoice): Words | undefined {
  const { heat } = choice;
  if (heat === undefined) return undefined;
  const cost = heat.words.length === 0 ? 'That does no harm.' : `Then: ${heat.words.join('; ')}.`;
  return {
    title: 'Heat ahead',
    say: `Look at the heat first. ${cost} Press Fire, or change the shots.`,
    facts: [
      `Heat ${heat.now} now, ${heat.builtUp} made this turn, ${heat.dissipated} taken away: ${heat.end} at the end.`,
    ],
    points: { parts: ['heat', 'confirm'] },
  };
}

/** Joins names: "Medium Laser and Machine Gun". A weapon that occurs twice becomes "2 × Medium Laser". */
function listOf(names: readonly string[]): string {
  const kinds = [...new Set(names)].map(name => {
    const count = names.filter(each => each === name).length;
    return count === 1 ? `your ${name}` : `your ${count} × ${name}`;
  });
  return kinds.length < 2 ? kinds.join('') : `${kinds.slice(0, -1).join(', ')} and ${kinds.at(-1)}`;
}

/** Returns the effects of heat, and from which heat on they occur, by the tables of the rules. */
export function heatWords(heat: number): string {
  const [mp, aim] = [heatMpLoss(heat), heatEffect(HEAT_TO_HIT, heat)];
  const costs = [...(mp > 0 ? [`you move ${mp} less`] : []), ...(aim > 0 ? [`your shots need ${aim} more`] : [])];
  const [dangerous] = HEAT_SHUTDOWN.at(-1)!;
  const now = costs.length === 0 ? 'That is not enough to hurt.' : `At ${heat}, ${costs.join(' and ')}.`;
  return `${now} From ${dangerous} on the reactor may shut down.`;
}
