import { accountIdOf } from '../../../contract/caller.ts';
import { type Context, transaction } from '../../context/context.ts';
import { closeOverdue } from '../exams/close-attempt.ts';
import { putMail } from '../mail/outbox.ts';
import { findLastRehearsal } from '../service-state/backup-runs.ts';
import { overviewOfWeek } from './overview.ts';
import { summaryLetter } from './summary-letter.ts';
import * as queries from './weekly-summary.queries.ts';
import { dayBefore, dueMonday, summaryDays } from './weekly-summary.rules.ts';

const mondayOf = ({ clock, config }: Context): string => dueMonday(clock.now(), config.timeZone);

export function isSummaryWanted(context: Context): Promise<boolean> {
  return queries.findSummaryWanted(context.db, accountIdOf(context.caller) ?? 0);
}

/** Turns the caller's weekly letter on or off; the first one is that of the next Monday (spec 11.5). */
export function setSummaryWanted(context: Context, wanted: boolean): Promise<void> {
  const accountId = accountIdOf(context.caller) ?? 0;
  return queries.updateSummaryWanted(context.db, accountId, wanted, mondayOf(context));
}

/**
 * Puts last Monday's letter into the outbox for everyone for whom it is due. The transaction of each letter marks it,
 * so none is sent twice or lost, despite crashes and several nodes. Does nothing without a mail server: the letters
 * would become stale.
 */
export async function sendWeeklySummaries(context: Context): Promise<void> {
  if (context.config.smtpUrl === undefined) return;
  const monday = mondayOf(context);
  const ids = await queries.listDue(context.db, monday);
  if (ids.length === 0) return;
  await closeOverdue(context);
  const overview = await overviewOfWeek(context, dayBefore(monday));
  const rehearsal = await findLastRehearsal(context);
  const expiresAt = new Date(context.clock.now().getTime() + summaryDays * 24 * 3600 * 1000);
  for (const id of ids) {
    await transaction(context, async (inside) => {
      const person = await queries.takeDue(inside.db, id, monday);
      if (person === undefined) return;
      const { subject, text } = summaryLetter(inside, person.firstName, { overview, rehearsal });
      const mail = { kind: 'summary', accountId: id, to: person.email, hasSecret: false } as const;
      await putMail(inside, { ...mail, subject, text, expiresAt });
    });
  }
}
