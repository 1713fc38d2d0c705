import { useId } from 'react';
import { colourOf } from '../../../contract/content/report-figures.ts';
import { wholeNumber } from '../../lib/format.ts';
import colourStyles from './chart-colours.module.css';
import styles from './question-bars.module.css';
import type { QuestionBar } from './report.rules.ts';

type QuestionBarsProps = { questions: readonly QuestionBar[]; colours: number; about: string };

/** A bar for each question, under its text. The count stands beside it as text, so the bar itself needs no name. */
export function QuestionBars({ questions, colours, about }: QuestionBarsProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} data-pair={colourOf(colours, 0).pair + 1}>
      <h2 id={id} className={styles.head}>
        Veces que se falló cada pregunta
      </h2>
      <p className={styles.about}>{about}</p>
      <ol className={styles.bars}>
        {questions.map(({ questionId, questionName, questionCountFailed, questionCountAsked, length }) => (
          <li key={questionId}>
            <p>{questionName}</p>
            <div className={styles.line}>
              <svg width="100%" height="26" aria-hidden="true">
                <rect className={styles.track} width="100%" height="26" rx="8" />
                <rect className={colourStyles['dark']} width={`${length}%`} height="26" rx="8" />
              </svg>
              <span className={styles.count}>
                {wholeNumber(questionCountFailed)}
                <small> de {wholeNumber(questionCountAsked)}</small>
              </span>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
