/** The three roles (spec 4.1); `open` is a visitor. */
export type Role = 'open' | 'member' | 'admin';

/** Who calls, read from the token (or, for pages only, from the session cookie). */
export type Caller =
  | { role: 'open'; years: null }
  | { role: 'member' | 'admin'; accountId: number; username: string; years: number; sessionId: string };

export const visitor: Caller = { role: 'open', years: null };

/** The account that calls, for "who did it"; null for visitors, jobs and the console. */
export const accountIdOf = (caller: Caller): number | null =>
  caller.role === 'open' ? null : caller.accountId;
