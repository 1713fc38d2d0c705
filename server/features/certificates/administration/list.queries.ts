import { type Database, sql } from '../../../platform/database/database.ts';
import { foldedPattern } from '../../../platform/database/text-search.ts';
import type { RevocationReason } from '../certificates.rules.ts';

export interface CertificateFilter {
  search?: string | undefined;
  state?: 'valid' | 'replaced' | 'revoked' | undefined;
  courseId?: number | undefined;
  accountId?: number | undefined;
}

const words = sql<string>`fold(full_name || ' ' || course_title || ' ' || code)`;

function listed(db: Database, { search = '', state, courseId, accountId }: CertificateFilter) {
  return db
    .selectFrom('certificate')
    .$if(search !== '', (query) => query.where(words, 'like', foldedPattern(search)))
    .$if(courseId !== undefined, (query) => query.where('course_id', '=', courseId ?? 0))
    .$if(accountId !== undefined, (query) => query.where('account_id', '=', accountId ?? 0))
    .$if(state === 'revoked', (query) => query.where('revoked_at', 'is not', null))
    .$if(state === 'replaced', (query) =>
      query.where('revoked_at', 'is', null).where('replaced_at', 'is not', null),
    )
    .$if(state === 'valid', (query) =>
      query.where('revoked_at', 'is', null).where('replaced_at', 'is', null),
    );
}

/** Lists certificates, newest first; `search` finds parts of names, courses and codes, ignoring accents. */
export function listCertificateRows(
  db: Database,
  filter: CertificateFilter,
  window: { limit: number; offset: number },
) {
  return listed(db, filter)
    .select('account_id as accountId')
    .select(['id', 'code', 'full_name as fullName', 'course_id as courseId', 'course_title as courseTitle'])
    .select(['grade', 'issued_at as issuedAt', 'replaced_at as replacedAt', 'revoked_at as revokedAt'])
    .select((eb) => eb.ref('revoked_because').$castTo<RevocationReason | null>().as('revokedBecause'))
    .orderBy('id', 'desc')
    .limit(window.limit)
    .offset(window.offset)
    .execute();
}

export async function countCertificates(db: Database, filter: CertificateFilter): Promise<number> {
  const { count } = await listed(db, filter)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export const countValid = (db: Database, courseId: number): Promise<number> =>
  countCertificates(db, { courseId, state: 'valid' });
