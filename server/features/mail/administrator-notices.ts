import * as z from 'zod/mini';
import { type AuditAction, auditActions } from '../../../contract/audit-log/actions.ts';
import { accountIdOf } from '../../../contract/caller.ts';
import { counted } from '../../../contract/text/counted.ts';
import { type Context, transaction } from '../../context/context.ts';
import { localOfInstant } from '../../platform/calendar.ts';
import { findActor, listAdministrators, queueAdministratorNotice } from './administrator-notices.queries.ts';
import { letter, portalNameOf } from './letter.ts';
import { putMails } from './outbox.ts';

/** Actions within this time after the first go in one notice, so that many in a row cause no flood. */
const gatheredSeconds = 300;
const noticeSeconds = 7 * 24 * 3600;

const notifiedAction = z.object({ actorId: z.int(), action: z.string(), at: z.string() });
export type NotifiedAction = z.infer<typeof notifiedAction>;

/** The payload of the job: the actions of one administrator in order. */
export const notifiedActions = z.array(notifiedAction);

/**
 * Notifies all administrators of the caller's action (spec 5.7), whose token may be stolen, in the transaction of the
 * action. Does nothing without a mail server, or if the caller is no administrator.
 */
export async function tellAdministrators(inside: Context, action: AuditAction): Promise<void> {
  const actorId = accountIdOf(inside.caller);
  if (inside.config.smtpUrl === undefined || actorId === null || inside.caller.role !== 'admin') return;
  const at = inside.clock.now().toISOString();
  await queueAdministratorNotice(inside.db, { actorId, action, at }, gatheredSeconds);
}

/** Puts one notice about an administrator's actions into the outbox for each administrator, the actor too. */
export async function sendAdministratorNotices(
  context: Context,
  done: readonly NotifiedAction[],
): Promise<void> {
  const [first] = done;
  if (first === undefined) return;
  await transaction(context, async (inside) => {
    const actor = await findActor(inside.db, first.actorId);
    const who =
      actor === undefined
        ? 'Una cuenta que ya se eliminó'
        : `${`${actor.firstName} ${actor.lastName}`.trim()} (${actor.username})`;
    const [date, time] = localOfInstant(new Date(first.at), inside.config.timeZone).split('T');
    const since = `desde el ${date?.split('-').reverse().join('/')} a las ${time}`;
    const expiresAt = new Date(inside.clock.now().getTime() + noticeSeconds * 1000);
    await putMails(
      inside,
      (await listAdministrators(inside.db)).map(({ id, email, firstName }) => ({
        kind: 'notice' as const,
        accountId: id,
        to: email,
        ...(id === first.actorId
          ? {
              subject: `Cambios con tu cuenta en ${portalNameOf(inside)}`,
              text: letter(inside, firstName, [
                `Con tu cuenta se hizo esto ${since}:`,
                linesOf(done).join('\n'),
                'Si fuiste tú, no tienes que hacer nada. Si no, cambia ahora tu contraseña, que cierra tus sesiones en otros dispositivos, y avisa a quien administra contigo:',
                `${inside.publicUrl}/profile`,
              ]),
            }
          : {
              subject: `Cambios de otra persona que administra ${portalNameOf(inside)}`,
              text: letter(inside, firstName, [
                `${who} hizo esto ${since}:`,
                linesOf(done).join('\n'),
                'Si lo esperabas, no tienes que hacer nada. Si no, pregúntale; y si no fue esa persona, pulsa «Bloquear» en su página, que también cierra sus sesiones:',
                `${inside.publicUrl}/persona?id=${first.actorId}`,
              ]),
            }),
        hasSecret: false,
        expiresAt,
      })),
    );
  });
}

/**
 * Puts a letter to every administrator into the outbox, in the transaction of its cause; without a mail server it is
 * skipped, because it would become stale.
 */
export async function writeToAdministrators(
  inside: Context,
  subject: string,
  paragraphs: readonly string[],
): Promise<void> {
  if (inside.config.smtpUrl === undefined) return;
  const expiresAt = new Date(inside.clock.now().getTime() + noticeSeconds * 1000);
  await putMails(
    inside,
    (await listAdministrators(inside.db)).map(({ id, email, firstName }) => ({
      kind: 'notice' as const,
      accountId: id,
      to: email,
      subject,
      text: letter(inside, firstName, paragraphs),
      hasSecret: false,
      expiresAt,
    })),
  );
}

function linesOf(done: readonly NotifiedAction[]): string[] {
  const times = new Map<string, number>();
  for (const { action } of done) times.set(action, (times.get(action) ?? 0) + 1);
  return [...times].map(([action, count]) => {
    const words = auditActions[action as AuditAction] ?? action;
    return `- ${words}${count === 1 ? '' : ` (${counted(count, 'vez', 'veces')})`}`;
  });
}
