/** The portal cannot start, or a command cannot run; the message tells the operator why in one sentence. */
export class StartRefusal extends Error {}

/** A setting is wrong: nothing but a person mends it, and no supervisor starts the portal again (exit code 78). */
export class ConfigError extends StartRefusal {}
