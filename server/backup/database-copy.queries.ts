import type pg from 'pg';

/** The portal's own tables. The job queue is left out: a restored portal creates it and queues pending work again. */
export async function listTables(client: pg.ClientBase): Promise<{ name: string; columns: string[] }[]> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(
    `select relname::text as name,
            array_agg(attname::text order by attnum) filter (where attgenerated = '') as columns
     from pg_class join pg_attribute on attrelid = pg_class.oid
     where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'schema_migration'
       and attnum > 0 and not attisdropped
     group by relname order by relname`,
  );
  return rows;
}

export async function listMigrations(client: pg.ClientBase): Promise<{ name: string; hash: string }[]> {
  const { rows } = await client.query<{ name: string; hash: string }>(
    'select name, hash from public.schema_migration order by name',
  );
  return rows;
}

export async function listSequences(
  client: pg.ClientBase,
): Promise<{ name: string; value: string; isCalled: boolean }[]> {
  const { rows } = await client.query<{ name: string }>(
    `select relname::text as name from pg_class
     where relkind = 'S' and relnamespace = 'public'::regnamespace order by relname`,
  );
  const sequences = [];
  for (const { name } of rows) {
    const state = await client.query<{ value: string; isCalled: boolean }>(
      `select last_value::text as value, is_called as "isCalled" from public.${quoted(name)}`,
    );
    sequences.push({ name, ...(state.rows[0] ?? { value: '1', isCalled: false }) });
  }
  return sequences;
}

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

export const copyOf = (table: string, columns: readonly string[]): string =>
  `copy public.${quoted(table)} (${columns.map(quoted).join(', ')})`;

interface ForeignKey {
  table: string;
  name: string;
  definition: string;
}

/**
 * Drops foreign keys and triggers, so that tables can be filled in any order; returns the statements that restore them.
 */
export async function withoutConstraints(client: pg.ClientBase): Promise<() => Promise<void>> {
  const { rows: keys } = await client.query<ForeignKey>(
    `select conrelid::regclass::text as table, conname::text as name, pg_get_constraintdef(pg_constraint.oid) as definition
     from pg_constraint join pg_class on pg_class.oid = conrelid
     where contype = 'f' and relnamespace = 'public'::regnamespace`,
  );
  const tables = (await listTables(client)).map(({ name }) => `public.${quoted(name)}`);
  for (const { table, name } of keys)
    await client.query(`alter table ${table} drop constraint ${quoted(name)}`);
  for (const table of tables) await client.query(`alter table ${table} disable trigger user`);
  await client.query(`truncate ${tables.join(', ')}`);
  return async () => {
    for (const table of tables) await client.query(`alter table ${table} enable trigger user`);
    for (const { table, name, definition } of keys)
      await client.query(`alter table ${table} add constraint ${quoted(name)} ${definition}`);
  };
}

export async function setSequence(
  client: pg.ClientBase,
  { name, value, isCalled }: { name: string; value: string; isCalled: boolean },
): Promise<void> {
  await client.query(`select setval(('public.' || quote_ident($1))::regclass, $2::bigint, $3)`, [
    name,
    value,
    isCalled,
  ]);
}

export async function countRows(client: pg.ClientBase, table: string): Promise<number> {
  const { rows } = await client.query<{ count: string }>(`select count(*) from public.${quoted(table)}`);
  return Number(rows[0]?.count ?? 0);
}

/** True if the database has an account. */
export async function hasPortal(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ is: boolean }>(
    `select to_regclass('public.account') is not null as is`,
  );
  if (rows[0]?.is !== true) return false;
  const found = await client.query<{ is: boolean }>('select exists (select from public.account) as is');
  return found.rows[0]?.is === true;
}

export async function serverMajor(client: pg.ClientBase): Promise<number> {
  const { rows } = await client.query<{ major: number }>(
    `select current_setting('server_version_num')::int / 10000 as major`,
  );
  return rows[0]?.major ?? 0;
}
