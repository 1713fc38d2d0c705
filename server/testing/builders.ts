import { randomUUID } from 'node:crypto';
import { questionTypes } from '../../contract/constants.ts';
import type { GrantRole } from '../../contract/grants/grants.ts';
import type { Portal } from '../context/context.ts';

/** The part of a portal that adding rows needs. */
export type Rows = Pick<Portal, 'db' | 'clock'>;

export interface TestAccount {
  id: number;
  username: string;
  role: 'admin' | 'member';
  years: number;
  sessionId: string;
}

let counter = 0;
const next = () => {
  counter += 1;
  return counter;
};

interface AccountGiven {
  username?: string;
  firstName?: string;
  lastName?: string;
  role?: 'admin' | 'member';
  /** Null = none, like the gender and the birth date. */
  email?: string | null;
  gender?: 1 | 2 | null;
  birthDate?: string | null;
  documentNumber?: string;
  phone?: string;
  isActive?: boolean;
  isBlocked?: boolean;
  passwordHash?: string;
}

/** Adds a signed-in account; by default a member of 40. Its password is unusable unless a hash is given. */
async function anAccount({ db, clock }: Rows, given: AccountGiven = {}): Promise<TestAccount> {
  const username = given.username ?? `persona${next()}`;
  const role = given.role ?? 'member';
  const now = clock.now();
  const birthDate = given.birthDate === undefined ? '1986-01-15' : given.birthDate;
  const { id } = await db
    .insertInto('account')
    .values({
      username,
      email: given.email === undefined ? `${username}@correo.test` : given.email,
      first_name: given.firstName ?? 'María',
      last_name: given.lastName ?? 'Quispe Ñúñez',
      gender: given.gender === undefined ? 2 : given.gender,
      birth_date: birthDate,
      document_number: given.documentNumber ?? null,
      phone: given.phone ?? null,
      password_hash: given.passwordHash ?? '!',
      role,
      created_at: now,
      activated_at: given.isActive === false ? null : now,
      blocked_at: given.isBlocked === true ? now : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const sessionId = randomUUID();
  await db
    .insertInto('session')
    .values({
      id: sessionId,
      account_id: id,
      secret_hash: Buffer.from(sessionId),
      rotated_at: now,
      signed_in_at: now,
      last_seen_at: now,
    })
    .execute();
  const years = birthDate === null ? 0 : now.getUTCFullYear() - Number(birthDate.slice(0, 4));
  return { id, username, role, years, sessionId };
}

export const aMember = (portal: Rows, given: Omit<AccountGiven, 'role'> = {}) => anAccount(portal, given);
export const anAdmin = (portal: Rows, given: Omit<AccountGiven, 'role'> = {}) =>
  anAccount(portal, { ...given, role: 'admin' });

/** Adds a member with roles besides (spec 4.7). */
export async function aHolder(
  portal: Rows,
  roles: readonly GrantRole[],
  given: Omit<AccountGiven, 'role'> = {},
): Promise<TestAccount> {
  const holder = await aMember(portal, given);
  const rows = roles.map((role) => ({ account_id: holder.id, role, given_at: portal.clock.now() }));
  if (rows.length > 0) await portal.db.insertInto('account_grant').values(rows).execute();
  return holder;
}

export async function aCategory({ db }: Rows, name = `Categoría ${next()}`): Promise<number> {
  return (
    await db
      .insertInto('category')
      .values({ name, description: '' })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;
}

/** Adds a group with these people; returns its id. */
export async function aGroup(
  { db, clock }: Rows,
  given: { name?: string; people?: readonly Pick<TestAccount, 'id'>[] } = {},
): Promise<number> {
  const { name = `Grupo ${next()}`, people = [] } = given;
  const { id } = await db
    .insertInto('people_group')
    .values({ name, created_at: clock.now() })
    .returning('id')
    .executeTakeFirstOrThrow();
  const rows = people.map((person) => ({ account_id: person.id, group_id: id }));
  if (rows.length > 0) await db.insertInto('account_group').values(rows).execute();
  return id;
}

export async function anArticle(
  portal: Rows,
  given: {
    title?: string;
    html?: string;
    yearsRange?: number;
    isPublished?: boolean;
    /** The planned publication; makes it a draft. */
    publishAt?: Date;
    categoryId?: number;
  } = {},
): Promise<number> {
  const now = portal.clock.now();
  const isPublished = given.isPublished ?? given.publishAt === undefined;
  const html = given.html ?? '<p>Texto del artículo.</p>';
  const row = {
    title: given.title ?? `Artículo ${next()}`,
    content_html: html,
    content_text: html.replace(/<[^>]*>/g, ''),
    category_id: given.categoryId ?? (await aCategory(portal)),
    years_range: given.yearsRange ?? 1,
    is_published: isPublished,
    published_at: isPublished ? now : null,
    publish_at: given.publishAt ?? null,
    created_at: now,
    updated_at: now,
  };
  return (await portal.db.insertInto('article').values(row).returning('id').executeTakeFirstOrThrow()).id;
}

interface CourseGiven {
  title?: string;
  durationMinutes?: number;
  examMinutes?: number;
  questionsPerExam?: number;
  minimumGrade?: number;
  hasCertificate?: boolean;
  archivedAt?: Date;
  isPublished?: boolean;
}

/**
 * Adds a course without questions; returns its id. 1 minute to read, 20 minutes of exam, 4 questions, minimum 80, with
 * certificate.
 */
export async function aCourse({ db, clock }: Rows, given: CourseGiven = {}): Promise<number> {
  const now = clock.now();
  const { id } = await db
    .insertInto('course')
    .values({
      title: given.title ?? `Curso ${next()}`,
      description_html: '<p>Descripción del curso.</p>',
      description_text: 'Descripción del curso.',
      language: 'Español',
      lesson_count: 1,
      duration_minutes: given.durationMinutes ?? 1,
      has_certificate: given.hasCertificate ?? true,
      exam_minutes: given.examMinutes ?? 20,
      questions_per_exam: given.questionsPerExam ?? 4,
      minimum_grade: given.minimumGrade ?? 80,
      created_at: now,
      updated_at: now,
      archived_at: given.archivedAt ?? null,
      is_published: given.isPublished ?? true,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.insertInto('course_tally').values({ course_id: id }).execute();
  await db
    .insertInto('course_module')
    .values({ course_id: id, position: 1, title: 'Módulo uno', html: '<p>Texto secreto del módulo.</p>' })
    .execute();
  return id;
}

/** Adds material to a course, by default a pdf, without its file in the store; returns its id. */
export async function aCourseFile(
  { db, clock }: Rows,
  courseId: number,
  given: { title?: string; file?: string; type?: 'pdf' | 'docx' | 'mp4'; captions?: string } = {},
): Promise<number> {
  const type = given.type ?? 'pdf';
  const row = {
    course_id: courseId,
    position: next(),
    title: given.title ?? `Material ${next()}`,
    file: given.file ?? `x.${type}`,
    type,
    size_bytes: 1,
    captions: given.captions ?? null,
    created_at: clock.now(),
  };
  return (await db.insertInto('course_file').values(row).returning('id').executeTakeFirstOrThrow()).id;
}

/** Adds a question to a course; returns its id. By default two options A and B, B correct; no options = true/false. */
export async function aQuestion(
  { db, clock }: Rows,
  courseId: number,
  given: { options?: string[]; correct?: string; text?: string } = {},
): Promise<number> {
  const now = clock.now();
  const options = given.options ?? ['Opción primera', 'Opción segunda'];
  const { id } = await db
    .insertInto('question')
    .values({ course_id: courseId, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('question_version')
    .values({
      question_id: id,
      version: 1,
      type: options.length === 0 ? questionTypes.trueFalse : questionTypes.multipleChoice,
      description: given.text ?? `Pregunta ${next()}`,
      options,
      correct: given.correct ?? (options.length === 0 ? 'V' : 'B'),
      asks_several: given.correct?.includes(',') ?? false,
      created_at: now,
    })
    .execute();
  return id;
}

/** Enrols a member who has read `readSeconds`. */
export async function anEnrolment(
  { db, clock }: Rows,
  account: TestAccount,
  courseId: number,
  readSeconds = 0,
): Promise<void> {
  const now = clock.now();
  const { duration_minutes } = await db
    .selectFrom('course')
    .select('duration_minutes')
    .where('id', '=', courseId)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('enrolment')
    .values({
      account_id: account.id,
      course_id: courseId,
      enrolled_at: now,
      read_seconds: readSeconds,
      reading_completed_at: readSeconds >= duration_minutes * 60 ? now : null,
    })
    .execute();
  await db
    .insertInto('reading_clock')
    .values({ account_id: account.id, credited_at: now })
    .onConflict((oc) => oc.doNothing())
    .execute();
}
