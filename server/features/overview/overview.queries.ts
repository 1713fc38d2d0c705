import type { Drawable, DrawShare } from '../../../contract/exams/draw.ts';
import type { FirstStep, WeekFigures } from '../../../contract/overview/calls.ts';
import type { WaitingCounts } from '../../../contract/pages.ts';
import { exampleAddress } from '../../../contract/settings/example-address.ts';
import { type Database, sql } from '../../platform/database/database.ts';
import { accountsInTrash } from '../../platform/database/deleted-people.ts';
import { canSignIn, lacksStep } from '../../platform/database/missing-steps.ts';
import { earlySuffix, placeWarning } from '../service-state/service-state.rules.ts';
import { coursesNamed, type PendingRow } from './overview.rules.ts';

/**
 * Two weeks, each from midnight to midnight: `before` begins the first, `from` the second, which ends before `until`.
 */
export interface TwoWeeks {
  before: Date;
  from: Date;
  until: Date;
}

type TwoWeeksOfFigures = { before: WeekFigures; week: WeekFigures };

/**
 * Counts the figures of two weeks, each by an index on its time. A certificate that was issued again counts
 * once, when it was issued first, and not at all if the later one was revoked.
 */
export async function countWeeks(
  db: Database,
  { before, from, until }: TwoWeeks,
): Promise<TwoWeeksOfFigures> {
  const within = (column: string) => sql`${sql.ref(column)} >= ${before} and ${sql.ref(column)} < ${until}`;
  const isNow = (column: string) => sql`${sql.ref(column)} >= ${from}`;
  const { rows } = await sql<WeekFigures & { isNow: boolean }>`
    select week."isNow",
      coalesce(sum(n) filter (where kind = 'registration'), 0)::int as registrations,
      coalesce(sum(n) filter (where kind = 'signIn'), 0)::int as "signIns",
      coalesce(sum(n) filter (where kind = 'enrolment'), 0)::int as enrolments,
      coalesce(sum(n) filter (where kind = 'exam'), 0)::int as exams,
      coalesce(sum(passed) filter (where kind = 'exam'), 0)::int as passed,
      coalesce(sum(n) filter (where kind = 'certificate'), 0)::int as certificates
    from (values (false), (true)) week ("isNow")
    left join (
      select 'registration' as kind, ${isNow('created_at')} as "isNow", count(*) as n, 0 as passed
        from account where ${within('created_at')} and role = 'member' group by 2
      union all
      select 'signIn', ${isNow('at')}, count(*), 0 from sign_in where ${within('at')} group by 2
      union all
      select 'enrolment', ${isNow('enrolled_at')}, count(*), 0
        from enrolment where ${within('enrolled_at')} group by 2
      union all
      select 'exam', ${isNow('finished_at')}, count(*), count(*) filter (where passed)
        from attempt where ${within('finished_at')} and finished_at is not null and annulled_at is null
          and attempt.kind = 'exam' group by 2
      union all
      select 'certificate', ${isNow('issued_at')}, count(*), 0
        from certificate where ${within('issued_at')} and revoked_at is null and not exists (
          select from certificate other where other.attempt_id = certificate.attempt_id
            and case when other.id < certificate.id then other.replaced_at is not null
              else other.id > certificate.id and other.revoked_at is not null end) group by 2
    ) figure on figure."isNow" = week."isNow"
    group by week."isNow"`.execute(db);
  const none = { registrations: 0, signIns: 0, enrolments: 0, exams: 0, passed: 0, certificates: 0 };
  const of = (wanted: boolean): WeekFigures => {
    const { isNow: _, ...figures } = rows.find((row) => row.isNow === wanted) ?? { ...none, isNow: wanted };
    return figures;
  };
  return { before: of(false), week: of(true) };
}

const openCourse = sql`course.is_published and course.archived_at is null and course.deleted_at is null`;
const questionsOf = sql`(select count(*) from question
  where question.course_id = course.id and question.deleted_at is null and not question.is_practice)`;

