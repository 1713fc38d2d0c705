import { aCourse, aMember, anEnrolment, aQuestion, type TestAccount } from '../builders.ts';
import { apiCall } from './telling.ts';
import type { Deed } from './trial.ts';
import { dataOf, done, headersOf, mark, type World } from './world.ts';

const readSeconds = 6000;
const reportedSeconds = 30;
/** What a repeated report may find besides: the seconds that the network may hold up, and those of the trial itself. */
const slackSeconds = 20;

/** What members save: exams, reading, enrolments, comments. All take one course. */
export async function memberDeeds(world: World): Promise<Deed[]> {
  const courseId = await aCourse(world, { questionsPerExam: 1 });
  const questionId = await aQuestion(world, courseId, { correct: 'B' });

  async function aReader() {
    const member = await aMember(world);
    await anEnrolment(world, member, courseId, readSeconds);
    return { member, headers: await headersOf(world, member) };
  }
  async function anExaminee() {
    const { member, headers } = await aReader();
    const started = await done(world, apiCall('GET', 'Question/GetTest', own(member), headers));
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
    ClickedAt: world.clock.now().toISOString(),
  });
  const countOf = async (table: 'enrolment' | 'attempt' | 'certificate' | 'course_comment', id: number) =>
    (await world.db.selectFrom(table).select('course_id').where('account_id', '=', id).execute()).length;

  return [
    {
      name: 'an answer in an exam',
      async prepare() {
        const { member, headers, attemptId } = await anExaminee();
        const sent = apiCall('POST', 'Question/saveAnswerByUser', click(member, attemptId), headers);
        const saved = world.db.selectFrom('attempt_answer').select('answer');
        const found = saved.where('attempt_id', '=', attemptId).where('answer', '=', 'B');
        return { sent, held: async () => (await found.execute()).length };
      },
    },
    {
      name: 'the start of an exam',
      async prepare() {
        const { member, headers } = await aReader();
        const sent = apiCall('GET', 'Question/GetTest', own(member), headers);
        return { sent, held: () => countOf('attempt', member.id) };
      },
    },
    {
      name: 'the end of an exam, with its certificate',
      async prepare() {
        const { member, headers, attemptId } = await anExaminee();
        await done(world, apiCall('POST', 'Question/saveAnswerByUser', click(member, attemptId), headers));
        const input = { ...ownCourse(member), AttemptId: attemptId, TimeOnTest: 60 };
        const attempts = world.db.selectFrom('attempt').select('grade').where('account_id', '=', member.id);
        return {
          sent: apiCall('POST', 'Question/getCalification', input, headers),
          async held() {
            const graded = await attempts.where('grade', '=', 100).execute();
            return graded.length === 1 ? countOf('certificate', member.id) : graded.length;
          },
        };
      },
    },
    {
      name: 'reading time',
      async prepare() {
        const member = await aMember(world);
        await anEnrolment(world, member, courseId);
        await world.db
          .updateTable('reading_clock')
          .set({ credited_at: new Date(world.clock.now().getTime() - 2 * reportedSeconds * 1000) })
          .where('account_id', '=', member.id)
          .execute();
        const input = { ...ownCourse(member), ReadTime: reportedSeconds };
        const read = world.db.selectFrom('enrolment').select('read_seconds');
        return {
          sent: apiCall('PUT', 'Users/updatetime', input, await headersOf(world, member)),
          async held() {
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
        const member = await aMember(world);
        const sent = apiCall(
          'POST',
          'Users/addusercourse',
          ownCourse(member),
          await headersOf(world, member),
        );
        return { sent, held: () => countOf('enrolment', member.id) };
      },
    },
    {
      name: 'a comment',
      async prepare() {
        const { member, headers } = await aReader();
        const input = { ...ownCourse(member), Comment: `Me sirvió: ${mark()}`, Calification: 5 };
        const sent = apiCall('POST', 'Course/AddComment', input, headers);
        return { sent, held: () => countOf('course_comment', member.id) };
      },
    },
  ];
}
