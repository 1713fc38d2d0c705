import { aMember } from '../builders.ts';
import { aSitting } from '../exam-sitting.ts';
import { as, type Scene, signedInJustNow } from '../scenes.ts';

/** A question of an exam that the scene's member has passed, with the attempt that asked it. */
async function closed({ test, member }: Scene) {
  const sitting = await aSitting(test, { member });
  const { attemptId } = await sitting.sit();
  return { AttemptId: attemptId, QuestionId: sitting.questionIds[0] ?? 0 };
}

/** A question that somebody reported, and their report. */
async function reported(scene: Scene) {
  const member = await aMember(scene.test.portal);
  const given = await closed({ ...scene, member });
  await scene.test.client.as(member).questionReport.add({ ...given, Fault: 'key' });
  const { data } = await as(scene).questionReport.get({});
  const row = data.find(({ questionId }) => questionId === given.QuestionId);
  await signedInJustNow(scene);
  return { QuestionId: given.QuestionId, Seen: row?.reports[0]?.id ?? 0 };
}

/** The rows of rowsForCalls for questions that people report. */
export const rowsForQuestionReports = { 'questionReport.add': closed, 'questionReport.answer': reported };
