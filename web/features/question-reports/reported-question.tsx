import type { ReportedQuestion } from '../../../contract/question-reports/calls.ts';
import { Detail } from '../../components/display/detail.tsx';
import { Tag } from '../../components/display/tag.tsx';
import { Button } from '../../components/forms/button.tsx';
import { shortDate } from '../../lib/format.ts';
import styles from './question-reports.module.css';
import { faultCounts, figuresText } from './question-reports.rules.ts';

interface ReportedQuestionProps {
  question: ReportedQuestion;
  onAnswer: () => void;
}

/** A reported question: its faults, what people say, how it is answered, and the ways to mend it. */
export function ReportedQuestionItem({ question, onAnswer }: ReportedQuestionProps) {
  const { questionId, courseId, courseName, description, correct, isDeleted, law, reports, answer } =
    question;
  const title = `aviso-${questionId}`;
  return (
    <li className={styles.question} aria-labelledby={title}>
      <h2 id={title}>{description}</h2>
      <p className="muted">
        <a href={`/question?id=${courseId}`}>{courseName}</a>. La correcta: {correct.join('; ')}.{' '}
        {isDeleted && <Tag kind="off">En la Papelera</Tag>}
      </p>
      <ul className={styles.faults}>
        {faultCounts(question).map(({ label, count }) => (
          <li key={label}>
            <b className="num">{count}</b> {label}
          </li>
        ))}
      </ul>
      <ul className={styles.words}>
        {reports
          .filter(({ text }) => text !== '')
          .map(({ id, text, fullname, userId, date, attemptId }) => (
            <li key={id}>
              <p>{text}</p>
              <p className="small muted">
                <a href={`/persona?id=${userId}`}>{fullname}</a>, {shortDate(date)}.{' '}
                <a href={`/intento?id=${attemptId}`}>Su intento</a>
              </p>
            </li>
          ))}
      </ul>
      <dl className={styles.facts}>
        <Detail label="Cómo se responde">
          <a href={`/estadisticas?id=${courseId}#pregunta-${questionId}`}>{figuresText(question)}</a>
        </Detail>
        {law !== null && (
          <Detail label="Artículo que cita">
            <a href={law.href}>{law.label}</a>
          </Detail>
        )}
      </dl>
      {answer === null ? (
        <div className={styles.tools}>
          <Button size="small" onClick={onAnswer}>
            Contestar
            <span className="sr"> los avisos de: {description}</span>
          </Button>
          {!isDeleted && (
            <Button kind="line" size="small" href={`/question?id=${courseId}&corregir=${questionId}`}>
              Corregir respuesta
              <span className="sr"> de: {description}</span>
            </Button>
          )}
        </div>
      ) : (
        <div className={styles.answer}>
          <p className="small">
            <b>Contestado</b> el {shortDate(answer.date)}
            {answer.by !== null && `, por ${answer.by}`}
          </p>
          <p className={styles.text}>{answer.text}</p>
        </div>
      )}
    </li>
  );
}
