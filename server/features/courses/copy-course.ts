import { accountIdOf } from '../../../contract/caller.ts';
import { type Context, transaction } from '../../context.ts';
import { addQuestionsInside, questionsToCopy } from '../questions/questions.ts';
import { copyBelongings } from './copies.queries.ts';
import { copyTitle, stateOf } from './courses.rules.ts';
import { getCourseToEdit } from './courses.ts';
import { addCourseInside } from './save-course.ts';
import { lockCourse } from './saves.queries.ts';

/**
 * Makes a draft of a course's texts, settings, pictures, questions and material; their files are shared. Who took the
 * course, its comments and its earlier versions stay with it. Refuses (404) what is not there.
 */
export function copyCourse(context: Context, id: number): Promise<{ id: number }> {
  return transaction(context, async (inside) => {
    await lockCourse(inside.db, id); // nobody saves it halfway through
    const course = await getCourseToEdit(inside, id);
    const copy = await addCourseInside(inside, {
      ...stateOf(course),
      title: copyTitle(course.title),
      isPublished: false,
    });
    const { clock, caller, db } = inside;
    await copyBelongings(db, id, copy.id, { by: accountIdOf(caller), at: clock.now() });
    await addQuestionsInside(inside, copy.id, await questionsToCopy(inside, id));
    return copy;
  });
}
