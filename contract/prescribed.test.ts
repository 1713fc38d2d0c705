import { expect, test } from 'vitest';
import * as constants from './constants.ts';

/** The constants of docs/specification/prescribed.md; a row's number begins the title of its test. */

test('336 grades run from 0 to 100, 80 earns a certificate, and above 80 the exam closes', () => {
  expect(constants.gradeRange).toEqual({ min: 0, max: 100 });
  expect(constants.certificateGrade).toBe(80);
  expect(constants.examClosedAboveGrade).toBe(80);
});

test('337 finishing waits 15 seconds', () => {
  expect(constants.finishDelaySeconds).toBe(15);
});

test('338 question types are 1, true or false, and 12, multiple choice', () => {
  expect(constants.questionTypes).toEqual({ trueFalse: 1, multipleChoice: 12 });
});

test('339 genders are 1 and 2, a certificate is 0 or 1, stars are 1 to 5', () => {
  expect(constants.genders).toEqual({ male: 1, female: 2 });
  expect(constants.certificateFlags).toEqual({ no: 0, yes: 1 });
  expect(constants.starRange).toEqual({ min: 1, max: 5 });
});

test('340 the recommended age goes from 1 to 100 and begins at 1', () => {
  expect(constants.recommendedAge).toEqual({ min: 1, max: 100, initial: 1 });
});

test('341 texts are cut to 100 characters, on home to 42, on the page of videos to 30, in their table to 90', () => {
  expect(constants.truncations).toEqual({ standard: 100, homeCourse: 42, videoPage: 30, videoTable: 90 });
});

test('343 courses are in Español or Ingles', () => {
  expect(constants.languages).toEqual(['Español', 'Ingles']);
});
