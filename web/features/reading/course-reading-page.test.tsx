import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { EnrolmentRow } from '../../../contract/accounts/own-calls.ts';
import type { CourseRead } from '../../../contract/courses/calls.ts';
import type { Viewer } from '../../../contract/pages.ts';
import { memberStateOf } from '../../lib/page/member-states.ts';
import { OwnViewContext } from '../../lib/page/own-part.tsx';
import { anEnrolment, aReadCourse } from '../../testing/reading.ts';
import CourseReadingPage, { type ReadingData } from './course-reading-page.tsx';

const shown = (viewer: Viewer, changed: Partial<CourseRead>, enrolment: EnrolmentRow | null) => {
  const course = { ...aReadCourse, ...changed };
  const own: ReadingData = {
    course,
    reading: { files: [], links: [], mine: null, enrolment, as: memberStateOf(undefined) },
  };
  return renderToString(
    <OwnViewContext value={{ viewer, own }}>
      <CourseReadingPage />
    </OwnViewContext>,
  );
};

test('who took a course that is archived or a draft now is told what it means, and not to edit it', () => {
  const member = { accountId: 7, username: 'ana', firstName: 'Ana', role: 'member' } as const;
  const archived = shown(member, {}, anEnrolment);
  expect(archived).toContain('Lo conservas para seguir leyéndolo.');
  const draft = shown(member, { archived: false, published: false }, anEnrolment);
  expect(draft).not.toContain('conservas');
  for (const page of [archived, draft]) expect(page).not.toMatch(/administradores|editcourse/);
});

test('on a phone nothing of the clock stands between title and text; its bar asks for the password', () => {
  const member = { accountId: 7, username: 'ana', firstName: 'Ana', role: 'member' } as const;
  const page = shown(member, { modules: '<h2>Uno</h2><p>Los aportes.</p><h2>Dos</h2>' }, anEnrolment);
  const above = page.slice(page.indexOf('</h1>'), page.indexOf('Los aportes.'));
  expect(above).not.toContain('data-live');
  expect(above.match(/Módulo 1 de 2/g)).toHaveLength(2); // beside the text, and as the phone's fold
  expect(page.slice(page.indexOf('barText'))).toContain('data-sign-in-again');
});

test('an administrator is told who sees it, with the way to its form', () => {
  const admin = { accountId: 1, username: 'admin', firstName: 'Admin', role: 'admin' } as const;
  expect(shown(admin, {}, null)).toMatch(/Archivado.*solo lo ven.*editcourse\?id=4/s);
});

test('an administrator sees the clock of somebody who reads, and what is sent counts nothing', () => {
  const admin = { accountId: 1, username: 'admin', firstName: 'Admin', role: 'admin' } as const;
  const page = shown(admin, { archived: false, published: true, duration: 45 }, null);
  expect(page).toContain('30 min');
  expect(page).toContain('&quot;clock&quot;:null');
  expect(page).toContain('/vercomomiembro?id=4');
  expect(page).not.toContain('Mis Cursos');
});
