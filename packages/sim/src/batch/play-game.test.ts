import { builtInMech } from '@hexfall/data';
import { createBoard } from '@hexfall/hex';
import { readReplay, watchReplay } from '@hexfall/protocol';
import { ARMOR_FACINGS, CT, type DamageApplied, type Game, hashState, HD, LOCATIONS, NOWHERE } from '@hexfall/rules';
import { expect, test } from 'vitest';
import { type Batch, prepareBatch } from './match-up.ts';
import { playGame, replayGame } from './play-game.ts';

const GAMES = 12;

/** A Hunchback on each side, controlled by bots that close in and fight. */
function duels(profile: string): Batch {
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
      swapSides: false,
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

/** Works one step of the chain out again: armor, structure, then inward; on the head at most that many points count. */
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

/** What one location hands on is what another takes: whatever has not arrived yet is owed. */
function settle(owed: DamageApplied[], hit: DamageApplied): void {
  const payer = owed.findIndex(
    ({ unit, transferLocation, transferred }) =>
      unit === hit.unit && transferLocation === hit.location && transferred === hit.damage,
  );
  if (payer >= 0) owed.splice(payer, 1);
  if (hit.transferred > 0) owed.push(hit);
}

/** An explosion inside passes the armor by. */
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
