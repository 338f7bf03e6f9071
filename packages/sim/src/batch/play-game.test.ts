import { createBots } from '@hexfall/bots';
import { builtInMech } from '@hexfall/data';
import { type Board, createBoard } from '@hexfall/hex';
import { readReplay, verifyReplay, watchReplay } from '@hexfall/protocol';
import {
  ARMOR_FACINGS,
  CT,
  type DamageApplied,
  type Game,
  type GameSetup,
  HD,
  hashState,
  LOCATIONS,
  NOWHERE,
} from '@hexfall/rules';
import { expect, test } from 'vitest';
import { type Batch, prepareBatch, type SimForce } from './match-up.ts';
import { type BotOpener, playGame, playGameAsync, replayGame, replayGameAsync } from './play-game.ts';

const GAMES = 12;

/** A Hunchback on each side, played by bots that close in and fight. */
function duels(profile: string, swapSides = false): Batch {
  const spec = builtInMech('HBK-4G')!;
  const unit = { spec: 0, gunnery: 2, piloting: 5 };
  const force = { name: 'H', units: [{ spec }] };
  const boards = [{ title: 'open ground', board: createBoard(10, 10, []) }];
  const prepared = prepareBatch(
    {
      forces: [force, force],
      boards,
      profile,
      bots: ['charger', 'charger'],
      turnLimit: 30,
      seed: 'x',
      swapSides,
    },
    () => ({
      specs: [spec],
      units: [
        { ...unit, side: 0, hex: '0502', facing: 3 },
        { ...unit, side: 1, hex: '0509', facing: 0 },
      ],
    }),
  );
  if (!prepared.ok) throw new Error(prepared.errors[0]!.message);
  return prepared.value;
}

/** Recomputes one step of the damage chain: armor, structure, then inward. On the head at most `headCap` points count. */
function checkStep(hit: DamageApplied, { state }: Game, headCap: number): void {
  const { armor, structure } = state.mechs[hit.unit]!;
  const facing = ARMOR_FACINGS.findIndex(code => code === `${LOCATIONS[hit.location]!}${isRearTorso(hit) ? 'R' : ''}`);
  const counted = hit.location === HD ? Math.min(hit.damage, headCap) : hit.damage;
  const armorDamage = Math.min(counted, armor[facing]!);
  const structureDamage = Math.min(counted - armorDamage, structure[hit.location]!);
  const rest = counted - armorDamage - structureDamage;
  const transferred = hit.location === HD || hit.location === CT ? 0 : rest;
  expect(hit).toMatchObject({ armorDamage, structureDamage, transferred });
  expect(hit.transferLocation === NOWHERE).toBe(transferred === 0);
}

function isRearTorso({ rear, location }: DamageApplied): boolean {
  return rear && ['CT', 'LT', 'RT'].includes(LOCATIONS[location]!);
}

/** Damage that one location transfers must arrive at another. Until it does, it is owed. */
function settle(owed: DamageApplied[], hit: DamageApplied): void {
  const payer = owed.findIndex(
    ({ unit, transferLocation, transferred }) =>
      unit === hit.unit && transferLocation === hit.location && transferred === hit.damage,
  );
  if (payer >= 0) owed.splice(payer, 1);
  if (hit.transferred > 0) owed.push(hit);
}

/** An internal explosion bypasses the armor. */
function isInside(hit: DamageApplied): boolean {
  return hit.armorDamage === 0 && hit.armorRemaining > 0;
}

test.each([
  ['spec', 3],
  ['canon', Number.POSITIVE_INFINITY],
])('[DMG-11] the games of a batch go through the whole damage chain (%s)', (profile, headCap) => {
  const batch = duels(profile);
  const seen = { hits: 0, transfers: 0, head: 0 };
  for (let number = 0; number < GAMES; number++) {
    let text = '';
    replayGame(batch, number, line => void (text += `${line}\n`));
    const replay = readReplay(text);
    if (!replay.ok) throw new Error(replay.errors[0]!.message);
    const taken = [0, 0];
    const owed: DamageApplied[] = [];
    const watched = watchReplay(replay.value, {
      before(event, game) {
        if (event.type !== 'DamageApplied') return;
        taken[event.unit]! += event.armorDamage + event.structureDamage;
        settle(owed, event);
        if (isInside(event)) return;
        checkStep(event, game, headCap);
        seen.hits++;
        if (event.transferred > 0) seen.transfers++;
        if (event.location === HD && event.damage > 3) seen.head++;
      },
    });
    if (!watched.ok) throw new Error(watched.errors[0]!.message);
    expect(owed).toEqual([]);
    const record = playGame(batch, number);
    expect(record.hash).toBe(hashState(watched.value.game.state));
    expect(record.units.map(unit => unit.taken)).toEqual(taken);
  }
  expect(seen.hits).toBeGreaterThan(300);
  expect(Math.min(seen.transfers, seen.head)).toBeGreaterThan(3);
});

