import { useEffect, useRef, useState } from 'react';
import type { ExamQuestion } from '../../../contract/calls/question.ts';
import type { AnswersByQuestion } from './answers/answers-by-question.rules.ts';

/** The screen reader's announcement of a saved answer: 'Pregunta 3: guardada'. */
export function useSavedNews(questions: readonly ExamQuestion[], answers: AnswersByQuestion): string {
  const [news, setNews] = useState('');
  const before = useRef(answers);
  useEffect(() => {
    const saved = questions.findLastIndex(({ id }) => {
      const [was, is] = [before.current[id], answers[id]];
      return is?.state === 'saved' && is.answer !== '' && was !== undefined && was.state !== 'saved';
    });
    before.current = answers;
    if (saved !== -1) setNews(`Pregunta ${saved + 1}: guardada`);
  }, [questions, answers]);
  return news;
}
