import { type Database, sql } from '../../platform/database/database.ts';
import type { SignedInRole } from './accounts.rules.ts';

const accountColumns = [
  'id',
  'username',
  'email',
  'first_name as firstName',
  'last_name as lastName',
  'gender',
  'birth_date as birthDate',
  'document_number as documentNumber',
  'document_is_declared as isDocumentDeclared',
  'name_is_declared as isNameDeclared',
  'phone',
  'password_hash as passwordHash',
  'must_change_password as mustChangePassword',
  'password_ends_at as passwordEndsAt',
  'created_at as createdAt',
  'activated_at as activatedAt',
  'blocked_at as blockedAt',
  'deleted_at as deletedAt',
  'change_count as version',
] as const;

const everyAccount = (db: Database) =>
  db.selectFrom('account').select(accountColumns).select(sql<SignedInRole>`role`.as('role'));

const accounts = (db: Database) => everyAccount(db).where('deleted_at', 'is', null);
const trashedAccounts = (db: Database) => everyAccount(db).where('erase_at', 'is not', null);

export type Account = NonNullable<Awaited<ReturnType<typeof findAccount>>>;

export function findAccount(db: Database, id: number) {
  return accounts(db).where('id', '=', id).executeTakeFirst();
}

/** Finds the account again and locks it until the transaction ends, because it may be gone by now. */
export function lockAccount(db: Database, id: number) {
  return accounts(db).where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
}

/** Finds an account of the Papelera and locks it until the transaction ends. */
export function lockTrashedAccount(db: Database, id: number) {
  return trashedAccounts(db).where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
}

/**
 * Locks an account whose days in the Papelera are over; undefined if it is not there any more, or if another node has
 * it.
 */
export function takeDueAccount(db: Database, id: number, now: Date) {
  return trashedAccounts(db)
    .where('id', '=', id)
    .where('erase_at', '<=', now)
    .forNoKeyUpdate()
    .skipLocked()
    .executeTakeFirst();
}

