import { useState } from 'react';
import { visibleLines } from '../../../../contract/text/visible-text.ts';
import type { ShownQuestion } from '../../exams/answers/question-field.rules.ts';
import { QuestionField } from '../../exams/answers/question-field.tsx';
import styles from './question-preview.module.css';

/** A question while it is being written, as the exam shows it. It can be tried out; no answer is stored. */
export function QuestionPreview({
  question,
  explanation,
}: {
  question: ShownQuestion | null;
  explanation: string;
}) {
  const lines = visibleLines(explanation);
  return (
    <>
      <details className={styles.preview} open>
        <summary>Vista previa: así se ve en el examen</summary>
        {question === null ? (
          <p className="muted small">Escribe la descripción y elige la categoría para verla aquí.</p>
        ) : (
          <PracticeQuestion key={question.questionTypeId} question={question} number={1} />
        )}
      </details>
      {lines !== '' && (
        <section className={styles.why} aria-label="Así se explica después">
          <h3>Así se explica después</h3>
          {lines.split('\n').map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name
            <p key={at}>{line}</p>
          ))}
        </section>
      )}
    </>
  );
}

/** A question that accepts clicks and stores nothing. */
export function PracticeQuestion({ question, number }: { question: ShownQuestion; number: number }) {
  const [answer, setAnswer] = useState('');
  return <QuestionField question={question} number={number} answer={answer} onChoose={setAnswer} />;
}
