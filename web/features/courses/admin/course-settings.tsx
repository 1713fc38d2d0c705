import { useState } from 'react';
import { languages } from '../../../../contract/constants.ts';
import { CheckField } from '../../../components/forms/check-field.tsx';
import { SelectField } from '../../../components/forms/select-field.tsx';
import { NumberField, TextField } from '../../../components/forms/text-field.tsx';
import { Card } from '../../../components/page/card.tsx';
import type { FormTexts } from '../../../lib/form-texts.ts';
import { portalZone } from '../../../lib/format.ts';

type CourseSettingsProps = {
  texts: FormTexts;
  errors: Record<string, string>;
  /** The number of modules in the list. */
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
function LessonsField({ texts, errors, moduleCount }: CourseSettingsProps) {
  const { CountModule: stored = '' } = texts;
  const [given, setGiven] = useState(() => (stored === '' || Number(stored) === moduleCount ? null : stored));
  return (
    <NumberField
      name="CountModule"
      label="Lecciones"
      min={1}
      max={500}
      value={given ?? moduleCount}
      onChange={({ currentTarget }) => setGiven(currentTarget.value)}
      error={errors['CountModule']}
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
function Dates({ texts, errors }: Pick<CourseSettingsProps, 'texts' | 'errors'>) {
  const isOpen = dates.some(({ name }) => texts[name] || errors[name]);
  return (
    <details open={isOpen || undefined}>
      <summary>Fechas</summary>
      <div className="stack">
        <p className="muted">Sin fechas está siempre abierto. Son horas de {portalZone()}.</p>
        {dates.map(({ name, label, hint }) => (
          <TextField
            key={name}
            name={name}
            label={label}
            type="datetime-local"
            defaultValue={texts[name]}
            hint={hint}
            error={errors[name]}
          />
        ))}
      </div>
    </details>
  );
}

/** The settings of a course: publication, language, figures and certificate. */
export function CourseSettings({ texts, errors, moduleCount }: CourseSettingsProps) {
  return (
    <Card flat padded className="stack">
      <SelectField
        label="Estado"
        name="Published"
        options={[
          { value: 'true', label: 'Publicado' },
          { value: 'false', label: 'Borrador' },
        ]}
        defaultValue={texts['Published']}
        error={errors['Published']}
        hint="Un borrador solo lo ven los administradores y quienes ya lo tomaron."
      />
      <SelectField
        label="Idioma"
        name="Language"
        options={languages.map((language) => ({ value: language, label: language }))}
        defaultValue={texts['Language']}
        error={errors['Language']}
      />
      <LessonsField texts={texts} errors={errors} moduleCount={moduleCount} />
      {figures.map(({ name, label, max, ...more }) => (
        <NumberField
          key={name}
          name={name}
          label={label}
          min={1}
          max={max}
          defaultValue={texts[name]}
          error={errors[name]}
          {...more}
        />
      ))}
      <CheckField
        label="Certificado"
        name="Certificado"
        value="1"
        defaultChecked={texts['Certificado'] === '1'}
        error={errors['Certificado']}
        hint="Quien llega a la calificación mínima recibe uno."
      />
      <Dates texts={texts} errors={errors} />
    </Card>
  );
}
