import { useEffect, useRef, useState } from 'react';
import type { ExamQuestion } from '../../../contract/calls/question.ts';
import type { AnswerBook } from './answers/answer-book.rules.ts';

/** The screen reader's announcement of a saved answer: 'Pregunta 3: guardada'. */
export function useSavedNews(questions: readonly ExamQuestion[], book: AnswerBook): string {
  const [news, setNews] = useState('');
  const before = useRef(book);
  useEffect(() => {
    const saved = questions.findLastIndex(({ id }) => {
      const [was, is] = [before.current[id], book[id]];
      return is?.state === 'saved' && is.answer !== '' && was !== undefined && was.state !== 'saved';
    });
    before.current = book;
    if (saved !== -1) setNews(`Pregunta ${saved + 1}: guardada`);
  }, [questions, book]);
  return news;
}
