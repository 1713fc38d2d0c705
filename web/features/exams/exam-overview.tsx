import type { ExamQuestion } from '../../../contract/questions/calls.ts';
import type { AnswersByQuestion, LocalAnswer } from './answers/answers-by-question.rules.ts';
import { tooManyText } from './answers/question-field.rules.ts';
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

type Mark = 'saved' | 'faulty' | 'waiting' | 'open';
const words: Record<Mark, string> = {
  saved: 'guardada',
  faulty: 'con marcas de más',
  waiting: 'pendiente de enviar',
  open: 'sin responder',
};

/** The numbers of the questions, each a link to its question, and the legend of their tints. */
export function ExamOverview({ questions, answers, isStuck, current, onGo }: ExamOverviewProps) {
  const marks = questions.map((question) => markOf(question, answers[question.id]));
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
        {marks.includes('faulty') && (
          <span>
            <i className={styles.faulty} />
            Con marcas de más
          </span>
        )}
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
function markOf(question: ExamQuestion, held: LocalAnswer | undefined): Mark {
  if (held === undefined || held.answer === '' || held.state === 'refused') return 'open';
  if (tooManyText(question, held.answer) !== null) return 'faulty';
  return held.state === 'saved' ? 'saved' : 'waiting';
}
