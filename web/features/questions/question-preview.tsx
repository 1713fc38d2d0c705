import { useState } from 'react';
import type { ShownQuestion } from '../exams/answers/question-field.rules.ts';
import { QuestionField } from '../exams/answers/question-field.tsx';
import styles from './question-preview.module.css';

/** A question while it is being written, as the exam shows it; it can be tried, and nothing is kept. */
export function QuestionPreview({ question }: { question: ShownQuestion | null }) {
  return (
    <details className={styles.preview} open>
      <summary>Vista previa: así se ve en el examen</summary>
      {question === null ? (
        <p className="muted small">Escribe la descripción y elige la categoría para verla aquí.</p>
      ) : (
        <TriedQuestion key={question.questionTypeId} question={question} number={1} />
      )}
    </details>
  );
}

/** A question that takes clicks and forgets them. */
export function TriedQuestion({ question, number }: { question: ShownQuestion; number: number }) {
  const [answer, setAnswer] = useState('');
  return <QuestionField question={question} number={number} answer={answer} onChoose={setAnswer} />;
}
