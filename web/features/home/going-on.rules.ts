import type { EnrolmentRow } from '../../../contract/calls/users.ts';
import { timeOfDay } from '../../lib/format.ts';

/** The next step of a member: a course, how far it is, and a link. */
export interface GoingOn {
  courseId: number;
  title: string;
  name: string;
  text: string;
  label: string;
  href: string;
  /** The part that is read, or the part of the exam's time that is left: 0 to 1. */
  part: number;
}

/**
 * The next step on a member's home: the running exam, else the course read last that is not passed yet (spec 2.5); none
 * if nothing was begun. `now` in milliseconds since 1970.
 */
export function goingOn(rows: readonly EnrolmentRow[], now: number): GoingOn | undefined {
  const running = rows.find(({ hasRunningAttempt }) => hasRunningAttempt);
  if (running !== undefined) return runningExam(running, now);
  const [last] = openRows(rows);
  return last === undefined ? undefined : openCourse(last);
}

/** The other courses of a member: those to go on with, then those that are passed; three at most. */
export function alsoOpen(
  rows: readonly EnrolmentRow[],
  going: GoingOn,
): { courseId: number; name: string; text: string; href: string; part: number }[] {
  const passed = rows.filter(({ isPassed }) => isPassed);
  return [...openRows(rows), ...passed]
    .filter(({ courseId }) => courseId !== going.courseId)
    .slice(0, 3)
    .map((row) => ({
      courseId: row.courseId,
      name: row.name,
      text: standingOf(row),
      href: row.isPassed ? '/profile?tab=certificados' : openCourse(row).href,
      part: readPart(row),
    }));
}

const openRows = (rows: readonly EnrolmentRow[]): EnrolmentRow[] =>
  rows
    .filter(({ isPassed, archived, closed }) => !isPassed && !archived && !closed)
    .toSorted((a, b) => (b.lastReadAt ?? '').localeCompare(a.lastReadAt ?? ''));

function standingOf(row: EnrolmentRow): string {
  if (!row.isPassed) return openCourse(row).text;
  const passed = `Aprobado con ${row.calification}.`;
  return row.isCertificateReady ? `${passed} Tu certificado está listo.` : passed;
}

function runningExam({ courseId, name, examClosesAt, timeToTest }: EnrolmentRow, now: number): GoingOn {
  const left = Math.max(0, Math.ceil((Date.parse(examClosesAt ?? '') - now) / 60_000));
  return {
    courseId,
    title: 'Examen en curso',
    name,
    text:
      examClosesAt === null
        ? ''
        : `${capital(minutesLeft(left))}. Se cierra a las ${timeOfDay(examClosesAt)}, respondas o no.`,
    label: 'Volver al examen',
    href: `/test?id=${courseId}`,
    part: Number.isNaN(left) || timeToTest === 0 ? 0 : left / timeToTest,
  };
}

function openCourse(row: EnrolmentRow): GoingOn {
  const { courseId, name, readTime, duration, isReadingComplete, examRefusal } = row;
  const isExamOpen = isReadingComplete && examRefusal === null;
  const missing = Math.max(1, Math.ceil(duration - readTime / 60));
  const text = isReadingComplete
    ? isExamOpen
      ? 'Leído. Ya puedes rendir el examen'
      : 'Lectura completa'
    : `${capital(minutesLeft(missing))} para abrir el examen`;
  return {
    courseId,
    title: readTime === 0 ? 'Empieza' : 'Sigue',
    name,
    text,
    label: isExamOpen ? 'Tomar examen' : readTime === 0 ? 'Empezar a leer' : 'Seguir leyendo',
    href: isExamOpen ? `/test?id=${courseId}` : `/leermodulos?id=${courseId}`,
    part: readPart(row),
  };
}

const readPart = ({ isReadingComplete, readTime, duration }: EnrolmentRow): number =>
  isReadingComplete ? 1 : Math.min(1, readTime / (duration * 60));

const minutesLeft = (minutes: number): string => (minutes === 1 ? 'falta 1 min' : `faltan ${minutes} min`);

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
