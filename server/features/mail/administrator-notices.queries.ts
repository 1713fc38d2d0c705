import { type Database, sql } from '../../platform/database/database.ts';

/** Queues the notice about an action, or adds it to the queued one, whose first time stays. */
export async function queueAdministratorNotice(
  db: Database,
  notifiedAction: { actorId: number; action: string; at: string },
  afterSeconds: number,
): Promise<void> {
  await sql`select graphile_worker.add_job('tellAdministrators', ${JSON.stringify([notifiedAction])}::json,
    job_key => ${`tellAdministrators:${notifiedAction.actorId}`}, job_key_mode => 'preserve_run_at',
    run_at => now() + make_interval(secs => ${afterSeconds}))`.execute(db);
}

/** Finds the acting administrator; undefined once the account was deleted. */
export function findActor(db: Database, id: number) {
  return db
    .selectFrom('account')
    .select(['username', 'first_name as firstName', 'last_name as lastName'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

/** Lists the administrators who can sign in. */
export function listAdministrators(db: Database) {
  return db
    .selectFrom('account')
    .select(['id', 'email', 'first_name as firstName'])
    .where('role', '=', 'admin')
    .where('activated_at', 'is not', null)
    .where('blocked_at', 'is', null)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute();
}
