import type { QuestionRow } from '../../../contract/calls/question.ts';
import { questionTypeOptions } from '../../../contract/content/question-type.ts';
import { SelectField } from '../../components/forms/select-field.tsx';
import { FilterFold } from '../../components/table/filter-fold.tsx';
import { type BankFilter, modulesOf, noModule } from './question-list.rules.ts';

type QuestionFilterProps = {
  questions: readonly QuestionRow[];
  filter: BankFilter;
  onChange: (filter: BankFilter) => void;
};

/** Filters a long bank by type of question, or by module where questions name one. */
export function QuestionFilter({ questions, filter, onChange }: QuestionFilterProps) {
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
    </FilterFold>
  );
}
