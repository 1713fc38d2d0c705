import { type Context, transaction } from '../../context/context.ts';
import { copyCourseTexts } from '../courses/copy-course-texts.ts';
import { addQuestionsInside, questionsToCopy } from '../questions/questions.ts';

/**
 * Makes a draft of a course's texts, settings, pictures, questions and material; their files are shared. Who took the
 * course, its comments and its earlier versions stay with it. Refuses (404) what is not there.
 */
export function copyCourse(context: Context, id: number): Promise<{ id: number }> {
  return transaction(context, async (inside) => {
    const copy = await copyCourseTexts(inside, id);
    await addQuestionsInside(inside, copy.id, await questionsToCopy(inside, id));
    return copy;
  });
}
