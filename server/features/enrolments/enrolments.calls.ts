import type { contract } from '../../../contract/index.ts';
import { sentence } from '../../../contract/refusal.ts';
import { answer, type Controller } from '../../api/call/controller.ts';
import { hasPassed } from '../exams/finish-exam.ts';
import { formatMissing } from '../reading/reading-credit.rules.ts';
import { addReading } from './add-reading.ts';
import { applyToCourse, getExamMinutes, getOwnEnrolment, leaveCourse } from './enrolments.ts';
import { listMyCourses } from './my-courses.ts';

type EnrolmentCalls =
  | 'addUserCourse'
  | 'leaveUserCourse'
  | 'updateTime'
  | 'getUserCourse'
  | 'getEnrolment'
  | 'isFinish'
  | 'getDurationText';

/** The calls of Users on a member's courses. */
export const enrolmentCalls: Pick<Controller<typeof contract.users>, EnrolmentCalls> = {
  async addUserCourse(context, { UserId, CourseId }) {
    const { isNew } = await applyToCourse(context, UserId, CourseId);
    return answer(null, {
      message: isNew ? 'Ya eres parte del curso. Puedes empezar a leer.' : 'Ya estabas en este curso.',
    });
  },
  async leaveUserCourse(context, { UserId, CourseId }) {
    await leaveCourse(context, UserId, CourseId);
    return answer(null, { message: 'Ya no estás en el curso.' });
  },
  async updateTime(context, { UserId, CourseId, ReadTime, Module }) {
    const progress = await addReading(context, UserId, CourseId, ReadTime, Module);
    const { missingMinutes, isComplete, durationMinutes: duration } = progress;
    const missing = sentence('readingIncomplete', { missing: formatMissing(missingMinutes) });
    return answer(
      { readTime: progress.readSeconds, credited: progress.creditedSeconds, isComplete, duration },
      { message: isComplete ? 'Completaste la lectura. Ya puedes tomar el examen.' : missing },
    );
  },
  async getUserCourse(context, { userName, courseId }) {
    const rows = await listMyCourses(context, userName, courseId);
    return answer(
      rows.map((row) => ({
        courseId: row.courseId,
        name: row.title,
        readTime: row.readSeconds,
        lastReadAt: row.lastReadAt?.toISOString() ?? null,
        duration: row.durationMinutes,
        moduleCount: row.moduleCount,
        module: row.module,
        timeToTest: row.examMinutes,
        timeTest: row.examSeconds,
        isTaken: row.isTaken,
        calification: row.bestGrade,
        isPassed: row.hasPassed,
        minCalification: row.minimumGrade,
        certificado: Number(row.hasCertificate),
        archived: row.isArchived,
        closed: row.isEnrolmentClosed,
        isByHand: row.isByHand,
        hasRunningAttempt: row.hasRunningAttempt,
        examClosesAt: row.runningClosesAt?.toISOString() ?? null,
        examQuestions: row.runningQuestions,
        examAnswered: row.runningAnswered,
        examRefusal: row.examRefusal,
        isReadingComplete: row.isReadingComplete,
        canLeave: !row.hasAttempts,
        certificateCode: row.certificateCode,
        certificateDate: row.certificateDate,
        certificateWaits: row.certificateWaits,
        isCertificateReady: row.isCertificateReady,
      })),
    );
  },
  async getEnrolment(context, { courseId }) {
    return answer(await getOwnEnrolment(context, courseId));
  },
  async isFinish(context, { courseId, userId }) {
    return answer(await hasPassed(context, userId, courseId));
  },
  async getDurationText(context, { courseId }) {
    return answer(await getExamMinutes(context, courseId));
  },
};
