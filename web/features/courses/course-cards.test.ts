import { expect, test } from 'vitest';
import { truncations } from '../../../contract/constants.ts';
import type { CourseCard } from '../../../contract/courses/calls.ts';
import { courseCardsOf } from './course-cards.ts';

const description = 'Qué se aporta cada mes y cómo crece tu ahorro con los años que pasan.';

test('the home page cuts a description to 42 characters, between words', () => {
  const card = { id: 3, description, imgPortada: null } as CourseCard;
  const [cut] = courseCardsOf([card], { level: 3, textLength: truncations.homeCourse });
  expect(cut?.text).toBe('Qué se aporta cada mes y cómo crece…');
  const short = { ...card, description: 'x'.repeat(42) };
  expect(courseCardsOf([short], { level: 3, textLength: truncations.homeCourse })[0]?.text).toBe(
    'x'.repeat(42),
  );
});
