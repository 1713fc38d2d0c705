import type { TaskList } from 'graphile-worker';
import * as z from 'zod/mini';
import { visitor } from '../../../contract/caller.ts';
import { contextOf, type Portal } from '../../context/context.ts';
import { keptDays } from '../mail/mail.rules.ts';
import { deleteMailingsBefore } from './mailings.queries.ts';
import { writeLetters } from './write-letters.ts';

const payloadOf = z.object({ mailingId: z.int(), wasSent: z._default(z.boolean(), false) });

/**
 * `writeLetters` puts the next letters of a mailing into the outbox; `purgeMailings` deletes mailings whose mails are no
 * longer kept. A node without a mail server leaves writing to the others.
 */
export function mailingTasks(portal: Portal): TaskList {
  const writing: TaskList = {
    async writeLetters(payload) {
      const { mailingId, wasSent } = z.parse(payloadOf, payload);
      await writeLetters(contextOf(portal, visitor), mailingId, { wasSent });
    },
  };
  return {
    ...(portal.config.smtpUrl === undefined ? {} : writing),
    async purgeMailings() {
      const before = portal.clock.now().getTime() - keptDays.mail * 24 * 3_600_000;
      await deleteMailingsBefore(portal.db, new Date(before));
    },
  };
}
