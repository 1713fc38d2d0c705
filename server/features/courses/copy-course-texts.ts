import type { Context } from '../../context/context.ts';
import { savingOf } from '../versions/saving.ts';
import { noDates } from './course-dates.rules.ts';
import { copyTitle, stateOf } from './courses.rules.ts';
import { getCourseToEdit } from './courses.ts';
import { copyImagesAndMaterial, lockCourse } from './save-course.queries.ts';
import { addCourseInside } from './save-course.ts';

/**
 * Inside a transaction: makes a draft with the texts, settings, pictures and material of a course, which is locked
 * against saves; both share the files. Refuses (404) an unknown course.
 */
export async function copyCourseTexts(inside: Context, id: number): Promise<{ id: number }> {
  await lockCourse(inside.db, id);
  const course = await getCourseToEdit(inside, id);
  const copy = await addCourseInside(inside, {
    ...stateOf(course),
    ...noDates, // they belong to one run of a course
    title: copyTitle(course.title),
    isPublished: false,
  });
  await copyImagesAndMaterial(inside.db, id, copy.id, savingOf(inside));
  return copy;
}
