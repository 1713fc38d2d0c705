import { accountIdOf } from '../../../contract/caller.ts';
import type { Context } from '../../context/context.ts';
import { hasEventSince } from './audit.queries.ts';
import { recordAudit } from './audit.ts';

/** Reading a person again within this time is the same look: saves and reloads would flood the audit. */
const sameLookMilliseconds = 15 * 60_000;

/** Records that the caller reads another person's data (spec 5.7), once in a while for each person. */
export async function recordView(context: Context, accountId: number): Promise<void> {
  const actorId = accountIdOf(context.caller);
  if (actorId === null || actorId === accountId) return;
  const since = new Date(context.clock.now().getTime() - sameLookMilliseconds);
  const look = { actorId, action: 'account.view', subject: `account:${accountId}` } as const;
  if (await hasEventSince(context.primary ?? context.db, look, since)) return;
  await recordAudit(context, look.action, look.subject);
}
