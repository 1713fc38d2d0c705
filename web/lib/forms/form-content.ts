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

/** The errors in the order of their fields in the form. */
export function inFormOrder(form: HTMLFormElement, errors: FieldError[]): FieldError[] {
  const names = [...form.elements].map((element) => element.getAttribute('name'));
  return errors.toSorted((left, right) => names.indexOf(left.field) - names.indexOf(right.field));
}
