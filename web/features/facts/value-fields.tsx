import { useState } from 'react';
import type { ParameterDefinition, ParameterKind } from '../../../contract/facts/keys.ts';
import { Button } from '../../components/forms/button.tsx';
import { FieldNotes } from '../../components/forms/field.tsx';
import { SelectField } from '../../components/forms/select-field.tsx';
import { TextArea, TextField } from '../../components/forms/text-field.tsx';
import styles from './parameters.module.css';
import { isTable, rowNumbers, type Texts } from './typed-value.rules.ts';

interface ValueFieldsProps {
  kind: ParameterKind;
  choices: ParameterDefinition['choices'];
  unit: string;
  currency: string;
  texts: Texts;
  error: string | undefined;
  /** Called when a row was added or removed. */
  onRows: () => void;
}

/** The fields of a value of any kind. Its error leads to the first of them, or into the line that it names. */
export const ValueFields = (props: ValueFieldsProps) => (
  <fieldset name="Value">
    <legend className="sr">Valor</legend>
    <Fields {...props} />
  </fieldset>
);

/** The number of the line that an error names: 'Línea 2: la edad va de 0 a 120 años, en números.' */
const lineOf = (error: string | undefined) => Number(/^Línea (\d+):/.exec(error ?? '')?.[1]);

function Fields({ kind, choices, unit, currency, texts, error, onRows }: ValueFieldsProps) {
  const bad = error === undefined ? {} : { error };
  if (isTable(kind))
    return <Rows kind={kind} currency={currency} texts={texts} error={error} onRows={onRows} />;
  if (kind === 'age')
    return (
      <div className={styles.row}>
        <TextField label="Años" name="years" inputMode="numeric" defaultValue={texts['years']} {...bad} />
        <TextField label="Meses" optional name="months" inputMode="numeric" defaultValue={texts['months']} />
      </div>
    );
  if (kind === 'children')
    return (
      <div className={styles.row}>
        <SelectField label="Quién puede" options={parents} name="sex" defaultValue={texts['sex'] ?? ''} />
        <TextField
          label="Meses por cada hijo"
          name="months"
          inputMode="numeric"
          defaultValue={texts['months']}
          {...bad}
        />
        <TextField
          label="Hijos que cuentan"
          optional
          name="most"
          inputMode="numeric"
          defaultValue={texts['most']}
        />
      </div>
    );
  const shared = { name: 'value', defaultValue: texts['value'] ?? '', autoComplete: 'off', ...bad };
  if (kind === 'choice')
    return (
      <SelectField
        label="Respuesta"
        options={[
          { value: '', label: 'Todavía no se sabe' },
          ...Object.entries(choices ?? {}).map(([value, label]) => ({ value, label })),
        ]}
        name="value"
        defaultValue={texts['value'] ?? ''}
        {...bad}
      />
    );
  if (kind === 'list')
    return <TextArea label="Lista" hint="Una línea por cada cosa." rows={6} grows {...shared} />;
  if (kind === 'lives')
    return (
      <TextArea
        label="Tabla"
        hint="Una línea por edad, de 0 a 110: edad; mujeres; hombres. Es la probabilidad de morir en un año, de 0 a 1. Puedes pegarla de una hoja de cálculo."
        rows={12}
        {...shared}
      />
    );
  if (kind === 'phone')
    return (
      <TextField
        label="Número"
        hint="Como se marca; detrás puede ir algo más, por ejemplo «gratis»."
        {...shared}
      />
    );
  if (kind === 'text') return <TextArea label="Texto" rows={2} grows {...shared} />;
  if (kind === 'link')
    return (
      <TextField
        label="Dirección"
        hint="https://…, un correo como mailto:…, o una página de este sitio como /contact."
        {...shared}
      />
    );
  const labels = {
    money: `Monto en ${currency}${unit === '' ? '' : `, ${unit}`}`,
    rate: `Porcentaje ${unit}`,
    months: 'Meses',
    count: 'Veces',
  };
  const hints = {
    money: 'Por ejemplo 1800 o 1800,50.',
    rate: 'Por ejemplo 12,5.',
    months: 'De 0 a 720.',
    count: 'De 1 a 24.',
  };
  return (
    <TextField
      label={labels[kind as 'money']}
      hint={hints[kind as 'money']}
      inputMode="decimal"
      {...shared}
    />
  );
}

const parents = [
  { value: '', label: 'Madres y padres' },
  { value: 'female', label: 'Madres' },
  { value: 'male', label: 'Padres' },
];

const sexOptions = [
  { value: '', label: 'Todos' },
  { value: 'female', label: 'Mujeres' },
  { value: 'male', label: 'Hombres' },
];

/** The rows of a table; each can be removed, and one added at the end. */
function Rows({ kind, currency, texts, error, onRows }: Omit<ValueFieldsProps, 'unit' | 'choices'>) {
  const [rows, setRows] = useState(() => (rowNumbers(texts).length === 0 ? [0] : rowNumbers(texts)));
  const change = (next: number[]) => {
    setRows(next);
    onRows();
  };
  /** The rows as the error counts them: it stays with its line when one before it is removed. */
  const [judged, setJudged] = useState({ error, rows });
  if (judged.error !== error) setJudged({ error, rows });
  const line = lineOf(error);
  const wrongRow = judged.rows[line - 1];
  return (
    <div>
      {rows.map((row, place) => {
        const isWrong = row === wrongRow;
        const field = (name: string) => ({
          name: `row${row}.${name}`,
          defaultValue: texts[`row${row}.${name}`] ?? '',
        });
        return (
          <fieldset key={row} className={styles.row} aria-describedby={isWrong ? 'rows-error' : undefined}>
            <legend>Línea {place + 1}</legend>
            {kind !== 'floors' && (
              <>
                <SelectField label="Para quién" options={sexOptions} {...field('sex')} />
                <TextField label="Nació desde" optional type="date" {...field('from')} />
                <TextField label="Nació hasta" optional type="date" {...field('until')} />
                <TextField
                  label="Edad, años"
                  optional={kind === 'ways'}
                  inputMode="numeric"
                  {...field('years')}
                />
                <TextField label="Edad, meses" optional inputMode="numeric" {...field('months')} />
              </>
            )}
            {kind !== 'ages' && <TextField label="Meses de aporte" inputMode="numeric" {...field('paid')} />}
            {kind === 'ways' && (
              <TextField label="Paga, % del sueldo" optional inputMode="decimal" {...field('share')} />
            )}
            {kind === 'floors' && (
              <TextField label={`Monto en ${currency} al mes`} inputMode="decimal" {...field('amount')} />
            )}
            <Button kind="text" onClick={() => change(rows.filter((each) => each !== row))}>
              Quitar<span className="sr"> la línea {place + 1}</span>
            </Button>
            {isWrong && (
              <div className={styles.wrong}>
                <FieldNotes id="rows" error={error?.replace(`${line}`, `${place + 1}`)} />
              </div>
            )}
          </fieldset>
        );
      })}
      {error !== undefined && Number.isNaN(line) && <FieldNotes id="rows" error={error} />}
      <Button kind="line" size="small" onClick={() => change([...rows, Math.max(-1, ...rows) + 1])}>
        Agregar una línea
      </Button>
    </div>
  );
}
