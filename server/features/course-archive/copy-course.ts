import { type Context, transaction } from '../../context/context.ts';
import { copyCourseTexts } from '../courses/copy-course-texts.ts';
import { addQuestionsInside, questionsToCopy } from '../questions/questions.ts';

/**
 * Makes a draft from a course's texts, settings, pictures, questions and material; both courses share the files.
 * Enrolments, comments and earlier versions are not copied. Refuses (404) an unknown course.
 */
export function copyCourse(context: Context, id: number): Promise<{ id: number }> {
  return transaction(context, async (inside) => {
    const copy = await copyCourseTexts(inside, id);
    await addQuestionsInside(inside, copy.id, await questionsToCopy(inside, id));
    return copy;
  });
}