const HUNCHBACK = { spec: builtInMech('HBK-4G')!, gunnery: 4, piloting: 5 };
const WOLVERINE = { spec: builtInMech('WVR-6R')!, gunnery: 3, piloting: 4 };

interface Force extends SimForce {
  readonly units: readonly (typeof HUNCHBACK)[];
}

/** Deploys the first force in the north, the second in the south. */
function deploy(_board: Board, forces: readonly Force[]): Pick<GameSetup, 'specs' | 'units'> {
  const specs = [...new Set(forces.flatMap(({ units }) => units.map(({ spec }) => spec)))];
  const units = forces.flatMap((force, side) =>
    force.units.map(({ spec, gunnery, piloting }, i) => {
      const hex = `0${2 * i + 3}${side === 0 ? '04' : '09'}`;
      return { spec: specs.indexOf(spec), side, hex, facing: side === 0 ? 3 : 0, gunnery, piloting };
    }),
  );
  return { specs, units };
}

function twoAgainstOne(): Batch {
  const board = createBoard(12, 12, []);
  const batch = prepareBatch<Force>(
    {
      forces: [
        { name: 'Hunchbacks', units: [HUNCHBACK, HUNCHBACK] },
        { name: 'a Wolverine', units: [WOLVERINE] },
      ],
      boards: [
        { title: 'one', board },
        { title: 'two', board },
      ],
      profile: 'spec',
      bots: ['charger', 'random'],
      turnLimit: 12,
      seed: 'batch test',
      swapSides: true,
    },
    deploy,
  );
  if (!batch.ok) throw new Error(batch.errors[0]!.message);
  return batch.value;
}

test('records list A and B in that order, whichever side they played', () => {
  const batch = twoAgainstOne();
  const records = Array.from({ length: 20 }, (_, game) => playGame(batch, game));
  // Two chargers against one unit that moves at random: A wins on either side of the board.
  const winners = records.map(({ outcome, swapped }) => `${outcome} ${swapped}`);
  expect(winners.filter(text => text === 'A true').length).toBeGreaterThan(5);
  expect(winners.filter(text => text === 'A false').length).toBeGreaterThan(5);
  for (const { units, outcome } of records) {
    expect(units).toHaveLength(3);
    if (outcome === 'A') expect(units[2]!.status).not.toBe('active');
    // The third unit is the Wolverine: only it has an AC/5.
    expect(Object.keys(units[2]!.attacks)).not.toContain('AC/20');
    expect(Object.keys(units[0]!.attacks)).not.toContain('AC/5');
    if (units[2]!.end !== undefined && units[2]!.end.by >= 0) expect([0, 1]).toContain(units[2]!.end.by);
  }
});

test('two games of a pair mirror each other if the forces are the same', () => {
  const batch = duels('spec', true);
  for (let game = 0; game < 20; game += 2) {
    const [one, two] = [playGame(batch, game), playGame(batch, game + 1)];
    expect(two.hash).toBe(one.hash);
    const mirror = { A: 'B', B: 'A', draw: 'draw' } as const;
    expect(two.outcome).toBe(mirror[one.outcome]);
    expect(two.units[0]!.dealt).toBe(one.units[1]!.dealt);
  }
});

test('the replay of a game proves the same game', () => {
  const batch = twoAgainstOne();
  const lines: string[] = [];
  replayGame(batch, 3, line => void lines.push(line));
  const replay = readReplay(`${lines.join('\n')}\n`);
  if (!replay.ok) throw new Error(replay.errors[0]!.message);
  expect(verifyReplay(replay.value)).toMatchObject({ kind: 'proved', turns: playGame(batch, 3).turns });
});

/** Starts the charger in place of every bot, in a way that lets it be seen as one from outside. */
const openChargers: BotOpener = (choices, { seed }) => {
  const bots = createBots(
    choices.map(() => 'charger'),
    seed,
  );
  return {
    bots: bots.map(bot => ({ name: 'outside', decide: async game => bot.choose(game) })),
    close: () => undefined,
  };
};

test('games with external bots have sealed dice, which their replays state, and those of built-in bots do not', async () => {
  const builtIn = duels('spec');
  const outside: Batch = { ...builtIn, bots: ['./mine.mjs', 'charger'] };
  for (const [batch, sealed] of [
    [builtIn, false],
    [outside, true],
  ] as const) {
    const lines: string[] = [];
    await replayGameAsync(batch, 3, line => lines.push(line), openChargers);
    expect(lines[0]!.includes('"dice":"sealed"')).toBe(sealed);
    const replay = readReplay(lines.join('\n'));
    expect(replay.ok && verifyReplay(replay.value)).toMatchObject({ kind: 'proved', finished: true });
    const watched = replay.ok && watchReplay(replay.value);
    const { hash } = await playGameAsync(batch, 3, openChargers);
    expect(watched && watched.ok && hashState(watched.value.game.state)).toBe(hash);
  }
  expect(await playGameAsync(builtIn, 3, openChargers)).toEqual(playGame(builtIn, 3));
});
