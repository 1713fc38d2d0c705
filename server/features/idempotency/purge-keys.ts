import type { Context } from '../../context/context.ts';
import { deleteKeysBefore } from './idempotency-keys.queries.ts';

/** Deletes the answers of keys that were used before an instant. */
export async function purgeKeys({ db }: Context, before: Date): Promise<void> {
  await deleteKeysBefore(db, before);
}
