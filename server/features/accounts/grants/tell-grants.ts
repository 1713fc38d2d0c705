import { accountIdOf } from '../../../../contract/caller.ts';
import { type GrantRole, grantLabels } from '../../../../contract/grants/grants.ts';
import type { Context } from '../../../context/context.ts';
import { localOfInstant } from '../../../platform/calendar.ts';
import { writeToAdministrators } from '../../mail/administrator-notices.ts';
import { letter, portalNameOf } from '../../mail/letter.ts';
import { putMails } from '../../mail/outbox.ts';
import { fullName } from '../accounts.rules.ts';
import { findNames } from './grants.queries.ts';

const noticeSeconds = 7 * 24 * 3600;

interface Change {
  given: readonly GrantRole[];
  taken: readonly GrantRole[];
}

interface Holder {
  id: number;
  username: string;
  firstName: string;
  lastName: string;
  email: string | null;
}

/**
 * Tells the person and every administrator of roles given and taken (spec 4.7), in the transaction of the change. Does
 * nothing without a mail server: a letter would be stale.
 */
export async function tellGrants(inside: Context, holder: Holder, change: Change): Promise<void> {
  const { smtpUrl, timeZone } = inside.config;
  if (smtpUrl === undefined) return;
  const now = inside.clock.now();
  const [date, time] = localOfInstant(now, timeZone).split('T');
  const when = `El ${date?.split('-').reverse().join('/')} a las ${time}`;
  await putMails(inside, [
    {
      kind: 'notice',
      accountId: holder.id,
      to: holder.email,
      subject: `Tu rol en ${portalNameOf(inside)}`,
      text: letter(inside, holder.firstName, [
        `${when} cambió lo que puedes hacer en el portal:`,
        linesOf(change),
        'Entra otra vez para verlo:',
        `${inside.publicUrl}/login`,
      ]),
      hasSecret: false,
      expiresAt: new Date(now.getTime() + noticeSeconds * 1000),
    },
  ]);
  const actorId = accountIdOf(inside.caller);
  const actor = actorId === null ? undefined : await findNames(inside.db, actorId);
  const by = actor === undefined ? 'La consola' : `${fullName(actor)} (${actor.username})`;
  await writeToAdministrators(inside, `Cambió un rol en ${portalNameOf(inside)}`, [
    `${when}, ${by} cambió lo que puede hacer ${fullName(holder)} (${holder.username}):`,
    linesOf(change),
    'Si lo esperabas, no tienes que hacer nada. Si no, pregunta, o quítale el rol aquí:',
    `${inside.publicUrl}/rol?id=${holder.id}`,
  ]);
}

const linesOf = ({ given, taken }: Change): string =>
  [
    ...given.map((role) => `- Desde ahora: ${grantLabels[role].label}. ${grantLabels[role].hint}`),
    ...taken.map((role) => `- Ya no: ${grantLabels[role].label}.`),
  ].join('\n');
