/** The three roles (spec 4.1); `open` is a visitor. */
export type Role = 'open' | 'member' | 'admin';

/** The caller of a request, read from the token (pages alone: from the session cookie). */
export type Caller =
  | {
      role: 'open';
      /** Null for a visitor. A number stands for the members of an age, of whom nothing else is known (spec 13.4). */
      years: number | null;
    }
  | {
      role: 'member' | 'admin';
      accountId: number;
      username: string;
      years: number;
      sessionId: string;
      /** True after a sign-in with a provisional password: nothing but choosing one's own is open (spec 5.5). */
      isProvisional?: boolean;
      /** True until the person has told gender and birth date, which the institute did not know: as with the password. */
      isIncomplete?: boolean;
    };

export const visitor: Caller = { role: 'open', years: null };

/** The id of the calling account, for the audit trail; null for visitors, jobs and the console. */
export const accountIdOf = (caller: Caller): number | null =>
  caller.role === 'open' ? null : caller.accountId;