/** The questions about which somebody waits for an answer. */
const openReports = sql`select distinct question_id from question_report
  join question on question.id = question_id
  join course on course.id = question.course_id and course.deleted_at is null
  where answered_at is null and account_id not in ${accountsInTrash}`;

export async function findSteps(db: Database): Promise<Record<FirstStep, boolean>> {
  const { rows } = await sql<Record<FirstStep, boolean>>`
    select exists (select from portal_settings where written ? 'name' and version = (
        select max(version) from portal_settings)) as portal,
      exists (select from category where deleted_at is null) as category,
      exists (select from article where is_published and deleted_at is null) as article,
      exists (select from course where ${openCourse}) as course,
      exists (select from course where ${openCourse} and ${questionsOf} >= questions_per_exam) as questions,
      exists (select from (select signatories, unsigned_because from certificate_design order by version desc limit 1) design
        where signatories <> '[]' or unsigned_because = 'chosen') as signature,
      exists (select from account where role = 'member' and deleted_at is null) as people`.execute(db);
  const [found] = rows;
  if (found === undefined) throw new Error('a query without a row');
  return found;
}

interface PendingWanted {
  now: Date;
  overIfClosedBy: Date;
  mailsPutBefore: Date | null;
  /** A good bundle from before is an old one. */
  bundleOldBefore: Date;
  /** The institute's day, and the day before which a fact last reviewed is old. */
  today: string;
  oldBefore: string;
  /** The asking account; null = nobody in particular. */
  askedBy: number | null;
}

/**
 * Lists pending work: at most five courses of each kind, the busiest first, and the total. Counts mails from before
 * `mailsPutBefore`; null counts none.
 */
