import type { FirstStep, Pending, PendingKind, WeekFigures } from '../../../contract/calls/inicio.ts';
import type { IconName } from '../../components/display/icon.tsx';
import { wholeNumber } from '../../lib/format.ts';

interface Words {
  icon: IconName;
  one: string;
  /** After the number. */
  many: string;
  /** Where all of them are attended to; a kind without it leads to each of its courses. */
  href?: string;
  ofCourse?: (course: Pending['courses'][number]) => { href: string; note: string };
}

const counted = (count: number, one: string, many: string): string =>
  count === 1 ? `1 ${one}` : `${wholeNumber(count)} ${many}`;

const words: Record<PendingKind, Words> = {
  runningExams: {
    icon: 'clock',
    one: 'examen en curso',
    many: 'exámenes en curso',
    ofCourse: ({ courseId, count }) => ({
      href: `/intentos?id=${courseId}&state=running`,
      note: counted(count, 'persona', 'personas'),
    }),
  },
  messages: {
    icon: 'mail',
    one: 'mensaje por responder',
    many: 'mensajes por responder',
    href: '/correos#mensajes',
  },
  accounts: { icon: 'users', one: 'cuenta por activar', many: 'cuentas por activar', href: '/usuarios' },
  fewQuestions: {
    icon: 'question',
    one: 'curso con menos preguntas de las que pide su examen',
    many: 'cursos con menos preguntas de las que pide su examen',
    ofCourse: ({ courseId, count }) => ({
      href: `/question?id=${courseId}`,
      note: count === 1 ? 'falta 1' : `faltan ${wholeNumber(count)}`,
    }),
  },
  silentVideos: {
    icon: 'play',
    one: 'video sin subtítulos: todavía nadie lo ve',
    many: 'videos sin subtítulos: todavía nadie los ve',
    ofCourse: ({ courseId, count }) => ({
      href: `/filecourse?id=${courseId}`,
      note: counted(count, 'video', 'videos'),
    }),
  },
  failedMails: {
    icon: 'alert',
    one: 'correo no salió',
    many: 'correos no salieron',
    href: '/correos',
  },
};

/** What waits, in a sentence, with the ways to it (spec 2.19). */
export function pendingWords({ kind, count, courses }: Pending) {
  const { icon, one, many, href, ofCourse } = words[kind];
  const links =
    ofCourse === undefined ? [] : courses.map((course) => ({ title: course.title, ...ofCourse(course) }));
  return { icon, text: counted(count, one, many), href, links };
}

export const figureWords: readonly { figure: keyof WeekFigures; label: string }[] = [
  { figure: 'registrations', label: 'Cuentas nuevas' },
  { figure: 'signIns', label: 'Accesos' },
  { figure: 'enrolments', label: 'Inscripciones' },
  { figure: 'exams', label: 'Exámenes rendidos' },
  { figure: 'passed', label: 'Exámenes aprobados' },
  { figure: 'certificates', label: 'Certificados' },
];

interface StepWords {
  title: string;
  text: string;
  href: string;
  action: string;
}
export const stepWords: Record<FirstStep, StepWords> = {
  category: {
    title: 'Crea una categoría',
    text: 'Los artículos se ordenan por tema.',
    href: '/category',
    action: 'Ir a Categorías',
  },
  article: {
    title: 'Publica un artículo',
    text: 'Es lo primero que encuentra quien llega al portal.',
    href: '/addarticle',
    action: 'Escribir un artículo',
  },
  course: {
    title: 'Publica un curso',
    text: 'Con sus módulos, su tiempo de lectura y la nota mínima.',
    href: '/addcourse',
    action: 'Crear un curso',
  },
  questions: {
    title: 'Escribe las preguntas de su examen',
    text: 'Al menos tantas como pide el examen. También puedes importarlas.',
    href: '/course',
    action: 'Ir a Cursos',
  },
};
