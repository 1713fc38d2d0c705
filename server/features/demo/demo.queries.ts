import { type Database, sql } from '../../platform/database/database.ts';

/** The kinds of demonstration content, each before those that it needs. */
const demoKinds = [
  'article',
  'course',
  'video',
  'law',
  'pension_item',
  'term',
  'route',
  'subject',
  'slide',
  'category',
] as const;
export type DemoKind = (typeof demoKinds)[number] | 'parameter';

const left = sql.join(
  demoKinds.map(
    (
      kind,
      place,
    ) => sql`select ${sql.lit(kind)} as kind, ${sql.lit(place)} as place, id as "Id" from ${sql.table(kind)}
      where is_demo and deleted_at is null ${kind === 'course' ? sql`and archived_at is null` : sql``}`,
  ),
  sql` union all `,
);

/** Unchanged facts: values that are the demonstration's. */
const facts = sql`select 'parameter' as kind, ${sql.lit(demoKinds.length)} as place, id as "Id"
  from parameter_value where is_demo`;
const everything = sql`${left} union all ${facts}`;

/** Lists the rest of the demonstration content in an order in which it can be removed. */
export async function listDemo(db: Database): Promise<{ kind: DemoKind; place: number; Id: number }[]> {
  const { rows } = await sql<{ kind: DemoKind; place: number; Id: number }>`
    select * from (${everything}) demo order by place, "Id"`.execute(db);
  return rows;
}

export async function countDemo(db: Database): Promise<number> {
  const { rows } = await sql<{
    count: number;
  }>`select count(*)::int as count from (${everything}) demo`.execute(db);
  return rows[0]?.count ?? 0;
}
