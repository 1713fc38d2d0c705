export type SignedInRole = 'admin' | 'member';

const hour = 3600;
const day = 24 * hour;

/** A session ends after too long without use, and in any case after its longest duration. Seconds (spec 5.3). */
const sessionLifetimes = {
  member: { idleSeconds: 12 * hour, mostSeconds: 30 * day },
  admin: { idleSeconds: hour, mostSeconds: 12 * hour },
} as const satisfies Record<SignedInRole, { idleSeconds: number; mostSeconds: number }>;

export const tokenSeconds = hour;
/** Seconds for which the session's previous secret stays valid: several tabs renew at once. */
export const previousSecretSeconds = 60;
/** A session's last use is stored at most once in this many seconds. */
export const lastSeenStepSeconds = 60;
/** Once the sign-in is older than this, a new password in the profile needs the current one. */
export const freshSignInSeconds = 15 * 60;
export const codeSeconds = { activation: 7 * day, email: 7 * day, reset: hour } as const;
/** The lowest zxcvbn score (0 to 4) that a password may have. */
export const minimumPasswordScore = 2;

const earlier = (a: Date, b: Date) => new Date(Math.min(a.getTime(), b.getTime()));
const after = (instant: Date, seconds: number) => new Date(instant.getTime() + seconds * 1000);

/** The end of a session that is not used any more. */
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

export function codeEndsAt(purpose: keyof typeof codeSeconds, now: Date): Date {
  return after(now, codeSeconds[purpose]);
}

/** True when less than `seconds` have passed since `instant`; false at exactly that many. */
export function isWithin(seconds: number, instant: Date, now: Date): boolean {
  return now.getTime() - instant.getTime() < seconds * 1000;
}

/**
 * Whole years of age on a day; both dates 'YYYY-MM-DD'. Born on 29 February: a year more on 1 March
 * (spec 5.9).
 */
export function yearsOfAge(birthDate: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return today.slice(5) >= birthDate.slice(5) ? years : years - 1;
}

/** True for a birth date after today; both 'YYYY-MM-DD'. */
export function isInFuture(birthDate: string, today: string): boolean {
  return birthDate > today;
}

export function fullName(account: { firstName: string; lastName: string }): string {
  return `${account.firstName} ${account.lastName}`;
}

/** The data that remain of a deleted person (spec 5.10): names that nobody can register, and no date of birth. */
export function anonymised(id: number) {
  const nobody = `#eliminado-${id}`; // no username contains '#', and no e-mail address lacks '@'
  return {
    username: nobody,
    email: nobody,
    firstName: 'Usuario',
    lastName: 'eliminado',
    birthDate: '1900-01-01',
    passwordHash: '!',
  };
}
