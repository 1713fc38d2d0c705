import { useState } from 'react';
import type { Problem } from '../../../contract/pension/answer.ts';
import type { CalculatorParameter } from '../../../contract/pension/calculator-names.ts';
import type { CalculatorFields } from '../../../contract/pension/calculators.ts';
import type { CalculatorField } from '../../../contract/pension/fields.ts';
import { classNames } from '../../components/display/class-names.ts';
import { Icon } from '../../components/display/icon.tsx';
import { QuestionField } from '../../lib/calculators/question-field.tsx';
import styles from './field-list.module.css';

interface FieldListProps {
  fields: CalculatorFields;
  currency: string;
  values: Readonly<Record<string, string>>;
  problems: readonly Problem[];
  /** The question that a narrow screen shows. */
  place: number;
  /** A narrow screen shows one: it is a group by itself, which takes the focus. */
  isOne: boolean;
  onChange(field: CalculatorParameter, value: string): void;
}

/** 'Pregunta 2 de 5' */
export const questionOf = (place: number, all: number): string => `Pregunta ${place + 1} de ${all}`;

/** The fields of a calculator, one at a time on a narrow screen; those that few people need are folded. */
export function FieldList(props: FieldListProps) {
  const { fields, currency, values, problems, place, isOne, onChange } = props;
  const { main, more } = fields;
  // decided once: the section must not fold while a value in it is emptied
  const [isTold] = useState(() => more.some(({ name }) => (values[name] ?? '') !== ''));
  const one = (field: CalculatorField) => (
    <QuestionField
      key={field.name}
      field={field}
      value={values[field.name] ?? ''}
      error={problems.find((problem) => problem.field === field.name)?.message}
      currency={currency}
      onChange={onChange}
    />
  );
  return (
    <>
      {main.map((field, index) => (
        <div
          key={field.name}
          className={classNames(styles.question, index === place && styles.now)}
          data-question={index}
          {...(isOne && {
            role: 'group',
            tabIndex: -1,
            'aria-label': `${questionOf(index, main.length)}. ${field.label}`,
          })}
        >
          {one(field)}
        </div>
      ))}
      {more.length > 0 && (
        <details className={styles.more} open={isTold} data-prints-open>
          <summary>
            Más datos
            <Icon name="chevron-down" />
          </summary>
          {more.map(one)}
        </details>
      )}
    </>
  );
}
