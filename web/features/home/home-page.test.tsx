import { expect, test } from 'vitest';
import type { CourseCard } from '../../../contract/calls/course.ts';
import { find, mount } from '../../testing/mount-for-test.tsx';
import { site } from '../../testing/site.ts';
import HomePage from './home-page.tsx';

const course = {
  id: 3,
  title: 'Ahorro',
  description: '',
  imgPortada: null,
  portada: null,
  rating: 0,
  ratingCount: 0,
};

test('courses come before the registration', async () => {
  const data = { slides: [], courses: [course as unknown as CourseCard] };
  await mount(<HomePage data={data} query={{}} viewerRole="open" site={site} />);
  const place = find('[href*="leercurso"]').compareDocumentPosition(find('form [name="userName"]'));
  expect(place).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
