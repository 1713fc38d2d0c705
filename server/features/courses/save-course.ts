import { Refusal } from '../../../contract/refusal.ts';
import { type Context, transaction } from '../../context/context.ts';
import { safeHtml } from '../../platform/html/safe-html.ts';
import { visibleText } from '../../platform/html/visible-text.ts';
import { changesOf, publishing } from '../audit/audit.rules.ts';
import { recordAudit } from '../audit/audit.ts';
import { settleCourse } from '../certificates/settle-certificates.ts';
import { contentChanged } from '../content/content-version.ts';
import { markReachedReadings } from '../reading/mark-reached-readings.ts';
import { definedIn } from '../versions/parts.rules.ts';
import { foundRow, refuseStale, savingOf } from '../versions/saving.ts';
import {
  type CourseModule,
  canonicalText,
  joinModules,
  splitModules,
  textOfNamed,
} from './course-modules.ts';
import { type CourseState, isSame, stateOf } from './courses.rules.ts';
import { findRevision, insertRevision } from './revisions.queries.ts';
import * as queries from './save-course.queries.ts';

/** The modules of a course as a list, instead of one text. */
interface NamedModules {
  modules: CourseModule[] | undefined;
}

/** The fields that a save gives; undefined ones do not change. */
export type CourseInput = { [Part in keyof CourseState]: CourseState[Part] | undefined } & NamedModules;

/** Like CourseInput, for a new course; without a number of lessons it has as many as modules. */
export type NewCourse = Omit<CourseState, 'lessonCount'> & NamedModules & { lessonCount: number | undefined };

/** The given texts, made safe: before the transaction, whose course would wait for it; undefined ones do not change. */
async function safeTexts({ descriptionHtml, modules, moduleHtml }: Partial<CourseInput>) {
  const moduleText =
    modules === undefined ? await ifGiven(moduleHtml, canonicalText) : await textOfNamed(modules);
  return definedIn({
    descriptionHtml: await ifGiven(descriptionHtml, safeHtml),
    moduleHtml: moduleText,
  });
}

const ifGiven = async (text: string | undefined, work: (text: string) => Promise<string>) =>
  text === undefined ? undefined : work(text);

/** Texts of a course as a save would store them. */
export async function previewCourse(texts: { descriptionHtml: string; modules: CourseModule[] }) {
  return { description: await safeHtml(texts.descriptionHtml), modules: await textOfNamed(texts.modules) };
}

/** Adds a course with its first version and makes its HTML safe. */
export async function addCourse(context: Context, given: NewCourse): Promise<{ id: number }> {
  const lessonCount = given.lessonCount ?? given.modules?.length ?? 1;
  const state = { ...stateOf({ ...given, lessonCount }), ...(await safeTexts(given)) };
  return transaction(context, (inside) => addCourseInside(inside, state));
}

/** Like addCourse, in the caller's transaction, of texts that are safe already. */
export async function addCourseInside(inside: Context, state: CourseState): Promise<{ id: number }> {
  const saving = savingOf(inside);
  const text = visibleText(state.descriptionHtml);
  const { id, version } = await queries.insertCourse(inside.db, state, text, saving);
  await queries.replaceModules(inside.db, id, splitModules(state.moduleHtml));
  await insertRevision(inside.db, { ...state, id, version, savedAt: saving.at, savedBy: saving.by });
  const { title, isPublished } = state;
  await recordAudit(inside, 'course.add', `course:${id}`, { title, isPublished });
  if (isPublished) await contentChanged(inside, 'course');
  return { id };
}

/**
 * Changes the given fields. A stale `version` is refused (409), never overwritten. A save that changes nothing makes no
 * version and is never stale: it is one whose answer was lost.
 */
export async function changeCourse(
  context: Context,
  id: number,
  input: Partial<CourseInput>,
  version?: number,
): Promise<{ version: number }> {
  const texts = await safeTexts(input);
  return transaction(context, async (inside) => {
    const stored = await lock(inside, id);
    return save(inside, stored, stateOf({ ...stored, ...definedIn(input), ...texts }), version);
  });
}

/** Publishes a course or makes it a draft. Refuses (409) one that is so already, and like changeCourse. */
export function publishCourse(
  context: Context,
  id: number,
  isPublished: boolean,
  version?: number,
): Promise<void> {
  return transaction(context, async (inside) => {
    const stored = await lock(inside, id);
    if (stored.isPublished === isPublished) throw new Refusal(isPublished ? 'alreadyPublic' : 'alreadyDraft');
    await save(inside, stored, { ...stateOf(stored), isPublished }, version);
  });
}

/**
 * Saves an earlier version's texts and settings as a new version; the publication does not change. Refuses (404) an
 * unknown version; a stale `version` is 409.
 */
export function restoreRevision(
  context: Context,
  id: number,
  revision: number,
  version?: number,
): Promise<{ version: number }> {
  return transaction(context, async (inside) => {
    const stored = await lock(inside, id);
    const earlier = await findRevision(inside.db, id, revision);
    if (earlier === undefined && revision !== stored.version) throw new Refusal('notFound');
    const { isPublished } = stored;
    return save(inside, stored, { ...stateOf(earlier ?? stored), isPublished }, version);
  });
}

async function lock(inside: Context, id: number): Promise<queries.SavedCourse> {
  const stored = foundRow(await queries.lockCourse(inside.db, id));
  return { ...stored, moduleHtml: joinModules(await queries.findModules(inside.db, id)) };
}

/** Saves the course and stores the new version; before the first save also the version that came with the portal. */
async function save(
  inside: Context,
  stored: queries.SavedCourse,
  next: CourseState,
  begunFrom: number | undefined,
) {
  if (isSame(stored, next)) return { version: stored.version };
  refuseStale(stored, begunFrom);
  const { id } = stored;
  const version = stored.version + 1;
  const saving = savingOf(inside);
  const isDescribedAnew = next.descriptionHtml !== stored.descriptionHtml;
  const text = isDescribedAnew ? visibleText(next.descriptionHtml) : undefined;
  await insertRevision(inside.db, stored);
  await queries.updateCourse(inside.db, { id, version }, next, text, saving);
  if (next.moduleHtml !== stored.moduleHtml)
    await queries.replaceModules(inside.db, id, splitModules(next.moduleHtml));
  await insertRevision(inside.db, { ...next, id, version, savedAt: saving.at, savedBy: saving.by });
  const asked = { beforeMinutes: stored.durationMinutes, nowMinutes: next.durationMinutes };
  if (asked.beforeMinutes !== asked.nowMinutes) await markReachedReadings(inside, id, asked);
  // members who already qualify get certificates when the course starts to give them (spec 9.1)
  if (next.hasCertificate && !stored.hasCertificate) await settleCourse(inside, id);
  const action = publishing(stored, next);
  await recordAudit(inside, `course.${action}`, `course:${id}`, { version, ...changesOf(stored, next) });
  // a draft is on no page but its own, which administrators see
  const isOwnPageAlone = !stored.isPublished && !next.isPublished;
  await contentChanged(inside, 'course', isOwnPageAlone ? id : undefined);
  return { version };
}
