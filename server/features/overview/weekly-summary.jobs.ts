import type { TaskList } from 'graphile-worker';
import { visitor } from '../../../contract/caller.ts';
import { contextOf, type Portal } from '../../context/context.ts';
import { sendWeeklySummaries } from './weekly-summary.ts';

/**
 * `sendWeeklySummaries`, every hour: a portal that was down on Monday morning sends the letter later. A node without
 * a mail server leaves it to the others.
 */
export function summaryTasks(portal: Portal): TaskList {
  if (portal.config.smtpUrl === undefined) return {};
  return {
    sendWeeklySummaries: () => sendWeeklySummaries(contextOf(portal, visitor)),
  };
}
