import type { CertificateFilter as CertificateState } from '../../../../contract/certificates/administration-calls.ts';
import { type Database, sql } from '../../../platform/database/database.ts';
import { foldedPattern } from '../../../platform/database/text-search.ts';
import { groupNamesIn, isOfGroup } from '../../groups/group-members.ts';
import type { RevocationReason } from '../certificates.rules.ts';

export interface CertificateFilter {
  search?: string | undefined;
  state?: CertificateState | undefined;
  courseId?: number | undefined;
  accountId?: number | undefined;
  groupId?: number | undefined;
}

/** The least digits of a search that may be for a document number. */
const mayBeNumber = /(\d\D*){4}/;

/** True for a certificate with the words, or of the person whose document has that number. */
function hasWords(search: string) {
  const written = sql<boolean>`certificate.search like ${foldedPattern(search)}`;
  if (!mayBeNumber.test(search)) return written;
  return sql<boolean>`certificate.id in (
    select id from certificate where ${written}
    union all
    select certificate.id from account join certificate on certificate.account_id = account.id
    where number_key(account.document_number) = number_key(${search}) and account.document_number is not null
      and account.deleted_at is null)`;
}

function listed(db: Database, { search = '', state, courseId, accountId, groupId }: CertificateFilter) {
  return db
    .selectFrom('certificate')
    .$if(search !== '', (query) => query.where(hasWords(search)))
    .$if(courseId !== undefined, (query) => query.where('course_id', '=', courseId ?? 0))
    .$if(accountId !== undefined, (query) => query.where('account_id', '=', accountId ?? 0))
    .$if(groupId !== undefined, (query) => query.where(isOfGroup(groupId ?? 0, 'certificate')))
    .$if(state === 'revoked', (query) => query.where('revoked_at', 'is not', null))
    .$if(state === 'replaced', (query) =>
      query.where('revoked_at', 'is', null).where('replaced_at', 'is not', null),
    )
    .$if(state === 'valid' || state === 'unsigned' || state === 'otherName', (query) =>
      query.where('revoked_at', 'is', null).where('replaced_at', 'is', null),
    )
    .$if(state === 'unsigned', (query) => query.where(isUnsigned))
    .$if(state === 'otherName', (query) => query.where(hasOtherName));
}

const isUnsigned = sql<boolean>`design_version in (
  select version from certificate_design where signatories = '[]')`;

/** The name of an account as `printedName` makes it. */
const printed = sql<string>`btrim(regexp_replace(
  normalize(account.first_name || ' ' || account.last_name, NFC), '\\s+', ' ', 'g'))`;

/** The holder's name has changed; most names are compared without being normalised. */
const hasOtherName = sql<boolean>`exists (select from account
  where account.id = certificate.account_id and account.deleted_at is null
    and account.first_name || ' ' || account.last_name <> full_name and ${printed} <> full_name)`;

const presentName = sql<string | null>`(select ${printed} from account
  where account.id = certificate.account_id and account.deleted_at is null)`;

const isByHand = sql<boolean>`(select kind = 'hand' from attempt where attempt.id = certificate.attempt_id)`;

/**
 * Lists certificates, newest first; `search` finds parts of names, courses and codes, ignoring accents, and whole document
 * numbers.
 */
export function listCertificateRows(
  db: Database,
  filter: CertificateFilter,
  window: { limit: number; offset: number },
) {
  // the page comes first: names and signatures are computed for its rows only
  const page = listed(db, filter)
    .select('certificate.id')
    .orderBy('certificate.id', 'desc')
    .limit(window.limit)
    .offset(window.offset);
  return db
    .selectFrom('certificate')
    .where('certificate.id', 'in', page)
    .select('account_id as accountId')
    .select(['id', 'code', 'full_name as fullName', 'course_id as courseId', 'course_title as courseTitle'])
    .select(['grade', 'issued_at as issuedAt', 'replaced_at as replacedAt', 'revoked_at as revokedAt'])
    .select([isByHand.as('isByHand'), presentName.as('presentName'), isUnsigned.as('isUnsigned')])
    .select((eb) => eb.ref('revoked_because').$castTo<RevocationReason | null>().as('revokedBecause'))
    .orderBy('id', 'desc')
    .execute();
}

/** The same with the columns of files: current document and telephone, and the groups in the course. */
export async function listCertificatesToExport(
  db: Database,
  filter: CertificateFilter,
  window: { limit: number; offset: number },
) {
  const rows = await listCertificateRows(db, filter, window);
  const holders = await db
    .selectFrom('certificate')
    .innerJoin('account', 'account.id', 'certificate.account_id')
    .select(['certificate.id', 'account.document_number as documentNumber', 'account.phone'])
    .select(groupNamesIn(sql`certificate.account_id`, sql`certificate.course_id`).as('groups'))
    .where(sql<boolean>`certificate.id = any (${rows.map(({ id }) => id)}::int[])`)
    .execute();
  const holderOf = new Map(holders.map((holder) => [holder.id, holder]));
  return rows.map((row) => ({ ...row, holder: holderOf.get(row.id) }));
}

export async function countCertificates(db: Database, filter: CertificateFilter): Promise<number> {
  const { count } = await listed(db, filter)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export const countValid = (db: Database, courseId: number): Promise<number> =>
  countCertificates(db, { courseId, state: 'valid' });
