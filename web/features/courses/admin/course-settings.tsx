import { useState } from 'react';
import { languages } from '../../../../contract/constants.ts';
import { CheckField } from '../../../components/forms/check-field.tsx';
import { SelectField } from '../../../components/forms/select-field.tsx';
import { NumberField, TextField } from '../../../components/forms/text-field.tsx';
import { Card } from '../../../components/page/card.tsx';
import { portalZone } from '../../../lib/format.ts';
import type { FormState } from '../../../lib/forms/use-form.ts';

type CourseSettingsProps = {
  field: FormState['field'];
  moduleCount: number;
};

const figures = [
  { name: 'Duration', label: 'Tiempo de Lectura (minutos)', max: 10_000 },
  { name: 'DurationText', label: 'Tiempo de examen (minutos)', max: 1440 },
  { name: 'Calification', label: 'Calificación Mínima', max: 100, hint: 'De 1 a 100.' },
  {
    name: 'CantidadPregunta',
    label: 'Cantidad de preguntas',
    max: 500,
    hint: 'Cuántas trae cada examen, elegidas al azar.',
  },
] as const;

/**
 * The number of lessons. It follows the number of modules while both are the same; a number that somebody gave stays.
 */
function LessonsField({ field, moduleCount }: CourseSettingsProps) {
  const { defaultValue: stored = '', ...props } = field('CountModule');
  const [given, setGiven] = useState(() => (stored === '' || Number(stored) === moduleCount ? null : stored));
  return (
    <NumberField
      {...props}
      label="Lecciones"
      min={1}
      max={500}
      value={given ?? moduleCount}
      onChange={({ currentTarget }) => setGiven(currentTarget.value)}
      hint={`La lista tiene ${moduleCount} ${moduleCount === 1 ? 'módulo' : 'módulos'}.`}
    />
  );
}

const dates = [
  { name: 'OpensAt', label: 'Abre', hint: 'Antes se puede aplicar, y nadie lee.' },
  { name: 'ClosesAt', label: 'Cierra', hint: 'Después nadie aplica ni empieza un examen; leer se puede.' },
  { name: 'ExamOpensAt', label: 'El examen abre', hint: 'Vacío: con el curso.' },
  {
    name: 'ExamClosesAt',
    label: 'El examen cierra',
    hint: 'Quien empezó antes termina sus minutos.',
  },
] as const;

/** When the course and its exam open and close; folded while there is no date. */
function Dates({ field }: Pick<CourseSettingsProps, 'field'>) {
  const isOpen = dates
    .map(({ name }) => field(name))
    .some(({ defaultValue, error }) => defaultValue || error);
  return (
    <details open={isOpen || undefined}>
      <summary>Fechas</summary>
      <div className="stack">
        <p className="muted">Sin fechas está siempre abierto. Son horas de {portalZone()}.</p>
        {dates.map(({ name, label, hint }) => (
          <TextField key={name} {...field(name)} label={label} type="datetime-local" hint={hint} />
        ))}
      </div>
    </details>
  );
}

export function CourseSettings({ field, moduleCount }: CourseSettingsProps) {
  const { defaultValue: certificate, ...certificateField } = field('Certificado');
  return (
    <Card flat padded className="stack">
      <SelectField
        {...field('Published')}
        label="Estado"
        options={[
          { value: 'true', label: 'Publicado' },
          { value: 'false', label: 'Borrador' },
        ]}
        hint="Un borrador solo lo ven los administradores y quienes ya lo tomaron."
      />
      <SelectField
        {...field('Language')}
        label="Idioma"
        options={languages.map((language) => ({ value: language, label: language }))}
      />
      <LessonsField field={field} moduleCount={moduleCount} />
      {figures.map(({ name, label, max, ...more }) => (
        <NumberField key={name} {...field(name)} label={label} min={1} max={max} {...more} />
      ))}
      <CheckField
        {...certificateField}
        label="Certificado"
        value="1"
        defaultChecked={certificate === '1'}
        hint="Quien llega a la calificación mínima recibe uno."
      />
      <Dates field={field} />
    </Card>
  );
}
