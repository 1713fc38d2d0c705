import type { RefusalKind } from './refusal-kind.ts';

// Courses, enrolments and the export of a course.

export const notEnrolled: RefusalKind = {
  status: 403,
  icon: 'warning',
  message: 'Para esto primero tienes que aplicar al curso.',
};

export const courseIsDraft: RefusalKind = {
  status: 409,
  icon: 'warning',
  message: 'Este curso es un borrador. Publícalo antes de inscribir a alguien.',
};

export const courseArchived: RefusalKind = {
  status: 409,
  icon: 'warning',
  message: 'Este curso está archivado y ya no recibe inscripciones ni exámenes.',
};

export const courseNotOpen: RefusalKind = {
  status: 409,
  icon: 'warning',
  message: 'Este curso abre el {when}. Desde entonces podrás leerlo.',
};

export const courseIsOver: RefusalKind = {
  status: 409,
  icon: 'warning',
  message: 'Este curso cerró el {when}. Ya no recibe inscripciones.',
};

export const closesBeforeOpening: RefusalKind = {
  status: 400,
  icon: 'warning',
  message: 'Tiene que cerrar después de abrir. Cambia una de las dos fechas.',
};

export const courseHasResults: RefusalKind = {
  status: 409,
  icon: 'warning',
  message: 'Ya abriste el examen de este curso: se queda en tu perfil con tus resultados.',
};

export const badCourseArchive: RefusalKind = {
  status: 400,
  icon: 'warning',
  message: 'No pudimos leer ese archivo como un curso exportado: puede estar dañado o ser otra cosa.',
};

export const courseTooLargeToExport: RefusalKind = {
  status: 413,
  icon: 'warning',
  message:
    'El curso pesa {megabytes} MB con su material; un archivo de curso puede pesar hasta {most} MB. Quita algún video y súbelo aparte.',
};
