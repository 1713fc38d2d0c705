import { expect, test } from 'vitest';
import type { CourseCard } from '../../../contract/courses/calls.ts';
import { mount } from '../../testing/mount-for-test.tsx';
import { text } from '../../testing/screen.ts';
import { PopularCourses } from './popular-courses.tsx';

const course = {
  id: 3,
  name: 'Ahorro',
  description: 'Qué se aporta cada mes.',
  imgPortada: null,
  portada: null,
  rating: 0,
  ratingCount: 0,
} as unknown as CourseCard;

test('courses are the best rated only once somebody has rated one', async () => {
  const show = await mount(<PopularCourses courses={[course]} />);
  expect(text()).not.toContain('mejor valorados');
  await show(<PopularCourses courses={[course, { ...course, id: 4, rating: 4, ratingCount: 1 }]} />);
  expect(text()).toContain('Los mejor valorados por quienes ya los tomaron');
});
