import { barLengths, columnsOf, slicesOf } from '../../../contract/drawing/chart-shapes.ts';
import type { Api } from '../../../contract/index.ts';
import { genderShares, randomColours } from '../../../contract/reports/figures.ts';
import type { ActivityReport } from '../../../contract/statistics/calls.ts';
import { calendarDate } from '../../lib/format.ts';
import { idOf, type Query } from '../../lib/page/screen.ts';
import { chosenGroup, groupOf, loadGroups } from '../groups/group-filter.ts';
import { type ActivityView, measures, withGaps } from './activity.rules.ts';
import { countedFigures } from './counted-figures.ts';
import { type ReportData, wantedOf } from './report.rules.ts';

/** The pie is drawn around the origin with this radius. */
const radius = 200;

/**
 * Loads /report for an address (spec 10.1), on the server only because it draws the shapes. An invalid period becomes
 * an error of its field. Refuses (404) an unknown course, (400) an id that is no number.
 */
export async function loadReport(api: Api, query: Query): Promise<ReportData> {
  const wanted = wantedOf(query);
  const now = new Date().toISOString();
  const colours = randomColours();
  const shown = { wanted, now, today: calendarDate(now), colours };
  const period = { From: wanted.from || undefined, To: wanted.to || undefined };
  const none = {
    problem: null,
    groups: [],
    group: null,
    courses: [],
    course: null,
    gender: null,
    questions: null,
    activity: null,
  };
  if (wanted.tab === 'accesos') {
    const counted = await countedFigures(async () => (await api.report.getGender(period)).listgender);
    if ('problem' in counted) return { ...shown, ...none, problem: counted.problem };
    const shares = genderShares(counted.figures);
    const total = shares.reduce((sum, { count }) => sum + count, 0);
    return { ...shown, ...none, gender: { shares, slices: slicesOf(shares, radius), total } };
  }
  const { GroupId } = groupOf(query);
  const groups = await loadGroups(api);
  const narrowed = { ...none, groups, group: GroupId === undefined ? null : chosenGroup(groups, GroupId) };
  if (wanted.tab === 'tiempo') {
    const asked = { GroupId, ...period };
    const counted = await countedFigures(async () => (await api.statistics.getActivity(asked)).data);
    if ('problem' in counted) return { ...shown, ...narrowed, problem: counted.problem };
    return { ...shown, ...narrowed, activity: drawn(counted.figures) };
  }
  const courses = (await api.report.getCourse({})).data;
  const course = chosenCourse(courses, wanted.id, idOf(query));
  if (course === null) return { ...shown, ...narrowed };
  const asked = { courseId: course.courseId, GroupId, ...period };
  const counted = await countedFigures(async () => (await api.report.getMostFailedQuestion(asked)).data);
  if ('problem' in counted) return { ...shown, ...narrowed, courses, course, problem: counted.problem };
  const lengths = barLengths(
    counted.figures.map(({ questionCountFailed }) => questionCountFailed),
    100,
  );
  const questions = counted.figures.map((figure, index) => ({ ...figure, length: lengths[index] ?? 0 }));
  return { ...shown, ...narrowed, courses, course, questions };
}

/** A report over time with the columns of its charts. */
function drawn(report: ActivityReport): ActivityView {
  const times = withGaps(report);
  const series = measures.map(({ key, label }) => {
    const counts = times.map((time) => time[key]);
    const total = counts.reduce((sum, count) => sum + count, 0);
    return { title: label, columns: columnsOf(counts), total, most: Math.max(0, ...counts) };
  });
  return { ...report, times, series };
}

/** The course in an address; by default the newest with results, else the newest; null without courses. */
function chosenCourse(courses: ReportData['courses'], typed: string, id: number): ReportData['course'] {
  if (typed === '') return courses.find(({ hasResults }) => hasResults) ?? courses[0] ?? null;
  const listed = courses.find(({ courseId }) => courseId === id);
  // an older one, missing in the list, has no name here; the call refuses an unknown one
  return listed ?? { courseId: id, courseName: `Curso ${id}`, hasResults: true };
}
