/** Why the portal cannot start or a command cannot run, in a sentence for whoever operates it. */
export class StartRefusal extends Error {}
