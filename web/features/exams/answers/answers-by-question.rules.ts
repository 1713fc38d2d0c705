import type { ExamQuestion } from '../../../../contract/questions/calls.ts';

/** An answer, with the server's time of the click as the page estimates it (milliseconds). */
export interface Click {
  questionId: number;
  /** 'V', 'F', letters such as 'A,C', or '' for a withdrawn answer. */
  answer: string;
  clickedAt: number;
}

/** `pending` waits for its turn or for the network. `refused` does not count, for whatever reason. */
export type AnswerState = 'saved' | 'pending' | 'sending' | 'refused';

export interface LocalAnswer {
  answer: string;
  state: AnswerState;
  /** null: the answer came from the server. */
  clickedAt: number | null;
  /** The reason for a refusal: mostly that it came too late and was kept aside. */
  refusal?: string;
}

/** The answers of an attempt by question id, with only the latest click of each question. */
export type AnswersByQuestion = Readonly<Record<number, LocalAnswer>>;

type Answered = Pick<ExamQuestion, 'id' | 'answer'>;

/** The server's answers, overlaid with the unsent ones of this browser. */
export function openAnswers(questions: readonly Answered[], kept: readonly Click[]): AnswersByQuestion {
  const answers: Record<number, LocalAnswer> = {};
  for (const { id, answer } of questions) {
    if (answer !== null && answer !== '') answers[id] = { answer, state: 'saved', clickedAt: null };
  }
  for (const { questionId, answer, clickedAt } of kept)
    answers[questionId] = { answer, state: 'pending', clickedAt };
  return answers;
}

/**
 * The answers after a server read, because another device may have answered meanwhile. Clicks made here since `before`,
 * when the read began, stay, and so do those that the server does not have yet.
 */
export function withServerAnswers(
  answers: AnswersByQuestion,
  before: AnswersByQuestion,
  questions: readonly Answered[],
): AnswersByQuestion {
  const next: Record<number, LocalAnswer> = { ...answers };
  for (const { id, answer } of questions) {
    const held = answers[id];
    if (held !== before[id] || (held !== undefined && held.state !== 'saved')) continue;
    if ((held?.answer ?? '') === (answer ?? '')) continue;
    next[id] = { answer: answer ?? '', state: 'saved', clickedAt: held?.clickedAt ?? null };
  }
  return next;
}

/** The answers after another tab of this browser saved one: what was clicked here later, or waits here, stays. */
export function withAnswerOfTab(answers: AnswersByQuestion, saved: Click): AnswersByQuestion {
  const { questionId, answer, clickedAt } = saved;
  const held = answers[questionId];
  const isOwn = held?.state === 'pending' || held?.state === 'sending' || (held?.clickedAt ?? 0) > clickedAt;
  return isOwn ? answers : { ...answers, [questionId]: { answer, state: 'saved', clickedAt } };
}

/**
 * Records a new click. Its time is later than that of every click before, even if the estimated time went
 * back meanwhile: the server keeps the greatest (spec 8.6).
 */
export function clickOn(answers: AnswersByQuestion, questionId: number, answer: string, now: number): Click {
  const latest = Math.max(0, ...Object.values(answers).map((held) => held.clickedAt ?? 0));
  return { questionId, answer, clickedAt: Math.max(now, latest + 1) };
}

export function withClick(answers: AnswersByQuestion, click: Click): AnswersByQuestion {
  return {
    ...answers,
    [click.questionId]: { answer: click.answer, state: 'pending', clickedAt: click.clickedAt },
  };
}

/** Changes the state of a click, unless a later one replaced it meanwhile. */
export function withState(
  answers: AnswersByQuestion,
  click: Click,
  state: AnswerState,
  refusal?: string,
): AnswersByQuestion {
  const held = answers[click.questionId];
  if (held === undefined || held.clickedAt !== click.clickedAt) return answers;
  return {
    ...answers,
    [click.questionId]: { ...held, state, ...(refusal === undefined ? {} : { refusal }) },
  };
}

/**
 * Marks a click as received. The saved answer is the one on the server, which may be a later one of another
 * device.
 */
export function withServerAnswer(
  answers: AnswersByQuestion,
  click: Click,
  answer: string,
): AnswersByQuestion {
  const held = answers[click.questionId];
  if (held === undefined || held.clickedAt !== click.clickedAt) return answers;
  return { ...answers, [click.questionId]: { answer, state: 'saved', clickedAt: held.clickedAt } };
}

/** The waiting clicks, oldest first. */
export function pendingClicks(answers: AnswersByQuestion): Click[] {
  const waiting = Object.entries(answers).flatMap(([id, { answer, state, clickedAt }]) =>
    state === 'pending' && clickedAt !== null ? [{ questionId: Number(id), answer, clickedAt }] : [],
  );
  return waiting.sort((left, right) => left.clickedAt - right.clickedAt);
}

/** Ids of the questions whose answer the server does not have yet. */
export function unsentQuestions(answers: AnswersByQuestion): number[] {
  return Object.entries(answers).flatMap(([id, { state }]) =>
    state === 'pending' || state === 'sending' ? [Number(id)] : [],
  );
}

const isAnswered = ({ answer, state }: LocalAnswer) => answer !== '' && state !== 'refused';

export const countAnswered = (answers: AnswersByQuestion): number =>
  Object.values(answers).filter(isAnswered).length;

/** The numbers of the questions without an answer, from 1. */
export function unansweredNumbers(
  questions: readonly { id: number }[],
  answers: AnswersByQuestion,
): number[] {
  return questions.flatMap(({ id }, index) => {
    const held = answers[id];
    return held !== undefined && isAnswered(held) ? [] : [index + 1];
  });
}

const unsentAnswer =
  'Lo que no se pudo enviar a tiempo no cuenta: queda guardado en este equipo y se enviará cuando vuelvas a la página de un examen.';

/**
 * The number of answers that did not count when the attempt ended, unsendable ones included, and the reason
 * for the last of them; null = none.
 */
export function uncountedAnswers(answers: AnswersByQuestion): { count: number; sentence: string } | null {
  const uncounted = Object.values(answers).filter(({ state }) => state !== 'saved');
  const last = uncounted.at(-1);
  return last === undefined ? null : { count: uncounted.length, sentence: last.refusal ?? unsentAnswer };
}
