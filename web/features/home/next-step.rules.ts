import type { EnrolmentRow } from '../../../contract/accounts/own-calls.ts';
import { timeOfDay } from '../../lib/format.ts';

/** A course on a member's home: how far it is, and a link. */
export interface OpenCourse {
  courseId: number;
  name: string;
  text: string;
  href: string;
  /** The part that is read: 0 to 1. */
  part: number;
  plant: PlantStage;
}

/** The next step of a member. */
export interface NextStep extends Omit<OpenCourse, 'plant'> {
  title: string;
  label: string;
  /** Null while an exam runs: the ring shows its time, and `part` what is left of it. */
  plant: PlantStage | null;
  /** The minutes that are left of the exam. */
  minutes: number;
}

/** A plant that grows with what is read: seed, sprout, plant, and a tree once everything is. */
export type PlantStage = 1 | 2 | 3 | 4;

/**
 * The next step on a member's home: the running exam, else the course read last that is not passed yet (spec 2.5); none
 * if nothing was begun. `now` in milliseconds since 1970.
 */
export function nextStep(rows: readonly EnrolmentRow[], now: number): NextStep | undefined {
  const running = rows.find(({ hasRunningAttempt }) => hasRunningAttempt);
  if (running !== undefined) return runningExam(running, now);
  const [last] = openRows(rows);
  return last === undefined ? undefined : openCourse(last);
}

/** The course that waits while an exam runs. */
export function afterExam(
  rows: readonly EnrolmentRow[],
  exam: NextStep,
): { name: string; href: string; text: string } | undefined {
  const next = openRows(rows).find(({ courseId }) => courseId !== exam.courseId);
  if (next === undefined) return undefined;
  const { name, href } = openCourse(next);
  return { name, href, text: next.isReadingComplete ? 'ya lo leíste' : minutesLeft(missingMinutes(next)) };
}

/** The courses of a member besides the next step: those to go on with, then those that are passed; three at most. */
export function otherCourses(rows: readonly EnrolmentRow[], step: NextStep | undefined): OpenCourse[] {
  const passed = rows.filter(({ isPassed }) => isPassed);
  return [...openRows(rows), ...passed]
    .filter(({ courseId }) => courseId !== step?.courseId)
    .slice(0, 3)
    .map((row) => ({
      courseId: row.courseId,
      name: row.name,
      text: stateText(row),
      href: row.isPassed ? '/profile?tab=certificados' : openCourse(row).href,
      part: row.isPassed ? 1 : readPart(row),
      plant: row.isPassed ? 4 : stageOf(row),
    }));
}

/** The part that is read decides the plant, but nobody's grows past the module that they read. */
export function stageOf(row: EnrolmentRow): PlantStage {
  if (row.isReadingComplete) return 4;
  const byTime = 1 + Math.floor(3 * readPart(row));
  const { moduleCount } = row;
  const byModule = row.module === null || moduleCount < 2 ? 3 : Math.floor((4 * row.module) / moduleCount);
  return Math.min(3, Math.max(1, Math.min(byTime, byModule))) as PlantStage;
}

const openRows = (rows: readonly EnrolmentRow[]): EnrolmentRow[] =>
  rows
    .filter(({ isPassed, archived, closed }) => !isPassed && !archived && !closed)
    .toSorted((a, b) => (b.lastReadAt ?? '').localeCompare(a.lastReadAt ?? ''));

function stateText(row: EnrolmentRow): string {
  if (!row.isPassed) return progressOf(row);
  const passed = `Aprobado con ${row.calification}.`;
  return row.isCertificateReady ? `${passed} Tu certificado está listo.` : passed;
}

function runningExam(row: EnrolmentRow, now: number): NextStep {
  const { courseId, name, examClosesAt, timeToTest, examAnswered, examQuestions } = row;
  const minutes = Math.max(0, Math.ceil((Date.parse(examClosesAt ?? '') - now) / 60_000)) || 0;
  const answered = examQuestions === null ? '' : `Respondiste ${examAnswered} de ${examQuestions}. `;
  return {
    courseId,
    title: 'Examen en curso',
    name,
    text:
      examClosesAt === null ? '' : `${answered}Se cierra a las ${timeOfDay(examClosesAt)}, respondas o no.`,
    label: 'Volver al examen',
    href: `/test?id=${courseId}`,
    part: timeToTest === 0 ? 0 : minutes / timeToTest,
    plant: null,
    minutes,
  };
}

function openCourse(row: EnrolmentRow): NextStep {
  const { courseId, name, readTime } = row;
  const isExamOpen = isExamOpenOf(row);
  return {
    courseId,
    title: readTime === 0 ? 'Empieza' : 'Sigue',
    name,
    text: row.isReadingComplete ? progressOf(row) : `${progressOf(row)} para abrir el examen`,
    label: isExamOpen ? 'Tomar examen' : readTime === 0 ? 'Empezar a leer' : 'Seguir leyendo',
    href: isExamOpen ? `/test?id=${courseId}` : `/leermodulos?id=${courseId}`,
    part: readPart(row),
    plant: stageOf(row),
    minutes: 0,
  };
}

const isExamOpenOf = ({ isReadingComplete, examRefusal }: EnrolmentRow): boolean =>
  isReadingComplete && examRefusal === null;

/** The module and what is missing: 'Módulo 2 de 4 · faltan 12 min'. */
function progressOf(row: EnrolmentRow): string {
  if (row.isReadingComplete)
    return isExamOpenOf(row) ? 'Leído. Ya puedes rendir el examen' : 'Lectura completa';
  const missing = minutesLeft(missingMinutes(row));
  const { module, moduleCount } = row;
  if (module === null || moduleCount < 2) return `${missing.charAt(0).toUpperCase()}${missing.slice(1)}`;
  return `Módulo ${Math.min(module, moduleCount)} de ${moduleCount} · ${missing}`;
}

const missingMinutes = ({ duration, readTime }: EnrolmentRow): number =>
  Math.max(1, Math.ceil(duration - readTime / 60));

const readPart = ({ isReadingComplete, readTime, duration }: EnrolmentRow): number =>
  isReadingComplete ? 1 : Math.min(1, readTime / (duration * 60));

const minutesLeft = (minutes: number): string => (minutes === 1 ? 'falta 1 min' : `faltan ${minutes} min`);
