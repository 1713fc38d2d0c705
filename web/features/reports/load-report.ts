import { barLengths, slicesOf } from '../../../contract/content/chart-shapes.ts';
import { genderShares, randomColours } from '../../../contract/content/report-figures.ts';
import type { Api } from '../../../contract/index.ts';
import type { Refusal } from '../../../contract/refusal.ts';
import { calendarDate } from '../../lib/format.ts';
import { idOf, type Query } from '../../lib/page/screen.ts';
import { type PeriodProblem, type ReportData, wantedOf } from './report.rules.ts';

/** The pie is drawn around the origin with this radius. */
const radius = 200;

/**
 * What /report shows for an address (spec 10.1), on the server alone: it draws the shapes. A wrong period becomes a
 * problem at its field. Refuses (404) an unknown course, (400) an id that is no number.
 */
export async function loadReport(api: Api, query: Query): Promise<ReportData> {
  const wanted = wantedOf(query);
  const now = new Date().toISOString();
  const colours = randomColours();
  const shown = { wanted, now, today: calendarDate(now), colours };
  const period = { From: wanted.from || undefined, To: wanted.to || undefined };
  const none = { problem: null, courses: [], course: null, gender: null, questions: null };
  if (wanted.tab === 'accesos') {
    const counted = await counts(async () => (await api.report.getGender(period)).listgender);
    if ('problem' in counted) return { ...shown, ...none, problem: counted.problem };
    const shares = genderShares(counted.figures);
    const total = shares.reduce((sum, { count }) => sum + count, 0);
    return { ...shown, ...none, gender: { shares, slices: slicesOf(shares, radius), total } };
  }
  const courses = (await api.report.getCourse({})).data;
  const course = chosenCourse(courses, wanted.id, idOf(query));
  if (course === null) return { ...shown, ...none };
  const asked = { courseId: course.courseId, ...period };
  const counted = await counts(async () => (await api.report.getMostFailedQuestion(asked)).data);
  if ('problem' in counted) return { ...shown, ...none, courses, course, problem: counted.problem };
  const lengths = barLengths(
    counted.figures.map(({ questionCountFailed }) => questionCountFailed),
    100,
  );
  const questions = counted.figures.map((figure, index) => ({ ...figure, length: lengths[index] ?? 0 }));
  return { ...shown, ...none, courses, course, questions };
}

/** The course of an address; without one the newest with results, else the newest; null where there is none. */
function chosenCourse(courses: ReportData['courses'], typed: string, id: number): ReportData['course'] {
  if (typed === '') return courses.find(({ hasResults }) => hasResults) ?? courses[0] ?? null;
  const listed = courses.find(({ courseId }) => courseId === id);
  // one that is older than the list goes on without its name; the call refuses one that does not exist
  return listed ?? { courseId: id, courseName: `Curso ${id}`, hasResults: true };
}

/** Figures, or what is wrong with their period. Every other refusal is thrown on. */
async function counts<Figures>(
  count: () => Promise<Figures>,
): Promise<{ figures: Figures } | { problem: PeriodProblem }> {
  try {
    return { figures: await count() };
  } catch (error) {
    // the server's own class: the build of the screens has another of the same name
    const { status, errors = [] } = error as Partial<Refusal>;
    const [first] = errors.filter(({ field }) => status === 400 && (field === 'From' || field === 'To'));
    if (first === undefined) throw error;
    return { problem: { field: first.field === 'From' ? 'from' : 'to', message: first.message } };
  }
}
