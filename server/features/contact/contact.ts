import { type ListInput, listWindow } from '../../../contract/fields.ts';
import { Refusal } from '../../../contract/refusal.ts';
import { type Context, transaction } from '../../context/context.ts';
import { recordAudit } from '../audit/audit.ts';
import { portalName } from '../mail/letter.ts';
import { putMail } from '../mail/outbox.ts';
import { limits } from '../throttling/throttling.rules.ts';
import { consumeLimit } from '../throttling/throttling.ts';
import * as queries from './contact.queries.ts';

/**
 * Stores a message and mails it to the institute, with its author as reply address. Refuses too many from one address
 * (429).
 */
export async function sendContactMessage(
  context: Context,
  given: { name: string; email: string; subject: string; message: string },
): Promise<void> {
  await consumeLimit(context, `contact:address:${context.address}`, limits.contactPerAddress);
  await transaction(context, async (inside) => {
    await queries.insertContactMessage(inside.db, { ...given, createdAt: inside.clock.now() });
    await putMail(inside, {
      kind: 'contact',
      accountId: null,
      to: inside.config.contactEmail,
      replyTo: given.email,
      subject: `${portalName}: ${given.subject}`,
      text: `${given.name} (${given.email}) escribió desde la página de contacto:\n\n${given.message}\n`,
      hasSecret: false,
    });
  });
}

/** Lists the messages, unhandled ones first, newest first. */
export async function listContactMessages(context: Context, input: ListInput) {
  const [rows, total] = await Promise.all([
    queries.listContactMessages(context.db, input.Search, listWindow(input)),
    queries.countContactMessages(context.db, input.Search),
  ]);
  return { rows, total };
}

/** Counts the unhandled messages for the menu. */
export const countNewMessages = ({ db }: Context): Promise<number> => queries.countNewMessages(db);

/** Marks a message as handled or unhandled (spec 11.4). Refuses (404) an unknown one. */
export async function handleContactMessage(context: Context, id: number, isHandled: boolean): Promise<void> {
  await transaction(context, async (inside) => {
    const now = isHandled ? inside.clock.now() : null;
    if (!(await queries.setHandled(inside.db, id, now))) throw new Refusal('notFound');
    await recordAudit(inside, 'contact.handle', `contact:${id}`, { isHandled });
  });
}

/** Deletes a message for good, as its author may ask. Refuses (404) an unknown one. */
export async function removeContactMessage(context: Context, id: number): Promise<void> {
  await transaction(context, async (inside) => {
    if (!(await queries.deleteContactMessage(inside.db, id))) throw new Refusal('notFound');
    await recordAudit(inside, 'contact.delete', `contact:${id}`);
  });
}
