import type { FirstStep, Pending, PendingKind } from '../../../contract/overview/calls.ts';
import { pendingText } from '../../../contract/overview/words.ts';
import { counted } from '../../../contract/text/counted.ts';
import type { IconName } from '../../components/display/icon.tsx';
import { wholeNumber } from '../../lib/format.ts';

interface Way {
  icon: IconName;
  /** The screen for all of them; without it each course is linked. */
  href?: string;
  ofCourse?: (course: Pending['courses'][number]) => { href: string; note: string };
}

const ways: Record<PendingKind, Way> = {
  runningExams: {
    icon: 'clock',
    ofCourse: ({ courseId, count }) => ({
      href: `/intentos?id=${courseId}&state=running`,
      note: counted(count, 'persona', 'personas'),
    }),
  },
  contactAddress: { icon: 'mail', href: '/ajustes#contacto' },
  ownAddress: { icon: 'user', href: '/profile?tab=datos#correo' },
  messages: { icon: 'mail', href: '/mensajes?state=new' },
  comments: { icon: 'chat', href: '/comentarios?state=new' },
  missingSteps: { icon: 'lock', href: '/quienpuedeque#segundo-paso' },
  questionReports: { icon: 'flag', href: '/comentarios/preguntas' },
  accounts: { icon: 'users', href: '/usuarios?state=waiting' },
  identityRequests: { icon: 'pencil', href: '/usuarios?state=asking' },
  declaredNames: { icon: 'pencil', href: '/usuarios?state=renamed' },
  certificatesAwaitSignature: { icon: 'award', href: '/certificados' },
  heldCertificates: { icon: 'award', href: '/usuarios?state=held' },
  alarms: {
    icon: 'alert',
    ofCourse: ({ courseId, count }) => ({
      href: `/estadisticas?id=${courseId}`,
      note: counted(count, 'alarma', 'alarmas'),
    }),
  },
  fewQuestions: {
    icon: 'question',
    ofCourse: ({ courseId, count }) => ({
      href: `/question?id=${courseId}`,
      note: `${count === 1 ? 'falta' : 'faltan'} ${wholeNumber(count)}`,
    }),
  },
  unfilledDraws: {
    icon: 'question',
    ofCourse: ({ courseId, count }) => ({
      href: `/ajustesexamen?id=${courseId}`,
      note: `${count === 1 ? 'falta' : 'faltan'} ${wholeNumber(count)}`,
    }),
  },
  unsignedCertificates: { icon: 'award', href: '/disenocertificado' },
  silentVideos: {
    icon: 'play',
    ofCourse: ({ courseId, count }) => ({
      href: `/filecourse?id=${courseId}`,
      note: counted(count, 'video', 'videos'),
    }),
  },
  citedLaws: { icon: 'scale', href: '/leyescitadas' },
  oldParameters: { icon: 'clock', href: '/parametros#por-revisar' },
  serviceTrouble: { icon: 'alert', href: '/estado' },
  bundlePlace: { icon: 'alert', href: '/estado' },
  oldBundle: { icon: 'alert', href: '/estado' },
  waitingMails: { icon: 'mail', href: '/correos?state=waiting' },
  failedMails: { icon: 'alert', href: '/correos?state=failed' },
  unusedFiles: { icon: 'trash' },
};

/** A kind of pending work as a sentence with links (spec 2.19). */
export function pendingWords({ kind, count, courses }: Pending) {
  const { icon, href, ofCourse } = ways[kind];
  const links =
    ofCourse === undefined ? [] : courses.map((course) => ({ title: course.title, ...ofCourse(course) }));
  return { icon, text: pendingText(kind, count), href, links };
}

interface StepWords {
  title: string;
  text: string;
  href: string;
  action: string;
}
export const stepWords: Record<FirstStep, StepWords> = {
  portal: {
    title: 'Ponle nombre a tu portal',
    text: 'Su nombre, tu institución, el logo, los colores y el correo de contacto.',
    href: '/ajustes',
    action: 'Ir a Ajustes',
  },
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
  signature: {
    title: 'Di quién firma los certificados',
    text: 'Nombre, cargo y firma, o elige emitirlos sin firma.',
    href: '/disenocertificado',
    action: 'Ir al diseño',
  },
  people: {
    title: 'Trae a tu gente',
    text: 'Una lista de Excel basta: se crean las cuentas, se inscriben en un curso y reciben una carta.',
    href: '/usuarios/importar',
    action: 'Importar una lista',
  },
};
