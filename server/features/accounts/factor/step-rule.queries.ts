import { type Database, sql } from '../../../platform/database/database.ts';
import { canSignIn, lacksStep } from '../../../platform/database/missing-steps.ts';

export interface StoredStepRule {
  appliesTo: 'admin' | 'roles';
  dueAt: Date;
}

/** Finds the rule; undefined = nobody must have a second step. */
export function findStepRule(db: Database): Promise<StoredStepRule | undefined> {
  return db
    .selectFrom('second_step_rule')
    .select(sql<StoredStepRule['appliesTo']>`applies_to`.as('appliesTo'))
    .select('due_at as dueAt')
    .executeTakeFirst();
}

/** Stores the rule in the place of the one before; its letter is still to be written. */
export async function storeStepRule(db: Database, { appliesTo, dueAt }: StoredStepRule): Promise<void> {
  const rule = { applies_to: appliesTo, due_at: dueAt, reminded_at: null };
  await db
    .insertInto('second_step_rule')
    .values(rule)
    .onConflict((conflict) => conflict.column('is_only').doUpdateSet(rule))
    .execute();
}

export async function deleteStepRule(db: Database): Promise<void> {
  await db.deleteFrom('second_step_rule').execute();
}

/** Marks the reminder of the rule as written; undefined unless it is due by `until` and none was. */
export function takeReminder(db: Database, { now, until }: { now: Date; until: Date }) {
  return db
    .updateTable('second_step_rule')
    .set({ reminded_at: now })
    .where('reminded_at', 'is', null)
    .where('due_at', '<=', until)
    .returning('due_at as dueAt')
    .executeTakeFirst();
}

/** Those without a second step whom a rule for `appliesTo` concerns and who can sign in, administrators first. */
export async function listMissing(db: Database, appliesTo: StoredStepRule['appliesTo']) {
  const { rows } = await sql<{
    id: number;
    username: string;
    firstName: string;
    lastName: string;
    email: string | null;
    isAdmin: boolean;
  }>`
    select id, username, first_name as "firstName", last_name as "lastName", email, role = 'admin' as "isAdmin"
    from account join (select ${appliesTo}::text as applies_to) second_step_rule on ${lacksStep}
    where ${canSignIn} order by role <> 'admin', lower(first_name || ' ' || last_name) collate "C", id`.execute(
    db,
  );
  return rows;
}
