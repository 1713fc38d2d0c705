import type { BulkResult } from '../../../contract/bulk.ts';
import { Refusal, type RefusalCode, sentence } from '../../../contract/refusal.ts';
import { type Context, transaction } from '../../context/context.ts';
import { sql } from '../../platform/database/database.ts';

/**
 * Refusals that are reported differently for one of many rows, because nobody asked for that row by itself.
 */
const besideOthers: Partial<Record<RefusalCode, RefusalCode>> = {
  notFound: 'alreadyGone',
  stale: 'changedMeanwhile',
};

/**
 * Changes each item as if it were the only one, in one transaction with a savepoint for each: a refused item is
 * undone and reported, the rest is committed with the stored answer (spec 3.11). Any other error undoes everything.
 * Items are locked in the order of `placeOf`, so two administrators cannot deadlock. A change returns 'archived'
 * where it archived instead.
 */
export function changeEach<Item extends { Id: number }>(
  context: Context,
  items: readonly Item[],
  change: (each: Context, item: Item) => Promise<unknown>,
  placeOf = ({ Id }: Item): number => Id,
): Promise<BulkResult[]> {
  return transaction(context, async (inside) => {
    const results = new Map<Item, BulkResult>();
    for (const item of items.toSorted((left, right) => placeOf(left) - placeOf(right)))
      results.set(item, { id: item.Id, ...(await changeOne(inside, (each) => change(each, item))) });
    return items.flatMap((item) => results.get(item) ?? []);
  });
}

async function changeOne(
  inside: Context,
  change: (each: Context) => Promise<unknown>,
): Promise<Omit<BulkResult, 'id'>> {
  const after: (() => void | Promise<void>)[] = [];
  const each: Context = {
    ...inside,
    afterCommit: (action) => void after.push(action),
    deferred: { run: (asked, work) => work(asked) }, // a use case's own transaction is this savepoint
  };
  await sql`savepoint item`.execute(inside.db);
  try {
    const state = (await change(each)) === 'archived' ? 'archived' : 'done';
    await sql`release savepoint item`.execute(inside.db);
    for (const action of after) inside.afterCommit(action);
    return { state, message: '' };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    await sql`rollback to savepoint item`.execute(inside.db);
    const beside = besideOthers[error.code];
    return { state: 'failed', message: beside === undefined ? error.message : sentence(beside) };
  }
}
