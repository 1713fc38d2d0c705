import { type Batcher, openBatcher } from '../../../platform/database/batcher.ts';
import type { Database } from '../../../platform/database/database.ts';
import { findSessions, type StoredSession } from './sessions.queries.ts';

const sessionsAtOnce = 64;
/** More are refused (503) while the database is slow. */
const waitingAtMost = 4_000;

/** Finds sessions by their ids; undefined for one that has ended or never was. */
export type SessionLookups = Batcher<string, StoredSession | undefined>;

declare module '../../../context/context.ts' {
  interface Portal {
    /** Looks up the sessions of opened pages. */
    sessionLookups: SessionLookups;
  }
}

/**
 * Looks up one session at once, and together those that came while the lookup before was under way. None is answered by a
 * lookup that began before it was asked for, so an ended session is never found.
 */
export function openSessionLookups(db: Database): SessionLookups {
  async function write(ids: string[]) {
    const found = new Map((await findSessions(db, ids)).map((session) => [session.id, session]));
    return ids.map((id) => found.get(id));
  }
  return openBatcher({ write, batchMilliseconds: 0, callsAtOnce: sessionsAtOnce, waitingAtMost });
}
