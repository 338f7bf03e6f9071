import type { Force } from '@hexfall/data';
import { quote } from '../clean-text.ts';
import { UsageError } from '../exit.ts';

const SKILL = /^\s*([0-8])\s*\/\s*([0-8])\s*$/;

/** Returns the force with these skills for every crew: `3/4` is gunnery 3 and piloting 4. */
export function withSkill<F extends Force>(force: F, option: string, text: string): F {
  const [, gunnery, piloting] = SKILL.exec(text) ?? [];
  if (gunnery === undefined || piloting === undefined)
    throw new UsageError(`${option} must be gunnery/piloting from 0 to 8, such as 3/4, not ${quote(text)}.`);
  const skills = { gunnery: Number(gunnery), piloting: Number(piloting) };
  return { ...force, units: force.units.map(unit => Object.assign({}, unit, skills)) };
}

/** The different skills among the crews of a force: "4/5", "3/4 and 4/5". */
export function crewSkills({ units }: Force): string {
  return [...new Set(units.map(({ gunnery, piloting }) => `${gunnery}/${piloting}`))].join(' and ');
}
