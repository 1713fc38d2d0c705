import type { CourseRead } from '../../../contract/calls/course.ts';
import type { EnrolmentRow } from '../../../contract/calls/users.ts';

/** A course of one module, archived since. */
export const aReadCourse: CourseRead = {
  ...{ id: 4, title: 'Tu cuenta', description: '', duration: 20, language: 'Español', countModule: 1 },
  ...{ certificado: 1, imgPortada: null, imgDetalle: null, altPortada: '', altDetalle: '', countApply: 3 },
  ...{ questionCount: 5, date: '2026-11-01T00:00:00Z', rating: 0, ratingCount: 0, stars: [0, 0, 0, 0, 0] },
  ...{
    published: true,
    archived: true,
    version: 1,
    modules: '<h2>Uno</h2><p>Texto.</p>',
    quantity: 5,
    time: 20,
  },
  ...{ notaMinima: 80, isEnrolled: true, readTime: 0 },
};
export const anEnrolment: EnrolmentRow = {
  ...{
    courseId: 4,
    name: 'Tu cuenta',
    archived: true,
    readTime: 0,
    lastReadAt: null,
    duration: 20,
    isReadingComplete: false,
  },
  ...{
    timeToTest: 20,
    timeTest: null,
    isTaken: false,
    calification: null,
    isPassed: false,
    minCalification: 80,
  },
  ...{
    certificado: 1,
    certificateCode: null,
    certificateDate: null,
    isCertificateReady: false,
    hasRunningAttempt: false,
    examClosesAt: null,
    canLeave: true,
    imgPortada: null,
  },
  examRefusal: 'Este curso está archivado y ya no recibe inscripciones ni exámenes.',
};
