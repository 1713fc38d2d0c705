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
  return `${account.firstName} ${account.lastName}`;
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
