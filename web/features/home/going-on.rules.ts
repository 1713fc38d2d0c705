import type { EnrolmentRow } from '../../../contract/calls/users.ts';

/** The next step of a member: a sentence and a link. */
export interface GoingOn {
  title: string;
  text: string;
  label: string;
  href: string;
}

/**
 * The next step on a member's home: the running exam, else the course read last that is not passed yet (spec 2.5); none
 * if nothing was begun. `now` in milliseconds since 1970.
 */
export function goingOn(rows: readonly EnrolmentRow[], now: number): GoingOn | undefined {
  const running = rows.find(({ hasRunningAttempt }) => hasRunningAttempt);
  if (running !== undefined) return runningExam(running, now);
  const open = rows.filter(({ isPassed, archived }) => !isPassed && !archived);
  const [last] = open.toSorted((a, b) => (b.lastReadAt ?? '').localeCompare(a.lastReadAt ?? ''));
  return last === undefined ? undefined : openCourse(last);
}

function runningExam({ courseId, name, examClosesAt }: EnrolmentRow, now: number): GoingOn {
  const left = Math.max(0, Math.ceil((Date.parse(examClosesAt ?? '') - now) / 60_000));
  return {
    title: 'Examen en curso',
    text: Number.isNaN(left) ? name : `${name} · ${minutesLeft(left)}`,
    label: 'Volver al examen',
    href: `/test?id=${courseId}`,
  };
}

function openCourse({
  courseId,
  name,
  readTime,
  duration,
  isReadingComplete,
  examRefusal,
}: EnrolmentRow): GoingOn {
  const isExamOpen = isReadingComplete && examRefusal === null;
  const missing = Math.max(1, Math.ceil(duration - readTime / 60));
  const text = isReadingComplete
    ? isExamOpen
      ? 'el examen está abierto'
      : 'lectura completa'
    : minutesLeft(missing);
  return {
    title: readTime === 0 ? 'Empieza' : 'Sigue',
    text: `${name} · ${text}`,
    label: isExamOpen ? 'Tomar examen' : readTime === 0 ? 'Empezar a leer' : 'Seguir leyendo',
    href: isExamOpen ? `/test?id=${courseId}` : `/leermodulos?id=${courseId}`,
  };
}

const minutesLeft = (minutes: number): string => (minutes === 1 ? 'falta 1 min' : `faltan ${minutes} min`);
