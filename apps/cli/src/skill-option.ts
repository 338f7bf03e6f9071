/** The option of every command that reads forces. */
export const SKILL_OPTION = [
  '--skill <skill>',
  'gunnery/piloting of all crews, such as 3/4, except those given with a unit, as in HBK-4G@2/3 (default: those of force files, or 4/5)',
] as const;
