import type pg from 'pg';

const lockNumber = 7_202_612; // an arbitrary number, the same on every node
const key = 'portal_id';

/** Reads the identity of the database's portal; a new database has no tables yet. */
export async function readIdentity(
  client: pg.ClientBase,
): Promise<{ id: string | null; hasAccounts: boolean }> {
  const { rows } = await client.query<{ tables: boolean }>(
    `select to_regclass('setting') is not null and to_regclass('account') is not null as tables`,
  );
  if (rows[0]?.tables !== true) return { id: null, hasAccounts: false };
  const found = await client.query<{ id: string | null; hasAccounts: boolean }>(
    `select (select value #>> '{}' from setting where key = $1) as id, exists (select from account) as "hasAccounts"`,
    [key],
  );
  return found.rows[0] ?? { id: null, hasAccounts: false };
}

/** Reads whether a portal was started on the database, and whether one has signed with a key. */
export async function readUse(pool: pg.Pool): Promise<{ isUsed: boolean; hasSigned: boolean }> {
  const { rows } = await pool.query<{ isUsed: boolean; hasSigned: boolean }>(
    `select exists (select from account) as "isUsed", exists (select from signing_certificate) as "hasSigned"`,
  );
  return rows[0] ?? { isUsed: false, hasSigned: false };
}

/** True where the key that signs lies in the database, for all nodes. */
export async function hasSharedKey(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query<{ has: boolean }>(
    `select exists (select from setting where key = 'signing_key') as has`,
  );
  return rows[0]?.has === true;
}

/** True where the database has the table of nodes, which the oldest portals had not. */
async function knowsNodes(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query<{ has: boolean }>(
    `select to_regclass('public.service_node') is not null as has`,
  );
  return rows[0]?.has === true;
}

/** The last sign of any node, 1970 if none gave one; undefined where none can be known. */
export async function lastSignOfNode(pool: pg.Pool): Promise<Date | undefined> {
  if (!(await knowsNodes(pool))) return undefined;
  const { rows } = await pool.query<{ at: Date | null }>('select max(seen_at) as at from service_node');
  return rows[0]?.at ?? new Date(0);
}

/** The nodes other than `own` that gave a sign in the last three minutes and did not stop. */
export async function listServingNodes(pool: pg.Pool, own: string): Promise<string[]> {
  if (!(await knowsNodes(pool))) return [];
  const { rows } = await pool.query<{ name: string }>(
    `select name from service_node where name <> $1 and stopped_at is null and seen_at > now() - interval '3 minutes'
     order by name`,
    [own],
  );
  return rows.map(({ name }) => name);
}

/** Other starts on the database wait until this connection ends. */
export async function lockIdentity(client: pg.ClientBase): Promise<void> {
  await client.query('select pg_advisory_lock($1)', [lockNumber]);
}

/** Stores the id if there is none; returns the stored one. */
export async function storeIdentity(client: pg.ClientBase, id: string): Promise<string> {
  await client.query(
    `insert into setting (key, value) values ($1, to_jsonb($2::text)) on conflict do nothing`,
    [key, id],
  );
  return (await readIdentity(client)).id ?? id;
}

/** Some of the files that rows name: of each kind the newest, which an older backup may lack, and the oldest. */
export async function someNamedFiles(client: pg.ClientBase): Promise<string[]> {
  const of = (table: string, column: string, folder: string) =>
    ['asc', 'desc'].map(
      (order) =>
        `(select '${folder}/' || ${column} as key from ${table} where ${column} is not null order by id ${order} limit 5)`,
    );
  const { rows } = await client.query<{ key: string }>(
    [
      ...of('slide', 'image', 'slider'),
      ...of('law', 'file', 'leyes'),
      ...of('article', 'cover_image', 'articlefile'),
      ...of('course', 'cover_image', 'coursefileinfo'),
      ...of('course_file', 'file', 'courseFile'),
    ].join(' union '),
  );
  return rows.map(({ key: found }) => found);
}
