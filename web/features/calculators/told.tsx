import type { ReactNode } from 'react';
import type { CalculatorParameter } from '../../../contract/pension/calculator-names.ts';
import { type CalculatorField, insteadValue } from '../../../contract/pension/fields.ts';
import { Button } from '../../components/forms/button.tsx';
import styles from './told.module.css';

const units = { time: ['año', 'años'], age: ['año', 'años'], months: ['mes', 'meses'] } as const;

/** A value as it is read back: '14/03/1984', '15 años', 'Bs 4 200', 'No sé'. */
export function valueInWords(field: CalculatorField, value: string, currency: string): string {
  if (value === insteadValue) return field.instead?.label ?? '';
  if (field.kind === 'choice') return field.choices.find((choice) => choice.value === value)?.label ?? value;
  if (field.kind === 'money') return `${currency}\u00a0${value}`;
  if (field.kind === 'day') return value.replace(/^(\d{4})-(\d\d)-(\d\d)$/, '$3/$2/$1');
  if (field.kind === 'count' || !/^\d+$/.test(value)) return value;
  const [one, many] = units[field.kind];
  return `${value} ${value === '1' ? one : many}`;
}

interface ToldProps {
  fields: readonly CalculatorField[];
  values: Readonly<Record<string, string>>;
  currency: string;
  onOpen(field: CalculatorParameter): void;
  /** A field that is being changed in its line. */
  opened?: { field: CalculatorParameter; form: ReactNode } | undefined;
}

/** The values said so far, each a line to change. */
export function Told({ fields, values, currency, onOpen, opened }: ToldProps) {
  return (
    <ul className={styles.told} aria-label="Lo que dijiste">
      {fields.map((field) => {
        const value = values[field.name] ?? '';
        const { text } = field.subject;
        if (opened?.field === field.name) return <li key={field.name}>{opened.form}</li>;
        return (
          <li key={field.name}>
            <span>
              {text.charAt(0).toUpperCase()}
              {text.slice(1)}: <b>{value === '' ? 'sin decir' : valueInWords(field, value, currency)}</b>
            </span>
            <Button kind="text" size="small" onClick={() => onOpen(field.name)}>
              cambiar<span className="sr"> {text}</span>
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
