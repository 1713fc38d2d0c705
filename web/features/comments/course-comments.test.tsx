import { expect, test, vi } from 'vitest';
import type { CourseComment, CourseRead } from '../../../contract/courses/calls.ts';
import { ApiRefusal } from '../../lib/api/request.ts';
import { find, mount } from '../../testing/mount-for-test.tsx';
import { findButton, press, text } from '../../testing/screen.ts';
import { CourseComments } from './course-comments.tsx';
import { ReportCommentButton } from './report-comment-button.tsx';

const course = { id: 3, rating: 4.5, ratingCount: 2, stars: [0, 0, 0, 1, 1] } as CourseRead;
const comment: CourseComment = {
  userId: 7,
  courseId: 3,
  userName: 'María Q.',
  comment: '<b>Me sirvió</b>\ny mucho',
  calification: 4,
  date: '2026-11-18T15:00:00Z',
  mine: false,
};
const show = (rows: CourseComment[], page: number, total = 2) =>
  mount(<CourseComments course={course} comments={{ rows, total, page }} viewerRole="open" />);

test('name, stars and words stand as they were written; a mean of 4.5 fills five stars', async () => {
  await show([comment], 0);
  expect(find('li p').textContent).toBe(comment.comment);
  expect(find('li [role=img]').getAttribute('aria-label')).toBe('4 de 5 estrellas');
  expect(find('[role=img]').getAttribute('aria-label')).toBe('5 de 5 estrellas');
  expect(document.body.textContent).toContain('4,52 opiniones');
  expect(find('a[href="/leercurso?id=3&comments=1#comentarios"]').textContent).toBe('Ver más comentarios');
});

test('nobody has commented yet; a page past the last leads back to the first', async () => {
  await mount(
    <CourseComments
      course={{ ...course, ratingCount: 0 }}
      comments={{ rows: [], total: 0, page: 0 }}
      viewerRole="open"
    />,
  );
  expect(document.body.textContent).toContain('Nadie ha comentado este curso todavía.');
  document.body.replaceChildren();
  await show([], 99);
  expect(document.body.textContent).toContain('Aquí ya no hay comentarios.');
  expect(find('p > a').getAttribute('href')).toBe('/leercurso?id=3&comments=1#comentarios');
  expect(document.querySelector('li p')).toBeNull();
});

test('the focus is on the reasons of a report while it is asked, and then back where it was', async () => {
  const report = vi.fn().mockRejectedValue(new ApiRefusal(429, 'Espera un momento.', 'error'));
  await mount(<ReportCommentButton id={9} author="María Q." report={report} />);
  const opener = () => findButton('Denunciar el comentario de María Q.');
  expect(document.activeElement).toBe(document.body);
  for (const end of ['Cancelar', 'Es publicidad']) {
    await press('Denunciar el comentario de María Q.');
    expect(document.activeElement?.closest('fieldset')).not.toBeNull();
    await press(end);
    expect(document.activeElement).toBe(opener());
  }
  expect(text()).toContain('Espera un momento.');
});

test('a member reports another’s comment, and not their own', async () => {
  const rows = [
    { ...comment, id: 1 },
    { ...comment, id: 2, mine: true },
  ];
  await mount(<CourseComments course={course} comments={{ rows, total: 2, page: 0 }} viewerRole="member" />);
  const offered = [...document.querySelectorAll('li:has(> p)')].map((row) =>
    row.textContent?.includes('Denunciar'),
  );
  expect(offered).toEqual([true, false]);
});
