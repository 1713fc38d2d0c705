import type { GrantRole } from './grants/grants.ts';

/** The three roles (spec 4.1); `open` is a visitor. */
export type Role = 'open' | 'member' | 'admin';

/** The caller of a request, read from the token (pages alone: from the session cookie). */
export type Caller =
  | {
      role: 'open';
      /**
       * Null for a visitor. A number stands for all members of an age: a page for them knows nothing else (spec 13.4).
       */
      years: number | null;
    }
  | {
      role: 'member' | 'admin';
      accountId: number;
      username: string;
      years: number;
      sessionId: string;
      /** Signed in with a provisional password: only choosing a new one is allowed (spec 5.5). */
      isProvisional?: boolean;
      /** Gender or birth date are missing: only giving them is allowed, as with a provisional password. */
      isIncomplete?: boolean;
      /** A second step is due and missing (spec 5.16): only setting it up is allowed. Open rows see a visitor. */
      lacksStep?: boolean;
      /** The roles that a member holds besides (spec 4.7); absent = none. An administrator needs none. */
      grants?: readonly GrantRole[];
    };

export const visitor: Caller = { role: 'open', years: null };

/** The id of the calling account, for the audit trail; null for visitors, jobs and the console. */
export const accountIdOf = (caller: Caller): number | null =>
  caller.role === 'open' ? null : caller.accountId;

/** True for administrators and for members with this role besides. */
export const holds = (caller: Caller, role: GrantRole): boolean =>
  caller.role === 'admin' || (caller.role === 'member' && caller.grants?.includes(role) === true);

/** True for callers who see and change content, drafts included: administrators and redactors. */
export const editsContent = (caller: Caller): boolean => holds(caller, 'redactor');
