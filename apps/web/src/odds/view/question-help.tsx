import type { VNode } from 'preact';

/** What can be said in a question, as in the documentation of the command line. */
const WORDS: readonly (readonly [what: string, examples: string])[] = [
  ['Weapons', 'ac/20 at 7 hexes; ac/20 + 2 medium lasers at 5 hexes on AS7-D'],
  ['A unit fires', 'HBK-4G fires everything at WVR-6R, 4 hexes'],
  ['Blows', 'kick HBK-4G by WVR-6R; WVR-6R punches HBK-4G with the left arm; push …; melee …'],
  ['Rams', 'charge AS7-D by HBK-4G from 4 hexes; death from above on AS7-D by WVR-6R'],
  ['Piloting', 'piloting roll of AS7-D after 20 damage; piloting roll, piloting 5, gyro hit, 60 tons'],
  ['Falls', "fall of an 80-ton 'Mech from level 2"],
  ['Heat', 'heat of HBK-4P, ran, fires everything, heat 8'],
  ['Crew', 'gunnery 4; piloting 5; skill 4/5; pilot wounded'],
  ['Movement', 'ran 6; walked 3; jumped 5; stood still; target ran 6'],
  ['Ground', 'heavy woods; depth 2 water; rubble; level 2; light woods between; partial cover'],
  ['Side', 'from behind; from the left'],
  ['State', 'prone; immobile; pilot unconscious; gyro hit; 2 engine hits'],
  ['Damage', 'LT armor 3; CT rear armor 2; left torso structure 5; right arm lost'],
];

/** Explains the words that a question can have. */
export function QuestionHelp(): VNode {
  return (
    <details class="question-help">
      <summary>What can be asked</summary>
      <p>
        One line, its parts in any order, separated by commas. “attacker …”, “target …” or the name of a unit says whom
        a part is about. A name with other words in it stands in quotation marks.
      </p>
      <dl>
        {WORDS.map(([what, examples]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{examples}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
