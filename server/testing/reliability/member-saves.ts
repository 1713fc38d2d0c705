import { aCourse, aMember, anEnrolment, aQuestion, type TestAccount } from '../builders.ts';
import type { Save } from './check-save.ts';
import { apiCall } from './http.ts';
import { dataOf, headersOf, type Setup, sendOrThrow, uniqueText } from './setup.ts';

const readSeconds = 6000;
const reportedSeconds = 30;
/**
 * The tolerance for a repeated report: the seconds that the network may delay it, and those of the test itself.
 */
const slackSeconds = 20;

/** Exams, reading, enrolments and comments, all in one course. */
export async function memberSaves(setup: Setup): Promise<Save[]> {
  const courseId = await aCourse(setup, { questionsPerExam: 1 });
  const questionId = await aQuestion(setup, courseId, { correct: 'B' });

  async function aReader() {
    const member = await aMember(setup);
    await anEnrolment(setup, member, courseId, readSeconds);
    return { member, headers: await headersOf(setup, member) };
  }
  async function anExaminee() {
    const { member, headers } = await aReader();
    const started = await sendOrThrow(setup, apiCall('GET', 'Question/GetTest', own(member), headers));
    const { attemptId } = dataOf<{ attemptId: number }>(started);
    return { member, headers, attemptId };
  }
  const own = ({ id }: TestAccount) => ({ id: courseId, userId: id });
  const ownCourse = ({ id }: TestAccount) => ({ UserId: id, CourseId: courseId });
  const click = (member: TestAccount, attemptId: number) => ({
    ...ownCourse(member),
    QuestionId: questionId,
    AttemptId: attemptId,
    Answer: 'B',
    ClickedAt: setup.clock.now().toISOString(),
  });
  const countOf = async (table: 'enrolment' | 'attempt' | 'certificate' | 'course_comment', id: number) =>
    (await setup.db.selectFrom(table).select('course_id').where('account_id', '=', id).execute()).length;

  return [
    {
      name: 'an answer in an exam',
      async prepare() {
        const { member, headers, attemptId } = await anExaminee();
        const request = apiCall('POST', 'Question/saveAnswerByUser', click(member, attemptId), headers);
        const saved = setup.db.selectFrom('attempt_answer').select('answer');
        const found = saved.where('attempt_id', '=', attemptId).where('answer', '=', 'B');
        return { request, countStored: async () => (await found.execute()).length };
      },
    },
    {
      name: 'the start of an exam',
      async prepare() {
        const { member, headers } = await aReader();
        const request = apiCall('GET', 'Question/GetTest', own(member), headers);
        return { request, countStored: () => countOf('attempt', member.id) };
      },
    },
    {
      name: 'the end of an exam, with its certificate',
      async prepare() {
        const { member, headers, attemptId } = await anExaminee();
        await sendOrThrow(
          setup,
          apiCall('POST', 'Question/saveAnswerByUser', click(member, attemptId), headers),
        );
        const input = { ...ownCourse(member), AttemptId: attemptId, TimeOnTest: 60 };
        const attempts = setup.db.selectFrom('attempt').select('grade').where('account_id', '=', member.id);
        return {
          request: apiCall('POST', 'Question/getCalification', input, headers),
          async countStored() {
            const graded = await attempts.where('grade', '=', 100).execute();
            return graded.length === 1 ? countOf('certificate', member.id) : graded.length;
          },
        };
      },
    },
    {
      name: 'reading time',
      async prepare() {
        const member = await aMember(setup);
        await anEnrolment(setup, member, courseId);
        await setup.db
          .updateTable('reading_clock')
          .set({ credited_at: new Date(setup.clock.now().getTime() - 2 * reportedSeconds * 1000) })
          .where('account_id', '=', member.id)
          .execute();
        const input = { ...ownCourse(member), ReadTime: reportedSeconds };
        const read = setup.db.selectFrom('enrolment').select('read_seconds');
        return {
          request: apiCall('PUT', 'Users/updatetime', input, await headersOf(setup, member)),
          async countStored() {
            const { read_seconds: seconds } = await read
              .where('account_id', '=', member.id)
              .executeTakeFirstOrThrow();
            if (seconds < reportedSeconds) return 0;
            return seconds <= reportedSeconds + slackSeconds ? 1 : seconds / reportedSeconds;
          },
        };
      },
    },
    {
      name: 'an enrolment',
      async prepare() {
        const member = await aMember(setup);
        const request = apiCall(
          'POST',
          'Users/addusercourse',
          ownCourse(member),
          await headersOf(setup, member),
        );
        return { request, countStored: () => countOf('enrolment', member.id) };
      },
    },
    {
      name: 'a comment',
      async prepare() {
        const { member, headers } = await aReader();
        const input = { ...ownCourse(member), Comment: `Me sirvió: ${uniqueText()}`, Calification: 5 };
        const request = apiCall('POST', 'Course/AddComment', input, headers);
        return { request, countStored: () => countOf('course_comment', member.id) };
      },
    },
  ];
}
