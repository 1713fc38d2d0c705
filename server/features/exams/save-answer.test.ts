import { describe, expect, it } from 'vitest';
import { sentence } from '../../../contract/refusal.ts';
import { aQuestion } from '../../testing/builders.ts';
import { aSitting, type Sitting } from '../../testing/exam-sitting.ts';
import { expectRefusal } from '../../testing/expect-refusal.ts';
import { aTestPortal } from '../../testing/portal.ts';

const test = aTestPortal();

const stored = async (sitting: Sitting, questionId: number) =>
  (await sitting.start()).questions.find((question) => question.id === questionId)?.answer;
const inSeconds = (seconds: number) => new Date(test.clock.now().getTime() + seconds * 1000).toISOString();

async function aRunningExam() {
  const sitting = await aSitting(test);
  const exam = await sitting.start();
  return { sitting, exam, first: exam.questions[0]?.id ?? 0 };
}

describe('Question/saveAnswerByUser', () => {
  it('stores a click and tells the time left', async () => {
    const { sitting, first } = await aRunningExam();
    test.clock.advance(30);
    expect((await sitting.save(first, 'a')).data).toEqual({ remainingSeconds: 1170, answer: 'A' });
    expect(await stored(sitting, first)).toBe('A');
    await sitting.save(first, 'B');
    expect(await stored(sitting, first)).toBe('B');
    await sitting.save(first, '');
    expect(await stored(sitting, first)).toBe('');
  });

  it('lets the later click win, whatever arrives first', async () => {
    const { sitting, first } = await aRunningExam();
    test.clock.advance(60);
    await sitting.save(first, 'B', { ClickedAt: inSeconds(-10) });
    const late = await sitting.save(first, 'A', { ClickedAt: inSeconds(-20) });
    expect(late.descriptionCode).toBe('success');
    expect(late.data.answer).toBe('B'); // the stored answer, so that no page shows another as saved
    expect(await stored(sitting, first)).toBe('B');
    const same = await sitting.save(first, 'a', { ClickedAt: inSeconds(-10) });
    expect(same.data.answer).toBe('A');
    expect(await stored(sitting, first)).toBe('A');
  });

  it('loses no later click where the clock was set back, or another node’s runs behind', async () => {
    const { sitting, first } = await aRunningExam();
    test.clock.advance(60);
    const second = new Date(test.clock.now().getTime() + 1000).toISOString();
    await sitting.save(first, 'A', { ClickedAt: inSeconds(0) });
    test.clock.advance(-30);
    expect((await sitting.save(first, 'B', { ClickedAt: second })).data.answer).toBe('B');
    expect((await sitting.save(first, 'A')).data.answer).toBe('A'); // without an instant the later arrival wins
    expect(await stored(sitting, first)).toBe('A');
    const older = await sitting.save(first, 'B', { ClickedAt: inSeconds(10) });
    expect(older.data.answer).toBe('A');
    test.clock.advance(-60); // before the start even
    await sitting.save(first, 'B');
    expect((await sitting.finish()).data).toMatchObject({ calification: 25, usedSeconds: 0 });
  });

  it('takes no click from the future or from before the start', async () => {
    const { sitting, first } = await aRunningExam();
    test.clock.advance(60);
    await sitting.save(first, 'A', { ClickedAt: '2199-01-01T00:00:00Z' });
    test.clock.advance(1);
    await sitting.save(first, 'B');
    expect(await stored(sitting, first)).toBe('B');
    await sitting.save(first, 'A', { ClickedAt: '1999-01-01T00:00:00Z' });
    expect(await stored(sitting, first)).toBe('B');
    const wrong = sitting.save(first, 'A', { ClickedAt: 'ayer' });
    await expectRefusal(wrong, 400, { ClickedAt: true });
  });

  it('understands V, F and the letters that a true/false question shows', async () => {
    const sitting = await aSitting(test, { keys: [] });
    const question = await aQuestion(test.portal, sitting.courseId, { options: [], correct: 'F' });
    await sitting.start();
    for (const [answer, kept] of [
      ['v', 'V'],
      ['F', 'F'],
      ['a', 'V'],
      ['B', 'F'],
    ] as const) {
      await sitting.save(question, answer);
      expect(await stored(sitting, question)).toBe(kept);
    }
    await expectRefusal(sitting.save(question, 'C'), 400);
  });

  it('refuses an invalid option, and keeps the stored answer', async () => {
    const { sitting, first } = await aRunningExam();
    await sitting.save(first, 'A');
    for (const answer of ['C', 'A,D', 'V', 'x']) {
      await expectRefusal(sitting.save(first, answer), 400);
    }
    expect(await stored(sitting, first)).toBe('A');
  });

  it('refuses a question of another exam', async () => {
    const { sitting } = await aRunningExam();
    const other = await aRunningExam();
    await expectRefusal(sitting.save(other.first, 'A'), 400);
  });

  it('takes answers for 20 s after the time, and none later', async () => {
    const { sitting, first } = await aRunningExam();
    test.clock.advance(1219.9);
    expect((await sitting.save(first, 'B')).data).toEqual({ remainingSeconds: 0, answer: 'B' });
    test.clock.advance(0.1);
    const message = sentence('keptLate');
    await expectRefusal(sitting.save(first, 'A'), 409, message);
    expect((await sitting.finish()).data.calification).toBe(25);
    await expectRefusal(sitting.save(first, 'A'), 409, sentence('lateAfterResult'));
  });

  it('refuses a click without a running attempt', async () => {
    const sitting = await aSitting(test);
    const [question = 0] = sitting.questionIds;
    const message = 'No hay un examen en curso. Ábrelo desde tu perfil.';
    await expectRefusal(sitting.save(question, 'A'), 409, message);
  });

  it('never lets a click for a closed attempt touch another', async () => {
    const { sitting, exam, first } = await aRunningExam();
    await sitting.finish();
    const second = await sitting.start();
    const old = sitting.save(first, 'A', { AttemptId: exam.attemptId });
    await expectRefusal(old, 409);
    expect(await stored(sitting, first)).toBeNull();
    await sitting.save(first, 'A', { AttemptId: second.attemptId });
    expect(await stored(sitting, first)).toBe('A');
  });

  it('never touches the attempt of another member', async () => {
    const { sitting, exam, first } = await aRunningExam();
    const intruder = await aSitting(test, { courseId: sitting.courseId });
    await intruder.start();
    const click = intruder.save(first, 'A', { AttemptId: exam.attemptId });
    await expectRefusal(click, 409);
    expect(await stored(sitting, first)).toBeNull();
  });

  it('counts every answer that it acknowledged, even while the exam is being ended', async () => {
    for (let round = 0; round < 15; round += 1) {
      const { sitting, exam, first } = await aRunningExam();
      const click = sitting.save(first, 'B', { AttemptId: exam.attemptId }).then(
        () => true,
        () => false,
      );
      const [isStored, result] = await Promise.all([click, sitting.finish()]);
      expect(result.data.correctCount).toBe(isStored ? 1 : 0);
    }
  });
});
