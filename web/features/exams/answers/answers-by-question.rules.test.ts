import { describe, expect, it } from 'vitest';
import {
  type AnswerState,
  type AnswersByQuestion,
  type Click,
  clickOn,
  countAnswered,
  openAnswers,
  pendingClicks,
  unansweredNumbers,
  uncountedAnswers,
  unsentQuestions,
  withAnswerOfTab,
  withClick,
  withServerAnswer,
  withServerAnswers,
  withState,
} from './answers-by-question.rules.ts';

const click = (questionId: number, answer: string, clickedAt: number): Click => ({
  questionId,
  answer,
  clickedAt,
});
const held = (answer: string, state: AnswerState, clickedAt: number | null = 1000) => ({
  answer,
  state,
  clickedAt,
});

describe('the answers as it opens', () => {
  it('has what the server has, and over it what this browser did not send yet', () => {
    const questions = [
      { id: 1, answer: 'A' },
      { id: 2, answer: 'V' },
      { id: 3, answer: '' },
      { id: 4, answer: null },
    ];
    expect(openAnswers(questions, [click(2, 'F', 500), click(4, '', 600)])).toEqual({
      1: held('A', 'saved', null),
      2: held('F', 'pending', 500),
      4: held('', 'pending', 600),
    });
  });
});

describe('a look at the server', () => {
  const before: AnswersByQuestion = {
    1: held('A', 'saved'),
    2: held('B', 'saved', null),
    3: held('C', 'pending'),
  };

  it('brings what another device answered, changed or withdrew', () => {
    const questions = [
      { id: 1, answer: 'D' },
      { id: 2, answer: null },
      { id: 4, answer: 'V' },
    ];
    expect(withServerAnswers(before, before, questions)).toEqual({
      1: held('D', 'saved'),
      2: held('', 'saved', null),
      3: held('C', 'pending'),
      4: held('V', 'saved', null),
    });
  });

  it.each(['pending', 'sending', 'refused'] as const)('leaves an answer that is %s', (state) => {
    const answers = { 1: held('A', state) };
    expect(withServerAnswers(answers, answers, [{ id: 1, answer: 'D' }])).toEqual(answers);
  });

  it('leaves what was clicked or saved here meanwhile', () => {
    const answers = { ...before, 1: held('B', 'saved', 2000), 4: held('F', 'saved', 2000) };
    const questions = [
      { id: 1, answer: 'A' },
      { id: 4, answer: null },
    ];
    expect(withServerAnswers(answers, before, questions)).toEqual(answers);
  });

  it('changes nothing where both say the same, nor where neither has an answer', () => {
    const questions = [
      { id: 1, answer: 'A' },
      { id: 5, answer: null },
      { id: 6, answer: '' },
    ];
    const after = withServerAnswers(before, before, questions);
    expect(after).toEqual(before);
    expect(after[1]).toBe(before[1]);
  });
});

describe('an answer that another tab saved', () => {
  const saved = { questionId: 1, answer: 'B', clickedAt: 2000 };
  it.each([
    ['nothing', undefined, 'B'],
    ['an older one', { answer: 'A', state: 'saved', clickedAt: 1000 }, 'B'],
    ['one of the server, without a time', { answer: 'A', state: 'saved', clickedAt: null }, 'B'],
    ['a later one', { answer: 'A', state: 'saved', clickedAt: 3000 }, 'A'],
    ['one that waits', { answer: 'A', state: 'pending', clickedAt: 1000 }, 'A'],
    ['one on its way', { answer: 'A', state: 'sending', clickedAt: 1000 }, 'A'],
  ] as const)('takes the place of %s, or not', (_, held, expected) => {
    const answers: AnswersByQuestion = held === undefined ? {} : { 1: held };
    expect(withAnswerOfTab(answers, saved)[1]?.answer).toBe(expected);
  });
});

