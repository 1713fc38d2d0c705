import { questionTypes } from '../../../contract/constants.ts';
import type { QuestionRow } from '../../../contract/questions/calls.ts';
import { answerLetters, keyOf } from '../../../contract/questions/key.ts';
import { Tag } from '../../components/display/tag.tsx';
import { IconButton } from '../../components/forms/icon-button.tsx';
import type { Column } from '../../components/table/data-table-column.ts';
import { RowActions } from '../../components/table/row-actions.tsx';
import styles from './question-columns.module.css';

type QuestionActions = {
  onEdit: (question: QuestionRow) => void;
  /** Opens a new question with its text. */
  onCopy: (question: QuestionRow) => void;
  onCorrect: (question: QuestionRow) => void;
  onRemove: (question: QuestionRow) => void;
};

/**
 * The columns: question, kind, key in upper case, actions (spec 2.17; editing and correcting are extensions).
 */
export const questionColumns = (actions: QuestionActions): Column<QuestionRow>[] => [
  {
    key: 'description',
    label: 'Descripción',
    kind: 'title',
    isText: true,
    render: (row) => <Described question={row} />,
  },
  { key: 'type', label: 'Tipo', nowrap: true, sortBy: ({ type }) => type, render: ({ type }) => type },
  {
    key: 'answer',
    label: 'Respuesta',
    render: (row) => (
      <span className={styles.letters}>
        {keyOf(row).map((letter) => (
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
      <RowActions subject={row.description} edit={{ onClick: () => actions.onEdit(row) }}>
        <IconButton
          icon="copy"
          label="Copiar aquí"
          subject={row.description}
          onClick={() => actions.onCopy(row)}
        />
        <IconButton
          icon="key"
          label="Corregir respuesta"
          subject={row.description}
          onClick={() => actions.onCorrect(row)}
        />
        <IconButton
          icon="trash"
          label="Eliminar"
          subject={row.description}
          danger
          onClick={() => actions.onRemove(row)}
        />
      </RowActions>
    ),
  },
];

/** The question. In small below it: the answers of a multiple choice, and the module to read again. */
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
      {question.practice && <Tag>Para practicar</Tag>}
      {question.module !== '' && <p className={styles.module}>Módulo: {question.module}</p>}
    </>
  );
}
