import type { FormEvent } from 'react';
import type { Role } from '../../../contract/caller.ts';
import type { PracticeQuestion, PracticeSet } from '../../../contract/practice/calls.ts';
import { classNames } from '../../components/display/class-names.ts';
import { Icon } from '../../components/display/icon.tsx';
import { Button } from '../../components/forms/button.tsx';
import optionStyles from '../../components/forms/option.module.css';
import { Option } from '../../components/forms/option.tsx';
import { Prose } from '../../components/text/prose.tsx';
import fieldStyles from '../exams/answers/question-field.module.css';
import { choiceRule, optionsOf, type ShownOption } from '../exams/answers/question-field.rules.ts';
import { moduleHref } from './module-href.ts';
import styles from './practice.module.css';
import { doneText, isRight, type PracticeState } from './practice.rules.ts';

type PracticeQuestionProps = {
  set: PracticeSet;
  question: PracticeQuestion;
  /** From 1. */
  number: number;
  state: PracticeState;
  viewerRole: Role;
  onSettle: (event: FormEvent<HTMLFormElement>) => void;
};

/** A question: to be answered, or settled with its reason. */
export function PracticeQuestionView(props: PracticeQuestionProps) {
  const { question, number, state } = props;
  const answer = state.answers.get(question.id);
  const rule = choiceRule(question);
  return (
    <section className={styles.question} aria-labelledby="pregunta">
      <h2 id="pregunta" className={fieldStyles.title} tabIndex={-1} data-asked>
        <b>{number}</b>
        <span>{question.description}</span>
      </h2>
      {rule !== null && <p className={fieldStyles.rule}>{rule}</p>}
      {answer === undefined ? (
        <Answers {...props} />
      ) : (
        <>
          <ul className={fieldStyles.options}>
            {optionsOf(question).map((option) => (
              <SettledOption key={option.letter} option={option} correct={question.correct} answer={answer} />
            ))}
          </ul>
          <Reason {...props} answer={answer} />
        </>
      )}
    </section>
  );
}

/** The options as buttons, or as boxes where several may be right. A form, so that it works without a script. */
function Answers({ set, question, state, onSettle }: PracticeQuestionProps) {
  const hidden = {
    id: set.courseId,
    modulo: set.place ?? '',
    vuelta: set.round,
    hechas: doneText(state.answers),
    p: question.id,
  };
  return (
    <form method="get" action="/practica#porque" aria-label="Tu respuesta" onSubmit={onSettle}>
      {Object.entries(hidden).map(([name, value]) =>
        value === '' ? null : <input key={name} type="hidden" name={name} value={value} />,
      )}
      <div className={fieldStyles.options}>
        {optionsOf(question).map((option, index) =>
          question.several ? (
            <Option
              key={option.letter}
              type="checkbox"
              name={`r${option.letter}`}
              value="1"
              letter={option.letter}
              autoComplete="off"
              data-needed={index === 0 || undefined}
            >
              {option.words}
            </Option>
          ) : (
            <button
              key={option.letter}
              type="submit"
              name="r"
              value={option.value}
              className={classNames(optionStyles.option, styles.option)}
            >
              <i />
              <b>{option.letter}</b> <span>{option.words}</span>
            </button>
          ),
        )}
      </div>
      {question.several && (
        <div className="row">
          <Button type="submit" kind="sun">
            Comprobar
          </Button>
        </div>
      )}
    </form>
  );
}

type SettledOptionProps = { option: ShownOption; correct: string; answer: string };

function SettledOption({ option: { letter, value, words }, correct, answer }: SettledOptionProps) {
  const isCorrect = correct.split(',').includes(value);
  const isChosen = answer.split(',').includes(value);
  const says = isChosen
    ? isCorrect
      ? 'Tu respuesta, correcta'
      : 'Tu respuesta'
    : isCorrect
      ? 'La correcta'
      : '';
  return (
    <li
      className={classNames(
        optionStyles.option,
        styles.option,
        isCorrect ? styles.right : isChosen && styles.wrong,
      )}
    >
      {isCorrect ? <Icon name="check-circle" /> : isChosen ? <Icon name="x" /> : <i />}
      <b>{letter}</b> <span>{words}</span>
      {says !== '' && <em>{says}</em>}
    </li>
  );
}

/** The verdict on the answer, why, and where to read on. */
function Reason({ set, question, answer, viewerRole }: PracticeQuestionProps & { answer: string }) {
  const { why, law, module } = question;
  return (
    <div id="porque" className={styles.why}>
      <h3 tabIndex={-1} data-told>
        {isRight(question, answer) ? 'Así es.' : 'No es esa.'}
      </h3>
      {why !== '' && <Prose html={why} />}
      {(module !== null || law !== null) && (
        <ul>
          {module !== null && (
            <li>
              <Icon name="book" />
              <span>
                <a href={moduleHref(set.courseId, module.place, viewerRole)}>
                  Módulo {module.place}: {module.title}
                </a>
              </span>
            </li>
          )}
          {law !== null && (
            <li>
              <Icon name="scale" />
              <a href={law.href}>{law.label}</a>
            </li>
          )}
        </ul>
      )}
    </div>
  );
}
