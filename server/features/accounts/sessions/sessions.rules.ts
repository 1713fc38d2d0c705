import type { SignedInRole } from '../accounts.rules.ts';

/** The lifetimes of sessions and their tokens in seconds (spec 5.3). */

const hour = 3600;
const day = 24 * hour;

/** A session ends after too long without use, and in any case after its longest duration (spec 5.3). */
const sessionLifetimes = {
  member: { idleSeconds: 12 * hour, mostSeconds: 30 * day },
  admin: { idleSeconds: hour, mostSeconds: 12 * hour },
} as const satisfies Record<SignedInRole, { idleSeconds: number; mostSeconds: number }>;

const tokenSeconds = hour;
/** Seconds for which the previous secret of a session stays valid, because several tabs renew at once. */
export const previousSecretSeconds = 60;
/** The least seconds between two stored uses of a session. */
export const lastSeenStepSeconds = 60;
/** A sign-in, or a password typed since, proves the account's owner to all calls of the session for this long. */
export const freshSignInSeconds = 15 * 60;

const earlier = (a: Date, b: Date) => new Date(Math.min(a.getTime(), b.getTime()));
const after = (instant: Date, seconds: number) => new Date(instant.getTime() + seconds * 1000);

/** The last time the owner of a session's account gave their password: at the sign-in, or for a call since. */
export const lastProofOf = ({ signedInAt, provedAt }: { signedInAt: Date; provedAt: Date | null }): Date =>
  provedAt !== null && provedAt > signedInAt ? provedAt : signedInAt;

/** The end of a session without further use. */
export function sessionEndsAt(role: SignedInRole, signedInAt: Date, lastSeenAt: Date): Date {
  const { idleSeconds, mostSeconds } = sessionLifetimes[role];
  return earlier(after(lastSeenAt, idleSeconds), after(signedInAt, mostSeconds));
}

/** The latest end of a session, however much it is used. */
export function sessionEndsAtLatest(role: SignedInRole, signedInAt: Date): Date {
  return after(signedInAt, sessionLifetimes[role].mostSeconds);
}

/** A token is valid for an hour, and never longer than its session. */
export function tokenEndsAt(role: SignedInRole, signedInAt: Date, now: Date): Date {
  return earlier(after(now, tokenSeconds), sessionEndsAt(role, signedInAt, now));
}

/** True when less than `seconds` have passed since `instant`; false at exactly that many. */
export function isWithin(seconds: number, instant: Date, now: Date): boolean {
  return now.getTime() - instant.getTime() < seconds * 1000;
}

/** True once a second step is due that the account of a session does not have (spec 5.16). */
export const isStepDue = ({ stepDueAt }: { stepDueAt: Date | null }, now: Date): boolean =>
  stepDueAt !== null && stepDueAt <= now;
