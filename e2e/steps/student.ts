import type { Portal } from '../fixtures/portal-server.ts';
import { aCourse, call, callAsAdmin } from './calls.ts';
import { aReader } from './people.ts';
import { inDatabase } from './shortcuts.ts';

interface Exam {
  attemptId: number;
  closesAt: string;
  allowedSeconds: number;
  questions: { id: number; description: string }[];
}

interface Earned {
  certificateCode: string | null;
  certificateWaits: 'name' | 'signature' | null;
}

/** A course of 20 minutes whose five questions all have B as their key; its id. */
async function anExam(portal: Portal, title: string): Promise<number> {
  const courseId = await aCourse(portal, title, 5);
  for (const number of [1, 2, 3, 4, 5]) {
    await callAsAdmin(portal, 'POST', 'Question/Add', {
      CourseId: courseId,
      QuestionDescription: `${title}: pregunta ${number}`,
      QuestionTypeId: 12,
      AnswerA: 'Una cuota de retiro',
      AnswerB: 'Un aporte a tu cuenta individual',
      AnswerC: 'Una prima del seguro',
      CorrectAnswerMultiple: 'B',
    });
  }
  return courseId;
}

/** A course of `anExam`, and a member who has read it. */
export async function aStudent(portal: Portal, title: string, username: string) {
  const courseId = await anExam(portal, title);
  const { userId, token } = await aReader(portal, username, title);
  /** Makes another course of `anExam` and enrols the member, who has read it unless told otherwise; returns its id. */
  async function also(otherTitle: string, isRead = true): Promise<number> {
    const otherId = await anExam(portal, otherTitle);
    await call(portal, token, 'POST', 'Users/addusercourse', { CourseId: otherId, UserId: userId });
    if (isRead)
      await inDatabase(
        portal,
        'update enrolment set read_seconds = 100000, reading_completed_at = now() where course_id = $1',
        [otherId],
      );
    return otherId;
  }
  return { username, also, ...sitting(portal, courseId, { userId, token }) };
}

/** The exam of a course of `anExam` as a member who has read it sits it. */
function sitting(portal: Portal, courseId: number, { userId, token }: { userId: number; token: string }) {
  const start = () => call<Exam>(portal, token, 'GET', 'Question/GetTest', { id: courseId, userId });
  const own = { UserId: userId, CourseId: courseId };
  const save = (QuestionId: number, Answer: string, AttemptId: number) =>
    call(portal, token, 'POST', 'Question/saveAnswerByUser', { ...own, QuestionId, Answer, AttemptId });
  const finish = (AttemptId: number) =>
    call<{ calification: number } & Earned>(portal, token, 'POST', 'Question/getCalification', {
      ...own,
      AttemptId,
    });
  /** A whole attempt with so many right answers of five. */
  async function sit(right: number): Promise<Exam & Earned> {
    const exam = await start();
    for (const [place, { id }] of exam.questions.entries())
      await save(id, place < right ? 'B' : 'A', exam.attemptId);
    const { certificateCode, certificateWaits } = await finish(exam.attemptId);
    return { ...exam, certificateCode, certificateWaits };
  }
  return { courseId, userId, token, start, save, finish, sit };
}
