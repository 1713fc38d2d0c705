import type { Database } from '../../../platform/database/database.ts';
import type { Signatory } from '../certificates.rules.ts';

export function findDesign(db: Database) {
  return db
    .selectFrom('certificate_design')
    .select(['version', 'institute', 'heading', 'lead', 'achievement', 'logo', 'seal'])
    .select((eb) => eb.ref('signatories').$castTo<Signatory[]>().as('signatories'))
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
}

export interface DesignValues {
  institute: string;
  heading: string;
  lead: string;
  achievement: string;
  logo: string | null;
  seal: string | null;
  signatories: readonly Signatory[];
}

export async function insertDesign(
  db: Database,
  { signatories, ...values }: DesignValues,
  made: { at: Date; by: number | null },
): Promise<void> {
  await db
    .insertInto('certificate_design')
    .values({ ...values, signatories: JSON.stringify(signatories), created_at: made.at, created_by: made.by })
    .execute();
}
