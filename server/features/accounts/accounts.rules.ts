export type SignedInRole = 'admin' | 'member';

const hour = 3600;
const day = 24 * hour;

/** The lifetime of links by kind: `invitation` and `handed` set a password, as `reset` does. */
const codeSeconds = {
  activation: 7 * day,
  email: 7 * day,
  reset: hour,
  /** For an account without a password. */
  invitation: 7 * day,
  /** For a link that an administrator hands over. */
  handed: day,
  /** For an owner who lost the phone: it also turns the second step off. */
  lostPhone: hour,
} as const;
export type LinkKind = keyof typeof codeSeconds;

/** The hash of an account without a password; no password matches it. */
export const noPassword = '!';
/** The lowest zxcvbn score (0 to 4) of an accepted password. */
export const minimumPasswordScore = 2;

export function codeEndsAt(kind: LinkKind, now: Date): Date {
  return new Date(now.getTime() + codeSeconds[kind] * 1000);
}

/**
 * Whole years of age on a day; both dates 'YYYY-MM-DD'. A person born on 29 February turns a year older on 1 March
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

/**
 * True for a member whose account the institute made without knowing everything: they are asked at the sign-in (spec 5.5).
 * Nothing depends on the age and gender of who administers.
 */
export const lacksFacts = ({
  role,
  gender,
  birthDate,
}: {
  role: SignedInRole;
  gender: number | null;
  birthDate: string | null;
}): boolean => role === 'member' && (gender === null || birthDate === null);

export function fullName(account: { firstName: string; lastName: string }): string {
  return `${account.firstName} ${account.lastName}`.trim(); // somebody may have one name only
}

/**
 * The data that remain of a deleted account (spec 5.10): names that nobody can register, no birth date, no
 * document and no telephone.
 */
export function anonymised(id: number) {
  const nobody = `#eliminado-${id}`; // no username contains '#', and no e-mail address lacks '@'
  return {
    username: nobody,
    email: nobody,
    firstName: 'Usuario',
    lastName: 'eliminado',
    birthDate: '1900-01-01',
    documentNumber: null,
    phone: null,
    passwordHash: noPassword,
  };
}

/** A password that an administrator set stays good for so long, for the person to choose another. */
const provisionalDays = 14;

export const provisionalEndsAt = (now: Date): Date => new Date(now.getTime() + provisionalDays * 86_400_000);

/** True for a password that an administrator set and nobody changed in time. */
export const isProvisionalOver = (
  account: { mustChangePassword: boolean; passwordEndsAt: Date | null },
  now: Date,
): boolean => account.mustChangePassword && account.passwordEndsAt !== null && account.passwordEndsAt <= now;