export async function listPending(
  db: Database,
  { now, overIfClosedBy, mailsPutBefore, bundleOldBefore, today, oldBefore, askedBy }: PendingWanted,
): Promise<PendingRow[]> {
  const { rows } = await sql<PendingRow>`
    select kind, "courseId", title, count, total from (
      select *, row_number() over (partition by kind order by count desc, "courseId") as place,
        (sum(weight) over (partition by kind))::int as total
      from (
        select 'runningExams' as kind, course.id as "courseId", course.title, count(*)::int as count,
            count(*)::int as weight
          from attempt join course on course.id = attempt.course_id
          where attempt.finished_at is null and attempt.closes_at > ${overIfClosedBy} group by course.id
        union all
        select 'fewQuestions', course.id, course.title, (questions_per_exam - ${questionsOf})::int, 1
          from course where ${openCourse} and ${questionsOf} < questions_per_exam
        union all
        select 'unsignedCertificates', null, null, count(*)::int, count(*)::int
          from course where ${openCourse} and has_certificate and (
            select signatories = '[]' and coalesce(unsigned_because, '') <> 'chosen'
            from certificate_design order by version desc limit 1)
            and not exists (select from certificate_hold where reason = 'signature')
        union all
        select 'silentVideos', course.id, course.title, count(*)::int, count(*)::int
          from course_file join course on course.id = course_file.course_id
          where course_file.type = 'mp4' and course_file.captions is null
            and course_file.no_captions_reason is null and course_file.deleted_at is null
            and course.deleted_at is null
          group by course.id
        union all
        select 'oldParameters', null, null, count(*)::int, count(*)::int
          from (select distinct on (key) reviewed_on from parameter_value
            where valid_from is null or valid_from <= ${today} order by key, valid_from desc nulls last) fact
          where reviewed_on < ${oldBefore}
        union all
        select 'ownAddress', null, null, count(*)::int, count(*)::int
          from account where id = ${askedBy} and (email is null or email ~* ${exampleAddress.source})
        union all
        select 'serviceTrouble', null, null, count(*)::int, count(*)::int from service_warning
          where name not like ${`%${earlySuffix}`} and name <> ${placeWarning}
        union all
        select 'oldBundle', null, null, count(*)::int, count(*)::int from (
          select max(ended_at) as at from backup_run
          where kind = 'backup' and failure is null and removed_at is null) good
          where coalesce(at, (select min(created_at) from account)) < ${bundleOldBefore}
        union all
        select 'bundlePlace', null, null, count(*)::int, count(*)::int from service_warning
          where name = ${placeWarning}
        union all
        select 'messages', null, null, count(*)::int, count(*)::int
          from contact_message where state = 'new' and deleted_at is null
        union all
        select 'comments', null, null, count(*)::int, count(*)::int
          from course_comment join course on course.id = course_comment.course_id and course.deleted_at is null
          where course_comment.attention > 0
        union all
        select 'missingSteps', null, null, count(*)::int, count(*)::int
          from account join second_step_rule on ${lacksStep} where ${canSignIn}
        union all
        select 'questionReports', null, null, count(*)::int, count(*)::int from (${openReports}) reported
        union all
        select 'accounts', null, null, count(*)::int, count(*)::int
          from account where activated_at is null and deleted_at is null
        union all
        select 'waitingMails', null, null, count(*)::int, count(*)::int
          from mail where sent_at is null and last_error is null and body is not null
            and (expires_at is null or expires_at > ${now}) and created_at < ${mailsPutBefore}
        union all
        select 'identityRequests', null, null, count(*)::int, count(*)::int
          from identity_request
          where state = 'waiting' and account_id not in ${accountsInTrash}
        union all
        select 'declaredNames', null, null, count(*)::int, count(*)::int
          from account where name_is_declared and deleted_at is null
        union all
        select 'heldCertificates', null, null, count(*)::int, count(*)::int from certificate_hold
          where reason = 'name' and account_id not in ${accountsInTrash}
        union all
        select 'certificatesAwaitSignature', null, null, count(*)::int, count(*)::int from certificate_hold
          where reason = 'signature' and account_id not in ${accountsInTrash}
        union all
        select 'failedMails', null, null, count(*)::int, count(*)::int
          from mail where sent_at is null and last_error is not null and body is not null
            and (expires_at is null or expires_at > ${now})
        union all
        select 'unusedFiles', null, null, unnamed_count, unnamed_count
          from file_clean_up where allowed_count is null
      ) waiting
    ) ranked where place <= ${coursesNamed} order by kind, place`.execute(db);
  return rows;
}

/** The open courses whose exam has shares, each with what its shares ask of the questions in its bank. */
export async function listDrawsWithShares(db: Database) {
  const { rows } = await sql<{
    courseId: number;
    title: string;
    count: number;
    shares: DrawShare[];
    bank: Drawable[];
  }>`
    select course.id as "courseId", title, questions_per_exam as count, exam_draw -> 'shares' as shares,
      (select coalesce(jsonb_agg(jsonb_build_object('module', module_title, 'isHard', is_hard)), '[]')
        from question where question.course_id = course.id and question.deleted_at is null and not question.is_practice) as bank
    from course where ${openCourse} and exam_draw -> 'shares' <> '[]'`.execute(db);
  return rows;
}

/** Counts, each from an index of its own and at most up to `most`. */
export async function countWaiting(db: Database, most: number): Promise<WaitingCounts> {
  const { rows } = await sql<WaitingCounts>`
    select
      (select count(*)::int from (select from contact_message
        where state = 'new' and deleted_at is null limit ${most}) waiting) as "newMessages",
      (select count(*)::int from (select from course_comment
        join course on course.id = course_comment.course_id and course.deleted_at is null
        where course_comment.attention > 0 limit ${most}) waiting) as "newComments",
      (select count(*)::int from (select from account
        where activated_at is null and deleted_at is null limit ${most}) waiting) as "newAccounts"`.execute(
    db,
  );
  return rows[0] ?? { newMessages: 0, newComments: 0, newAccounts: 0 };
}
