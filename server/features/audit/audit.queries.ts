import type { Database } from '../../platform/database/database.ts';

export async function insertAuditEvent(
  db: Database,
  given: {
    at: Date;
    actorId: number | null;
    action: string;
    subject: string;
    details: Record<string, string | number | boolean | null>;
  },
): Promise<void> {
  const { at, actorId, action, subject, details } = given;
  await db.insertInto('audit_event').values({ at, actor_id: actorId, action, subject, details }).execute();
}
