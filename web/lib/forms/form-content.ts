import type { FieldError } from '../../../contract/envelope.ts';

/** The texts of a form by field name; checked boxes with the same name are joined by a comma ('A,C'). */
export function textsOf(form: HTMLFormElement): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') texts[name] = name in texts ? `${texts[name]},${value}` : value;
  }
  return texts;
}

/** The chosen files by field name, without empty fields. */
export function filesOf(form: HTMLFormElement): Record<string, File> {
  const files = [...new FormData(form)].filter(([, value]) => value instanceof File && value.size > 0);
  return Object.fromEntries(files) as Record<string, File>;
}

/** An error with its field and that field's label ('' = none); both are undefined if the form has no such field. */
export interface NamedError extends FieldError {
  control?: HTMLElement;
  label?: string;
}

const fieldsOf = (form: HTMLFormElement, field: string) =>
  ([...form.elements] as HTMLInputElement[]).filter(({ name }) => name === field);

/** Sorts errors by the position of their fields in the form. */
export function named(form: HTMLFormElement, errors: readonly FieldError[]): NamedError[] {
  const placeOf = ({ control }: NamedError) => [...form.elements].indexOf(control as Element);
  return errors
    .map((error): NamedError => {
      const fields = fieldsOf(form, error.field);
      const [control] = fields;
      if (control === undefined) return error;
      const legend = fields.length > 1 && control.closest('fieldset')?.querySelector('legend');
      const label = ((legend || control.labels?.[0])?.textContent ?? '').replace(' (opcional)', '');
      return { ...error, control, label };
    })
    .toSorted((left, right) => placeOf(left) - placeOf(right));
}

/** The reason why a chosen file was rejected: without it the field looks as if nothing had been chosen. */
export function refusedChoice(form: HTMLFormElement, name: string): string | undefined {
  const [control] = fieldsOf(form, name);
  return control?.validity.customError ? control.validationMessage : undefined;
}
