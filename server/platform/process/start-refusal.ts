/** The portal cannot start, or a command cannot run; the message tells the operator why in one sentence. */
export class StartRefusal extends Error {}

/** A setting is wrong: only a person can mend it, and no supervisor restarts the portal (exit code 78). */
export class ConfigError extends StartRefusal {}
