import { questionTypes } from '../../../contract/constants.ts';
import type { ExamQuestion } from '../../../contract/question.ts';
import { Option } from '../../components/option.tsx';
import { type HeldAnswer, toggleLetter } from './answer-book.rules.ts';
import { AnswerStateLine } from './answer-state-line.tsx';
import styles from './question-field.module.css';

interface QuestionFieldProps {
  question: ExamQuestion;
  /** From 1. */
  number: number;
  held: HeldAnswer | undefined;
  isStuck: boolean;
  onChoose(answer: string): void;
  onFocus(): void;
}

/** A question: A to D as boxes, or 'A Verdadero' and 'B Falso' as radios, and whether the answer is saved. */
export function QuestionField({ question, number, held, isStuck, onChoose, onFocus }: QuestionFieldProps) {
  const answer = held?.answer ?? '';
  const isTrueFalse = question.questionTypeId === questionTypes.trueFalse;
  return (
    <fieldset className={styles.question} id={`q${number}`} onFocus={onFocus}>
      <legend className="sr">
        Pregunta {number}: {question.description}
      </legend>
      <div className={styles.title} aria-hidden="true">
        <b>{number}</b>
        <span>{question.description}</span>
      </div>
      <div className={styles.options}>
        {isTrueFalse
          ? trueFalse.map(({ letter, value, words }) => (
              <Option
                key={letter}
                type="radio"
                name={`q${question.id}`}
                letter={letter}
                checked={answer === value}
                onChange={() => onChoose(value)}
              >
                {words}
              </Option>
            ))
          : lettersOf(question).map(({ letter, words }) => (
              <Option
                key={letter}
                type="checkbox"
                name={`q${question.id}`}
                letter={letter}
                checked={answer.split(',').includes(letter)}
                onChange={() => onChoose(toggleLetter(answer, letter))}
              >
                {words}
              </Option>
            ))}
      </div>
      <AnswerStateLine held={held} isStuck={isStuck} />
    </fieldset>
  );
}

const trueFalse = [
  { letter: 'A', value: 'V', words: 'Verdadero' },
  { letter: 'B', value: 'F', words: 'Falso' },
] as const;

/** The options that have a text, with their letters. */
function lettersOf({
  answerA,
  answerB,
  answerC,
  answerD,
}: ExamQuestion): { letter: string; words: string }[] {
  const texts = { A: answerA, B: answerB, C: answerC, D: answerD };
  return Object.entries(texts).flatMap(([letter, words]) =>
    words === null || words === '' ? [] : [{ letter, words }],
  );
}
