import type { Context } from '../../context/context.ts';
import { deleteKeysBefore } from './idempotency-keys.queries.ts';

/** Deletes the stored answers of keys used before an instant. */
export async function purgeKeys({ db }: Context, before: Date): Promise<void> {
  await deleteKeysBefore(db, before);
}
