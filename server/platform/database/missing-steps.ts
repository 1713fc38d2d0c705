import { sql } from './database.ts';

/** True for a row of `account` without a second step whom a row of `second_step_rule` concerns (spec 5.16). */
export const lacksStep = sql<boolean>`((account.role = 'admin' or second_step_rule.applies_to = 'roles'
    and exists (select from account_grant held where held.account_id = account.id))
  and not exists (select from authenticator own
    where own.account_id = account.id and own.confirmed_at is not null))`;

/** True for a row of `account` that can sign in. */
export const canSignIn = sql<boolean>`(account.activated_at is not null and account.blocked_at is null
  and account.deleted_at is null)`;
