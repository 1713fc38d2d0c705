import type { Context } from '../../../context/context.ts';
import { deleteGrants } from './grants.queries.ts';

/** Takes every role besides of an account that gets another state; in the caller's transaction, which ends its sessions. */
export const takeGrants = ({ db }: Context, accountId: number): Promise<void> => deleteGrants(db, accountId);
