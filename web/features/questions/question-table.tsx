import type { ReactNode } from 'react';
import { questionTypes } from '../../../contract/constants.ts';
import type { QuestionRow } from '../../../contract/question.ts';
import { Blank } from '../../components/blank.tsx';
import { DataTable } from '../../components/data-table.tsx';
import type { Column } from '../../components/data-table-column.ts';
import { IconButton } from '../../components/icon-button.tsx';
import { answerLetters } from './question-form.rules.ts';
import styles from './question-table.module.css';

type QuestionTableProps = {
  questions: readonly QuestionRow[];
  onRemove: (question: QuestionRow) => void;
  /** The button that adds the first one. */
  add: ReactNode;
};

/** The questions with their kind and their key; deleting is the only action (portal.md §2). */
export function QuestionTable({ questions, onRemove, add }: QuestionTableProps) {
  const columns: Column<QuestionRow>[] = [
    {
      key: 'description',
      label: 'Descripción',
      kind: 'title',
      render: (row) => <Described question={row} />,
    },
    { key: 'type', label: 'Tipo', nowrap: true, sortBy: ({ type }) => type, render: ({ type }) => type },
    {
      key: 'answer',
      label: 'Respuesta',
      render: (row) => (
        <span className={styles.letters}>
          {correctLetters(row).map((letter) => (
            <span key={letter} className={styles.letter}>
              {letter}
            </span>
          ))}
        </span>
      ),
    },
    {
      key: 'actions',
      label: 'Acción',
      kind: 'actions',
      render: (row) => (
        <div>
          <IconButton
            icon="trash"
            label="Eliminar"
            subject={row.description}
            danger
            onClick={() => onRemove(row)}
          />
        </div>
      ),
    },
  ];
  return (
    <DataTable
      caption="Preguntas del curso"
      columns={columns}
      rows={questions}
      rowKey={({ id }) => id}
      empty={
        <Blank picture="/motivos/reloj.svg" title="Este curso no tiene preguntas" actions={add}>
          Sin preguntas no se puede rendir el examen. Agrega la primera.
        </Blank>
      }
    />
  );
}

/** The question and, for multiple choice, its answers in small under it. */
function Described({ question }: { question: QuestionRow }) {
  const answers = answerLetters.flatMap((letter) => {
    const text = question[`answer${letter}`];
    return text ? [{ letter, text }] : [];
  });
  return (
    <>
      <span className={styles.description}>{question.description}</span>
      {question.questionTypeId === questionTypes.multipleChoice && answers.length > 0 && (
        <ul className={styles.answers}>
          {answers.map(({ letter, text }) => (
            <li key={letter}>
              <b>{letter}</b> {text}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** The correct answer uppercased, a letter each. */
function correctLetters(question: QuestionRow): string[] {
  const isMultiple = question.questionTypeId === questionTypes.multipleChoice;
  const key = isMultiple ? question.correctAnswerMultiple : question.correctAnswerVoF;
  return key
    .toUpperCase()
    .split(',')
    .map((letter) => letter.trim())
    .filter((letter) => letter !== '');
}
