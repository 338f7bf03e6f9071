type Environment = Readonly<Record<string, string | undefined>>;

/** Variables that npm sets for what it runs; some repeat the command line, which may name the seed of the game. */
const SET_BY_NPM = /^npm_/i;
/** Variables that give access to a store: its address, and what PostgreSQL's own programs read. */
const OF_A_STORE = /^(?:HEXFALL_STORE|PG[A-Z]+)$/;

/**
 * Returns the environment of a bot: that of this program, without anything that reveals the seed of the game or gives access to a store.
 */
export function botEnvironment(own: Environment, secret: string, botSeed: string): Environment {
  const harmless = Object.entries(own).filter(
    ([name, value]) => !SET_BY_NPM.test(name) && !OF_A_STORE.test(name) && value?.includes(secret) !== true,
  );
  return { ...Object.fromEntries(harmless), HEXFALL_BOT_SEED: botSeed };
}
