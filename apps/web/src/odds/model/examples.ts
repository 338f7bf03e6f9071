/** An example of a question, to begin with. */
export interface Example {
  /** The subject of the question, in a word or two. */
  readonly title: string;
  readonly question: string;
}

export const EXAMPLES: readonly Example[] = [
  { title: 'A shot', question: 'ac/20 at 3 hexes on HBK-4G' },
  { title: 'A hard shot', question: 'ac/20 at 7 hexes, gunnery 4, target ran 6, heavy woods' },
  {
    title: 'In the back',
    question: 'ac/20 + 2 medium lasers at 5 hexes on AS7-D, from behind, CT rear armor 3',
  },
  { title: 'Everything', question: 'HBK-4G fires everything at WVR-6R, 4 hexes, target jumped 5, partial cover' },
  { title: 'A kick', question: 'kick HBK-4G by WVR-6R' },
  { title: 'A charge', question: 'charge AS7-D by HBK-4G from 4 hexes' },
  { title: 'Death from above', question: 'death from above on AS7-D by WVR-6R' },
  { title: 'A piloting roll', question: 'piloting roll, piloting 5, gyro hit, 60 tons' },
  { title: 'A fall', question: "fall of an 80-ton 'Mech from level 2" },
  { title: 'Heat', question: 'heat of HBK-4P, ran, fires everything, heat 8' },
];
