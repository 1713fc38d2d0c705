import type { AuditAction } from '../../../contract/audit-actions.ts';
import { type Database, sql } from '../../platform/database/database.ts';

export type Details = Record<string, string | number | boolean | null>;

/** Records the same of each subject, in one statement. */
export async function insertAuditEvents(
  db: Database,
  given: {
    at: Date;
    actorId: number | null;
    action: AuditAction;
    subjects: readonly string[];
    details: Details;
  },
): Promise<void> {
  await sql`insert into audit_event (at, actor_id, action, subject, details)
    select ${given.at}::timestamptz, ${given.actorId}::int, ${given.action}, subject, ${JSON.stringify(given.details)}::jsonb
    from unnest(${given.subjects}::text[]) subject`.execute(db);
}
