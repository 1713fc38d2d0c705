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
  'phone',
  'password_hash as passwordHash',
  'must_change_password as mustChangePassword',
  'created_at as createdAt',
  'activated_at as activatedAt',
  'blocked_at as blockedAt',
] as const;

const accounts = (db: Database) =>
  db
    .selectFrom('account')
    .select(accountColumns)
    .select(sql<SignedInRole>`role`.as('role'))
    .where('deleted_at', 'is', null);

export type Account = NonNullable<Awaited<ReturnType<typeof findAccount>>>;

export function findAccount(db: Database, id: number) {
  return accounts(db).where('id', '=', id).executeTakeFirst();
}

/** Finds the account again and locks it until the transaction ends, because it may be gone by now. */
export function lockAccount(db: Database, id: number) {
  return accounts(db).where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
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
  phone?: string | null;
  passwordHash: string;
  role: SignedInRole;
  mustChangePassword: boolean;
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
  phone: 'phone',
  passwordHash: 'password_hash',
  role: 'role',
  mustChangePassword: 'must_change_password',
  createdAt: 'created_at',
  activatedAt: 'activated_at',
  blockedAt: 'blocked_at',
  deletedAt: 'deleted_at',
} as const;

type AccountFields = Required<NewAccount> & {
  blockedAt: Date | null;
  deletedAt: Date;
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

/** Locks every administrator who can sign in, always in the same order; returns their ids. */
export async function lockAdministrators(db: Database): Promise<number[]> {
  const rows = await db
    .selectFrom('account')
    .select('id')
    .where('role', '=', 'admin')
    .where('activated_at', 'is not', null)
    .where('blocked_at', 'is', null)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .forUpdate()
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
