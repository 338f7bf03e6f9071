import { readReplay, verifyReplay } from '@hexfall/protocol';
import { nextBelow, type RngState } from '@hexfall/rules';
import { describe, expect, test } from 'vitest';
import { waitForHuman } from '../../play/model/sample-match.ts';
import { untruths } from './honesty.ts';
import { goThrough, isDone, obey, openLesson, type SampleLesson } from './sample-lesson.ts';
import { LESSON_TURNS } from './scene.ts';

/** Returns a deed that first checks that everything on the page of the coach is true. */
function watched(deed: (lesson: SampleLesson) => void): (lesson: SampleLesson) => void {
  return lesson => {
    expect(untruths(lesson)).toEqual([]);
    deed(lesson);
  };
}

function seenIds({ seen }: SampleLesson): string[] {
  return [...new Set(seen.map(({ id }) => id))];
}

function verdictOn({ play }: SampleLesson): unknown {
  const replay = readReplay(play.match.replay);
  return replay.ok ? verifyReplay(replay.value) : replay.errors;
}

/** Returns a deed that does anything legal, at random, and reads hardly anything. */
function disobey(random: RngState): (lesson: SampleLesson) => void {
  const below = (count: number): number => nextBelow(random, count);
  return ({ play, coach }) => {
    const { choice } = play;
    if (below(4) === 0) coach.next();
    if (choice?.kind === 'move') {
      const hexes = [...choice.reach.keys()];
      if (hexes.length > 0 && below(8) > 0) play.activate(hexes[below(hexes.length)]!);
      else play.pass();
      choice.face(below(6));
    } else if (choice?.kind === 'fire') {
      choice.turnTorso(below(3) - 1);
      choice.toggle(below(choice.rows.length));
    } else if (choice?.kind === 'blow') {
      const card = choice.cards[below(choice.cards.length + 1)];
      if (card === undefined) choice.pass();
      else choice.play(card);
    }
    if (!play.confirm()) {
      play.cancel();
      play.pass();
      play.confirm();
    }
  };
}

describe('a reader who does what the coach says', () => {
  test('a reader who does what the coach says meets everything within four turns, and wins a game that is proved', async () => {
    const lesson = openLesson();
    await goThrough(lesson, watched(obey));
    expect(lesson.play.game.state).toMatchObject({ turn: LESSON_TURNS, outcome: { kind: 'win', side: 0 } });
    const ids = seenIds(lesson);
    for (const id of [
      'welcome',
      'turn',
      'initiative',
      'reach',
      'numbers',
      'armor',
      'backs',
      'twist',
      'heat',
      'behind',
      'hot',
      'cooling',
      'closing',
      'kick',
      'piloting',
      'fall',
      'critical',
      'prone-foe',
      'winning',
      'over',
    ])
      expect(ids, id).toContain(id);
    expect(ids).not.toContain('left-out');
    expect(verdictOn(lesson)).toMatchObject({ kind: 'proved', finished: true });
  });

  test('a reader is never told more than three sentences at a time, nor the same talk twice', async () => {
    const lesson = openLesson();
    await goThrough(lesson, obey);
    for (const { say, title } of lesson.seen) {
      expect(say.split(/[.:!] ?(?=[A-Z]|$)/).filter(Boolean).length, say).toBeLessThanOrEqual(4);
      expect(title).toMatch(/^[A-Z]/);
    }
    const talks = lesson.seen.filter(({ kind }) => kind === 'talk').map(({ id }) => id);
    expect(talks).toEqual([...new Set(talks)]);
  });

  test.each(['other dice', 'more dice', 'bad luck', 'good luck'])(
    'a reader who does what the coach says comes to an end with different dice (%s)',
    async seed => {
      const lesson = openLesson({ seed });
      await goThrough(lesson, watched(obey));
      expect(verdictOn(lesson)).toMatchObject({ kind: 'proved' });
    },
  );
});

test.each([1, 2, 3, 4, 5, 6])(
  'a reader who does everything differently is never held up or told a falsehood (%i)',
  async number => {
    const lesson = openLesson();
    await goThrough(lesson, watched(disobey(Int32Array.of(number, 2, 3, 4))));
    expect(lesson.play.game.state.turn).toBeGreaterThanOrEqual(1);
    expect(verdictOn(lesson)).toMatchObject({ kind: 'proved' });
  },
);

test('a reader who always passes is told at the end what did not come up', async () => {
  const lesson = openLesson();
  const pass = ({ play, coach }: SampleLesson): void => {
    if (coach.page.id === 'left-out') return coach.next();
    play.pass();
    expect(play.confirm()).toBe(true);
  };
  await goThrough(lesson, watched(pass));
  const leftOut = lesson.seen.find(({ id }) => id === 'left-out');
  expect(leftOut?.facts.join(' ')).toContain('The torso can turn');
  expect(leftOut?.facts.join(' ')).toContain('Hits from behind');
});

test('a reader who begins to act is not held up by words, and hears them later', async () => {
  const lesson = openLesson();
  await waitForHuman(lesson.play);
  expect(lesson.coach.page).toMatchObject({ id: 'welcome', kind: 'talk' });
  const { choice } = lesson.play;
  if (choice?.kind !== 'move') throw new Error('a move is asked for');
  lesson.play.activate([...choice.reach.keys()][0]!);
  expect(lesson.coach.page).toMatchObject({ id: 'move', kind: 'task' });
  lesson.play.undo();
  expect(lesson.coach.page.id).toBe('welcome');
});

test('“I know this” leads to what there is to do, and what was skipped stays skipped', async () => {
  const lesson = openLesson();
  await waitForHuman(lesson.play);
  lesson.coach.skip();
  expect(lesson.coach.page).toMatchObject({ id: 'go', kind: 'task' });
  expect(lesson.kept().told).toEqual(expect.arrayContaining(['welcome', 'turn', 'initiative', 'reach']));
});

test('a lesson that is ended says so for the next time', async () => {
  const lesson = openLesson();
  await waitForHuman(lesson.play);
  lesson.coach.end();
  expect(lesson.kept().ended).toBe(true);
});

test('a lesson that is opened again goes on at the same page, wherever it was left', async () => {
  const lesson = openLesson();
  let reloads = 0;
  await goThrough(lesson, each => {
    const { play, coach } = each;
    // A choice that is not confirmed is not kept.
    if (play.choice?.canUndo !== true && reloads++ % 3 === 0) {
      const again = openLesson({ replay: play.match.replay, progress: each.kept() });
      expect(again.coach.page).toEqual(coach.page);
    }
    obey(each);
  });
  expect(isDone(lesson)).toBe(true);
  expect(reloads).toBeGreaterThan(20);
});
