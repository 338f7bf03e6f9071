import { skirmish } from '@hexfall/testkit';
import { expect, test } from 'vitest';
import { Library } from '../../library/library.ts';
import { MemoryStorage } from '../../library/memory-storage.ts';
import type { GameRecord } from '../../library/records.ts';
import { type HoldState, TabHold } from '../../library/tab-hold.ts';
import { PlaySession } from './play-session.ts';
import { beginMatch, directBot } from './sample-match.ts';

/** A hold that another tab can take over. */
class SharedHold extends TabHold {
  private shown: HoldState = 'held';

  constructor() {
    super('game', undefined);
  }

  override get state(): HoldState {
    return this.shown;
  }

  override async begin(): Promise<void> {
    this.changed();
  }

  override async takeOver(): Promise<void> {
    this.give('held');
  }

  give(state: HoldState): void {
    this.shown = state;
    this.changed();
  }
}

interface Visit {
  readonly session: PlaySession;
  readonly library: Library;
  readonly hold: SharedHold;
  readonly warnings: string[];
  readonly record: GameRecord;
}

const settle = async (ticks = 50): Promise<void> => {
  for (let i = 0; i < ticks; i++) await Promise.resolve();
};

/** Opens a game of two humans in the library; `change` damages the record. */
async function visit(change: (game: GameRecord) => GameRecord = game => game, library = newLibrary()): Promise<Visit> {
  const { replay } = beginMatch(skirmish('session', { perSide: 1 }), ['human', 'human']);
  const sides = [0, 1].map(() => ({ player: 'human' as const, units: ['one'] }));
  const game = { name: 'Friday', turn: 1, over: false, result: '', sides, file: '', settings: undefined, replay };
  const record = change(await library.addGame(game));
  await library.saveGame(record);
  const [hold, warnings] = [new SharedHold(), [] as string[]];
  const session = new PlaySession(record.id, {
    library,
    hold,
    createThinker: () => directBot(),
    oracle: { ask: async () => [] },
    slices: { now: () => 0, pause: async () => undefined },
    warn: sentence => void warnings.push(sentence),
  });
  await session.open();
  await settle();
  return { session, library, hold, warnings, record };
}

function newLibrary(): Library {
  let time = 0;
  return new Library(new MemoryStorage(), () => time++);
}

/** Returns the model of a session in which the game is played. */
function playOf({ session }: Visit): Extract<PlaySession['state'], { kind: 'playing' }>['play'] {
  if (session.state.kind !== 'playing') throw new Error(session.state.kind);
  return session.state.play;
}

test('a game that is kept is played on, and every order is kept', async () => {
  const opened = await visit();
  const play = playOf(opened);
  play.playback.skip();
  play.pass();
  expect(play.confirm()).toBe(true);
  await settle();
  const kept = await opened.library.loadGame(opened.record.id);
  expect(kept?.replay).toBe(play.match.replay);
  expect(kept?.replay).toContain('"type":"stay"');
  expect(opened.warnings).toEqual([]);
});

test('a session that is closed gives no more orders, and what was given is kept', async () => {
  const opened = await visit();
  const play = playOf(opened);
  play.playback.speed = Number.POSITIVE_INFINITY;
  play.seat(0, 'charger');
  play.seat(1, 'charger');
  await settle(5);
  await opened.session.close();
  const { replay } = play.match;
  await settle();
  expect(play.match.replay).toBe(replay);
  expect(play.ending).toBe(undefined);
  expect((await opened.library.loadGame(opened.record.id))?.replay).toBe(replay);
});

test('a game that is not kept here, and one that cannot be read, say so', async () => {
  const { session } = await visit(game => ({ ...game, replay: '{"hexfall":"song"}' }));
  expect(session.state).toMatchObject({ kind: 'broken', message: expect.stringMatching(/cannot be read: line 1/) });
  const { library, record } = await visit();
  await library.deleteGame(record.id);
  const gone = new PlaySession('nothing', { ...optionsOf(library) });
  await gone.open();
  await settle();
  expect(gone.state.kind).toBe('missing');
});

function optionsOf(library: Library): ConstructorParameters<typeof PlaySession>[1] {
  return {
    library,
    hold: new SharedHold(),
    createThinker: () => directBot(),
    oracle: { ask: async () => [] },
    slices: { now: () => 0, pause: async () => undefined },
    warn: () => undefined,
  };
}

test('a game that another tab plays is left to it, until this tab takes it over', async () => {
  const opened = await visit();
  opened.hold.give('elsewhere');
  await settle();
  expect(opened.session.state).toEqual({ kind: 'elsewhere', name: 'Friday' });
  await opened.session.takeOver();
  await settle();
  expect(opened.session.state.kind).toBe('playing');
});

test('a game that another tab has gone on with is not overwritten, and the player is told', async () => {
  const opened = await visit();
  const other = await opened.library.loadGame(opened.record.id);
  await opened.library.saveGame({ ...other!, turn: 7 });
  const play = playOf(opened);
  play.playback.skip();
  play.pass();
  play.confirm();
  await settle();
  expect(opened.warnings).toEqual(['This game was continued in another tab; changes here are not saved.']);
  expect(await opened.library.loadGame(opened.record.id)).toMatchObject({ turn: 7, replay: other!.replay });
});

test('the speed that was chosen is that of the next game, too', async () => {
  const opened = await visit();
  expect(playOf(opened).playback.speed).toBe(1);
  opened.session.setSpeed(3);
  expect(playOf(opened).playback.speed).toBe(3);
  await settle();
  expect(playOf(await visit(undefined, opened.library)).playback.speed).toBe(3);
});

test('a game that ends is kept with its result', async () => {
  const opened = await visit();
  const play = playOf(opened);
  play.playback.speed = Number.POSITIVE_INFINITY;
  play.seat(0, 'charger');
  play.seat(1, 'charger');
  for (let i = 0; i < 2000 && play.ending === undefined; i++) await Promise.resolve();
  await settle();
  expect(await opened.library.loadGame(opened.record.id)).toMatchObject({
    over: true,
    result: expect.stringMatching(/^(Side [AB] wins|A draw)$/),
    sides: [{ player: 'charger' }, { player: 'charger' }],
  });
});
