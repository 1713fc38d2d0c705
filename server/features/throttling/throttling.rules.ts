/**
 * A backoff for wrong passwords (spec 5.8). The first tries of a step cost nothing; then each failure sets a wait
 * before the next try. `waitsSeconds[n]` is the wait after n steps; the last one repeats. RATE_LIMIT_FACTOR widens
 * the steps.
 */
export interface Backoff {
  waitsSeconds: readonly number[];
  failuresPerStep: number;
  /** Seconds after the last failure until the counter is deleted. */
  forgetSeconds: number;
}

const waits = [0, 0, 0, 0, 0, 5, 15, 30, 60, 120, 300, 600, 900] as const;
const forgetSeconds = 3600;

/** For each name typed at the sign-in, existing or not. */
export const accountBackoff: Backoff = { waitsSeconds: waits, failuresPerStep: 1, forgetSeconds };
/** For each address: ten times the account's, because a training room shares one. */
export const addressBackoff: Backoff = { waitsSeconds: waits, failuresPerStep: 10, forgetSeconds };
/** For a browser that has signed in to this account before: at most half a minute, whatever others tried. */
export const knownBrowserBackoff: Backoff = {
  waitsSeconds: [0, 0, 0, 0, 0, 5, 10, 20, 30],
  failuresPerStep: 1,
  forgetSeconds,
};

export function widened(backoff: Backoff, factor: number): Backoff {
  return { ...backoff, failuresPerStep: backoff.failuresPerStep * factor };
}

export function waitAfter(backoff: Backoff, failures: number): number {
  const step = Math.min(Math.ceil(failures / backoff.failuresPerStep), backoff.waitsSeconds.length - 1);
  return backoff.waitsSeconds[step] ?? 0;
}

/**
 * Whole seconds, at least 1, until the next try is accepted; the last failure was `forgetSeconds` before
 * `forgottenAt`.
 */
export function secondsToWait(backoff: Backoff, failures: number, forgottenAt: Date, now: Date): number {
  const lastFailure = forgottenAt.getTime() - backoff.forgetSeconds * 1000;
  const openAt = lastFailure + waitAfter(backoff, failures) * 1000;
  return Math.max(1, Math.ceil((openAt - now.getTime()) / 1000));
}

export interface Limit {
  most: number;
  windowSeconds: number;
}

const hour = 3600;
const perPerson = { most: 5, windowSeconds: hour };
const perAddress = { most: 50, windowSeconds: hour };

/** Additions without an account: five an hour for one name or e-mail, ten times as many from one address. */
export const limits = {
  registrationPerAddress: perAddress,
  forgotPerEmail: perPerson,
  forgotPerAddress: perAddress,
  resendPerName: perPerson,
  resendPerAddress: perAddress,
  emailChangePerAccount: perPerson,
  contactPerAddress: perAddress,
  /** Messages of all addresses together: a campaign from many of them. */
  contactOfAll: { most: 300, windowSeconds: hour },
  /** Messages that are mailed to the institute as well; the others only appear on the desk. */
  contactMails: { most: 60, windowSeconds: hour },
  /** Answers to '¿Te sirvió?', and as many sentences. */
  feedbackPerAddress: perAddress,
  feedbackWordsOfAll: { most: 300, windowSeconds: hour },
  wrongCodePerAddress: perAddress,
  wrongCertificatePerAddress: perAddress,
  /** Each comment makes cached pages stale. */
  commentPerAccount: { most: 10, windowSeconds: hour },
  reportPerAccount: { most: 20, windowSeconds: hour },
  /** Judging and hashing a password is the most expensive work that a signed-in account can cause. */
  newPasswordPerAccount: { most: 20, windowSeconds: hour },
} as const satisfies Record<string, Limit>;
