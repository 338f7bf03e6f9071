import { seedFromText } from '@hexfall/rules';
import { expect, test } from 'vitest';
import { botEnvironment } from './bot-environment.ts';

test('a bot gets the environment of this program and its own seed, but nothing that tells the seed of the game or opens a store', () => {
  const secret = seedFromText('secret');
  const own = {
    PATH: '/bin',
    EMPTY: undefined,
    SEED: secret,
    NOTE: `battle --seed ${secret}`,
    npm_config_seed: '1',
    HEXFALL_STORE: 'postgres://me:secret@db/games',
    PGPASSWORD: 'secret',
    PGPASSFILE: '/home/me/.pgpass',
    npm_lifecycle_script: 'hexfall battle --seed 1',
    HEXFALL_BOT_SEED: 'of another game',
  };
  expect(botEnvironment(own, secret, 'mine')).toEqual({ PATH: '/bin', HEXFALL_BOT_SEED: 'mine' });
});
