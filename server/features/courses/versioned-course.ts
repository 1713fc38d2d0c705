import { reconcileCourse } from '../certificates/reconcile-certificates.ts';
import { markReachedReadings } from '../reading/mark-reached-readings.ts';
import type { ColumnsOf, Versioned } from '../versions/versioned-rows.ts';
import { joinModules, splitModules } from './course-modules.ts';
import { type CourseState, courseColumns, courseVersionColumns } from './courses.rules.ts';
import { findModules, replaceModules } from './save-course.queries.ts';

type CourseRow = Omit<CourseState, 'moduleHtml'>;

export const versionedCourse: Versioned<CourseState, CourseRow> = {
  table: 'course',
  columns: courseColumns satisfies ColumnsOf<CourseRow, 'course'>,
  versionColumns: courseVersionColumns satisfies ColumnsOf<CourseState, 'course_revision'>,
  words: { of: 'descriptionHtml', column: 'description_text' },
  readBeside: async ({ db }, id) => ({ moduleHtml: joinModules(await findModules(db, id)) }),
  async storeBeside(inside, stored, next) {
    const { id } = stored;
    if (next.moduleHtml !== stored.moduleHtml)
      await replaceModules(inside.db, id, splitModules(next.moduleHtml));
    const asked = { beforeMinutes: stored.durationMinutes, nowMinutes: next.durationMinutes };
    if (asked.beforeMinutes !== asked.nowMinutes) await markReachedReadings(inside, id, asked);
    // members who already qualify get certificates when the course starts to give them (spec 9.1)
    if (next.hasCertificate && !stored.hasCertificate) await reconcileCourse(inside, id);
  },
};
