import { Refusal } from '../../../contract/refusal.ts';
import { type Context, transaction } from '../../context/context.ts';
import { safeHtml } from '../../platform/html/safe-html.ts';
import { definedIn } from '../versions/parts.rules.ts';
import { addVersioned, changeVersioned, versionsOf } from '../versions/versioned-rows.ts';
import { proveCertified } from './certified-changes.ts';
import { backwardsIn, type CourseDates } from './course-dates.rules.ts';
import { type CourseModule, canonicalText, splitModules, textOfNamed } from './course-modules.ts';
import { type CourseState, stateOf } from './courses.rules.ts';
import { getCourseToEdit } from './courses.ts';
import { insertTally, replaceModules } from './save-course.queries.ts';
import { versionedCourse } from './versioned-course.ts';

/** Gives the modules as a list, instead of one text. */
interface NamedModules {
  modules: CourseModule[] | undefined;
}

/** The fields that a save gives; undefined ones do not change. */
export type CourseInput = { [Part in keyof CourseState]: CourseState[Part] | undefined } & NamedModules;

/** Like CourseInput, for a new course; without a number of lessons it has as many as modules. */
export type NewCourse = Omit<CourseState, 'lessonCount'> & NamedModules & { lessonCount: number | undefined };

/**
 * Makes the given texts safe; undefined ones do not change. Called before the transaction, which would lock the
 * course meanwhile.
 */
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

export async function previewCourse(texts: { descriptionHtml: string; modules: CourseModule[] }) {
  return { description: await safeHtml(texts.descriptionHtml), modules: await textOfNamed(texts.modules) };
}

/** Refuses (400) a closing that is not after its opening, on its field. */
function requireDatesInOrder(dates: CourseDates): void {
  const field = backwardsIn(dates);
  if (field === null) return;
  const refusal = new Refusal('closesBeforeOpening');
  refusal.errors.push({ field, message: refusal.message });
  throw refusal;
}

/** Adds a course with its first version and makes its HTML safe. */
export async function addCourse(context: Context, given: NewCourse): Promise<{ id: number }> {
  const lessonCount = given.lessonCount ?? given.modules?.length ?? 1;
  const state = { ...stateOf({ ...given, lessonCount }), ...(await safeTexts(given)) };
  requireDatesInOrder(state);
  return transaction(context, (inside) => addCourseInside(inside, state));
}

/** Inside a transaction: like addCourse, for texts that are safe already. */
export async function addCourseInside(inside: Context, state: CourseState): Promise<{ id: number }> {
  const { id } = await addVersioned(inside, versionedCourse, state);
  await insertTally(inside.db, id);
  await replaceModules(inside.db, id, splitModules(state.moduleHtml));
  return { id };
}

/** Changes the given fields; see changeVersioned. Asks for the owner's proof like proveCertified. */
export async function changeCourse(
  context: Context,
  id: number,
  input: Partial<CourseInput>,
  version?: number,
): Promise<{ version: number }> {
  await proveCertified(context, id, input);
  const texts = await safeTexts(input);
  const nextOf = (stored: CourseState) => {
    const next = stateOf({ ...stored, ...definedIn(input), ...texts });
    requireDatesInOrder(next);
    return next;
  };
  return changeVersioned(context, versionedCourse, id, nextOf, version);
}

/** Publishes a course or makes it a draft. Refuses (409) one that is so already, and like changeCourse. */
export async function publishCourse(
  context: Context,
  id: number,
  isPublished: boolean,
  version?: number,
): Promise<void> {
  const nextOf = (stored: CourseState) => {
    if (stored.isPublished === isPublished) throw new Refusal(isPublished ? 'alreadyPublic' : 'alreadyDraft');
    return { ...stored, isPublished };
  };
  await changeVersioned(context, versionedCourse, id, nextOf, version);
}

const versions = versionsOf(versionedCourse, getCourseToEdit);
export const courseVersions = {
  ...versions,
  async restore(context: Context, id: number, revision: number, version?: number) {
    await proveCertified(context, id, await versions.find(context, id, revision));
    return versions.restore(context, id, revision, version);
  },
};
