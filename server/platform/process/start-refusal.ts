/** The portal cannot start, or a command cannot run; the message tells the operator why in one sentence. */
export class StartRefusal extends Error {}
