/** The settings on which all nodes of a portal must agree; secrets and keys only as digests. */
export interface AgreedSettings {
  timeZone: string;
  publicUrl: string;
  secret: string;
  signingKey: string;
}

/** A running node. One of an older version may lack some settings. */
export interface RunningNode {
  name: string;
  settings: Partial<AgreedSettings>;
}

const told: Record<keyof AgreedSettings, (theirs: string) => string> = {
  timeZone: (theirs) => `TIME_ZONE: %node runs with ${theirs}`,
  publicUrl: (theirs) => `PUBLIC_URL: %node runs with ${theirs || 'none'}`,
  secret: () => 'SECRET_KEY: %node runs with another one',
  signingKey: () => 'CERTIFICATE_P12, or signing/ in DATA_DIR: %node signs certificates with another key',
};

/** The operator's sentence about a node that differs from a running one; undefined if it may start. */
export function disagreement(own: AgreedSettings, running: readonly RunningNode[]): string | undefined {
  for (const { name, settings } of running)
    for (const [setting, sentence] of Object.entries(told)) {
      const theirs = settings[setting as keyof AgreedSettings];
      if (theirs === undefined || theirs === own[setting as keyof AgreedSettings]) continue;
      return `${sentence(theirs).replace('%node', () => `the node ${name}`)}. All nodes need the same; to change it, stop all of them first (one that was killed counts as running for three minutes).`;
    }
  return undefined;
}
