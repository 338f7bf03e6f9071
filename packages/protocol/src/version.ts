/** Version of the engine that writes replays. A test keeps it equal to the package's own. */
export const ENGINE_VERSION = '0.1.0';

/** Raised whenever a change of the replay file is more than an addition. */
export const REPLAY_FORMAT = 1 as const;
