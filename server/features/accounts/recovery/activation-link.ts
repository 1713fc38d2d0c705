import { type Context, transaction } from '../../../context/context.ts';
import { recordAudit } from '../../audit/audit.ts';
import { tellAdministrators } from '../../mail/administrator-notices.ts';
import { readActivationLink } from '../../mail/outbox.ts';
import { findAccount } from '../accounts.queries.ts';

/**
 * Reads the activation link of an unsent mail (spec 11.1) and records that. An invited administrator's link makes an
 * administrator of its reader: the others are notified. Refuses (404) other
 * kinds, a reset link above all, and a link that was sent, used or has expired.
 */
export async function getActivationLink(context: Context, mailId: number): Promise<string> {
  const { link, accountId } = await readActivationLink(context, mailId);
  const account = accountId === null ? undefined : await findAccount(context.db, accountId);
  const isOfAdministrator = account?.role === 'admin';
  await transaction(context, async (inside) => {
    await recordAudit(inside, 'mail.readActivationLink', `mail:${mailId}`, { accountId });
    if (isOfAdministrator) await tellAdministrators(inside, 'mail.readActivationLink');
  });
  return link;
}
