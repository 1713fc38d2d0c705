import type { Context } from '../../context/context.ts';
import { deleteKeysBefore } from './idempotency-keys.queries.ts';

/** Deletes stored answers whose keys were used before an instant. */
export async function purgeKeys({ db }: Context, before: Date): Promise<void> {
  await deleteKeysBefore(db, before);
}
