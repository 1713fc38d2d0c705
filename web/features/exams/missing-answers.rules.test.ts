import fc from 'fast-check';
import { expect, test } from 'vitest';
import { blanksText, missingAnswers, missingAnswersText } from './missing-answers.rules.ts';

const grade = (correct: number, questions: number) => Math.floor((100 * correct) / questions + 0.5);

test('with the missing answers the minimum is reached, and with one less it is not', () => {
  const exams = fc
    .record({
      questionCount: fc.integer({ min: 1, max: 500 }),
      minCalification: fc.integer({ min: 1, max: 100 }),
    })
    .chain((exam) =>
      fc.integer({ min: 0, max: exam.questionCount }).map((correctCount) => ({ ...exam, correctCount })),
    );
  fc.assert(
    fc.property(exams, (exam) => {
      const { correctCount, questionCount, minCalification } = exam;
      const missing = missingAnswers(exam);
      expect(grade(correctCount + missing, questionCount)).toBeGreaterThanOrEqual(minCalification);
      if (missing > 0) expect(grade(correctCount + missing - 1, questionCount)).toBeLessThan(minCalification);
    }),
  );
});

test.each([
  [6, 'Te faltaron 2 aciertos'],
  [7, 'Te faltó un acierto'],
  [8, 'Esta vez no alcanzó'],
])('%i of 10 with a minimum of 80: %s', (correctCount, expected) => {
  expect(missingAnswersText({ correctCount, questionCount: 10, minCalification: 80 })).toBe(expected);
});

test.each([
  [10, ''],
  [9, 'Dejaste 1 pregunta sin responder.'],
  [7, 'Dejaste 3 preguntas sin responder.'],
  [0, ''],
])('%i of 10 answered: «%s»', (answeredCount, expected) => {
  expect(blanksText({ answeredCount, questionCount: 10 })).toBe(expected);
});
