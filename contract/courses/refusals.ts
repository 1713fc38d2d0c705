import { refusal } from '../refusal-kind.ts';

// Courses, enrolments and the export of a course.

export const notEnrolled = refusal(403, 'Para esto primero tienes que aplicar al curso.');
export const courseIsDraft = refusal(
  409,
  'Este curso es un borrador. Publícalo antes de inscribir a alguien.',
);
export const courseArchived = refusal(
  409,
  'Este curso está archivado y ya no recibe inscripciones ni exámenes.',
);
export const courseNotOpen = refusal(409, 'Este curso abre el {when}. Desde entonces podrás leerlo.');
export const courseIsOver = refusal(409, 'Este curso cerró el {when}. Ya no recibe inscripciones.');
export const closesBeforeOpening = refusal(
  400,
  'Tiene que cerrar después de abrir. Cambia una de las dos fechas.',
);
export const courseHasResults = refusal(
  409,
  'Ya abriste el examen de este curso: se queda en tu perfil con tus resultados.',
);
export const badCourseArchive = refusal(
  400,
  'No pudimos leer ese archivo como un curso exportado: puede estar dañado o ser otra cosa.',
);
export const courseTooLargeToExport = refusal(
  413,
  'El curso pesa {megabytes} MB con su material; un archivo de curso puede pesar hasta {most} MB. Quita algún video y súbelo aparte.',
);
