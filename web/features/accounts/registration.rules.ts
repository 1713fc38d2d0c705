import type { FieldError } from '../../../contract/envelope.ts';

/** The second password must equal the first (spec 15.2). */
export function passwordsAgree(values: Record<string, string>): FieldError[] {
  const agrees = (values['password'] ?? values['Password']) === values['confirmation'];
  return agrees ? [] : [{ field: 'confirmation', message: 'Las Contraseñas deben coincidir.' }];
}
