import type { ExamQuestion } from '../../../contract/calls/question.ts';
import type { AnswersByQuestion, LocalAnswer } from './answers/answers-by-question.rules.ts';
import styles from './exam-overview.module.css';

interface ExamOverviewProps {
  questions: readonly ExamQuestion[];
  answers: AnswersByQuestion;
  isStuck: boolean;
  /** The question that was used last. */
  current: number | null;
  /** Called when a number is pressed. */
  onGo?(): void;
}

type Mark = 'saved' | 'waiting' | 'open';
const words: Record<Mark, string> = {
  saved: 'guardada',
  waiting: 'pendiente de enviar',
  open: 'sin responder',
};

/** The numbers of the questions, each a link to its question, and the legend of their tints. */
export function ExamOverview({ questions, answers, isStuck, current, onGo }: ExamOverviewProps) {
  const marks = questions.map(({ id }) => markOf(answers[id]));
  return (
    <>
      <nav className={styles.numbers} aria-label="Preguntas">
        {questions.map(({ id }, index) => {
          const mark = marks[index] ?? 'open';
          return (
            <a
              key={id}
              href={`#q${index + 1}`}
              className={styles[mark]}
              aria-label={`Pregunta ${index + 1}: ${words[mark]}`}
              aria-current={id === current || undefined}
              onClick={onGo}
            >
              {index + 1}
            </a>
          );
        })}
      </nav>
      <div className={styles.key}>
        <span>
          <i className={styles.saved} />
          Guardada
        </span>
        {isStuck && marks.includes('waiting') && (
          <span>
            <i className={styles.waiting} />
            Pendiente de enviar
          </span>
        )}
        <span>
          <i />
          Sin responder
        </span>
      </div>
    </>
  );
}

/** An answer counts as saved only once the server has acknowledged it. */
function markOf(held: LocalAnswer | undefined): Mark {
  if (held === undefined || held.answer === '' || held.state === 'refused') return 'open';
  return held.state === 'saved' ? 'saved' : 'waiting';
}
