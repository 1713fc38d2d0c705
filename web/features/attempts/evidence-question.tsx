import type { Evidence, EvidenceQuestion } from '../../../contract/attempts/calls.ts';
import { classNames } from '../../components/display/class-names.ts';
import { Icon } from '../../components/display/icon.tsx';
import { Tag } from '../../components/display/tag.tsx';
import { Prose } from '../../components/text/prose.tsx';
import { timeToTheSecond } from '../../lib/format.ts';
import { choiceRule } from '../exams/answers/question-field.rules.ts';
import { ReportQuestion } from '../question-reports/report-question.tsx';
import {
  bankLetters,
  lateTimes,
  type Reader,
  type SeenOption,
  seenOptions,
  shownAnswer,
  silenceText,
} from './evidence.rules.ts';
import styles from './evidence-question.module.css';

/**
 * A question as it was shown, with the answer and its time, late clicks, and the mark where it may be shown.
 */
export function EvidenceQuestionView({
  question,
  reader,
  attempt,
  onReported,
}: {
  question: EvidenceQuestion;
  reader: Reader;
  attempt: Pick<Evidence, 'id' | 'courseId' | 'hasMarks'>;
  onReported: () => Promise<void>;
}) {
  const { position, description, isRight } = question;
  const rule = choiceRule(question);
  return (
    <li className={styles.question}>
      <h3 className={styles.title}>
        <b className={styles.number}>{position}</b>
        <span>{description}</span>
      </h3>
      <div className={styles.body}>
        {rule !== null && <p className="muted">{rule}</p>}
        {isRight !== null && (
          <p className={styles.mark}>
            {isRight ? (
              <Tag kind="ok" icon="check">
                Bien
              </Tag>
            ) : (
              <Tag kind="no" icon="x">
                {question.answer ? 'Mal' : 'Sin responder'}
              </Tag>
            )}
          </p>
        )}
        <ul className={styles.options}>
          {seenOptions(question).map((option) => (
            <OptionLine key={option.letter} option={option} reader={reader} />
          ))}
        </ul>
        {reader === 'other' && bankLetters(question) !== null && (
          <p className={styles.times}>{bankLetters(question)}</p>
        )}
        {question.why !== null && <Why why={question.why} courseId={attempt.courseId} />}
        <Times question={question} reader={reader} />
        {question.late !== null && <LateLine question={question} late={question.late} />}
        {reader === 'self' && attempt.hasMarks && (
          <ReportQuestion attemptId={attempt.id} question={question} onReported={onReported} />
        )}
      </div>
    </li>
  );
}

function OptionLine({ option, reader }: { option: SeenOption; reader: Reader }) {
  const { letter, words, isChosen, isLate, isCorrect } = option;
  return (
    <li className={classNames(styles.option, isChosen && styles.chosen, isCorrect && styles.right)}>
      <OptionSign {...option} />
      <b>{letter}</b> <span>{words}</span>{' '}
      <span className={styles.signs}>
        {isChosen && <Tag>{reader === 'self' ? 'Tu respuesta' : 'Su respuesta'}</Tag>}{' '}
        {isLate && <Tag kind="wait">Llegó tarde</Tag>} {isCorrect && <Tag kind="ok">Correcta</Tag>}
      </span>
    </li>
  );
}

/** Why the answer is right, where a law says so, and the module to read again. */
function Why({ why, courseId }: { why: NonNullable<EvidenceQuestion['why']>; courseId: number }) {
  const { html, law, module } = why;
  return (
    <div className={styles.why}>
      {html !== '' && (
        <>
          <p className={styles.ask}>¿Por qué?</p>
          <Prose html={html} />
        </>
      )}
      {law !== null && (
        <p className={styles.where}>
          <Icon name="scale" />
          <a href={law.href}>{law.label}</a>
        </p>
      )}
      {module !== null && (
        <p className={styles.where}>
          <Icon name="book" />
          <a href={`/leermodulos?id=${courseId}#modulo-${module.place}`}>
            Repasar el módulo {module.place}: {module.title}
          </a>
        </p>
      )}
    </div>
  );
}

/** Green and a tick only for what is right; a choice that is wrong, or of which nothing may be said yet, stays neutral. */
function OptionSign({ isChosen, isCorrect }: Pick<SeenOption, 'isChosen' | 'isCorrect'>) {
  if (isCorrect === true) return <Icon name="check-circle" />;
  if (!isChosen) return <i />;
  return isCorrect === false ? <Icon name="x" /> : <i className={styles.dot} />;
}

/** When it was clicked and stored: evidence for administrators; a learner opens it, if ever. */
function Times({ question, reader }: { question: EvidenceQuestion; reader: Reader }) {
  if (reader !== 'self' || question.answer === null)
    return <p className={styles.times}>{timesOf(question)}</p>;
  return (
    <details className={styles.times}>
      <summary>Cuándo respondiste</summary>
      {timesOf(question)}
    </details>
  );
}

function timesOf({ answer, clickedAt, savedAt }: EvidenceQuestion): string {
  if (answer === null || clickedAt === null) return 'Sin responder';
  const what = answer === '' ? 'Desmarcada' : 'Elegida';
  const saved = savedAt === null ? '' : ` · guardada ${timeToTheSecond(savedAt)}`;
  return `${what} ${timeToTheSecond(clickedAt)}${saved}`;
}

type Late = NonNullable<EvidenceQuestion['late']>;

function LateLine({ question, late }: { question: EvidenceQuestion; late: Late }) {
  return (
    <p className={styles.late}>
      <Icon name="clock" />
      <span>
        Llegó tarde: <b>{shownAnswer(question, late.answer)}</b>, {lateTimes(late)}. {silenceText(late)}{' '}
        {late.isAccepted ? 'La administración la aceptó: cuenta.' : 'No cuenta mientras no se acepte.'}
      </span>
    </p>
  );
}