/** Lists accounts whose days in the Papelera are over, after an id. */
export async function listDueAccounts(
  db: Database,
  { now, after, limit }: { now: Date; after: number; limit: number },
): Promise<number[]> {
  const rows = await db
    .selectFrom('account')
    .select('id')
    .where('erase_at', '<=', now)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** True if an account has this username, also one in the Papelera: it stays reserved there. */
export async function isUsernameTaken(db: Database, username: string): Promise<boolean> {
  const row = await db
    .selectFrom('account')
    .select('id')
    .where(sql`lower(username)`, '=', sql<string>`lower(${username})`)
    .executeTakeFirst();
  return row !== undefined;
}

/** True if an account has a username that is taken for this one at a glance (decision 0156), also one in the Papelera. */
export async function isUsernameLookedLike(db: Database, username: string): Promise<boolean> {
  const row = await db
    .selectFrom('account')
    .select('id')
    .where(sql`public.username_skeleton(username)`, '=', sql<string>`public.username_skeleton(${username})`)
    .executeTakeFirst();
  return row !== undefined;
}

/** Finds the account with this e-mail, also one in the Papelera; undefined = it is free. */
export async function findEmailOwner(db: Database, email: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('account')
    .select('id')
    .where(sql`lower(email)`, '=', sql<string>`lower(${email})`)
    .executeTakeFirst();
  return row?.id;
}

/** An account of the Papelera whose username, e-mail or document somebody asks for. */
export interface ReservedFact {
  id: number;
  username: string;
  firstName: string;
  lastName: string;
  fact: 'username' | 'email' | 'document';
}

/** Finds an account of the Papelera that has one of these, the e-mail first; empty ones are nobody's. */
export async function findReserved(
  db: Database,
  {
    username = '',
    email = '',
    document = '',
  }: { username?: string | undefined; email?: string | undefined; document?: string | undefined },
): Promise<ReservedFact | undefined> {
  const { rows } = await sql<ReservedFact>`
    select id, username, first_name as "firstName", last_name as "lastName", fact from (
      select account.*, 1 as place, 'email' as fact from account where lower(email) = lower(${email}) and ${email} <> ''
      union all
      select account.*, 2, 'username' from account where lower(username) = lower(${username})
      union all
      select account.*, 3, 'document' from account where number_key(document_number) = number_key(${document})
        and document_number is not null and ${document} <> '') found
    where erase_at is not null order by place limit 1`.execute(db);
  return rows[0];
}

export function findAccountByUsername(db: Database, username: string) {
  return accounts(db).where(sql`lower(username)`, '=', sql<string>`lower(${username})`).executeTakeFirst();
}

export function findAccountByEmail(db: Database, email: string) {
  return accounts(db).where(sql`lower(email)`, '=', sql<string>`lower(${email})`).executeTakeFirst();
}

/** Usernames never contain '@' and e-mail addresses always do, so a name is never both. */
export function findAccountByName(db: Database, name: string) {
  return name.includes('@') ? findAccountByEmail(db, name) : findAccountByUsername(db, name);
}

export interface NewAccount {
  username: string;
  email: string | null;
  firstName: string;
  lastName: string;
  gender: number | null;
  birthDate: string | null;
  documentNumber?: string | null;
  isDocumentDeclared?: boolean;
  isNameDeclared?: boolean;
  phone?: string | null;
  passwordHash: string;
  role: SignedInRole;
  mustChangePassword: boolean;
  /** The end of a password that an administrator set, unless the person chose another; null = none. */
  passwordEndsAt?: Date | null;
  createdAt: Date;
  activatedAt: Date | null;
}

const columnNames = {
  username: 'username',
  email: 'email',
  firstName: 'first_name',
  lastName: 'last_name',
  gender: 'gender',
  birthDate: 'birth_date',
  documentNumber: 'document_number',
  isDocumentDeclared: 'document_is_declared',
  isNameDeclared: 'name_is_declared',
  phone: 'phone',
  passwordHash: 'password_hash',
  role: 'role',
  mustChangePassword: 'must_change_password',
  passwordEndsAt: 'password_ends_at',
  createdAt: 'created_at',
  activatedAt: 'activated_at',
  blockedAt: 'blocked_at',
  deletedAt: 'deleted_at',
  deletedBy: 'deleted_by',
  eraseAt: 'erase_at',
} as const;

type AccountFields = Required<NewAccount> & {
  blockedAt: Date | null;
  deletedAt: Date | null;
  deletedBy: number | null;
  /** The end of the days in the Papelera; null = it is not there. */
  eraseAt: Date | null;
};

type ColumnNames = typeof columnNames;
type ColumnsOf<Given> = {
  [Name in keyof Given as Name extends keyof ColumnNames ? ColumnNames[Name] : never]: Given[Name];
};

/** Maps the given fields to columns; absent and foreign fields are left out. */
export function columnsOf<Given extends Partial<AccountFields>>(given: Given): ColumnsOf<Given> {
  const columns = Object.entries(columnNames).map(([name, column]) => [column, given[name as keyof Given]]);
  return Object.fromEntries(columns.filter(([, value]) => value !== undefined)) as ColumnsOf<Given>;
}

export async function insertAccount(db: Database, given: NewAccount): Promise<number> {
  const row = await db
    .insertInto('account')
    .values(columnsOf(given))
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export type AccountChange = Partial<AccountFields>;

/** Changes the given fields; without any, writes nothing. */
export async function updateAccount(db: Database, id: number, change: AccountChange): Promise<void> {
  const columns = columnsOf(change);
  if (Object.keys(columns).length === 0) return;
  await db.updateTable('account').set(columns).where('id', '=', id).execute();
}

/** Finds an account with this document, however its number is written. */
export function findAccountByDocument(db: Database, documentNumber: string) {
  return accounts(db)
    .where('document_number', 'is not', null)
    .where(sql`number_key(document_number)`, '=', sql<string>`number_key(${documentNumber})`)
    .limit(1)
    .executeTakeFirst();
}

/**
 * Locks what depends on who the administrators are until the transaction ends: before any account, always. A lock of
 * their rows would not do: one that is no administrator any more stays locked without being returned, and two orders meet.
 */
export async function lockAdministrators(db: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('administrators'))`.execute(db);
}

/** Returns the administrators who can sign in; they stay so while `lockAdministrators` holds. */
export async function listActiveAdministrators(db: Database): Promise<number[]> {
  const rows = await db
    .selectFrom('account')
    .select('id')
    .where('role', '=', 'admin')
    .where('activated_at', 'is not', null)
    .where('blocked_at', 'is', null)
    .where('deleted_at', 'is', null)
    .execute();
  return rows.map(({ id }) => id);
}

/** Finds the oldest administrator, able to sign in or not. */
export function findFirstAdministrator(db: Database) {
  return accounts(db).where('role', '=', 'admin').orderBy('id').limit(1).executeTakeFirst();
}

/** Locks, so that two nodes that start together make only one first administrator. */
export async function lockFirstAdministrator(db: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('first administrator'))`.execute(db);
}
