import type { TaskList } from 'graphile-worker';
import * as z from 'zod/mini';
import type { Caller } from '../../../contract/caller.ts';
import { contextOf, type Portal } from '../../context/context.ts';
import { giveUpLine, importBatch } from './import-batch.ts';
import { findImport, purgeImports } from './people-import.queries.ts';

const payloadOf = z.object({ importId: z.int() });

/** From this try on each line goes alone, and one that fails alone is given up. */
const triesTogether = 3;

/** The days for which lists are kept: one that nobody imported, and one with what happened. */
const keptDays = { unused: 30, done: 180 } as const;
const dayMilliseconds = 24 * 3600 * 1000;

/** The administrator who pressed the last button, for the audit; a sign-out since then stops nothing. */
const authorOf = (accountId: number): Caller => ({
  role: 'admin',
  accountId,
  username: '',
  years: 0,
  sessionId: '',
});

/** The job that imports the next batch of a list (spec 5.11), and the one that forgets old lists. */
export function peopleImportTasks(portal: Portal): TaskList {
  return {
    async importPeople(payload: unknown, { job }) {
      const { importId } = z.parse(payloadOf, payload);
      const found = await findImport(portal.db, importId);
      if (found === undefined) return;
      const context = contextOf(portal, authorOf(found.authorId));
      const isAlone = job.attempts > triesTogether;
      try {
        await importBatch(context, importId, isAlone);
      } catch (error) {
        if (!isAlone) throw error;
        portal.log.error({ err: error, importId }, 'a line of an import failed by itself and is given up');
        await giveUpLine(context, importId);
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
