/** Version of the engine that writes replays. A test compares it with the version of the package. */
export const ENGINE_VERSION = '0.1.0';

/** Version of the replay file format. It is raised by any change other than an addition. */
export const REPLAY_FORMAT = 1 as const;
