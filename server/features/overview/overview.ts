import { accountIdOf } from '../../../contract/caller.ts';
import type { Overview } from '../../../contract/overview/calls.ts';
import type { Context } from '../../context/context.ts';
import { instantOfLocal } from '../../platform/calendar.ts';
import { today } from '../accounts/local-date.ts';
import { countDemo } from '../demo/remove-demo.ts';
import { closeOverdue } from '../exams/close-attempt.ts';
import { overIfClosedBy } from '../exams/exams.rules.ts';
import { oldBefore } from '../facts/parameters.ts';
import { listDoubts } from '../feedback/feedback.ts';
import { listChangedCitations } from '../laws/law-citations.ts';
import { readTopLists } from '../readership/top-lists.ts';
import { findNewestBundle } from '../service-state/backup-runs.ts';
import { courseAlarms } from '../statistics/alarms.ts';
import * as queries from './overview.queries.ts';
import {
  addressRows,
  alarmRows,
  citedLawRows,
  drawRows,
  mailsWaitSince,
  pendingOf,
  stepsOf,
  weekEnding,
} from './overview.rules.ts';

/** A portal without a good bundle of these days is pending work. */
const bundleOldDays = 2;

/**
 * Reads the administrators' start page (spec 2.19) for the week that ends today. Closes overdue exams first.
 */
export async function getOverview(context: Context): Promise<Overview> {
  await closeOverdue(context);
  return overviewOfWeek(context, today(context));
}

/**
 * Reads first steps, the figures of the seven days that end with `lastDay` and of the seven before, and pending work,
 * all from one snapshot (spec 10.5). Days are the portal's.
 */
export async function overviewOfWeek(context: Context, lastDay: string): Promise<Overview> {
  const { from, to, dayBefore, dayAfter } = weekEnding(lastDay);
  const midnight = (day: string) => instantOfLocal(`${day}T00:00`, context.config.timeZone);
  const weeks = { before: midnight(dayBefore), from: midnight(from), until: midnight(dayAfter) };
  const now = context.clock.now();
  const { isOnDataDisk } = await context.bundlePlace.state();
  return context.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (db) => {
      const figures = await queries.countWeeks(db, weeks);
      const steps = stepsOf(await queries.findSteps(db));
      const alarms = alarmRows(await courseAlarms({ ...context, db }));
      const waiting = await queries.listPending(db, {
        now,
        overIfClosedBy: overIfClosedBy(now),
        today: today(context),
        oldBefore: oldBefore(today(context)),
        // without a mail server all mails wait, and administrators know
        askedBy: accountIdOf(context.caller),
        bundleOldBefore: new Date(now.getTime() - bundleOldDays * 24 * 3_600_000),
        mailsPutBefore: context.config.smtpUrl === undefined ? null : mailsWaitSince(now),
      });
      const cited = (await listChangedCitations({ ...context, db })).length;
      const pending = pendingOf([
        ...alarms,
        ...citedLawRows(cited),
        ...drawRows(await queries.listDrawsWithShares(db)),
        ...waiting,
        ...addressRows(context.settings),
      ]);
      const read = await readTopLists({ db }, { from, to });
      const demoCount = await countDemo({ db });
      const doubts = await listDoubts({ db });
      const at = (await findNewestBundle({ db }))?.madeAt.toISOString() ?? null;
      return {
        from,
        to,
        ...figures,
        steps,
        pending,
        demoCount,
        bundle: { at, isOnDataDisk },
        ...read,
        doubts,
      };
    });
}
