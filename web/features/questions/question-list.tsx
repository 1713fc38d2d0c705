import { type ReactNode, useState } from 'react';
import type { QuestionRow } from '../../../contract/questions/calls.ts';
import { questionTypeOptions } from '../../../contract/questions/type.ts';
import { Icon } from '../../components/display/icon.tsx';
import { Button } from '../../components/forms/button.tsx';
import { SelectField } from '../../components/forms/select-field.tsx';
import { EmptyState } from '../../components/page/empty-state.tsx';
import { ClientTable, ClientTableSearch } from '../../components/table/client-table.tsx';
import { FilterFold } from '../../components/table/filter-fold.tsx';
import { useClientTable } from '../../components/table/use-client-table.ts';
import type { BulkAction } from '../../lib/lists/bulk-action.ts';
import { bulkSelection } from '../../lib/lists/bulk-bar.tsx';
import { questionColumns } from './question-columns.tsx';
import styles from './question-list.module.css';
import {
  type BankFilter,
  filterQuestions,
  missingExplanations,
  modulesOf,
  noFilter,
  noModule,
  searchedText,
} from './question-list.rules.ts';

type QuestionListProps = {
  questions: readonly QuestionRow[];
  add: ReactNode;
  onImport: () => void;
  bulk: readonly BulkAction<QuestionRow>[];
  onChanged: () => Promise<void>;
  onEdit: (question: QuestionRow) => void;
  onCopy: (question: QuestionRow) => void;
  onCorrect: (question: QuestionRow) => void;
  onRemove: (question: QuestionRow) => void;
};

const nameOf = ({ description }: QuestionRow) => description;

/** A shorter bank needs no search. */
const searchFrom = 8;

/** The questions with their kind and their key: searched, filtered and paged in the browser. */
export function QuestionList({ questions, add, onImport, bulk, onChanged, ...actions }: QuestionListProps) {
  const list = useClientTable();
  const [filter, setFilter] = useState(noFilter);
  const isLong = questions.length >= searchFrom;
  const rows = isLong ? filterQuestions(questions, filter) : questions;
  const missing = missingExplanations(questions);
  function filterBy(next: BankFilter) {
    setFilter(next);
    list.turnTo(1);
  }
  if (questions.length === 0) {
    return (
      <EmptyState
        image="/motivos/reloj.svg"
        title="Este curso no tiene preguntas"
        actions={
          <>
            {add}
            <Button kind="line" onClick={onImport}>
              <Icon name="upload" />
              Importar
            </Button>
          </>
        }
      >
        Sin preguntas no se puede rendir el examen. Agrega la primera o importa las que ya tengas.
      </EmptyState>
    );
  }
  return (
    <>
      {isLong && (
        <div className={styles.find}>
          <ClientTableSearch list={list} label="Buscar una pregunta" />
          <QuestionFilter questions={questions} filter={filter} onChange={filterBy} />
        </div>
      )}
      <ClientTable
        caption="Preguntas del curso"
        noun={['pregunta', 'preguntas']}
        list={list}
        columns={questionColumns(actions)}
        rows={rows}
        rowKey={({ id }) => id}
        selectable={bulkSelection({
          nameOf,
          noun: ['pregunta', 'preguntas'],
          actions: bulk,
          onDone: onChanged,
        })}
        textOf={searchedText}
        empty={
          <EmptyState
            image="/motivos/libro.svg"
            title="Ninguna pregunta es así"
            actions={
              <Button kind="line" onClick={() => setFilter(noFilter)}>
                Ver todas
              </Button>
            }
          >
            Cambia el tipo, el módulo o la explicación que elegiste.
          </EmptyState>
        }
      />
      {missing !== null && (
        <p className={styles.missing}>
          {missing}: quien cierra el examen no lee por qué.{' '}
          {isLong && filter.explanation === '' && (
            <Button
              kind="text"
              size="small"
              onClick={() => filterBy({ ...noFilter, explanation: 'missing' })}
            >
              Ver cuáles
            </Button>
          )}
        </p>
      )}
    </>
  );
}

type QuestionFilterProps = {
  questions: readonly QuestionRow[];
  filter: BankFilter;
  onChange: (filter: BankFilter) => void;
};

/** Filters a long bank by type of question, or by module where questions name one. */
function QuestionFilter({ questions, filter, onChange }: QuestionFilterProps) {
  const modules = modulesOf(questions);
  return (
    <FilterFold narrowed={Object.values(filter).filter((value) => value !== '').length}>
      <SelectField
        label={<span className="sr">Tipo</span>}
        placeholder="Todos los tipos"
        options={questionTypeOptions}
        value={filter.type}
        onChange={(event) => onChange({ ...filter, type: event.currentTarget.value })}
      />
      {modules.length > 0 && (
        <SelectField
          label={<span className="sr">Módulo</span>}
          placeholder="Todos los módulos"
          options={[
            ...modules.map((title) => ({ value: title, label: title })),
            { value: noModule, label: 'Sin módulo' },
          ]}
          value={filter.module}
          onChange={(event) => onChange({ ...filter, module: event.currentTarget.value })}
        />
      )}
      <SelectField
        label={<span className="sr">Explicación</span>}
        placeholder="Con o sin explicación"
        options={[{ value: 'missing', label: 'Sin explicación' }]}
        value={filter.explanation}
        onChange={(event) =>
          onChange({ ...filter, explanation: event.currentTarget.value === '' ? '' : 'missing' })
        }
      />
    </FilterFold>
  );
}
