import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { CourseRead } from '../../../contract/calls/course.ts';
import type { EnrolmentRow } from '../../../contract/calls/users.ts';
import type { Viewer } from '../../../contract/pages.ts';
import { site } from '../../testing/site.ts';
import CourseReadingPage from './course-reading-page.tsx';

const course: CourseRead = {
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
const enrolment: EnrolmentRow = {
  ...{ courseId: 4, name: 'Tu cuenta', archived: true, readTime: 0, duration: 20, isReadingComplete: false },
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
const shown = (viewer: Viewer, changed: Partial<CourseRead>, own: EnrolmentRow | null) =>
  renderToString(
    <CourseReadingPage
      data={{
        course: { ...course, ...changed },
        reading: { files: [], links: [], mine: null, enrolment: own },
      }}
      query={{}}
      site={site}
      viewer={viewer}
    />,
  );

test('who took a course that is archived or a draft now is told what it means, and not to edit it', () => {
  const member = { accountId: 7, username: 'ana', firstName: 'Ana', role: 'member' } as const;
  const archived = shown(member, {}, enrolment);
  expect(archived).toContain('Lo conservas para seguir leyéndolo.');
  const draft = shown(member, { archived: false, published: false }, enrolment);
  expect(draft).not.toContain('conservas');
  for (const page of [archived, draft]) expect(page).not.toMatch(/administradores|editcourse/);
});

test('an administrator is told who sees it, with the way to its form', () => {
  const admin = { accountId: 1, username: 'admin', firstName: 'Admin', role: 'admin' } as const;
  expect(shown(admin, {}, null)).toMatch(/Archivado.*solo lo ven.*editcourse\?id=4/s);
});
