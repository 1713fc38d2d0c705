import { accountIdOf } from '../../../contract/caller.ts';
import { type ListInput, listWindow } from '../../../contract/fields.ts';
import { Refusal } from '../../../contract/refusals.ts';
import { type Context, transaction } from '../../context.ts';
import { sanitizeHtml, visibleText } from '../../platform/html.ts';
import { issueCertificates } from '../certificates/certificates.ts';
import { contentChanged } from '../content/content-version.ts';
import * as queries from './courses.queries.ts';

/** The catalogue without archived courses: newest first, or by rating and then enrolments (decisions §4). */
export async function listCourses(context: Context, input: ListInput, order: 'newest' | 'popular') {
  const filter = { search: input.Search };
  const rows = await queries.listCourses(context.db, filter, order, listWindow(input));
  const isWhole = input.Page === undefined && input.PageSize === undefined;
  return { rows, total: isWhole ? rows.length : await queries.countCourses(context.db, filter) };
}

/**
 * A course for its page. Its modules only for administrators and the enrolled (decisions §2); an archived one only
 * for them too (404 for others).
 */
export async function readCourse(context: Context, id: number) {
  const { caller } = context;
  const found = await queries.findCourse(context.db, id, caller.role === 'member' ? caller.accountId : null);
  const isEnrolled = found !== undefined && found.enrolledAt !== null;
  const maySeeModules = isEnrolled || caller.role === 'admin';
  if (found === undefined || (found.archivedAt !== null && !maySeeModules)) throw new Refusal('notFound');
  return { ...found, isEnrolled, moduleHtml: maySeeModules ? found.moduleHtml : undefined };
}

/** A course as written, for its form. */
export async function getCourseToEdit(context: Context, id: number) {
  const found = await queries.findCourse(context.db, id, null);
  if (found === undefined) throw new Refusal('notFound');
  return found;
}

export interface CourseInput {
  title?: string | undefined;
  descriptionHtml?: string | undefined;
  moduleHtml?: string | undefined;
  language?: string | undefined;
  lessonCount?: number | undefined;
  durationMinutes?: number | undefined;
  hasCertificate?: boolean | undefined;
  examMinutes?: number | undefined;
  questionsPerExam?: number | undefined;
  minimumGrade?: number | undefined;
}

function written(input: CourseInput): queries.CourseValues {
  const description = input.descriptionHtml === undefined ? undefined : sanitizeHtml(input.descriptionHtml);
  const values = {
    title: input.title,
    description_html: description,
    description_text: description === undefined ? undefined : visibleText(description),
    module_html: input.moduleHtml === undefined ? undefined : sanitizeHtml(input.moduleHtml),
    language: input.language,
    lesson_count: input.lessonCount,
    duration_minutes: input.durationMinutes,
    has_certificate: input.hasCertificate,
    exam_minutes: input.examMinutes,
    questions_per_exam: input.questionsPerExam,
    minimum_grade: input.minimumGrade,
  };
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined),
  ) as queries.CourseValues;
}

/** Adds a course. Its HTML is made safe here, once. */
export function addCourse(context: Context, input: Required<CourseInput>): Promise<{ id: number }> {
  return transaction(context, async (inside) => {
    const added = await queries.insertCourse(
      inside.db,
      written(input) as Required<queries.CourseValues>,
      inside.clock.now(),
    );
    await contentChanged(inside);
    return added;
  });
}

/** Changes what is given; a stale `version` is refused (409). */
export function changeCourse(
  context: Context,
  id: number,
  input: CourseInput,
  version?: number,
): Promise<{ version: number }> {
  return transaction(context, async (inside) => {
    const stored = await queries.lockCourse(inside.db, id);
    if (stored === undefined) throw new Refusal('notFound');
    if (version !== undefined && version !== stored.version) throw new Refusal('stale');
    await queries.updateCourse(inside.db, id, written(input), stored.version + 1, inside.clock.now());
    // switching certificates on issues them for those who qualify already (decisions §5)
    if (input.hasCertificate === true && !stored.hasCertificate)
      await issueCertificates(inside, { courseId: id });
    await contentChanged(inside);
    return { version: stored.version + 1 };
  });
}

/** Deletes a course; one that members applied to is archived instead: what they earned stays (decisions §4). */
export function removeCourse(context: Context, id: number): Promise<{ archived: boolean }> {
  return transaction(context, async (inside) => {
    if ((await queries.lockCourse(inside.db, id)) === undefined) throw new Refusal('notFound');
    const archived = (await queries.findEnrolmentOfCourse(inside.db, id)) !== undefined;
    const now = inside.clock.now();
    if (archived) await queries.archiveCourse(inside.db, id, now);
    else await queries.trashCourse(inside.db, id, accountIdOf(inside.caller), now);
    await contentChanged(inside);
    return { archived };
  });
}
