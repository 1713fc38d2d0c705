import type { TaskList } from 'graphile-worker';
import * as z from 'zod/mini';
import type { Caller } from '../../../contract/caller.ts';
import { contextOf, type Portal } from '../../context/context.ts';
import { giveUpLine, importBatch, linesAtOnce } from './import-batch.ts';
import { findImport, purgeImports } from './people-import.queries.ts';

/** `alone`: lines of a failed batch left to be imported one by one. */
const payloadOf = z.object({ importId: z.int(), alone: z._default(z.int(), 0) });

/** The tries of a batch before its lines are imported one by one, and of a line before it is skipped. */
const tries = 3;

/** The days for which lists are kept: abandoned ones, and imported ones. */
const keptDays = { unused: 30, done: 180 } as const;
const dayMilliseconds = 24 * 3600 * 1000;

/** The administrator who started the import, for the audit; signing out does not stop it. */
const authorOf = (accountId: number): Caller => ({
  role: 'admin',
  accountId,
  username: '',
  years: 0,
  sessionId: '',
});

/** The job that imports the next batch of a list (spec 5.11), and the one that deletes old lists. */
export function peopleImportTasks(portal: Portal): TaskList {
  return {
    async importPeople(payload: unknown, { job }) {
      const { importId, alone } = z.parse(payloadOf, payload);
      const found = await findImport(portal.db, importId);
      if (found === undefined) return;
      const context = contextOf(portal, authorOf(found.authorId));
      const isLastTry = job.attempts > tries;
      const left = alone === 0 && isLastTry ? linesAtOnce : alone;
      try {
        await importBatch(context, importId, left);
      } catch (error) {
        if (!isLastTry) throw error;
        portal.log.error({ err: error, importId }, 'a line of an import failed by itself and is given up');
        await giveUpLine(context, importId, left);
      }
    },
    async purgeImports() {
      const now = portal.clock.now().getTime();
      await purgeImports(portal.db, {
        unusedBefore: new Date(now - keptDays.unused * dayMilliseconds),
        doneBefore: new Date(now - keptDays.done * dayMilliseconds),
      });
    },
  };
}
