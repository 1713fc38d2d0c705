/** The dates of a course and its exam; null = no limit. */
export interface CourseDates {
  opensAt: Date | null;
  closesAt: Date | null;
  examOpensAt: Date | null;
  examClosesAt: Date | null;
}

export const noDates: CourseDates = { opensAt: null, closesAt: null, examOpensAt: null, examClosesAt: null };

/** True once a course is open: from that instant on, members can read. */
export const hasOpened = (opensAt: Date | null, now: Date): boolean => opensAt === null || opensAt <= now;

/** True from the closing on: no enrolments and no new attempts. */
export const hasClosed = (closesAt: Date | null, now: Date): boolean => closesAt !== null && closesAt <= now;

const latest = (one: Date | null, other: Date | null) =>
  one === null || other === null ? (one ?? other) : one > other ? one : other;
const earliest = (one: Date | null, other: Date | null) =>
  one === null || other === null ? (one ?? other) : one < other ? one : other;

/** When attempts may begin: within the dates of the course and those of the exam. */
export const examWindow = (dates: CourseDates): { from: Date | null; until: Date | null } => ({
  from: latest(dates.opensAt, dates.examOpensAt),
  until: earliest(dates.closesAt, dates.examClosesAt),
});

/** The first field whose date is not after its opening, or null. */
export function backwardsIn(dates: CourseDates): 'ClosesAt' | 'ExamClosesAt' | null {
  if (dates.opensAt !== null && hasClosed(dates.closesAt, dates.opensAt)) return 'ClosesAt';
  const { from, until } = examWindow(dates);
  return from !== null && hasClosed(until, from) ? 'ExamClosesAt' : null;
}

/** '3 de diciembre de 2026, 08:00', in the portal's zone. */
export function momentText(instant: Date, timeZone: string): string {
  const say = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('es', { timeZone, ...options }).format(instant);
  return `${say({ dateStyle: 'long' })}, ${say({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })}`;
}

function spanText(from: Date | null, until: Date | null, timeZone: string): string | null {
  const [start, end] = [from, until].map((at) => (at === null ? null : momentText(at, timeZone)));
  if (start && end) return `del ${start}, al ${end}`;
  if (start) return `desde el ${start}`;
  return end ? `hasta el ${end}` : null;
}

/** The dates in words that stay true, because cached pages show them before and after. Null without any. */
export function datesText(dates: CourseDates, timeZone: string): string | null {
  const course = spanText(dates.opensAt, dates.closesAt, timeZone);
  const exam = spanText(dates.examOpensAt, dates.examClosesAt, timeZone);
  const sentences = [course && `Abierto ${course}.`, exam && `Examen ${exam}.`].filter(Boolean);
  return sentences.length === 0 ? null : sentences.join(' ');
}
