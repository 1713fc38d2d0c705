import { type ReactNode, useId } from 'react';
import { Option } from '../../../components/forms/option.tsx';
import styles from './question-field.module.css';
import {
  answerAfter,
  choiceRule,
  isTrueFalse,
  optionsOf,
  type ShownQuestion,
} from './question-field.rules.ts';

interface QuestionFieldProps {
  question: ShownQuestion;
  /** From 1. */
  number: number;
  /** The current answer: 'V', 'F', letters such as 'A,C', or '' = none. */
  answer: string;
  /** Called with the whole new answer after a click, in the format of `answer`. */
  onChoose(answer: string): void;
  /** Called when an option is focused. */
  onFocus?(): void;
  /** The id of the question as a link target; absent where several lists may be on one page. */
  anchor?: string;
  /** Shown between the question and its options: to listen to it. */
  aid?: ReactNode;
  /** Shown below the options: in an exam, whether the answer is saved. */
  children?: ReactNode;
}

/** A question as its member sees it: A to D as checkboxes, or 'A Verdadero' and 'B Falso' as radios. */
export function QuestionField(props: QuestionFieldProps) {
  const { question, number, answer, onChoose, onFocus, anchor, aid, children } = props;
  const name = useId();
  const chosen = answer.split(',');
  const rule = choiceRule(question);
  const ruleId = `${name}-rule`;
  return (
    <fieldset
      className={styles.question}
      id={anchor}
      onFocus={onFocus}
      aria-describedby={rule === null ? undefined : ruleId}
    >
      <legend className="sr">
        Pregunta {number}: {question.description}
      </legend>
      <div className={styles.title} aria-hidden="true">
        <b>{number}</b>
        <span>{question.description}</span>
      </div>
      {rule !== null && (
        <p id={ruleId} className={styles.rule}>
          {rule}
        </p>
      )}
      {aid}
      <div className={styles.options}>
        {optionsOf(question).map(({ letter, value, words }) => (
          <Option
            key={letter}
            type={isTrueFalse(question) ? 'radio' : 'checkbox'}
            name={name}
            letter={letter}
            checked={chosen.includes(value)}
            onChange={() => onChoose(answerAfter(question, answer, value))}
          >
            {words}
          </Option>
        ))}
      </div>
      {children}
    </fieldset>
  );
}
