import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { certificateFlags, genders, languages, questionTypes, truncations } from './constants.ts';
import { contract } from './index.ts';
import { truncate } from './text/text.ts';

/** True where a call takes this value of a field. */
const takes = (row: { input: { _zod: { def: { shape: object } } } }, field: string, value: unknown) => {
  const schema = (row.input._zod.def.shape as Record<string, z.core.$ZodType>)[field];
  if (schema === undefined) throw new Error(`no field ${field}`);
  return z.safeParse(schema, value).success;
};

test('texts are cut after 100 characters; 42 of a course at home, 30 of a video, 90 of one in the table', () => {
  expect(truncations).toEqual({ standard: 100, homeCourse: 42, videoPage: 30, videoTable: 90 });
  for (const length of Object.values(truncations)) {
    expect(truncate('x'.repeat(length), length)).toBe('x'.repeat(length));
    expect(truncate('x'.repeat(length + 1), length)).toBe(`${'x'.repeat(length)}…`);
  }
});

describe('numbers of the business that a call checks (spec 14.1)', () => {
  test('a course asks for a minimum grade of 1 to 100', () => {
    for (const row of [
      contract.course.add,
      contract.question.addMinCalification,
      contract.attempt.previewPass,
    ])
      expect([0, 1, 100, 101].map((grade) => takes(row, 'Calification', grade))).toEqual([
        false,
        true,
        true,
        false,
      ]);
  });

  test('a comment has 1 to 5 stars', () => {
    const stars = [0, 1, 5, 6].map((given) => takes(contract.course.addComment, 'Calification', given));
    expect(stars).toEqual([false, true, true, false]);
  });

  test('an article is recommended from 1 to 100 years', () => {
    const ages = [0, 1, 100, 101].map((age) => takes(contract.article.add, 'YearsRange', age));
    expect(ages).toEqual([false, true, true, false]);
  });

  test('a question has type 1 or 12', () => {
    expect(questionTypes).toEqual({ trueFalse: 1, multipleChoice: 12 });
    const types = [0, 1, 2, 11, 12, 13].filter((type) =>
      takes(contract.question.add, 'QuestionTypeId', type),
    );
    expect(types).toEqual([1, 12]);
  });

  test('gender is 1 for Masculino and 2 for Femenino', () => {
    expect(genders).toEqual({ male: 1, female: 2 });
    expect([0, 1, 2, 3].filter((gender) => takes(contract.usuario.add, 'Gender', gender))).toEqual([1, 2]);
  });

  test('the flag of certificates is 0 for NO and 1 for SI', () => {
    expect(certificateFlags).toEqual({ no: 0, yes: 1 });
    expect([-1, 0, 1, 2].filter((flag) => takes(contract.course.add, 'Certificado', flag))).toEqual([0, 1]);
  });

  test('a course is in Español or Ingles', () => {
    expect(languages).toEqual(['Español', 'Ingles']);
    expect(
      ['Español', 'Ingles', 'Inglés', ''].filter((word) => takes(contract.course.add, 'Language', word)),
    ).toEqual(['Español', 'Ingles']);
  });
});
