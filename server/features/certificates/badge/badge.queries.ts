import type { Database } from '../../../platform/database/database.ts';

/** Lists invalid certificates from one id on and below another. */
export function listEnded(db: Database, from: number, below: number) {
  return db
    .selectFrom('certificate')
    .select('id')
    .where('id', '>=', from)
    .where('id', '<', below)
    .where((eb) => eb.or([eb('revoked_at', 'is not', null), eb('replaced_at', 'is not', null)]))
    .orderBy('id')
    .execute();
}