describe('a click', () => {
  it('has its time, and a later one than every click before it where the clock went back', () => {
    const answers = {
      1: held('A', 'saved', 5000),
      2: held('B', 'pending', 4000),
      3: held('C', 'saved', null),
    };
    expect(clickOn(answers, 2, 'C', 6000)).toEqual(click(2, 'C', 6000));
    expect(clickOn(answers, 2, 'C', 5001).clickedAt).toBe(5001);
    expect(clickOn(answers, 2, 'C', 5000).clickedAt).toBe(5001);
    expect(clickOn(answers, 2, 'C', 100).clickedAt).toBe(5001);
    expect(clickOn({}, 2, 'C', 1).clickedAt).toBe(1);
    expect(clickOn({}, 2, 'C', -5).clickedAt).toBe(1);
  });

  it('takes the place of the answer before, its refusal too', () => {
    const answers = { 1: { ...held('A', 'refused'), refusal: 'Llegó tarde.' }, 2: held('V', 'saved') };
    expect(withClick(answers, click(1, 'B', 2000))).toEqual({
      1: held('B', 'pending', 2000),
      2: held('V', 'saved'),
    });
  });

  it('changes its state, with the reason where it is refused', () => {
    const answers = { 1: held('A', 'pending') };
    expect(withState(answers, click(1, 'A', 1000), 'sending')).toEqual({ 1: held('A', 'sending') });
    expect(withState(answers, click(1, 'A', 1000), 'refused', 'Llegó tarde.')).toEqual({
      1: { ...held('A', 'refused'), refusal: 'Llegó tarde.' },
    });
  });

  it('is saved as what the server has, maybe a later answer of another device', () => {
    expect(withServerAnswer({ 1: held('A', 'sending') }, click(1, 'A', 1000), 'B')).toEqual({
      1: held('B', 'saved'),
    });
  });

  it('touches nothing any more once a later click took its place', () => {
    const answers = { 1: held('B', 'pending', 2000) };
    for (const old of [click(1, 'A', 1000), click(2, 'A', 2000)]) {
      expect(withState(answers, old, 'saved')).toBe(answers);
      expect(withServerAnswer(answers, old, 'A')).toBe(answers);
    }
  });
});

describe('what is asked of the answers', () => {
  const answers: AnswersByQuestion = {
    1: held('A', 'pending', 3000),
    2: held('B', 'pending', 2000),
    3: held('C', 'sending', 1000),
    4: held('', 'saved'),
    5: held('V', 'refused'),
    6: held('F', 'saved', null),
    7: held('D', 'pending', null),
  };

  it('which clicks wait, the oldest first', () => {
    expect(pendingClicks(answers)).toEqual([click(2, 'B', 2000), click(1, 'A', 3000)]);
  });

  it('which questions the server does not have yet', () => {
    expect(unsentQuestions(answers)).toEqual([1, 2, 3, 7]);
  });

  it('how many are answered, and which numbers are not: withdrawn and refused answers are none', () => {
    expect(countAnswered(answers)).toBe(5);
    const questions = [9, 4, 1, 5, 6].map((id) => ({ id }));
    expect(unansweredNumbers(questions, answers)).toEqual([1, 2, 4]);
  });

  it('what did not count at the end, by the reason of the last', () => {
    const saved = { 1: held('A', 'saved') };
    const late = { ...held('B', 'refused'), refusal: 'Tu respuesta llegó tarde.' };
    expect(uncountedAnswers(saved)).toBeNull();
    expect(uncountedAnswers({})).toBeNull();
    expect(uncountedAnswers({ ...saved, 2: held('B', 'sending'), 3: late })).toEqual({
      count: 2,
      sentence: 'Tu respuesta llegó tarde.',
    });
    expect(uncountedAnswers({ ...saved, 2: late, 3: held('C', 'pending') })).toEqual({
      count: 2,
      sentence:
        'Lo que no se pudo enviar a tiempo no cuenta: queda guardado en este equipo y se enviará cuando vuelvas a la página de un examen.',
    });
  });
});
