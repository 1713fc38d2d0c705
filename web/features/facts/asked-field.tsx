import { TextArea } from '../../components/forms/text-field.tsx';
import type { FormState } from '../../lib/forms/use-form.ts';

export const askedLabel = 'También se pregunta como';

/** The other ways in which people ask for a fact or calculator, for the search. */
export function AskedField(field: ReturnType<FormState['field']>) {
  return (
    <TextArea
      {...field}
      label={askedLabel}
      optional
      rows={4}
      grows
      hint="Una forma de preguntar por línea, como la escribe la gente. Si alguien busca con esas palabras, esto sale arriba de los resultados."
    />
  );
}
